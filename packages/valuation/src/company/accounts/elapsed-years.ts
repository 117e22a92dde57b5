import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { areAccountsTooOld, longestAccountsAgeInMonths } from "../../inputs/price-age.ts";
import type { Years } from "../../inputs/units.ts";
import { assumption, type Quantity } from "../../trace/trace.ts";
import { referenceLeaf } from "../references.ts";
import { type History, yearsBetween } from "./history.ts";

/**
 * Years from the latest balance sheet to the day of the price, or as many as the reader says; 0 without a price, and where
 * the price is older.
 */
export function elapsedYearsOf(
  { quote, ticker, provider }: Fundamentals,
  history: History,
  chosen: Years | undefined,
): Quantity {
  if (chosen !== undefined) return assumption("elapsedSinceStatements", chosen, "years", "user");
  const { end } = history;
  if (!quote || end === null) return assumption("elapsedSinceStatements", 0, "years");
  const value = Math.max(0, yearsBetween(end, quote.asOf));
  const source = quote.source || provider;
  return referenceLeaf("elapsedSinceStatements", { value, asOf: quote.asOf, source }, "years", ticker);
}

/** Whether the accounts are too old for the price, by their dates or by what the reader says: then no method votes. */
export function areStatementsTooOld({ quote }: Fundamentals, history: History, chosen: Years | undefined): boolean {
  if (chosen !== undefined && chosen > longestAccountsAgeInMonths / 12) return true;
  return quote !== null && history.end !== null && areAccountsTooOld(history.end, quote.asOf);
}
