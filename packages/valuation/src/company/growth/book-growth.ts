import type { Rate, Ratio } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { openingBookOf } from "../../trace/traced-formulas/figures.ts";
import { type History, yearBefore } from "../accounts/history.ts";
import { type Trend, trendOf, trendThrough } from "./growth.ts";

const years = 5;
/** Fewer yearly intervals say nothing against the book as it was reported. */
const leastIntervals = 3;
/** Further apart, something else than earnings and what was paid out has made the book grow. */
const largestGap: Rate = 0.03;
/** A book of which so much came or went otherwise in a year is no record of earnings, even where ups and downs cancel out. */
const largestOfYear: Ratio = 0.25;

/** How the book has grown: as reported, and by what was earned and not paid out; the second null where that is unknown. */
export type BookGrowth = { reported: Trend | null; kept: Trend | null; isKept: boolean };

/**
 * Growth of the book of a bank, an insurer or a holding: as reported, unless it is more than three points away from what
 * earnings, dividends and buy-backs have made of it, or a quarter of it came or went otherwise in a year. Then revaluations, mergers or changes of accounting are in it, which will not
 * go on, and the book that earnings made counts: today's, less each year's earnings, with what was paid out put back.
 */
export function bookGrowthOf(history: History): BookGrowth {
  const reported = trendOf(history, "totalEquity", years);
  const kept = keptTrendOf(history);
  const gap = reported && kept ? Math.abs(reported.quantity.value - kept.quantity.value) : 0;
  return { reported, kept, isKept: kept !== null && (gap > largestGap || hasJumped(history)) };
}

/** Whether in one of the years a quarter of the book came or went otherwise than by earnings and payouts. */
const hasJumped = (history: History): boolean =>
  history.within(years).some((index) => {
    const book = history.figure(index, "totalEquity");
    const opening = history.figure(yearBefore(history, index), "totalEquity")?.value ?? 0;
    const explained = book && openingBookAt(history, index, book);
    return explained && opening > 0 && Math.abs(explained.value - opening) >= largestOfYear * opening;
  });

/** The trend that counts, and what to know about it. */
export function bookTrendOf(history: History): { trend: Trend | null; warnings: readonly Warning[] } {
  const { reported, kept, isKept } = bookGrowthOf(history);
  if (!kept) return { trend: reported, warnings: ["bookGrowthWithReserves"] };
  return isKept ? { trend: kept, warnings: ["bookGrowthOfEarnings"] } : { trend: reported, warnings: [] };
}

/** Theil–Sen trend of the book that earnings made, back from today's as far as no year lacks a part, at most five years. */
function keptTrendOf(history: History): Trend | null {
  const window = new Set(history.within(years + 1));
  const indices = [history.latest];
  const values: Quantity[] = [];
  let book: Quantity | null = history.figure(history.latest, "totalEquity");
  for (let index = history.latest; book && book.value > 0; index = yearBefore(history, index)) {
    values.unshift(book);
    const before = yearBefore(history, index);
    if (!window.has(before)) break;
    book = openingBookAt(history, index, book);
    if (book && book.value > 0) indices.unshift(before);
  }
  return values.length > leastIntervals ? trendThrough("bookValueTrend", history, indices, values) : null;
}

/** The opening book of a year, implied by its closing book, earnings and payouts alone. */
function openingBookAt(history: History, index: number, book: Quantity): Quantity | null {
  const netIncome = history.figure(index, "netIncome");
  const dividends = history.figure(index, "dividendsPaid");
  const repurchases = history.figure(index, "shareRepurchases");
  if (!netIncome || !dividends || !repurchases) return null;
  // Shares given to employees come back into the book; few statements tell them apart from nothing.
  const issued = history.figure(index, "stockBasedCompensation") ?? assumption("openingBook", 0, "money");
  return derive("openingBook", openingBookOf, { book, netIncome, dividends, repurchases, issued });
}
