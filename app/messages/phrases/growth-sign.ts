import type { Formats } from "../formats.ts";

export type GrowthSign = "plus" | "minus" | "zero";

/** Growth that a reader would read as none is none. */
export function growthSignOf(growth: number): GrowthSign {
  if (Math.abs(growth) < 0.0005) return "zero";
  return growth > 0 ? "plus" : "minus";
}

/** The arguments of a text that says growth or a decline in words: its direction, and its size without a sign. */
export const sizeOfGrowth = (
  growth: number,
  formats: Pick<Formats, "percent">,
): { sign: GrowthSign; size: string } => ({
  sign: growthSignOf(growth),
  size: formats.percent(Math.abs(growth)),
});
