import fc from "fast-check";

/** The laws that hold whatever the figures are, a thousand times each. */
export const runs = { numRuns: 1000 };
export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
export const relative = (one: number, other: number) => Math.abs(one / other - 1);
