import type { PerShare, ValueDistribution } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";

const plotHeight = 180;
const percent = (value: number) => `${value.toFixed(2)}%`;

type SimulationChartProps = { distribution: ValueDistribution; price: PerShare | null };

/** How often each value was drawn: what lies above the price in full, what lies below it pale, the price as a line. */
export function SimulationChart({ distribution: { histogram, percentiles }, price }: SimulationChartProps) {
  const t = useTranslations("uncertainty.simulation");
  const formats = useFormats();
  const median = percentiles.find(({ probability }) => probability === 0.5)?.value ?? null;
  const lowest = Math.min(histogram[0]?.from ?? 0, price ?? Number.POSITIVE_INFINITY);
  const highest = Math.max(histogram.at(-1)?.to ?? 1, price ?? 0);
  const margin = (highest - lowest) * 0.02 || 1;
  const at = (value: number) => ((value - lowest + margin) / (highest - lowest + 2 * margin)) * 100;
  const most = Math.max(1, ...histogram.map(({ count }) => count));
  const middle = (from: number, to: number) => (from + to) / 2;
  return (
    <svg className="block w-full simulation-chart" height={plotHeight + 52} aria-hidden="true">
      {histogram.map(({ from, to, count }) => (
        <rect
          key={from}
          x={percent(at(from))}
          width={percent(Math.max(0.2, at(to) - at(from) - 0.15))}
          y={24 + plotHeight * (1 - count / most)}
          height={(plotHeight * count) / most}
          fill={price !== null && middle(from, to) < price ? "var(--s2)" : "var(--s3)"}
        />
      ))}
      <line x1="0" x2="100%" y1={24 + plotHeight} y2={24 + plotHeight} stroke="var(--ink-3)" />
      {median === null ? null : (
        <Mark
          x={at(median)}
          y={plotHeight + 42}
          trace="simulation/values/0.5"
          label={t("medianMark", { value: formats.amount(median) })}
        />
      )}
      {price === null ? null : (
        <>
          <line
            x1={percent(at(price))}
            x2={percent(at(price))}
            y1="18"
            y2={24 + plotHeight}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <Label x={at(price)} y={12} className="axis-strong" trace="price">
            {t("priceMark", { value: formats.amount(price) })}
          </Label>
        </>
      )}
    </svg>
  );
}

function Mark({ x, y, label, trace }: { x: number; y: number; label: string; trace: string }) {
  return (
    <>
      <line x1={percent(x)} x2={percent(x)} y1={y - 18} y2={y - 11} stroke="var(--ink-3)" strokeWidth="1.5" />
      <Label x={x} y={y + 2} className="axis" trace={trace}>
        {label}
      </Label>
    </>
  );
}

/** Leans inwards near the edges. */
type LabelProps = { x: number; y: number; className: string; trace: string; children: string };

function Label({ x, y, className, trace, children }: LabelProps) {
  const anchor = x < 14 ? "start" : x > 86 ? "end" : "middle";
  return (
    <text x={percent(x)} y={y} textAnchor={anchor} className={className} data-trace={trace}>
      {children}
    </text>
  );
}
