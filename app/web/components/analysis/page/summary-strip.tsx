import type { CurrencyCode, ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { ExplainedTerm } from "../trace/explained-term.tsx";

/** The figures of the verdict, one beside the other. What is unknown is a dash, never a zero. */
export function SummaryStrip({ report, currency }: { report: ValuationReport; currency: CurrencyCode }) {
  const t = useTranslations("analysis.summary");
  const formats = useFormats();
  const { mean, median, standardDeviation, minimum, maximum, pricePosition, voting } = report.summary;
  const amount = (value: number | null) => (value === null ? "–" : formats.amount(value));
  const symbol = mean === null ? "" : formats.currency(currency);
  return (
    <dl className="strip" aria-label={t("label")}>
      <Item term={t("mean")} value={amount(mean)} unit={symbol} trace="summary/mean" />
      <Item
        term={<ExplainedTerm of="median">{t("median")}</ExplainedTerm>}
        value={amount(median)}
        unit={symbol}
        trace="summary/median"
      />
      <Item
        term={<ExplainedTerm of="standardDeviation">{t("deviation")}</ExplainedTerm>}
        value={amount(standardDeviation)}
        unit={t("size", { count: String(voting) })}
        trace="summary/standardDeviation summary/voting"
      />
      <Item
        term={t("range")}
        value={minimum === null || maximum === null ? "–" : rangeText(formats.roughRange(minimum, maximum))}
        unit={symbol}
        trace="summary/minimum summary/maximum"
      />
      <Item
        term={t("position")}
        value={pricePosition === null ? "–" : t(`positions.${pricePosition}`)}
        unit={pricePosition === null ? t("unknown") : t("ofRange")}
      />
      <Item term={t("votes")} value={String(voting)} unit={t("ofSeven")} trace="summary/voting summary/methods" />
    </dl>
  );
}

const rangeText = ({ minimum, maximum }: { minimum: string; maximum: string }) => `${minimum} – ${maximum}`;

type ItemProps = { term: ReactNode; value: string; unit: string; trace?: string };

function Item({ term, value, unit, trace }: ItemProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num" data-trace={trace}>
        {value} <small>{unit}</small>
      </dd>
    </div>
  );
}
