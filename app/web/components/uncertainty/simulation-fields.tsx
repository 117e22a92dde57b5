import { type FlowMethodName, usualDeviations } from "@valora/valuation";
import { type FormEvent, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { RateName } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import {
  offeredPaths,
  type SimulationSettings,
  seedRange,
} from "../../../core/analysis/contracts/shown-parts/simulation-settings.ts";
import { useFormats } from "../../analysis/formats.ts";
import { SelectField, TextField } from "../../design/field.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import { type RefusedSettings, type SettingField, settingsIn } from "./simulation-settings.ts";

type SimulationFieldsProps = {
  method: FlowMethodName;
  /** What the discount rate of that method is called. */
  rate: RateName;
  settings: SimulationSettings;
  refused: RefusedSettings;
  /** The page without its question, and the question as the reader has it. */
  address: string;
  search: string;
  onChange: (settings: SimulationSettings) => void;
};

/** How wide each assumption is drawn, how often, and from which seed. A form that works by itself, and at once with scripts. */
export function SimulationFields({
  method,
  rate,
  settings,
  refused: first,
  address,
  search,
  onChange,
}: SimulationFieldsProps) {
  const t = useTranslations("uncertainty.simulation");
  const levers = useTranslations("understanding.tornado.levers");
  const formats = useFormats();
  const language = useLocale();
  const carried = useCarriedLanguage();
  const [refused, setRefused] = useState(first);
  const errorOf = useErrorText(refused);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = settingsIn(new FormData(event.currentTarget), language);
    setRefused(read.refused);
    if (Object.keys(read.refused).length === 0) onChange(read.settings);
  };
  return (
    <details className="disclosure mt-3" open={Object.keys(first).length > 0}>
      <summary>{t("change")}</summary>
      <form className="simulation-fields" action={`${address}#simulation`} method="get" onSubmit={send}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {carried === null ? null : <input type="hidden" name="lang" value={carried} />}
        <input type="hidden" name="draw" value="1" />
        {usualDeviations[method].map(([lever, { kind, size }]) => (
          <TextField
            key={`${method}-${lever}`}
            name={`sd-${lever}`}
            label={t("deviation", { lever: levers(lever, { rate }), kind })}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={refused[`sd-${lever}`]?.text ?? formats.number((settings.deviations[lever] ?? size) * 100, 1)}
            error={errorOf(`sd-${lever}`)}
          />
        ))}
        <SelectField name="paths" label={t("paths")} defaultValue={settings.paths} error={errorOf("paths")}>
          {offeredPaths.map((paths) => (
            <option key={paths} value={paths}>
              {formats.number(paths)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="seed"
          label={t("seed")}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={refused.seed?.text ?? settings.seed}
          hint={t("seedHint")}
          error={errorOf("seed")}
        />
        <button type="submit" className="button button-primary">
          {t("run")}
        </button>
      </form>
    </details>
  );
}

/** The error of a field, in words; undefined without one. */
function useErrorText(refused: RefusedSettings) {
  const t = useTranslations("uncertainty.simulation");
  const formats = useFormats();
  return (field: SettingField) => {
    const problem = refused[field];
    if (problem === undefined) return undefined;
    if (field === "seed") return t("seedRefused", { maximum: formats.number(seedRange.maximum) });
    return t(problem.reason === "notNumber" ? "notNumber" : "deviationRefused", { example: formats.number(1.5, 1) });
  };
}
