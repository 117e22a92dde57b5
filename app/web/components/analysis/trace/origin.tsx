import type { CurrencyCode, Trace, TraceNode } from "@valora/valuation";
import { useContext } from "react";
import { useTranslations } from "use-intl";
import { filingAddress } from "../../../../messages/filing-address.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { FilerContext } from "../evidence/filer-context.ts";
import { useSourceName } from "../evidence/source-name.ts";
import { FormulaInFigures } from "./formula.tsx";
import { isStep, type LeafNode } from "./trace-graph.ts";

/** Where one number comes from, in a line or two: a filing, a dated source, a choice, or a calculation. */
export function Origin({ trace, node, currency }: { trace: Trace; node: TraceNode; currency: CurrencyCode }) {
  if (!isStep(node)) return <LeafOrigin node={node} />;
  return (
    <span className="formula-line num">
      <FormulaInFigures trace={trace} step={node} currency={currency} />
    </span>
  );
}

function LeafOrigin({ node }: { node: LeafNode }) {
  const t = useTranslations();
  const formats = useFormats();
  const nameOf = useSourceName();
  const filer = useContext(FilerContext);
  if (node.kind === "assumption") return t(`trace.chosenBy.${node.chosenBy}`);
  if (node.kind === "reference") {
    return (
      <>
        {node.ticker === null ? "" : `${node.ticker} · `}
        {t("trace.asOf", { date: formats.date(node.asOf) })} · {nameOf(node.source)}
      </>
    );
  }
  const period = (ticker: string) =>
    t(periodText(node.months), {
      ticker,
      date: formats.date(node.fiscalYearEnd),
      months: String(node.months ?? 12),
    });
  if (node.provider === "import")
    return (
      <>
        {period(t("imports.own"))} ·{" "}
        {node.accession === null ? t("figureOrigins.import") : t("imports.importedCell", { cell: node.accession })}
        {node.origin === "derived" ? ` · ${t("figureOrigins.derived")}` : ""}
      </>
    );
  const cik = filer.ticker === node.ticker ? filer.cik : null;
  const address = node.accession === null ? null : filingAddress(node.ticker, node.accession, cik);
  return (
    <>
      {period(node.ticker)} ·{" "}
      {node.filedAt === null ? t("trace.notFiled") : t("trace.filed", { date: formats.date(node.filedAt) })} ·{" "}
      {node.origin === null ? "" : `${t(`figureOrigins.${node.origin}`)} · `}
      {node.accession === null || address === null ? (
        t("trace.noAccession")
      ) : (
        <a className="link" href={address} rel="noopener noreferrer" target="_blank">
          {t("trace.accession", { accession: node.accession })}
        </a>
      )}
    </>
  );
}

/** A fiscal year, so many months, or a day on which a balance stands. */
function periodText(months: number | null | undefined) {
  if (months === undefined) return "trace.figureOf";
  return months === null ? "trace.figureAt" : "trace.figureOfMonths";
}
