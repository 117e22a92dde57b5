import type { AnnualStatement, Fundamentals, MonthlyCloses } from "../fundamentals.ts";
import type { QuantityName } from "../quantity-names.ts";
import { meanPerShare } from "../steps/figures.ts";
import { closeBeforeDividends, dividendTakenOut } from "../steps/per-share.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import type { IsoDate, PerShare } from "../units.ts";
import { dividendAt } from "./dividends.ts";
import { type History, isPresent } from "./history.ts";
import { onceEach } from "./once-each.ts";
import { referenceLeaf } from "./references.ts";

/** What a share cost in the past, by months counted from the year 0; null where that is not known. */
export type PastPrices = {
  atEndOf: (month: number) => Quantity | null;
  /** The mean of the twelve month ends up to this one; null where one of them is not known. */
  meanOfYearTo: (month: number) => Quantity | null;
};

/** The months of a fiscal year, and the dividend that they share; null where it is not known. */
type PayingMonths = { from: number; to: number; months: number; dividend: Quantity | null };

/** Whether dividends were taken out of the closes, so that what they say of the past is below the price. */
export const holdDividends = ({ monthlyCloses }: Pick<Fundamentals, "monthlyCloses">): boolean =>
  monthlyCloses?.adjustedFor === "splitsAndDividends";

/**
 * The prices of the past under a name. Where a source takes dividends out of its closes they are put back, by the dividends of the
 * statements: a step of the trace, which names them. There is no price where a dividend after it is unknown.
 */
export function pastPricesOf(fundamentals: Fundamentals, history: History, name: QuantityName): PastPrices {
  const { monthlyCloses, ticker, provider, quote } = fundamentals;
  if (!monthlyCloses) return { atEndOf: () => null, meanOfYearTo: () => null };
  const first = monthNumber(monthlyCloses.from);
  const source = monthlyCloses.source ?? quote?.source ?? provider;
  const closeAt = (month: number): PerShare | null => {
    const close = monthlyCloses.closes[month - first];
    return typeof close === "number" && close > 0 ? close : null;
  };
  const leafOf = (value: PerShare | null, month: number, as: QuantityName) =>
    value === null ? null : referenceLeaf(as, { value, asOf: lastDayOf(month), source }, "perShare", ticker);
  const isAdjusted = holdDividends(fundamentals);
  const closeAs = isAdjusted ? "adjustedClose" : name;
  const putBack = isAdjusted
    ? dividendsPutBack(payingMonthsOf(history, monthlyCloses), { name, closeAt, leafOf })
    : asIs;
  return {
    atEndOf: (month) => putBack(leafOf(closeAt(month), month, closeAs), month),
    meanOfYearTo(month) {
      const values = range(month - 11, month).flatMap((each) => leafOf(closeAt(each), each, closeAs) ?? []);
      // The mean stands in the middle of its year, so half of that year's dividend comes after it.
      return values.length === 12 ? putBack(derive("averagePrice", meanPerShare, { values }), month - 6) : null;
    },
  };
}

const asIs = (close: Quantity | null): Quantity | null => close;

type Closes = {
  name: QuantityName;
  closeAt: (month: number) => PerShare | null;
  leafOf: (value: PerShare | null, month: number, as: QuantityName) => Quantity | null;
};

/** Turns a close of the end of a month into a price; null where a dividend after it is not known. */
function dividendsPutBack(years: readonly PayingMonths[], { name, closeAt, leafOf }: Closes) {
  const takenOut = (year: PayingMonths, from: number): Quantity | null => {
    const mean = leafOf(harmonicMean(range(from - 1, year.to - 1).map(closeAt)), year.to, "meanAdjustedClose");
    if (!year.dividend || !mean) return null;
    const part = assumption("yearPart", (year.to - from + 1) / year.months, "rate");
    return derive("dividendTakenOut", dividendTakenOut, { part, dividend: year.dividend, close: mean });
  };
  const takenOutInYear = onceEach((year: PayingMonths) => takenOut(year, year.from));
  return (close: Quantity | null, month: number): Quantity | null => {
    const later = years.filter(({ to, dividend }) => to > month && dividend?.value !== 0);
    const parts = later
      .map((year) => (year.from > month ? takenOutInYear(year) : takenOut(year, month + 1)))
      .filter(isPresent);
    if (!close || parts.length < later.length) return null;
    return derive(name, closeBeforeDividends, { close, takenOut: parts });
  };
}

/** The months of every fiscal year with its dividend, and those since, in which the latest one goes on. */
function payingMonthsOf(history: History, { from, to }: MonthlyCloses): PayingMonths[] {
  const end = monthNumber(to);
  const dividends = dividendsByYear(history);
  const years: PayingMonths[] = [];
  for (const [index, { fiscalYearEnd }] of history.statements.entries()) {
    const last = monthNumber(fiscalYearEnd);
    const before = years.at(-1)?.to ?? last - 12;
    const isNext = last - before <= longestYear;
    if (!isNext) years.push({ from: before + 1, to: last - 12, months: 12, dividend: null });
    const start = isNext ? before + 1 : last - 11;
    years.push({ from: start, to: last, months: last - start + 1, dividend: dividends[index] ?? null });
  }
  const since = (years.at(-1)?.to ?? monthNumber(from) - 1) + 1;
  years.push({ from: since, to: end, months: 12, dividend: dividends.at(-1) ?? null });
  return years.map((year) => ({ ...year, to: Math.min(year.to, end) })).filter((year) => year.from <= year.to);
}

/** In months: a year of 52 or 53 weeks may end in another month than the one before. */
const longestYear = 14;
/** Shorter silences of filed statements say nothing. */
const silentYearsOfNoDividend = 4;
const longestGap = 2;

/**
 * The dividend of each year. Filed statements that name none before the first one that is known, or four times in a row up to
 * the latest, are of years that paid none; one or two silent years between years that paid have the mean of both.
 */
function dividendsByYear(history: History): (Quantity | null)[] {
  const told = history.statements.map((_, index) => dividendAt(history, index));
  const isFiled = history.statements.some(isReadFromFilings);
  const paid = told.flatMap((dividend, index) => (dividend && dividend.value > 0 ? [index] : []));
  const [first = told.length, last = -1] = [paid[0], paid.at(-1)];
  return told.map((dividend, index) => {
    if (dividend !== null) return dividend;
    const isSilentToTheEnd = index > last && told.length - 1 - last >= silentYearsOfNoDividend;
    if (index < first || isSilentToTheEnd) return isFiled ? noDividend : null;
    const before = paid.findLast((year) => year < index) ?? -1;
    const after = paid.find((year) => year > index) ?? -1;
    const [one, other] = [told[before], told[after]];
    if (!one || !other || after - before - 1 > longestGap) return null;
    return derive("dividendPerShare", meanPerShare, { values: [one, other] });
  });
}

/** A source that was not made from filings may leave out what they tell. */
const isReadFromFilings = ({ form, origins }: AnnualStatement): boolean =>
  form !== null || (origins.netIncome?.startsWith("companyFacts") ?? false);

const noDividend = assumption("dividendPerShare", 0, "perShare");

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

/** Of the values that are known; null without any. */
function harmonicMean(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => (value === null ? [] : [1 / value]));
  return known.length === 0 ? null : known.length / known.reduce((sum, inverse) => sum + inverse, 0);
}

export function lastDayOf(month: number): IsoDate {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
}

/** Months since the year 0 of a date that starts with "yyyy-mm". */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
