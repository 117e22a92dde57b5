import { scaleLinear } from "d3-scale";

/** Amounts up a drawing of bars, in percent from its top; bars begin at nothing, losses hang below it. */
export type BarScale = { y: (value: number) => number; ticks: readonly number[] };

const mostTicks = 5;
/** Room for the smaller of gains and losses: a little more than it, and so much of the larger that its figure has a place. */
const overSmaller = 1.2;
const leastOfLarger = 0.12;

export function barScaleOf(values: readonly number[]): BarScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = scaleLinear([low, high || 1], [100, 0]).nice(3);
  const [roundLow = 0, roundHigh = 1] = y.domain();
  // A loss of a two-hundredth of the highest gain would take a third of the drawing if its end were a round amount too.
  if (low < 0 && high > 0)
    y.domain([
      high > -low ? Math.max(roundLow, Math.min(overSmaller * low, -leastOfLarger * high)) : roundLow,
      high > -low ? roundHigh : Math.min(roundHigh, Math.max(overSmaller * high, -leastOfLarger * low)),
    ]);
  const ticks = y.ticks(3);
  return { y, ticks: ticks.length > mostTicks ? ticks.filter((tick, index) => tick === 0 || index % 2 === 0) : ticks };
}
