import type { Ratio } from "../inputs/units.ts";
import type { Summary } from "./report.ts";

/** Standard deviation ÷ mean from which methods disagree somewhat, and widely. */
const disagreementLimits = { some: 0.1, wide: 0.25 } as const satisfies Record<string, Ratio>;

export type Disagreement = "little" | "some" | "wide";

/**
 * How far the voting methods differ: by the standard deviation of their values over the mean. `some` from a tenth of the mean on,
 * `wide` above a quarter; null with fewer than two votes or a mean that is not above zero.
 */
export function disagreementOf({
  mean,
  standardDeviation,
}: Pick<Summary, "mean" | "standardDeviation">): Disagreement | null {
  if (mean === null || mean <= 0 || standardDeviation === null) return null;
  const share = standardDeviation / mean;
  if (share > disagreementLimits.wide) return "wide";
  return share < disagreementLimits.some ? "little" : "some";
}
