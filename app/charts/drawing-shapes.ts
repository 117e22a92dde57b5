import { scaleLinear } from "d3-scale";

type Counted = { from: number; width: number; counts: readonly number[]; low: number; high: number };

const mostTicks = 6;

/** Columns of a histogram in a drawing of 100 by 100; those of the middle half of the companies stand out. */
export function histogramShapes({ from, width, counts, low, high }: Counted) {
  const to = from + width * counts.length;
  const most = Math.max(1, ...counts);
  const step = 100 / Math.max(1, counts.length);
  const scale = scaleLinear([from, to], [0, 100]);
  const bars = counts.map((count, index) => {
    const middle = from + (index + 0.5) * width;
    return {
      x: index * step,
      width: step,
      height: (count / most) * 100,
      isMiddle: middle >= low && middle <= high,
    };
  });
  return { bars, at: clamped(scale), ticks: ticksIn(scale) };
}

type Ranged = { low: number; median: number; high: number };

/** Rows with the middle half of each group on one scale, which begins at nothing and holds `line`. */
export function rangeShapes(rows: readonly Ranged[], line: number | null) {
  const most = Math.max(line ?? 0, ...rows.map(({ high }) => high));
  const scale = scaleLinear([0, most || 1], [0, 100]).nice(4);
  const at = clamped(scale);
  return {
    stretches: rows.map(({ low, median, high }) => ({ from: at(low), to: at(high), mark: at(median) })),
    at,
    ticks: ticksIn(scale),
  };
}

const clamped = (scale: (value: number) => number) => (value: number) => Math.min(100, Math.max(0, scale(value)));

/** Round values along the scale, none so near its ends that its words would be cut. */
function ticksIn(scale: { (value: number): number; ticks: (count: number) => number[] }): number[] {
  const ticks = scale.ticks(5);
  const shown = ticks.length > mostTicks ? scale.ticks(3) : ticks;
  return shown.filter((tick) => scale(tick) >= 3 && scale(tick) <= 97);
}
