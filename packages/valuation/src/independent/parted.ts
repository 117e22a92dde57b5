import type { CompanyType } from "../inputs/company-type.ts";
import { ofLast, priorTo, type Row } from "./facts.ts";

/** The rows, newest first, down to the first one without the last part that left. */
export function sinceParting(rows: readonly Row[], window: readonly Row[], type: CompanyType): Row[] {
  const years = window.slice(0, type === "cyclical" ? 10 : 5);
  const lasts = years.flatMap((row) => {
    if (!hasParted(rows, row, type === "cyclical" ? 0.25 : 0.1)) return [];
    if (type === "utility") return [window.indexOf(row)];
    const at = rows.indexOf(row);
    const [now = 0, ...earlier] = [0, 1, 2].map((back) => lostRevenue(rows, rows[at + back]));
    if (now >= 0.03) return [window.indexOf(row)];
    const most = Math.max(...earlier);
    const told = most >= 0.03 ? rows[at + 1 + earlier.indexOf(most)] : undefined;
    return told && window.includes(told) ? [window.indexOf(told)] : [];
  });
  const since = lasts.filter((at) => at < window.length - 1);
  return since.length > 0 ? window.slice(0, Math.min(...since) + 1) : [...window];
}

const lostRevenue = (rows: readonly Row[], row: Row | undefined): number => {
  const [after, before] = [row?.get("revenue") ?? null, (row && priorTo(rows, row)?.get("revenue")) ?? 0];
  return after === null || before <= 0 ? 0 : 1 - after / before;
};

/** Whether equity fell by so much more than result and payouts explain, and assets by a twentieth. */
function hasParted(rows: readonly Row[], row: Row, least: number): boolean {
  const before = priorTo(rows, row);
  const [opening, assets] = [before?.get("totalEquity") ?? 0, before?.get("totalAssets") ?? null];
  const [closing, left, profit] = [row.get("totalEquity"), row.get("totalAssets"), row.get("netIncome")];
  if (!before || opening <= 0 || closing === null || assets === null || left === null || profit === null) return false;
  const [count, countBefore] = [row.get("dilutedShares"), before.get("dilutedShares")];
  const isSame = count !== null && countBefore !== null && count >= 0.98 * countBefore;
  const bought = row.get("shareRepurchases") ?? (isSame ? 0 : null);
  const paid = row.get("dividendsPaid") ?? (row.get("dividendsPerShare") ?? 0) * (count ?? 0);
  return bought !== null && left <= 0.95 * assets && opening + profit - paid - bought - closing >= least * opening;
}

/** Ten years of a company of cycles, newest first, or those since a large part left, where they are six. */
export function cycleOf(rows: readonly Row[]): Row[] {
  const all = ofLast(rows, 10);
  const last = all.find((row) => hasParted(rows, row, 0.25));
  if (last === undefined) return all;
  const at = rows.indexOf(last);
  const falls = [0, 1, 2].map((back) => lostRevenue(rows, rows[at + back]));
  const [now = 0, ...earlier] = falls;
  const most = Math.max(...earlier);
  const back = now >= 0.03 || most < 0.03 ? 0 : 1 + earlier.indexOf(most);
  const since = all.slice(0, all.indexOf(last) + back + 1);
  return since.length >= 6 ? since : all;
}
