import type { ScreenerExport } from "../core/lists/contracts/screened-company.ts";
import { tableOf } from "./written-cell.ts";

const besides = [
  "currency",
  "priceCurrency",
  "priceAsOf",
  "valuedBy",
  "qualityKnown",
  "withheld",
  "priceSource",
  "accountsSource",
  "view",
  "notApplicable",
  "notVoting",
  "accountsAsOf",
] as const;

/**
 * Companies as comma-separated values, one row each: the chosen columns, then the currencies, the day of the price, what
 * the value is, whom price and accounts are from, in which view it is, whether the reader's plan withholds it, why a method gives none or
 * does not vote, the day to which its accounts go, and each ratio of the reader's own with the reason where it has no value. Names and codes are those of the API in every language; fractions are fractions.
 */
export function screenerTable({ columns, rows, view, valuation, ratios }: ScreenerExport): string {
  const lines = rows.map(({ cells, currency, priceCurrency, priceAsOf, qualityKnown, isWithheld, ...row }) => [
    ...cells,
    currency,
    priceCurrency,
    priceAsOf,
    view,
    qualityKnown,
    isWithheld,
    row.priceSource,
    row.accountsSource,
    valuation,
    row.notApplicable,
    row.notVoting,
    row.accountsAsOf,
    ...row.ratios.flatMap(({ value, reason }) => [value, reason]),
  ]);
  const heads = ratios.flatMap(({ place, expression }) => [expression, `${place}.reason`]);
  return tableOf([[...columns, ...besides, ...heads], ...lines]);
}
