import type { CompanyFile, CurrencyCode, MethodName, ValuationReport, ValuationRequest } from "@valora/valuation";
import {
  type ByColumn,
  type CustomScenario,
  type CustomStep,
  customScenarioOf,
  scenarioColumns,
} from "@valora/valuation/custom-scenario";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "use-intl";
import { customSettingKey } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture } from "../analysis/folds/tiny-picture.tsx";
import { ledgerColours, ledgerShapes } from "../analysis/folds/tiny-shapes.ts";
import { useRateName } from "../analysis/settings/rate-name.ts";
import { LedgerChart } from "./ledger-chart.tsx";
import { placedSteps, useSignedAmount } from "./ledger-steps.ts";

type CustomScenarioPanelProps = {
  file: CompanyFile;
  report: ValuationReport;
  request: ValuationRequest;
  currency: CurrencyCode;
};

/** The reader's own scenario beside the three, and what each setting does to the mean; nothing where nothing is set. */
export function CustomScenarioPanel({ file, request, currency }: CustomScenarioPanelProps) {
  const t = useTranslations("understanding.custom");
  const formats = useFormats();
  const custom = useMemo(() => customScenarioOf(file, request), [file, request]);
  if (custom === null) return null;
  return (
    <FoldedPanel
      name="custom"
      title={t("title")}
      aside={t("caption", { currency: formats.currency(currency) })}
      traces={{ say: ["custom/means/neutral", "custom/means/custom", ...addressesOf(largestStep(custom))].join(" ") }}
      say={<Finding custom={custom} />}
      picture={<MovesPicture custom={custom} />}
    >
      <Columns custom={custom} />
      <Moves custom={custom} />
    </FoldedPanel>
  );
}

const sizeOf = ({ effect }: CustomStep) => Math.abs(effect);
/** Less than half a cent would be shown as nothing. */
const isShown = (step: CustomStep) => sizeOf(step) >= 0.005;

/** What moves the mean most; undefined where nothing moves it. */
const largestStep = ({ steps }: Pick<CustomScenario, "steps">): CustomStep | undefined =>
  (steps ?? []).filter(isShown).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

/** Where its effect stands among the figures of the page. */
const addressesOf = (step: CustomStep | undefined): readonly string[] =>
  step === undefined ? [] : [`custom/steps/${step.settings.join("+")}/effect`];

/** What a step sets, in words. */
function useStepName(): (step: CustomStep) => string {
  const t = useTranslations();
  const rate = useRateName();
  return ({ settings }) => settings.map((setting) => t(customSettingKey(setting, rate))).join(" + ");
}

/** How far the mean goes, and what moves it most. */
function Finding({ custom: { means, steps } }: { custom: CustomScenario }): ReactNode {
  const t = useTranslations("understanding.custom");
  const formats = useFormats();
  const signed = useSignedAmount();
  const nameOf = useStepName();
  if (means.neutral === null || means.custom === null || steps === null)
    return t("noMean", { which: means.custom === null ? "custom" : "neutral" });
  const most = largestStep({ steps });
  const [neutral, own] = [formats.amount(means.neutral), formats.amount(means.custom)];
  if (most === undefined) return t("same", { custom: own });
  return t("say", { neutral, custom: own, step: nameOf(most), effect: signed(most.effect) });
}

/** Each method, and the mean of those that vote, in the three scenarios and in the reader's own. */
function Columns({ custom }: { custom: CustomScenario }) {
  const t = useTranslations();
  const formats = useFormats();
  const row = (name: string, address: string, values: ByColumn, className?: string) => (
    <tr key={address} className={className}>
      <th scope="row">{name}</th>
      {scenarioColumns.map((column) => (
        <td
          key={column}
          className={column === "custom" ? "figure text-accent" : "figure"}
          data-trace={`${address}/${column}`}
        >
          {values[column] === null ? "–" : formats.amount(values[column])}
        </td>
      ))}
    </tr>
  );
  return (
    <ScrollRegion label={t("understanding.custom.title")}>
      <DataTable
        className="table custom-columns"
        columns={[
          textColumn(t("understanding.custom.method")),
          figureColumn(t("analysis.scenarios.conservative")),
          figureColumn(t("analysis.scenarios.neutral")),
          figureColumn(t("analysis.scenarios.optimistic")),
          figureColumn(t("understanding.custom.yours")),
        ]}
      >
        {custom.methods.map(({ method, values }) =>
          row(t(`methods.${method}.name`), `custom/methods/${method}`, values),
        )}
        {row(t("understanding.custom.mean"), "custom/means", custom.means, "total")}
      </DataTable>
    </ScrollRegion>
  );
}

/** The two means, and between them what each setting does to the one before it, from nothing to the most. */
function placed({ means, steps }: CustomScenario) {
  const { neutral, custom } = means;
  if (neutral === null || custom === null || steps === null) return null;
  return { neutral, custom, ...placedSteps(neutral, custom, steps) };
}

const mostPictured = 4;

function MovesPicture({ custom }: { custom: CustomScenario }) {
  const drawn = placed(custom);
  if (drawn === null) return null;
  const { neutral, custom: own, spans, at } = drawn;
  const largest = spans.toSorted((one, other) => sizeOf(other.step) - sizeOf(one.step)).slice(0, mostPictured);
  const rows = [
    { from: 0, to: neutral, fill: "total" },
    ...spans.filter((span) => largest.includes(span)).map(({ from, to }) => ({ from, to, fill: "part" })),
    { from: 0, to: own, fill: "total" },
  ];
  return (
    <TinyPicture
      shapes={ledgerShapes(
        rows.map(({ from, to, fill }) => [{ from: at(from), to: at(to), fill }]),
        null,
        ledgerColours,
      )}
    />
  );
}

function Moves({ custom }: { custom: CustomScenario }) {
  const t = useTranslations("understanding.custom");
  const formats = useFormats();
  const signed = useSignedAmount();
  const nameOf = useStepName();
  const votersOf = useVotersText();
  const drawn = placed(custom);
  if (drawn === null) return null;
  const { neutral, custom: own, spans, at } = drawn;
  const total = (column: "neutral" | "custom", label: string, value: number) => ({
    key: column,
    trace: `custom/means/${column}`,
    label,
    stretches: [{ from: at(0), to: at(value), fill: "total" as const }],
    figure: formats.amount(value),
    isTotal: true,
  });
  return (
    <>
      <LedgerChart
        caption={t("moves")}
        rows={[
          total("neutral", t("from"), neutral),
          ...spans.map(({ step, from, to }) => ({
            key: step.settings.join("+"),
            trace: addressesOf(step).join(" "),
            label: nameOf(step),
            ...votersOf(step),
            stretches: [{ from: at(from), to: at(to), fill: step.effect < 0 ? ("taken" as const) : ("part" as const) }],
            figure: signed(step.effect),
          })),
          total("custom", t("to"), own),
        ]}
      />
      <p className="explains t-tiny mt-2 text-ink-3">{t("order")}</p>
    </>
  );
}

/** Which methods a step brings into the mean, or takes out of it. */
function useVotersText(): (step: CustomStep) => { note?: string } {
  const t = useTranslations();
  const list = new Intl.ListFormat(useFormats().language, { type: "conjunction" });
  const text = (key: "joined" | "left", methods: readonly MethodName[]) =>
    methods.length === 0
      ? []
      : [
          t(`understanding.custom.${key}`, {
            methods: list.format(methods.map((method) => t(`methods.${method}.name`))),
            count: methods.length,
          }),
        ];
  return ({ joined, left }) => {
    const note = [...text("left", left), ...text("joined", joined)].join(" ");
    return note === "" ? {} : { note };
  };
}
