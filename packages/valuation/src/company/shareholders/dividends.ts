import { derive, type Quantity } from "../../trace/trace.ts";
import { medianRate, perShare, shareOf } from "../../trace/traced-formulas/figures.ts";
import { type History, isPresent, type Known } from "../accounts/history.ts";
import { regularDividend } from "./regular-dividend.ts";

export type Dividends = {
  /** How many of the last four fiscal years are known to have paid. */
  yearsPaidOfFour: number;
  /**
   * Whether the company pays none: known zeros, or silence of statements that were read from filings. A secondary source
   * that is silent proves nothing.
   */
  never: boolean;
  /** Whether the latest accounts are known to have paid nothing, after years that did. */
  isSuspended: boolean;
  /** The regular yearly dividend per share; null when nothing was paid in the latest year. */
  regular: Known | null;
  /** Dividends ÷ earnings of the last five years with profits, oldest first. */
  payouts: readonly Quantity[];
  medianPayout: Quantity | null;
};

/** Dividends paid to shareholders, and the earnings they came from (a trust: its funds from operations). A year without any mention of a dividend is unknown, not zero. */
export function dividendsOf(
  history: History,
  earningsAt: (index: number) => Quantity | null,
  counted: Quantity | null = null,
): Dividends {
  const lastFour = history.within(4).map((index) => dividendAt(history, index, counted));
  const isTold = history.statements.some(({ form }) => form !== null) && !isSilentOnPayments(history);
  const known = history.trailing === null ? lastFour : [...lastFour, dividendAt(history, history.latest, counted)];
  const payouts = history
    .within(5)
    .map((index) => payoutAt(history, index, earningsAt(index)))
    .filter(isPresent);
  return {
    yearsPaidOfFour: lastFour.filter((dividend) => (dividend?.value ?? 0) > 0).length,
    never: known.every((dividend) => (dividend === null ? isTold : dividend.value <= 0)),
    isSuspended: isSuspended(known),
    regular: regularDividend(history, (index) => dividendAt(history, index, counted)),
    payouts,
    medianPayout: payouts.length > 0 ? derive("payoutRatio", medianRate, { values: payouts }) : null,
  };
}

/**
 * Whether the statements leave out what was paid: a year has a dividend per share and no payment, so that a year that mentions
 * neither is no year without a dividend.
 */
function isSilentOnPayments({ statements, figure }: History): boolean {
  return statements.some(
    (_, index) =>
      (figure(index, "dividendsPerShare")?.value ?? 0) > 0 && (figure(index, "dividendsPaid")?.value ?? 0) <= 0,
  );
}

/** Dividends per share of a year: as filed, else those paid ÷ diluted shares, or ÷ today's count where those are unknown. */
export function dividendAt(history: History, index: number, counted: Quantity | null = null): Quantity | null {
  const filed = history.figure(index, "dividendsPerShare");
  if (filed) return filed;
  const paid = history.figure(index, "dividendsPaid");
  const shares = history.figure(index, "dilutedShares") ?? counted;
  if (!paid || !shares || shares.value <= 0) return null;
  return derive("dividendPerShare", perShare, { amount: paid, shares });
}

function isSuspended(known: readonly (Quantity | null)[]): boolean {
  const latest = known.at(-1);
  return latest?.value === 0 && known.some((dividend) => (dividend?.value ?? 0) > 0);
}

function payoutAt(history: History, index: number, earned: Quantity | null): Quantity | null {
  const paid = history.figure(index, "dividendsPaid");
  if (earned && earned.value > 0 && paid) return derive("payoutRatio", shareOf, { part: paid, whole: earned });
  const shares = history.figure(index, "dilutedShares");
  const dividend = history.figure(index, "dividendsPerShare");
  if (!earned || earned.value <= 0 || !shares || shares.value <= 0 || !dividend) return null;
  const whole = derive("earningsPerShare", perShare, { amount: earned, shares });
  return derive("payoutRatio", shareOf, { part: dividend, whole });
}
