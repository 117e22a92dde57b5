import type { Ratio } from "../../inputs/units.ts";
import { ascending } from "./ascending.ts";
import { type RandomSource, randomSource } from "./random-draws.ts";
import { percentileOfSorted } from "./statistics.ts";

export type Simulation = {
  paths: number;
  accepted: number;
  /** Draws for which the valuation was undefined, for example with a rate at or below growth. Never drawn again. */
  rejected: number;
  rejectedShare: Ratio;
  /** Of the accepted values; null without any. */
  mean: number | null;
  /** Of the sample (n − 1); null with fewer than two accepted values. */
  standardDeviation: number | null;
  /** Type 7, probability from 0 to 1; null without an accepted value. */
  percentile: (probability: number) => number | null;
  /** Accepted values in ascending order, for a histogram. */
  sortedValues: Float64Array;
};

/**
 * Distribution of a valuation whose inputs are drawn at random.
 *
 * `draw` takes its numbers from `random` and answers the value of one path, or null where it is undefined: such a path
 * is counted, not replaced, since replacing it would move the mean unseen. Values that are not finite count as
 * undefined. The same `seed` gives the same result to the last digit.
 *
 * @see Glasserman, *Monte Carlo Methods in Financial Engineering*, ch. 1
 */
export function simulate(inputs: {
  draw: (random: RandomSource) => number | null;
  paths: number;
  seed: number;
}): Simulation {
  const { draw, paths, seed } = inputs;
  const random = randomSource(seed);
  const values = new Float64Array(paths);
  let accepted = 0;
  for (let path = 0; path < paths; path += 1) {
    const value = draw(random);
    if (value === null || !Number.isFinite(value)) continue;
    values[accepted] = value;
    accepted += 1;
  }
  const sortedValues = ascending(values.subarray(0, accepted));
  const rejected = paths - accepted;
  return {
    paths,
    accepted,
    rejected,
    rejectedShare: paths > 0 ? rejected / paths : 0,
    ...momentsOf(sortedValues),
    percentile: (probability) => percentileOfSorted({ sorted: sortedValues, probability }),
    sortedValues,
  };
}

/** Mean and deviation in two passes, which loses no digits when the mean is large beside the deviation. */
function momentsOf(values: Float64Array): Pick<Simulation, "mean" | "standardDeviation"> {
  const { length } = values;
  if (length === 0) return { mean: null, standardDeviation: null };
  let sum = 0;
  for (let index = 0; index < length; index += 1) sum += values[index] ?? 0;
  const mean = sum / length;
  let squares = 0;
  for (let index = 0; index < length; index += 1) squares += ((values[index] ?? 0) - mean) ** 2;
  return { mean, standardDeviation: length > 1 ? Math.sqrt(squares / (length - 1)) : null };
}
