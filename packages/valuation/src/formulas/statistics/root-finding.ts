/**
 * The point of an interval where a continuous function crosses zero, to the last digit of a double.
 * Bisection: about 60 evaluations, and no start value or slope that could lead it astray.
 * The ends must carry opposite signs (or be a root themselves).
 */
export function bisect(inputs: { of: (x: number) => number; low: number; high: number }): number {
  const { of } = inputs;
  let { low, high } = inputs;
  const signAtLow = Math.sign(of(low));
  if (signAtLow === 0) return low;
  if (of(high) === 0) return high;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
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

/**
 * Where a smooth function crosses zero between two points at which it has opposite signs, to a precision: false position with
 * the Illinois rule, a handful of evaluations where each is dear.
 */
export function crossing(inputs: { of: (x: number) => number; low: number; high: number; precision: number }): number {
  const { of, low, high, precision } = inputs;
  let [near, far] = [
    { x: low, y: of(low) },
    { x: high, y: of(high) },
  ];
  let x = low;
  for (let step = 0; step < 60; step += 1) {
    const next = (near.x * far.y - far.x * near.y) / (far.y - near.y);
    if (Math.abs(next - x) <= precision) return next;
    x = next;
    const y = of(x);
    // The end that stays twice counts half, so that it comes along.
    near = Math.sign(y) === Math.sign(far.y) ? { x: near.x, y: near.y / 2 } : far;
    far = { x, y };
  }
  return x;
}
