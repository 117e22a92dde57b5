import type { CurrencyCode, Trace, TraceNode } from "@valora/valuation";
import { ChevronDown } from "lucide-react";
import { memo, useContext } from "react";
import { useTranslations } from "use-intl";
import { useReportable } from "../../wrong-numbers/report-address.ts";
import { abridged } from "../page/abridged.ts";
import { Origin } from "./origin.tsx";
import { TraceTargetContext } from "./trace-link.tsx";
import { useTraceWords } from "./trace-words.ts";

/** More than any valuation has: only series of daily prices are longer. */
const mostSteps = 1_000;

type TraceStepsProps = {
  trace: Trace;
  currency: CurrencyCode;
  title: string;
  /** The address of the number of steps among the figures of the page. */
  countTrace?: string;
  isOpen?: boolean;
};

/** The whole derivation, every number in order of computation, down to the statements. */
export const TraceSteps = memo(function TraceSteps({
  trace,
  currency,
  title,
  countTrace,
  isOpen = false,
}: TraceStepsProps) {
  const words = useTraceWords(currency);
  const t = useTranslations("trace");
  const { prefix, root, aside } = useContext(TraceTargetContext);
  const nodes = abridged(trace.nodes, mostSteps);
  const reportable = useReportable(currency);
  const doubt = (node: TraceNode) => {
    const { address = null } = reportable(node) ?? {};
    if (address === null) return null;
    return (
      <a className="doubt" href={address} rel="nofollow" aria-label={t("looksWrongNamed", { name: words.name(node) })}>
        {t("looksWrongShort")}
      </a>
    );
  };
  const line = (node: TraceNode) => (
    <li key={node.id} id={`${prefix}-${node.id}`}>
      <span className="trace-step-name">
        {words.name(node)}
        {"year" in node && node.year !== null ? <small> {t("year", { year: String(node.year) })}</small> : null}
      </span>
      <b className="num" data-trace={root && `${root}/trace/${node.id}`}>
        {words.valueInWords(node)}
      </b>
      <span className="trace-step-origin text-ink-2">
        <small className="text-ink-3">{t(`kind.${node.kind}`)}</small>{" "}
        <Origin trace={trace} node={node} currency={currency} />
        {aside?.(node)}
        {doubt(node)}
      </span>
    </li>
  );
  return (
    <details className="disclosure trace-steps" open={isOpen}>
      <summary data-trace={countTrace}>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        {title}
      </summary>
      <ol className="t-small">
        {nodes.head.map(line)}
        {nodes.hidden === 0 ? null : <li className="constant">{t("more", { count: nodes.hidden })}</li>}
        {nodes.tail.map(line)}
      </ol>
    </details>
  );
});
