import type { Cell } from "@valora/valuation/statements";

/** Decimals for amounts in millions: none for a large company, one where tenths of a million still matter. */
export function usefulDecimals(cells: readonly Cell[]): 0 | 1 {
  const amounts = cells.flatMap((cell) => (cell.value !== null && cell.unit === "money" ? [Math.abs(cell.value)] : []));
  return Math.max(0, ...amounts) >= 1e9 ? 0 : 1;
}
