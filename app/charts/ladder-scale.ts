/** A line of money that holds every rung of a ladder, nothing, and the price where that is not far off. */
export type LadderScale = { at: (value: number) => number; holds: (value: number) => boolean };

/** A price further than this many times the span of the rungs would press them together. */
const farOff = 2;
/** Room at both ends for the width of a rung, in percent. */
const margin = 8;

export function ladderScaleOf(rungs: readonly (number | null)[], price: number | null): LadderScale {
  const values = [0, ...rungs.flatMap((value) => (value === null ? [] : [value]))];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const isNear = price !== null && price - highest <= farOff * (highest - lowest);
  const top = isNear ? Math.max(highest, price) : highest;
  const span = top - lowest || 1;
  return {
    at: (value) => margin + ((value - lowest) / span) * (100 - 2 * margin),
    holds: (value) => value >= lowest && value <= top,
  };
}
