import type { ReactNode } from "react";

/** In pixels: what is drawn, and the row of years below it. */
const plotHeight = 176;
const axisHeight = 22;

type MonthPlotProps = {
  scale: {
    /** The place of a month, in percent of the width. */
    x(index: number): number;
    /** The place of a value, in percent of the height from the top. */
    y(value: number): number;
    ticks: readonly number[];
    years: readonly { index: number; year: string }[];
  };
  write(tick: number): string;
  /** What lies under the grid. */
  under?: ReactNode;
  /** Whether two years in three give way where there is no room. */
  mayThinYears?: boolean;
  /** Lines and bands, on 100 by 100 units. */
  children: ReactNode;
};

/** A plot of months: grid, values at the left, years below. */
export function MonthPlot({ scale, write, under = null, mayThinYears = false, children }: MonthPlotProps) {
  const heightOf = (tick: number) => (scale.y(tick) / 100) * plotHeight;
  return (
    <svg className="block w-full" height={plotHeight + axisHeight} aria-hidden="true">
      <svg
        width="100%"
        height={plotHeight}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="past-lines"
        aria-hidden="true"
      >
        {under}
        <path
          d={scale.ticks.map((tick) => `M0 ${scale.y(tick)}H100`).join("")}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        {children}
      </svg>
      {scale.ticks.map((tick) => (
        <text key={tick} x="0" y={heightOf(tick) < 14 ? heightOf(tick) + 13 : heightOf(tick) - 4} className="axis">
          {write(tick)}
        </text>
      ))}
      {scale.years.map(({ index, year }, place) => (
        <text
          key={year}
          x={`${scale.x(index).toFixed(2)}%`}
          y={plotHeight + 17}
          textAnchor={scale.x(index) > 96 ? "end" : scale.x(index) < 4 ? "start" : "middle"}
          className={mayThinYears && place % 3 !== 0 ? "axis time-odd" : "axis"}
        >
          {year}
        </text>
      ))}
    </svg>
  );
}
