import type { Assumption, AssumptionOverrides, CompanyFile, CurrencyCode, ValuationReport } from "@valora/valuation";
import { memo, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../../../design/data-table.tsx";
import { FoldedSection } from "../../folds/folded-section.tsx";
import { TinyPicture, tinyWidth } from "../../folds/tiny-picture.tsx";
import { block } from "../../folds/tiny-shapes.ts";
import { TraceDrawer } from "../../trace/trace-drawer.tsx";
import { type TraceTarget, TraceTargetContext } from "../../trace/trace-link.tsx";
import { TraceSteps } from "../../trace/trace-steps.tsx";
import { DerivedRows } from "./derived-rows.tsx";
import { PublishedRows } from "./published-rows.tsx";
import { RatePair } from "./rate-pair.tsx";

/** The weights of equity and of debt in the cost of capital. */
function WeightsPicture({ report: { assumptions } }: { report: ValuationReport }) {
  const { equityWeight, debtWeight } = assumptions;
  if (equityWeight === null || debtWeight === null) return null;
  const edge = equityWeight * tinyWidth;
  return (
    <TinyPicture
      shapes={[
        { fill: "var(--s4)", path: block(0, 9, edge, 10) },
        { fill: "var(--s2)", path: block(edge, 9, tinyWidth - edge, 10) },
      ]}
    />
  );
}

type AssumptionsTableProps = {
  report: ValuationReport;
  file: CompanyFile;
  currency: CurrencyCode;
  /** The reader's overrides. */
  chosen: AssumptionOverrides;
};

/** Where the cost of capital comes from: every piece with its source and date, the computed beside the one in use. */
export const AssumptionsTable = memo(function AssumptionsTable(props: AssumptionsTableProps) {
  const { report, file, currency, chosen } = props;
  const t = useTranslations("analysis.assumptions");
  const { trace } = report.assumptions;
  const [path, setPath] = useState<readonly number[]>([]);
  const target = useMemo<TraceTarget>(
    () => ({ prefix: "step-wacc", open: (id) => setPath((before) => [...before, id]) }),
    [],
  );
  return (
    <TraceTargetContext value={target}>
      <FoldedSection
        name="assumptions"
        title={t("title")}
        finding={<CapitalFinding report={report} />}
        picture={<WeightsPicture report={report} />}
        trace={capitalTrace(report)}
      >
        <ScrollRegion label={t("region")} className="scroll-x mt-3">
          <DataTable
            className="table table-stacks md:min-w-[640px]"
            columns={[
              textColumn(t("item")),
              figureColumn(t("computed")),
              figureColumn(t("inUse")),
              textColumn(t("source")),
              textColumn(t("asOf")),
            ]}
          >
            <PublishedRows report={report} file={file} chosen={chosen} />
            <DerivedRows report={report} />
          </DataTable>
        </ScrollRegion>
        <RatePair assumptions={report.assumptions} reference={file.reference} chosen={chosen} />
        {trace === null ? (
          <p className="t-small mt-3 text-ink-2">{t("none")}</p>
        ) : (
          <>
            <TraceSteps
              trace={trace}
              currency={currency}
              countTrace="assumptions/steps"
              title={t("steps", { count: String(trace.nodes.length) })}
            />
            <TraceDrawer trace={trace} currency={currency} path={path} onPath={setPath} />
          </>
        )}
      </FoldedSection>
    </TraceTargetContext>
  );
});

/** The addresses of the figures in the finding. */
const capitalTrace = ({ assumptions }: ValuationReport): string =>
  (["wacc", "costOfEquity", "costOfDebt"] as const)
    .flatMap((name) => (assumptions[name] === null ? [] : [`assumptions/${name}/value`]))
    .join(" ");

/** The rate in use and what it is made of, in a sentence. */
function CapitalFinding({ report: { assumptions } }: { report: ValuationReport }) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const { wacc, costOfEquity, costOfDebt } = assumptions;
  const rate = (assumption: Assumption | null) =>
    assumption === null || assumption.value === null ? null : formats.percent(assumption.value, 2);
  const [whole, equity, debt] = [rate(wacc), rate(costOfEquity), rate(costOfDebt)];
  if (equity === null) return t("none");
  return whole === null || debt === null
    ? t("equityFinding", { equity })
    : t("waccFinding", { wacc: whole, equity, debt });
}
