import type { Range } from "../../../../core/shared/contracts/address-grammar.ts";

/** The stretch that a slider covers for most companies. */
export const usualReach = {
  wacc: { minimum: 0.03, maximum: 0.16 },
  growth: { minimum: -0.1, maximum: 0.25 },
} as const satisfies Record<string, Range>;

/** The stretch of a slider: it widens to hold what is further out. */
export function reachWith(usual: Range, values: readonly (number | null)[]): Range {
  const held = values.filter((value) => value !== null);
  return {
    minimum: Number(Math.min(usual.minimum, ...held).toFixed(3)),
    maximum: Number(Math.max(usual.maximum, ...held).toFixed(3)),
  };
}

/** The rate that a slider is drawn at, or says when it is moved. */
export const rateOfSlider = (value: number): number => Number(value.toFixed(4));
