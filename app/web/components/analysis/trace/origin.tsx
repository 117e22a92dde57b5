import type { CurrencyCode, FiledFigure, Trace, TraceNode } from "@valora/valuation";
import { useContext } from "react";
import { useTranslations } from "use-intl";
import { filingAddress } from "../../../../messages/filing-address.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { FilerContext } from "../evidence/filer-context.ts";
import { ReadsAnothers } from "../evidence/reads-anothers.ts";
import { useSourceName } from "../evidence/source-name.ts";
import { FormulaInFigures } from "./formula.tsx";
import { isStep, type LeafNode } from "./trace-graph.ts";
import { useTraceWords } from "./trace-words.ts";

type FigureNode = Extract<TraceNode, { kind: "figure" }>;

/** Where one number comes from, in a line or two: a filing, a dated source, a choice, or a calculation. */
export function Origin({ trace, node, currency }: { trace: Trace; node: TraceNode; currency: CurrencyCode }) {
  if (!isStep(node)) return <LeafOrigin node={node} currency={currency} />;
  return (
    <span className="formula-line num">
      <FormulaInFigures trace={trace} step={node} currency={currency} />
    </span>
  );
}

type Choice = Extract<LeafNode, { kind: "assumption" }>;

function ChoiceOrigin({ node: { chosenBy } }: { node: Choice }) {
  const t = useTranslations("trace");
  const isOfAnother = useContext(ReadsAnothers) && chosenBy === "user";
  return isOfAnother ? t("ofAnother.choice") : t(`chosenBy.${chosenBy}`);
}

/** Says of a figure that stands in place of the filed one whose it is, and what was filed. */
function useOwnText(currency: CurrencyCode) {
  const t = useTranslations();
  const words = useTraceWords(currency);
  const whose = useContext(ReadsAnothers) ? "trace.ofAnother" : "trace";
  return ({ origin, unit }: Pick<FigureNode, "origin" | "unit">, filed: FiledFigure) => {
    if (filed.value === null) return t(`${whose}.ownAlone`);
    const told = { filed: words.valueInWords({ value: filed.value, unit }) };
    return origin === "own" ? t(`${whose}.own`, told) : t(`${whose}.followsOwn`, told);
  };
}

function LeafOrigin({ node, currency }: { node: LeafNode; currency: CurrencyCode }) {
  const t = useTranslations();
  const formats = useFormats();
  const nameOf = useSourceName();
  const ownText = useOwnText(currency);
  if (node.kind === "assumption") return <ChoiceOrigin node={node} />;
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
  if (node.filed !== undefined)
    return (
      <>
        {period(node.provider === "import" ? t("imports.own") : node.ticker)} ·{" "}
        <b className="text-accent">{ownText(node, node.filed)}</b>
        {node.filed.value === null || node.provider === "import" ? null : (
          <>
            {" "}
            · <Filing ticker={node.ticker} {...node.filed} />
          </>
        )}
      </>
    );
  if (node.provider === "import")
    return (
      <>
        {period(t("imports.own"))} ·{" "}
        {node.accession === null ? t("figureOrigins.import") : t("imports.importedCell", { cell: node.accession })}
        {node.origin === "derived" ? ` · ${t("figureOrigins.derived")}` : ""}
      </>
    );
  return (
    <>
      {period(node.ticker)} · <Filing {...node} />
    </>
  );
}

/** When a figure was filed, how it was read, and the document. */
function Filing({ ticker, origin, accession, filedAt }: FiledFigure & { ticker: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const filer = useContext(FilerContext);
  const cik = filer.ticker === ticker ? filer.cik : null;
  const address = accession === null ? null : filingAddress(ticker, accession, cik);
  return (
    <>
      {filedAt === null ? t("trace.notFiled") : t("trace.filed", { date: formats.date(filedAt) })} ·{" "}
      {origin === null ? "" : `${t(`figureOrigins.${origin}`)} · `}
      {accession === null || address === null ? (
        t("trace.noAccession")
      ) : (
        <a className="link" href={address} rel="noopener noreferrer" target="_blank">
          {t("trace.accession", { accession })}
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
