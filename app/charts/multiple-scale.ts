import { scaleLinear } from "d3-scale";
import { type TimeScale, timeScaleOf } from "./time-scale.ts";

/** `isCut`: whether months lie outside the drawing. */
export type MultipleScale = Omit<TimeScale, "y"> & { y: ReturnType<typeof scaleLinear<number>>; isCut: boolean };

type Drawn = {
  /** Month ends, oldest first. */
  dates: readonly string[];
  values: readonly (number | null)[];
  /** The ends of the band; null without one. */
  band: { low: number; high: number } | null;
  /** The multiple of today; it always has room. */
  today: number | null;
};

/** A month further outside the band than it is wide would leave no room for the others. */
const mostWidths = 1;
/** The scale begins at zero where what is drawn comes down to this part of its top. */
const nearZero = 0.4;

/** Months along the drawing, multiples up it: the band and as much around it as is of use. */
export function multipleScaleOf({ dates, values, band, today }: Drawn): MultipleScale {
  const known = values.filter((value) => value !== null);
  const always = [...(today === null ? [] : [today]), ...(band === null ? [] : [band.low, band.high])];
  const width = band === null ? Number.POSITIVE_INFINITY : (band.high - band.low) * mostWidths;
  const least = band === null ? Number.NEGATIVE_INFINITY : band.low - width;
  const most = band === null ? Number.POSITIVE_INFINITY : band.high + width;
  const shown = [...always, ...known.map((value) => Math.min(Math.max(value, least), most))];
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  const from = lowest > 0 && lowest < highest * nearZero ? 0 : lowest;
  const y = scaleLinear([from, highest > from ? highest : from + 1], [100, 0]).nice(4);
  const [bottom = from, top = highest] = y.domain();
  return {
    ...timeScaleOf(dates, []),
    y,
    ticks: y.ticks(4),
    isCut: known.some((value) => value < bottom || value > top),
  };
}
