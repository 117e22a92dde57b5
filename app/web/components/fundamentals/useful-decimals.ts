import type { Cell } from "@valora/valuation/statements";
import { decimalsOfMillions } from "../../../messages/formats.ts";

/** Decimals for amounts in millions: none for a large company, one or more where parts of a million still matter. */
export function usefulDecimals(cells: readonly Cell[]): number {
  const amounts = cells.flatMap((cell) => (cell.value !== null && cell.unit === "money" ? [Math.abs(cell.value)] : []));
  return Math.max(0, ...amounts) >= 1e9 ? 0 : Math.max(1, decimalsOfMillions(amounts));
}

const MOST_DECIMALS = 6;

/** The fewest decimals, from a number of them on, with which no value reads like the one before it. */
export function decimalsApart(values: readonly number[], least: number): number {
  const isApart = (decimals: number) =>
    values.every((value, index) => index === 0 || value.toFixed(decimals) !== values[index - 1]?.toFixed(decimals));
  for (let decimals = least; decimals < MOST_DECIMALS; decimals++) if (isApart(decimals)) return decimals;
  return MOST_DECIMALS;
}
