import { useTranslations } from "use-intl";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import {
  limitBounds,
  mostLimits,
  type WatchedFigure,
  watchedFigures,
} from "../../../features/theses/contracts/thesis-limit.ts";
import { FieldError, SelectField, TextField } from "../../design/field.tsx";

/** A figure to which a limit may be set, by its name in the reader's language. */
export type NamedFigure = { name: WatchedFigure; label: string };

type LimitFieldsProps = {
  figures: readonly NamedFigure[];
  limits: Thesis["limits"];
  /** Undefined: nothing was refused. */
  typed: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
};

const PERCENT = 100;
const PRECISION = 12;

/** What a limit reads as in its field: a rate in percent. */
const written = ({ figure, threshold }: Thesis["limits"][number]): string =>
  String(watchedFigures[figure] === "rate" ? Number((threshold * PERCENT).toPrecision(PRECISION)) : threshold);

/** Rows of limits; one without a figure sets none. */
export function LimitFields({ figures, limits, typed, error }: LimitFieldsProps) {
  const t = useTranslations("theses");
  const rows = Array.from({ length: mostLimits }, (_, place) => {
    const limit = limits[place];
    const kept = {
      Figure: limit?.figure ?? "",
      Bound: limit?.bound ?? "atLeast",
      Threshold: limit ? written(limit) : "",
    };
    const filled = (part: keyof typeof kept) => typed?.[`limit${part}${place}`] ?? kept[part];
    return { place, figure: filled("Figure"), bound: filled("Bound"), threshold: filled("Threshold") };
  });
  const isOpen = error !== undefined || rows.some(({ figure }) => figure !== "");
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{t("limits")}</summary>
      <p className="hint mt-3">{t("limitsLead", { maximum: mostLimits })}</p>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {rows.map(({ place, figure, bound, threshold }) => (
        <fieldset key={place} className="mt-4 grid gap-3 border-0 p-0 sm:grid-cols-[2fr_1fr_1fr]">
          <legend className="sr-only">{t("limitNumber", { number: place + 1 })}</legend>
          <SelectField label={t("limitFigure")} name={`limitFigure${place}`} defaultValue={figure}>
            <option value="">{t("noLimit")}</option>
            {figures.map(({ name, label }) => (
              <option key={name} value={name}>
                {t("limitUnit", { figure: label, unit: watchedFigures[name] })}
              </option>
            ))}
          </SelectField>
          <SelectField label={t("limitBound")} name={`limitBound${place}`} defaultValue={bound}>
            {limitBounds.map((each) => (
              <option key={each} value={each}>
                {t("bound", { bound: each })}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t("limitThreshold")}
            name={`limitThreshold${place}`}
            type="number"
            step="any"
            inputMode="decimal"
            defaultValue={threshold}
          />
        </fieldset>
      ))}
    </details>
  );
}
