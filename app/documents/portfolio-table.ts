import type { PortfolioAnswer } from "../features/portfolio/contracts/portfolio.ts";
import { type Cell, tableOf } from "./written-cell.ts";

const columns = [
  "ticker",
  "name",
  "sector",
  "country",
  "quantity",
  "price",
  "priceCurrency",
  "priceAsOf",
  "valuePerShare",
  "valueCurrency",
  "market",
  "value",
  "difference",
  "weight",
  "cost",
  "signal",
] as const;

/**
 * A portfolio as comma-separated values: its positions, the largest first, then what is left out with its reason, then the whole. Names and
 * codes are those of the API in every language; fractions are fractions, and money without a currency beside it is in `currency`.
 */
export function portfolioTable({ positions, leftOut, total, currency }: PortfolioAnswer): string {
  const lines: (readonly Cell[])[] = positions.map((position) => [
    ...columns.map((name) => position[name]),
    currency,
    null,
  ]);
  const omitted = leftOut.map(({ symbol, name, quantity, market, reason }) => {
    const known: Partial<Record<(typeof columns)[number], Cell>> = { ticker: symbol, name, quantity, market };
    return [...columns.map((column) => known[column] ?? null), currency, reason];
  });
  const whole: Partial<Record<(typeof columns)[number], Cell>> = { ticker: "total", ...total };
  return tableOf([
    [...columns, "currency", "leftOut"],
    ...lines,
    ...omitted,
    [...columns.map((column) => whole[column] ?? null), currency, null],
  ]);
}
