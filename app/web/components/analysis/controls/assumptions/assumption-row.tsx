import type { ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../../analysis/formats.ts";
import { useSourceName } from "../../evidence/source-name.ts";
import { QuantityTerm } from "../../trace/explained-term.tsx";
import { TraceLink } from "../../trace/trace-link.tsx";

type RowProps = {
  term: ReactNode;
  computed: ReactNode;
  inUse?: ReactNode;
  source: string;
  asOf?: string;
  isTotal?: boolean;
  /** The addresses of both figures among those of the page. */
  traces: { computed?: string; inUse?: string };
};

/** An assumption: as computed or published, as it is in use, its source and date. */
export function AssumptionRow({ term, computed, inUse = null, source, asOf, isTotal = false, traces }: RowProps) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const nameOf = useSourceName();
  return (
    <tr className={isTotal ? "total" : undefined}>
      <th scope="row">{term}</th>
      <td className="figure" data-trace={traces.computed}>
        {computed}
      </td>
      <td className="figure" data-label={inUse === null ? undefined : t("inUse")} data-trace={traces.inUse}>
        {inUse}
      </td>
      <td>{nameOf(source)}</td>
      <td className={asOf === undefined ? "nothing" : "whitespace-nowrap"}>
        {asOf === undefined ? "–" : formats.date(asOf)}
      </td>
    </tr>
  );
}

export type NamedQuantity =
  | "riskFreeRate"
  | "matureEquityRiskPremium"
  | "impliedEquityRiskPremium"
  | "countryRiskPremium"
  | "beta"
  | "marginalTaxRate"
  | "costOfEquity"
  | "costOfDebt"
  | "equityWeight"
  | "debtWeight"
  | "wacc"
  | "growth"
  | "terminalGrowth";

/** The name of an assumption, with its meaning. */
export function Named({ quantity }: { quantity: NamedQuantity }) {
  const t = useTranslations("quantities");
  return <QuantityTerm quantity={quantity}>{t(quantity)}</QuantityTerm>;
}

type FigureProps = { report: ValuationReport; quantity: NamedQuantity; value: number | null; text: string };

/** An assumption's figure, which opens its derivation where the trace of the cost of capital holds this very one. */
export function Figure({ report, quantity, value, text }: FigureProps) {
  const { trace } = report.assumptions;
  // A published rate and the one in use have one name.
  const node = trace?.nodes.findLast((each) => each.name === quantity && each.value === value);
  return node === undefined ? text : <TraceLink node={node}>{text}</TraceLink>;
}
