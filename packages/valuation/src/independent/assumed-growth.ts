import type { CompanyType } from "../inputs/company-type.ts";
import type { CompanyFile } from "../report/report.ts";
import { clamp, ofLast, onBook, priorTo, type Row, trendOf } from "./facts.ts";
import { sinceParting } from "./parted.ts";

export function growthOf({ reference }: CompanyFile, rows: readonly Row[], type: CompanyType): number {
  const economy = reference.nominalGrowth.value;
  const ofIndustry = reference.industry?.revenueGrowth ?? null;
  const industry = ofIndustry === null ? economy : Math.min(ofIndustry, 2 * economy);
  const isMoney = onBook.includes(type) || type === "holding";
  const { points, isPartOfCycle } = isMoney
    ? { points: bookPoints(rows), isPartOfCycle: false }
    : paidPoints(rows, type);
  const pairs = points.filter((one) => points.some(({ age }) => Math.abs(age - one.age - 1) < 0.25)).length;
  const intervals = isPartOfCycle && pairs < 5 ? 0 : pairs;
  const weight = 0.5 * Math.min(1, intervals / 5);
  const own = intervals > 0 ? clamp(trendOf(points), -0.1, 0.25) : 0;
  return weight * own + ((1 - weight) / 2) * (industry + economy);
}

type Point = { age: number; value: number };

/** A book that grew otherwise than by what was kept of earnings, by three points a year or a quarter in one, counts as that. */
function bookPoints(rows: readonly Row[]): Point[] {
  const window = ofLast(rows, 6);
  const reported = above(window, "totalEquity");
  const kept = keptBook(window);
  if (kept === null) return reported;
  const isApart = reported.length > 1 && Math.abs(trendOf(reported) - trendOf(kept)) > 0.03;
  const hasJumped = ofLast(rows, 5).some((row) => Math.abs(otherwise(rows, row) ?? 0) >= 0.25);
  return isApart || hasJumped ? kept : reported;
}

/** Revenue, or the book of a utility, since a part left or the revenue broke. */
function paidPoints(rows: readonly Row[], type: CompanyType): { points: Point[]; isPartOfCycle: boolean } {
  const all = ofLast(rows, type === "cyclical" ? 11 : 6);
  const since = type === "reit" ? all : sinceParting(rows, all, type);
  if (type === "utility") return { points: above(since, "totalEquity"), isPartOfCycle: false };
  if (type === "cyclical") return { points: above(since, "revenue"), isPartOfCycle: since.length < all.length };
  const isUsual = usualYears(type === "reit" ? bySharePoints(rows) : above(rows, "revenue"));
  const points =
    type === "reit" ? bySharePoints(all) : above(sinceBreak(all, rows[0]).slice(0, since.length), "revenue");
  return { points: points.filter(isUsual), isPartOfCycle: false };
}

const bySharePoints = (rows: readonly Row[]): Point[] =>
  rows.flatMap(({ age, get }) => {
    const [revenue, count] = [get("revenue") ?? 0, get("dilutedShares") ?? 0];
    return revenue > 0 && count > 0 ? [{ age, value: revenue / count }] : [];
  });

/** Tells years outside slumps that are over: under three quarters of the highest of three years before, up to nine tenths of it within five. */
function usualYears(all: readonly Point[]): (point: Point) => boolean {
  const years = all.filter(({ age }) => age >= 0).toSorted((one, other) => other.age - one.age);
  const slumped = new Set<number>();
  for (let at = 0; at < years.length; ) {
    const { age = 0, value = 0 } = years[at] ?? {};
    const before = Math.max(0, ...years.slice(0, at).flatMap((each) => (each.age - age < 3.3 ? each.value : [])));
    const back =
      value < 0.75 * before ? years.findIndex((each, index) => index > at && each.value >= 0.9 * before) : at;
    if (back < 0) break;
    const isSoon = age - (years[back]?.age ?? 0) < 5.3;
    for (const { age: through } of isSoon ? years.slice(at, back) : []) slumped.add(through);
    at = Math.max(back, at + 1);
  }
  return ({ age }) => !slumped.has(age);
}

const above = (rows: readonly Row[], name: "revenue" | "totalEquity"): Point[] =>
  rows.flatMap(({ age, get }) => {
    const value = get(name) ?? 0;
    return value > 0 ? [{ age, value }] : [];
  });

/** Books before the latest one, had earnings less what was paid out made them; null with fewer than three years of both. */
function keptBook(rows: readonly Row[]): Point[] | null {
  const [latest] = rows;
  let value = latest?.get("totalEquity") ?? 0;
  const points = latest && value > 0 ? [{ age: latest.age, value }] : [];
  for (let row = latest; row; ) {
    const [profit, dividends, bought] = [row.get("netIncome"), row.get("dividendsPaid"), row.get("shareRepurchases")];
    const before = priorTo(rows, row);
    if (!before || profit === null || dividends === null || bought === null) break;
    value += dividends + bought - profit - (row.get("stockBasedCompensation") ?? 0);
    if (value <= 0) break;
    points.push({ age: before.age, value });
    row = before;
  }
  return points.length > 3 ? points : null;
}

/** The gain of a year's book, as a part of the opening book, apart from earnings, payouts and granted shares; null where unknown. */
function otherwise(rows: readonly Row[], row: Row): number | null {
  const [book, profit] = [row.get("totalEquity"), row.get("netIncome")];
  const [dividends, bought] = [row.get("dividendsPaid"), row.get("shareRepurchases")];
  const opening = priorTo(rows, row)?.get("totalEquity") ?? 0;
  if (book === null || profit === null || dividends === null || bought === null || opening <= 0) return null;
  return (book - opening - profit + dividends + bought - (row.get("stockBasedCompensation") ?? 0)) / opening;
}

/** The rows, newest first, down to the last year that lost two fifths of its revenue for good. */
function sinceBreak(rows: readonly Row[], latest: Row | undefined): Row[] {
  const now = latest?.get("revenue") ?? null;
  const broken = rows.findIndex((row, index) => {
    const [after, before] = [row.get("revenue"), rows[index + 1]?.get("revenue") ?? null];
    return now !== null && after !== null && before !== null && after < 0.6 * before && now < 0.85 * before;
  });
  return rows.slice(0, broken < 0 ? rows.length : broken + 1);
}
