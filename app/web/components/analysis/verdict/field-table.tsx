import type { MethodReport, PerShare, ValuationReport } from "@valora/valuation";
import { Table2 } from "lucide-react";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../../design/data-table.tsx";
import { FoldLink } from "../folds/fold-link.tsx";
import { useFold } from "../folds/folds.tsx";

/** The figures of the football field, for those who would rather read than look. */
export const FieldTable = memo(function FieldTable({ report }: { report: ValuationReport }) {
  const t = useTranslations("analysis");
  const fold = useFold("field");
  const title = (
    <>
      <Table2 size={14} strokeWidth={1.6} aria-hidden="true" />
      {t("field.asTable")}
    </>
  );
  if (fold === null)
    return (
      <details className="disclosure mt-2 no-print">
        <summary>{title}</summary>
        <Rows report={report} />
      </details>
    );
  return (
    <div className="disclosure mt-2 no-print" id="field">
      <FoldLink fold={fold} className="disclosure-link">
        {title}
      </FoldLink>
      {fold.isOpen ? <Rows report={report} /> : null}
    </div>
  );
});

function Rows({ report }: { report: ValuationReport }) {
  const t = useTranslations("analysis");
  return (
    <ScrollRegion label={t("field.asTable")}>
      <DataTable
        className="table min-w-[520px]"
        columns={[
          textColumn(t("field.method")),
          figureColumn(t("scenarios.conservative")),
          figureColumn(t("scenarios.neutral")),
          figureColumn(t("scenarios.optimistic")),
          figureColumn(t("field.difference")),
          textColumn(t("field.status")),
        ]}
      >
        {report.methods.map((method) => (
          <FieldTableRow key={method.method} report={method} />
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

function FieldTableRow({ report }: { report: MethodReport }) {
  const t = useTranslations();
  const formats = useFormats();
  const { method, range, difference, outcome, status } = report;
  const amount = (value: PerShare | null) => (value === null ? "–" : formats.amount(value));
  const word = () => {
    if (outcome.kind === "notApplicable") return t("analysis.notApplicable");
    if (!outcome.votes) return t("analysis.noVote");
    return status === null ? t("analysis.statusNone") : t(`analysis.status.${status}`);
  };
  return (
    <tr>
      <th scope="row">{t(`methods.${method}.name`)}</th>
      <td className="figure" data-trace={`methods/${method}/range/conservative`}>
        {amount(range.conservative)}
      </td>
      <td className="figure" data-trace={`methods/${method}/range/neutral`}>
        {amount(range.neutral)}
      </td>
      <td className="figure" data-trace={`methods/${method}/range/optimistic`}>
        {amount(range.optimistic)}
      </td>
      <td className="figure" data-trace={`methods/${method}/difference`}>
        {difference === null ? "–" : formats.signedPercent(difference)}
      </td>
      <td>{word()}</td>
    </tr>
  );
}
