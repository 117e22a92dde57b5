import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";

/** Charts without a viewBox: x in percent, y in pixels, so that text keeps its size at any width. */
const height = 132;
const floor = 110;
/** As many years as have room for their names on a phone. */
const mostNamedYears = 8;
const shortYear = (year: number) => String(year % 100).padStart(2, "0");
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function Chart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg width="100%" height={height} role="img" aria-label={label} className="block">
      {children}
    </svg>
  );
}

const Ground = () => <line x1="0" x2="100%" y1={floor + 0.5} y2={floor + 0.5} stroke="var(--ink)" />;

type FlowsChartProps = {
  label: string;
  years: readonly { year: number; flow: number; today: number }[];
  afterLabel: string;
};

/** Dashed: the cash flow of a year. Filled: what it is worth today. The pale block stands for all that comes after. */
export function FlowsChart({ label, years, afterLabel }: FlowsChartProps) {
  const highest = Math.max(...years.map(({ flow }) => flow));
  const heightOf = (value: number) => Math.max(1, (value / highest) * 78);
  const step = 0.66 / years.length;
  const namedEvery = Math.ceil(years.length / mostNamedYears);
  return (
    <Chart label={label}>
      {years.map(({ year, flow, today }, index) => (
        <g key={year}>
          <rect
            x={percent(0.01 + index * step)}
            width={percent(step * 0.7)}
            y={floor - heightOf(flow)}
            height={heightOf(flow)}
            fill="none"
            stroke="var(--control)"
            strokeDasharray="2 2"
          />
          <rect
            x={percent(0.01 + index * step)}
            width={percent(step * 0.7)}
            y={floor - heightOf(today)}
            height={heightOf(today)}
            fill="var(--s4)"
          />
          {index % namedEvery === 0 && (
            <text x={percent(0.01 + (index + 0.35) * step)} y={127} textAnchor="middle" className="axis">
              {shortYear(year)}
            </text>
          )}
        </g>
      ))}
      <rect x="70%" width="28%" y="10" height={floor - 10} fill="var(--s2)" />
      <text x="84%" y="127" textAnchor="middle" className="axis">
        {afterLabel}
      </text>
      <Ground />
    </Chart>
  );
}

type DividendsChartProps = {
  label: string;
  currency: string;
  dividends: readonly { year: number; perShare: number }[];
};

export function DividendsChart({ label, currency, dividends }: DividendsChartProps) {
  const formats = useFormats();
  const highest = Math.max(...dividends.map(({ perShare }) => perShare));
  const last = dividends.length - 1;
  return (
    <Chart label={label}>
      {dividends.map(({ year, perShare }, index) => {
        const x = percent(0.06 + (0.88 * index) / Math.max(last, 1));
        const y = floor - (perShare / highest) * 82;
        return (
          <g key={year}>
            <line x1={x} x2={x} y1={floor} y2={y} stroke="var(--line-2)" />
            <circle cx={x} cy={y} r="4.5" fill="var(--s5)" />
            {(index === 0 || index === last) && (
              <text
                x={index === 0 ? "0" : "100%"}
                y={y - 11}
                textAnchor={index === 0 ? "start" : "end"}
                className="axis axis-ink"
              >
                {formats.price(perShare, currency)}
              </text>
            )}
            <text x={x} y="127" textAnchor="middle" className="axis">
              {shortYear(year)}
            </text>
          </g>
        );
      })}
      <Ground />
    </Chart>
  );
}

type MultiplesChartProps = { label: string; rows: readonly { name: string; value: number }[] };

export function MultiplesChart({ label, rows }: MultiplesChartProps) {
  const formats = useFormats();
  const highest = Math.max(...rows.map(({ value }) => value));
  return (
    <Chart label={label}>
      {rows.map(({ name, value }, index) => (
        <g key={name} transform={`translate(0 ${index * 40})`}>
          <text x="0" y="14" className="axis axis-ink">
            {name}
          </text>
          <text x="100%" y="14" textAnchor="end" className="axis axis-ink font-semibold">
            {formats.multiple(value)}
          </text>
          <rect
            x="0"
            y="21"
            width={percent(value / highest)}
            height="12"
            fill={index === 0 ? "var(--s5)" : "var(--s3)"}
          />
        </g>
      ))}
    </Chart>
  );
}

export type CardFigures = {
  flows: Pick<FlowsChartProps, "years"> | null;
  dividends: readonly { year: number; perShare: number }[] | null;
  priceToEarnings: { own: number; peers: number | null; industry: number | null } | null;
};

type MethodCardsProps = { company: string; currency: string; figures: CardFigures };

/** Three of the seven methods, each with a drawing of one company's real figures. */
export function MethodCards({ company, currency, figures }: MethodCardsProps) {
  const t = useTranslations("home.methods");
  const formats = useFormats();
  const { flows, dividends, priceToEarnings } = figures;
  const first = dividends?.[0];
  const last = dividends?.at(-1);
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      <MethodIntroduction method="discountedCashFlow">
        {flows && (
          <FlowsChart
            label={t("discountedCashFlow.chart", { company, currency: formats.currency(currency) })}
            years={flows.years}
            afterLabel={t("discountedCashFlow.after")}
          />
        )}
      </MethodIntroduction>
      <MethodIntroduction method="dividendDiscount">
        {dividends && first && last && (
          <DividendsChart
            label={t("dividendDiscount.chart", {
              company,
              first: formats.price(first.perShare, currency),
              from: String(first.year),
              last: formats.price(last.perShare, currency),
              to: String(last.year),
            })}
            currency={currency}
            dividends={dividends}
          />
        )}
      </MethodIntroduction>
      <MethodIntroduction method="comparableMultiples">
        {priceToEarnings && <PriceToEarningsChart company={company} {...priceToEarnings} />}
      </MethodIntroduction>
    </div>
  );
}

type PriceToEarningsChartProps = { company: string; own: number; peers: number | null; industry: number | null };

function PriceToEarningsChart({ company, own, peers, industry }: PriceToEarningsChartProps) {
  const t = useTranslations("home.methods.comparableMultiples");
  const formats = useFormats();
  const textOf = (value: number | null) => (value === null ? "–" : formats.multiple(value));
  const rows = [
    { name: t("own", { company }), value: own },
    { name: t("peers"), value: peers },
    { name: t("industry"), value: industry },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  return (
    <MultiplesChart
      label={t("chart", { company, own: textOf(own), peers: textOf(peers), industry: textOf(industry) })}
      rows={rows}
    />
  );
}

type MethodIntroductionProps = {
  method: "discountedCashFlow" | "dividendDiscount" | "comparableMultiples";
  children: ReactNode;
};

function MethodIntroduction({ method, children }: MethodIntroductionProps) {
  const t = useTranslations(`home.methods.${method}`);
  return (
    <article className="flex flex-col">
      {children}
      <h3 className="mt-4 font-serif text-xl leading-tight font-medium">{t("title")}</h3>
      <p className="mt-1.5 text-[0.9375rem] text-ink-2">{t("text")}</p>
      <p className="t-small mt-2 text-ink-3">{t("limit")}</p>
    </article>
  );
}
