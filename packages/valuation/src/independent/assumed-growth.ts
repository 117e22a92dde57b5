import type { CompanyType } from "../inputs/company-type.ts";
import type { CompanyFile } from "../report/report.ts";
import { clamp, ofLast, onBook, priorTo, type Row, trendOf } from "./facts.ts";

export function growthOf({ reference }: CompanyFile, rows: readonly Row[], type: CompanyType): number {
  const economy = reference.nominalGrowth.value;
  const ofIndustry = reference.industry?.revenueGrowth ?? null;
  const industry = ofIndustry === null ? economy : Math.min(ofIndustry, 2 * economy);
  const isBook = onBook.includes(type) || type === "utility" || type === "holding";
  const onRevenue = !isBook && type !== "cyclical" && type !== "reit";
  const window = onRevenue ? sinceBreak(ofLast(rows, 6), rows[0]) : ofLast(rows, type === "cyclical" ? 11 : 6);
  const kept = onBook.includes(type) || type === "holding" ? keptBook(window) : null;
  const reported = window.flatMap(({ age, get }) => {
    const amount = get(isBook ? "totalEquity" : "revenue");
    const count = type === "reit" ? get("dilutedShares") : 1;
    return amount !== null && amount > 0 && count !== null && count > 0 ? [{ age, value: amount / count }] : [];
  });
  // A book that grew otherwise than by what was kept of earnings, by more than three points a year, counts as that which was kept.
  const isOther = kept !== null && reported.length > 1 && Math.abs(trendOf(reported) - trendOf(kept)) > 0.03;
  const points = isOther ? kept : reported;
  const intervals = points.filter((one) => points.some(({ age }) => Math.abs(age - one.age - 1) < 0.25)).length;
  const weight = 0.5 * Math.min(1, intervals / 5);
  const own = intervals > 0 ? clamp(trendOf(points), -0.1, 0.25) : 0;
  return weight * own + ((1 - weight) / 2) * (industry + economy);
}

/** Books before the latest one, had earnings less what was paid out made them; null with fewer than three years of both. */
function keptBook(rows: readonly Row[]): { age: number; value: number }[] | null {
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

/** The rows, newest first, down to the last year that lost two fifths of its revenue for good. */
function sinceBreak(rows: readonly Row[], latest: Row | undefined): Row[] {
  const now = latest?.get("revenue") ?? null;
  const broken = rows.findIndex((row, index) => {
    const [after, before] = [row.get("revenue"), rows[index + 1]?.get("revenue") ?? null];
    return now !== null && after !== null && before !== null && after < 0.6 * before && now < 0.85 * before;
  });
  return rows.slice(0, broken < 0 ? rows.length : broken + 1);
}
