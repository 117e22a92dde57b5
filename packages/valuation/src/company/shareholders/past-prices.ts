import type { Fundamentals, MonthlyCloses } from "../../inputs/fundamentals.ts";
import type { AnnualStatement } from "../../inputs/statement.ts";
import type { IsoDate, PerShare } from "../../inputs/units.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { meanPerShare } from "../../trace/traced-formulas/figures.ts";
import { closeBeforeDividends, dividendTakenOut } from "../../trace/traced-formulas/per-share.ts";
import { type History, isPresent } from "../accounts/history.ts";
import { memoize } from "../memoize.ts";
import { referenceLeaf } from "../references.ts";
import { dividendAt } from "./dividends.ts";

/** Past share prices, by months counted from the year 0; null where unknown. */
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
    value === null
      ? null
      : referenceLeaf(as, { value, asOf: dayOfClose(monthlyCloses, month), source }, "perShare", ticker);
  const isAdjusted = holdDividends(fundamentals);
  const closeAs = isAdjusted ? "adjustedClose" : name;
  const putBack = isAdjusted
    ? dividendsPutBack(payingMonthsOf(history, monthlyCloses), { name, closeAt, leafOf })
    : asIs;
  return {
    atEndOf: (month) => putBack(leafOf(closeAt(month), month, closeAs), month),
    meanOfYearTo(month) {
      const values: Quantity[] = [];
      for (let each = month - 11; each <= month; each += 1) {
        const leaf = leafOf(closeAt(each), each, closeAs);
        if (leaf === null) return null;
        values.push(leaf);
      }
      // The mean stands in the middle of its year, so half of that year's dividend comes after it.
      return putBack(derive("averagePrice", meanPerShare, { values }), month - 6);
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
    const mean = leafOf(harmonicMean(closeAt, from - 1, year.to - 1), year.to, "meanAdjustedClose");
    if (!year.dividend || !mean) return null;
    const part = assumption("yearPart", (year.to - from + 1) / year.months, "rate");
    return derive("dividendTakenOut", dividendTakenOut, { part, dividend: year.dividend, close: mean });
  };
  const takenOutInYear = memoize((year: PayingMonths) => takenOut(year, year.from));
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

/** Of the closes that are known, from one month to another; null without any. */
function harmonicMean(closeAt: Closes["closeAt"], from: number, to: number): number | null {
  let [known, inverses] = [0, 0];
  for (let month = from; month <= to; month += 1) {
    const close = closeAt(month);
    if (close === null) continue;
    known += 1;
    inverses += 1 / close;
  }
  return known === 0 ? null : known / inverses;
}

const lastDays = new Map<number, IsoDate>();

/** Worked out once each: hundreds of months stand in the traces of a company, and they are the same few hundred for all. */
export function lastDayOf(month: number): IsoDate {
  const known = lastDays.get(month) ?? writtenLastDayOf(month);
  lastDays.set(month, known);
  return known;
}

/** The day of the close of a month: its last one, or that on which the list was made before the month was over. */
export const dayOfClose = ({ lastAsOf = "" }: MonthlyCloses, month: number): IsoDate =>
  monthNumber(lastAsOf) === month ? lastAsOf : lastDayOf(month);

/** By arithmetic: a `Date` takes a microsecond. */
function writtenLastDayOf(month: number): IsoDate {
  const [year, monthOfYear] = [Math.floor(month / 12), (month % 12) + 1];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = monthOfYear === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(monthOfYear) ? 30 : 31;
  return `${String(year).padStart(4, "0")}-${String(monthOfYear).padStart(2, "0")}-${days}`;
}

/** Months since the year 0 of a date that starts with "yyyy-mm". */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
