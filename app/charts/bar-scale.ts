import { scaleLinear } from "d3-scale";

/** Amounts up a drawing of bars, in percent from its top; bars begin at nothing, losses hang below it. */
export type BarScale = { y: (value: number) => number; ticks: readonly number[] };

const mostTicks = 5;

export function barScaleOf(values: readonly number[]): BarScale {
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values) || 1], [100, 0]).nice(3);
  const ticks = y.ticks(3);
  return { y, ticks: ticks.length > mostTicks ? ticks.filter((tick, index) => tick === 0 || index % 2 === 0) : ticks };
}
