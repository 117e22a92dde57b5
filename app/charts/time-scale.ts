import { scaleLinear } from "d3-scale";

/** Months along a drawing and money up it, both in percent; `ticks` are the marks of the money. */
export type TimeScale = {
  x: (index: number) => number;
  y: (value: number) => number;
  ticks: readonly number[];
  /** The first month of each year, by its place in the series. */
  years: readonly { index: number; year: string }[];
};

/** Dates of month ends, oldest first, and every value that has to fit. Money begins at nothing: heights can be compared. */
export function timeScaleOf(dates: readonly string[], values: readonly number[]): TimeScale {
  const last = Math.max(1, dates.length - 1);
  const scale = scaleLinear([0, Math.max(...values, 0) || 1], [100, 0]).nice(4);
  return {
    x: (index) => (index / last) * 100,
    y: scale,
    ticks: scale.ticks(4),
    years: dates.flatMap((date, index) => (date.slice(5, 7) === "01" ? [{ index, year: date.slice(0, 4) }] : [])),
  };
}

/** The stretches of a series without a gap, as places in it. */
export function stretchesOf<Item>(
  items: readonly Item[],
  isThere: (item: Item) => boolean,
): readonly (readonly number[])[] {
  const stretches: number[][] = [];
  let open: number[] | null = null;
  for (const [index, item] of items.entries()) {
    if (!isThere(item)) {
      open = null;
      continue;
    }
    if (open === null) {
      open = [];
      stretches.push(open);
    }
    open.push(index);
  }
  return stretches;
}
