import type { PerShare, SensitivityCell } from "@valora/valuation";
import { differenceOf } from "@valora/valuation/difference";

type ValueCell = Extract<SensitivityCell, { kind: "value" }>;

/** Whether a cell of a sensitivity table says something: near the pole of the perpetuity every value is possible. */
export const hasMeaning = (cell: SensitivityCell): cell is ValueCell =>
  cell.kind === "value" && !cell.flags.includes("spreadThin");

export type HeatTone = "d3" | "d2" | "d1" | "d0" | "u1" | "u2" | "u3";

/** Edges of the bands of value ÷ price − 1, with the colour of each. */
const bands: readonly (readonly [number, HeatTone])[] = [
  [-0.45, "d3"],
  [-0.3, "d2"],
  [-0.1, "d1"],
  [0.1, "d0"],
  [0.2, "u1"],
  [0.3, "u2"],
];

/** The colour of a cell by how far its value lies from the price; `nonsense` where it has no meaning. */
export function heatToneOf(cell: SensitivityCell, price: PerShare | null): HeatTone | "nonsense" {
  if (!hasMeaning(cell)) return "nonsense";
  if (price === null) return "d0";
  const difference = differenceOf(cell.value, price);
  return bands.find(([edge]) => difference < edge)?.[1] ?? "u3";
}
