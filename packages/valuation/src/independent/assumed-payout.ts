import type { CompanyFile } from "../report/report.ts";
import { clamp, ofLast, priorTo, type Row, sum } from "./facts.ts";

export function dividendOf(rows: readonly Row[], today: number): number {
  const paidIn = (row: Row): number[] => {
    const paid = dividendIn(row, today) ?? 0;
    return paid > 0 ? [paid] : [];
  };
  const [now] = rows.slice(0, 1).flatMap(paidIn);
  if (now === undefined) return 0;
  const years = ofLast(rows, 4).flatMap(paidIn);
  // A payment far above the year before and the ordinary one holds a special dividend, unless it was usual before a cut.
  const high = 1.6 * (years.toSorted((a, b) => b - a)[Math.floor(years.length / 2)] ?? now);
  const isSpecial =
    now > high && now > 1.6 * (years[1] ?? now) && now > 1.6 * usualOnce(ofLast(rows, 6).flatMap(paidIn));
  return years.length >= 3 && isSpecial ? Math.max(...years.slice(1).filter((paid) => paid <= high)) : now;
}

/** The highest minimum of two adjacent, similar annual payments before the latest year. */
function usualOnce([, ...years]: readonly number[]): number {
  const pairs = years.slice(1).map((older, index) => [older, years[index] ?? 0].toSorted((a, b) => a - b));
  return Math.max(0, ...pairs.flatMap(([low = 0, high = 0]) => (high <= 1.6 * low ? [low] : [])));
}

export function assumedBuyback(rows: readonly Row[], { monthlyCloses }: CompanyFile["fundamentals"]): number {
  const factors = monthlyCloses && priceFactors(rows, monthlyCloses);
  const filed = ofLast(rows, 5).flatMap(({ get }) => {
    const [bought, given, profit] = [get("shareRepurchases"), get("stockBasedCompensation"), get("netIncome")];
    return bought !== null && given !== null && profit !== null ? [{ net: bought - given, profit }] : [];
  });
  const counted = ofLast(rows, 5).flatMap((row) => {
    const [before, after] = [priorTo(rows, row)?.get("dilutedShares") ?? null, row.get("dilutedShares")];
    const profit = row.get("netIncome");
    const { end: fiscalYearEnd } = row;
    const mean = monthlyCloses && yearsMeanClose(monthlyCloses, fiscalYearEnd);
    const factor = factors?.[monthOf(fiscalYearEnd) - monthOf(monthlyCloses?.from ?? "") - 6] ?? null;
    const close = mean === null || factor === null ? null : mean * factor;
    if (before === null || after === null || profit === null || close === null) return [];
    return Math.abs(Math.log(after / before)) <= 0.35 ? [{ net: (before - after) * close, profit }] : [];
  });
  const years = filed.length >= 3 ? filed : counted;
  const profit = sum(years.map((year) => year.profit));
  if (years.length < 3 || profit <= 0) return 0;
  return clamp(sum(years.map(({ net }) => net)) / profit, -0.5, 1);
}

function yearsMeanClose({ from, closes }: MonthEnds, end: string) {
  const last = monthOf(end) - monthOf(from);
  const year = Array.from({ length: 12 }, (_, back) => closes[last - back] ?? null);
  return year.every((close) => close !== null) ? sum(year.map((close) => close ?? 0)) / 12 : null;
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

type MonthEnds = NonNullable<CompanyFile["fundamentals"]["monthlyCloses"]>;

/** Price ÷ close of each month end. Where dividends were taken out, each month backwards adds its part of its year's. */
function priceFactors(rows: readonly Row[], given: MonthEnds): (number | null)[] {
  if (given.adjustedFor !== "splitsAndDividends") return given.closes.map(() => 1);
  const oldestFirst = rows.filter(({ age }) => age >= 0).toReversed();
  const dividends = yearlyDividends(oldestFirst);
  const ends = oldestFirst.map(({ end }) => monthOf(end));
  /** A month's part of its year's dividend; a year of 53 weeks may have thirteen months here. */
  const paidIn = (month: number): number | null => {
    const after = ends.findIndex((end) => end >= month);
    const [end = 0, before = Number.NEGATIVE_INFINITY] = [ends[after], ends[after - 1]];
    const months = end - before <= 14 ? end - before : 12;
    if (after >= 0 && end - month >= months) return null;
    const dividend = dividends.at(after) ?? null;
    return dividend === null ? null : dividend / (after < 0 ? 12 : months);
  };
  const factors: (number | null)[] = given.closes.map(() => 1);
  for (let at = given.closes.length - 2; at >= 0; at -= 1) {
    const [close, after] = [given.closes[at] ?? null, factors[at + 1] ?? null];
    const dividend = paidIn(monthOf(given.from) + at + 1);
    const isKnown = dividend === 0 || (dividend !== null && close !== null);
    factors[at] = after !== null && isKnown ? after + dividend / (close ?? 1) : null;
  }
  return factors;
}

/** As told; 0 in filed years before the first payment, and in four or more after the last one; a short gap has the mean. */
function yearlyDividends(oldestFirst: readonly Row[]): (number | null)[] {
  const told = oldestFirst.map((row) => dividendIn(row, null));
  const isFiled = oldestFirst.some((row) => row.isFiled);
  const isPaid = (dividend: number | null) => dividend !== null && dividend > 0;
  const [first, last] = [told.findIndex(isPaid), told.findLastIndex(isPaid)];
  return told.map((dividend, index) => {
    if (dividend !== null) return dividend;
    if (first < 0 || index < first || (index > last && told.length - last > 4)) return isFiled ? 0 : null;
    if (index > last) return null;
    const before = told.slice(0, index).findLastIndex(isPaid);
    const after = told.findIndex((each, at) => at > index && isPaid(each));
    return after - before <= 3 ? ((told[before] ?? 0) + (told[after] ?? 0)) / 2 : null;
  });
}

function dividendIn({ get }: Row, today: number | null): number | null {
  const [filed, total, count] = [get("dividendsPerShare"), get("dividendsPaid"), get("dilutedShares") ?? today];
  return filed ?? (total !== null && count !== null && count > 0 ? total / count : null);
}
