import type { AnnualStatement, Separation } from "@valora/valuation";
import type { Fact, FactBook } from "./fact-book.ts";

/** us-gaap tags of the distribution to owners in a spin-off. */
const concept = "StockholdersEquityNoteSpinoffTransaction";
/** Less of the equity (of the assets, where there is none) is no part that the accounts would miss. */
const leastShare = 0.05;
const periodicForm = /^(10-K|10-KT|10-Q|10-QT|8-K)(\/A)?$/;

/**
 * Parts that a filer says it gave to its owners after the last fiscal year: the day is the end of the first period that tells
 * of it, the name is not in the facts. Most who spin off tag it in words of their own, so silence tells nothing.
 */
export function spunOffParts(book: FactBook, { fiscalYearEnd, figures }: AnnualStatement): readonly Separation[] {
  const { totalEquity, totalAssets } = figures;
  const whole = totalEquity !== null && totalEquity > 0 ? totalEquity : totalAssets;
  if (book.taxonomy !== "us-gaap" || whole === null || whole <= 0) return [];
  const told = book
    .factsOf(concept, "money")
    .filter(
      ({ form, end, value }) => periodicForm.test(form) && end > fiscalYearEnd && Math.abs(value) >= leastShare * whole,
    )
    .toSorted((one, other) => one.end.localeCompare(other.end) || one.filed.localeCompare(other.filed));
  return firstOfEach(told).map(({ end: asOf, form, accession }) => ({
    part: null,
    ticker: null,
    asOf,
    source: `${form}, ${accession}`,
  }));
}

/** Later reports tell of the same part again, with the months since. */
const firstOfEach = (told: readonly Fact[]): Fact[] =>
  told.filter((fact, index) => told.findIndex(({ value }) => value === fact.value) === index);
