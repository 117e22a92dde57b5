import type { CompanyFile, CurrencyCode, ValuationReport, ValuationRequest } from "@valora/valuation";
import { type SumOfParts, sumOfPartsOf } from "@valora/valuation/sum-of-parts";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { FoldedPanel } from "../../analysis/folds/folded-panel.tsx";
import { TinyPicture } from "../../analysis/folds/tiny-picture.tsx";
import { ledgerColours, ledgerShapes, placing } from "../../analysis/folds/tiny-shapes.ts";
import { TraceDrawer } from "../../analysis/trace/trace-drawer.tsx";
import { type TraceTarget, TraceTargetContext } from "../../analysis/trace/trace-link.tsx";
import { TraceSteps } from "../../analysis/trace/trace-steps.tsx";
import { PartIndustryForm } from "./part-industry-form.tsx";
import { PartsTable } from "./parts-table.tsx";

type SumOfPartsPanelProps = {
  file: CompanyFile;
  report: ValuationReport;
  request: ValuationRequest;
  currency: CurrencyCode;
  /** Where the page stands, and the question in its address. */
  address: string;
  search: string;
};

/** The share as the sum of the company's businesses; nothing where filings tell none. */
export function SumOfPartsPanel({ file, report, request, currency, address, search }: SumOfPartsPanelProps) {
  const t = useTranslations("understanding.parts");
  const told = useMemo(() => sumOfPartsOf(file, request), [file, request]);
  if (told.kind === "unavailable" && told.reason !== "assumptionMissing") return null;
  if (told.kind === "unavailable")
    return (
      <FoldedPanel name="parts" title={t("title")} say={t("toChoose")}>
        <PartIndustryForm file={file} address={address} search={search} />
      </FoldedPanel>
    );
  return (
    <FoldedPanel
      name="parts"
      title={t("title")}
      aside={t("caption", { year: told.fiscalYearEnd.slice(0, 4) })}
      traces={{
        say: "sumOfParts/perShare/neutral sumOfParts/perShare/conservative sumOfParts/perShare/optimistic sumOfParts/difference/neutral sumOfParts/told",
        aside: "sumOfParts/fiscalYearEnd",
      }}
      say={<Finding told={told} currency={currency} />}
      picture={<PartsPicture told={told} />}
    >
      <p className="t-small mt-3 max-w-[80ch] text-ink-2">{t("lead")}</p>
      <PartsTable told={told} scenario={report.scenario} currency={currency} />
      <PartIndustryForm file={file} address={address} search={search} />
      <Steps told={told} currency={currency} />
    </FoldedPanel>
  );
}

/** What the share is worth so, and how much of the company the parts tell. */
function Finding({ told, currency }: { told: SumOfParts; currency: CurrencyCode }): ReactNode {
  const t = useTranslations("understanding.parts");
  const formats = useFormats();
  const { perShare, difference } = told;
  const { conservative, neutral, optimistic } = perShare;
  const values = {
    middle: formats.price(neutral.value, currency),
    low: formats.amount(Math.min(conservative.value, optimistic.value)),
    high: formats.amount(Math.max(conservative.value, optimistic.value)),
  };
  const said =
    neutral.value <= 0
      ? t("underWater")
      : t("say", {
          ...values,
          range: values.low === values.high ? "no" : "yes",
          side: difference === null ? "none" : difference.neutral < 0 ? "below" : "above",
          difference: difference === null ? "" : formats.percent(Math.abs(difference.neutral), 0),
        });
  const share =
    told.told === null
      ? t("toldUnknown")
      : t("told", { share: formats.percent(told.told.value), figure: told.told.figure });
  return `${said} ${share}`;
}

const mostPictured = 4;

/** The largest parts and all together, at the middle multiple. */
function PartsPicture({ told: { lines, enterprise } }: { told: SumOfParts }) {
  const largest = lines
    .map(({ value }) => value.neutral.value)
    .toSorted((one, other) => Math.abs(other) - Math.abs(one))
    .slice(0, mostPictured);
  const ends = [0, ...largest, enterprise.neutral];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  if (!(most > least)) return null;
  const at = placing([least, most]);
  const rows = [
    ...largest.map((value) => ({ to: value, fill: "part" as const })),
    { to: enterprise.neutral, fill: "total" as const },
  ];
  return (
    <TinyPicture
      shapes={ledgerShapes(
        rows.map(({ to, fill }) => [{ from: at(0), to: at(to), fill }]),
        null,
        ledgerColours,
      )}
    />
  );
}

function Steps({ told: { trace }, currency }: { told: SumOfParts; currency: CurrencyCode }) {
  const t = useTranslations("analysis.how");
  const [path, setPath] = useState<readonly number[]>([]);
  const target = useMemo<TraceTarget>(
    () => ({ prefix: "step-sumOfParts", open: (node) => setPath((before) => [...before, node]) }),
    [],
  );
  return (
    <TraceTargetContext value={target}>
      <TraceSteps
        trace={trace}
        currency={currency}
        countTrace="sumOfParts/steps"
        title={t("steps", { count: String(trace.nodes.length) })}
      />
      <TraceDrawer trace={trace} currency={currency} path={path} onPath={setPath} />
    </TraceTargetContext>
  );
}
