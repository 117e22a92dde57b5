import type { Cell } from "@valora/valuation/statements";
import { decimalsOfMillions } from "../../../messages/formats.ts";

/** Decimals for amounts in millions: none for a large company, one or more where parts of a million still matter. */
export function usefulDecimals(cells: readonly Cell[]): number {
  const amounts = cells.flatMap((cell) => (cell.value !== null && cell.unit === "money" ? [Math.abs(cell.value)] : []));
  return Math.max(0, ...amounts) >= 1e9 ? 0 : Math.max(1, decimalsOfMillions(amounts));
}
