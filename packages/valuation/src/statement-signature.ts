import type { Fundamentals } from "./fundamentals.ts";

/** The same for two listings of one company: their latest statement. */
export function signatureOf({ ticker, statements }: Fundamentals): string {
  const latest = statements.at(-1);
  if (!latest) return ticker;
  const { netIncome, totalAssets } = latest.figures;
  return netIncome === null || totalAssets === null ? ticker : `${latest.fiscalYearEnd} ${netIncome} ${totalAssets}`;
}
