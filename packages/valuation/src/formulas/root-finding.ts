/**
 * The point of an interval where a continuous function crosses zero, to the last digit of a double.
 * Bisection: about 60 evaluations, and no start value or slope that could lead it astray.
 * The ends must carry opposite signs (or be a root themselves). Where a `precision` is enough, it ends at that distance.
 */
export function bisect(inputs: { of: (x: number) => number; low: number; high: number; precision?: number }): number {
  const { of, precision = 0 } = inputs;
  let { low, high } = inputs;
  const signAtLow = Math.sign(of(low));
  if (signAtLow === 0) return low;
  if (of(high) === 0) return high;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high || high - low <= precision) return middle;
    const sign = Math.sign(of(middle));
    if (sign === 0) return middle;
    if (sign === signAtLow) low = middle;
    else high = middle;
  }
}

/** Where a function is smallest between two points, if it falls and then rises between them (golden section). */
export function lowestPoint(inputs: { of: (x: number) => number; low: number; high: number }): number {
  const { of } = inputs;
  let { low, high } = inputs;
  const ratio = (Math.sqrt(5) - 1) / 2;
  for (let step = 0; step < 80; step += 1) {
    const left = high - (high - low) * ratio;
    const right = low + (high - low) * ratio;
    if (of(left) < of(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
