import type { CurrencyCode, Rate, ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buyingPriceOf } from "../../../../core/analysis/contracts/answer-parts/buying-price.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { FoldLink } from "../folds/fold-link.tsx";
import { useFold } from "../folds/folds.tsx";
import { ExplainedTerm } from "../trace/explained-term.tsx";
import { WithCurrency } from "../verdict/price-figure.tsx";

type SummaryStripProps = {
  report: ValuationReport;
  currency: CurrencyCode;
  /** The reader's margin of safety; undefined: the usual one. */
  safety: Rate | undefined;
};

/** The figures of the verdict, one beside the other. What is unknown is a dash, never a zero. */
export function SummaryStrip({ report, currency, safety }: SummaryStripProps) {
  const t = useTranslations("analysis.summary");
  const formats = useFormats();
  const { mean, median, standardDeviation, minimum, maximum, voting } = report.summary;
  const money = (figure: string | null) =>
    figure === null ? "–" : <WithCurrency figure={figure} currency={currency} />;
  const moneyOf = (value: number | null) => money(value === null ? null : formats.amount(value));
  return (
    <dl className="strip" aria-label={t("label")}>
      <Item term={t("mean")} value={moneyOf(mean)} trace="summary/mean" />
      <Item
        term={<ExplainedTerm of="median">{t("median")}</ExplainedTerm>}
        value={moneyOf(median)}
        trace="summary/median"
      />
      <Item
        term={<ExplainedTerm of="standardDeviation">{t("deviation")}</ExplainedTerm>}
        value={moneyOf(standardDeviation)}
        unit={t("size", { count: String(voting) })}
        trace="summary/standardDeviation summary/voting"
      />
      <Item
        term={t("range")}
        value={money(minimum === null || maximum === null ? null : rangeText(formats.roughRange(minimum, maximum)))}
        trace="summary/minimum summary/maximum"
      />
      <BuyBelow report={report} safety={safety} />
      <Item term={t("votes")} value={String(voting)} unit={t("ofSeven")} trace="summary/voting summary/methods" />
    </dl>
  );
}

/** The price to buy below; it opens the margin of safety. */
function BuyBelow({ report, safety }: Pick<SummaryStripProps, "report" | "safety">) {
  const t = useTranslations("buying");
  const formats = useFormats();
  const fold = useFold("safety");
  const buying = buyingPriceOf(report, { safety, price: null });
  if (buying === null) return <Item term={t("term")} value="–" />;
  const value = formats.amount(buying.value);
  return (
    <Item
      term={t("term")}
      value={
        fold === null ? (
          value
        ) : (
          <FoldLink fold={fold} className="link">
            {value}
          </FoldLink>
        )
      }
      unit={t("margin", { safety: formats.percent(buying.safety, 0) })}
      trace="buyingPrice/value buyingPrice/safety"
    />
  );
}

const rangeText = ({ minimum, maximum }: { minimum: string; maximum: string }) => `${minimum} – ${maximum}`;

type ItemProps = { term: ReactNode; value: ReactNode; unit?: string; trace?: string };

function Item({ term, value, unit, trace }: ItemProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num" data-trace={trace}>
        {value}
        {unit === undefined ? null : <small> {unit}</small>}
      </dd>
    </div>
  );
}
