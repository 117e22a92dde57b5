import type { CurrencyCode, PerShare, ValuationReport } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { scaleOver } from "../../../../charts/value-scale.ts";
import type { BuyingPrice } from "../../../../core/analysis/contracts/answer-parts/buying-price.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { statusTones } from "../verdict/status-label.tsx";

const percent = (value: number) => `${value.toFixed(2)}%`;
const height = 74;
const [top, bottom] = [30, 50];
/** A label near an edge grows away from it, in percent of the width. */
const edge = 12;
const anchor = (at: number) => (at < edge ? "start" : at > 100 - edge ? "end" : "middle");

type BuyingFieldProps = {
  report: ValuationReport;
  price: PerShare | null;
  buying: BuyingPrice;
  currency: CurrencyCode;
};

/** The prices at which the reader would buy as a ground, the methods as marks, the price as a line. */
export function BuyingField({ report, price, buying, currency }: BuyingFieldProps) {
  const t = useTranslations("buying");
  const formats = useFormats();
  const votes = report.methods.flatMap(({ method, vote, status }) => (vote === null ? [] : [{ method, vote, status }]));
  const scale = scaleOver([buying.value, ...votes.map(({ vote }) => vote), ...(price === null ? [] : [price])]);
  if (scale === null) return null;
  const at = scale.at(buying.value);
  const priceAt = price === null ? null : scale.at(price);
  const name = t("drawn", { value: formats.price(buying.value, currency), count: votes.length });
  return (
    <figure className="mt-3">
      <svg className="block w-full" height={height} role="img" aria-label={name}>
        <rect x="0" y={top} width={percent(at)} height={bottom - top} fill="var(--accent-soft)" />
        <line x1="0" x2="100%" y1={bottom} y2={bottom} stroke="var(--line-2)" />
        {votes.map(({ method, vote, status }) => (
          <rect
            key={method}
            x={percent(scale.at(vote))}
            y={top + 4}
            width="3"
            height={bottom - top - 4}
            fill={status === null ? "var(--ink-3)" : `var(--${statusTones[status]})`}
            transform="translate(-1.5 0)"
          />
        ))}
        {priceAt === null || price === null ? null : (
          <>
            <line
              x1={percent(priceAt)}
              x2={percent(priceAt)}
              y1={top - 8}
              y2={bottom + 4}
              stroke="var(--ink)"
              strokeWidth="1.5"
            />
            <text x={percent(priceAt)} y="18" textAnchor={anchor(priceAt)} className="axis" data-trace="price">
              {t("price", { price: formats.amount(price) })}
            </text>
          </>
        )}
        <line x1={percent(at)} x2={percent(at)} y1={top} y2={bottom + 6} stroke="var(--accent)" strokeWidth="1.5" />
        <text
          x={percent(at)}
          y={height - 4}
          textAnchor={anchor(at)}
          className="axis buying-mark"
          data-trace="buyingPrice/value"
        >
          {formats.amount(buying.value)}
        </text>
      </svg>
    </figure>
  );
}
