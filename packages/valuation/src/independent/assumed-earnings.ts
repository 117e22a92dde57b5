import type { CompanyType } from "../inputs/company-type.ts";
import { resourceIndustries } from "../inputs/industry-groups.ts";
import { middle, ofLast, onBook, operatingIncome, priorTo, type Row, sum, type Usual } from "./facts.ts";
import { cycleOf } from "./parted.ts";
import type { ResearchAsset } from "./research-asset.ts";

export function roeOf(rows: readonly Row[], isFinancial: boolean): number | null {
  const returns = ofLast(rows, isFinancial ? 10 : 5).flatMap((row) => {
    const opening = priorTo(rows, row)?.get("totalEquity") ?? null;
    const profit = row.get("netIncome");
    return opening !== null && opening > 0 && profit !== null ? [profit / opening] : [];
  });
  return returns.length < 2 ? null : middle(returns);
}

export function marginsOf(
  rows: readonly Row[],
  type: CompanyType,
  usual: Usual | null,
  research: ResearchAsset | null,
) {
  const marginOf = (row: Row) => {
    const [reported, revenue] = [operatingIncome(rows, row, usual), row.get("revenue")];
    const added = research ? research.added(row) : 0;
    const income = reported === null || added === null ? null : reported + added;
    return income !== null && revenue !== null && revenue > 0 ? [{ income, revenue }] : [];
  };
  const known = (type === "cyclical" ? cycleOf(rows) : ofLast(rows, 5)).flatMap(marginOf);
  const [now] = rows.slice(0, 1).flatMap(marginOf);
  if (known.length < 3 || !now) return null;
  if (type === "cyclical") {
    const pooled = sum(known.map(({ income }) => income)) / sum(known.map(({ revenue }) => revenue));
    return { now: pooled, lasting: pooled };
  }
  const three = known.slice(0, 3).map(({ income, revenue }) => income / revenue);
  return { now: now.income / now.revenue, lasting: middle(three) };
}

export function taxOf(rows: readonly Row[], statutory: number, industry: string | null) {
  const paid = ofLast(rows, 5).flatMap(({ get }) => {
    const [pretax, tax] = [get("pretaxIncome"), get("incomeTaxExpense")];
    const rate = pretax !== null && pretax > 0 && tax !== null ? tax / pretax : -1;
    return rate >= 0 && rate <= 1 ? [rate] : [];
  });
  if (paid.length < 3) return { now: statutory, lasting: statutory };
  const own = middle(paid);
  const isResource = industry !== null && resourceIndustries.has(industry) && own > statutory;
  return { now: own, lasting: isResource ? own : Math.min(Math.max(own, 0.15), statutory) };
}

export function earningsOf(rows: readonly Row[], type: CompanyType, roe: number | null): number | null {
  const [latest] = rows;
  if (!latest) return null;
  if (type === "reit") return latest.get("operatingCashFlow");
  const [equity, revenue] = [latest.get("totalEquity"), latest.get("revenue")];
  if (onBook.includes(type) || type === "holding")
    return roe !== null && equity !== null && equity > 0 ? roe * equity : null;
  const known = (type === "cyclical" ? cycleOf(rows) : ofLast(rows, 5)).flatMap(({ get }) => {
    const [profit, sales] = [get("netIncome"), get("revenue")];
    return profit !== null && sales !== null && sales > 0 ? [{ profit, sales }] : [];
  });
  if (revenue === null) return profitWithoutRevenue(rows, type);
  if (known.length < 3) return null;
  const margin =
    type === "cyclical"
      ? sum(known.map(({ profit }) => profit)) / sum(known.map(({ sales }) => sales))
      : middle(known.slice(0, 3).map(({ profit, sales }) => profit / sales));
  return revenue * margin;
}

/** Where the latest revenue is unknown: the middle of the latest three profits, of all ten of a cyclical company their mean. */
function profitWithoutRevenue(rows: readonly Row[], type: CompanyType): number | null {
  const profits = (type === "cyclical" ? cycleOf(rows) : ofLast(rows, 3)).flatMap(({ get, age }) => {
    const profit = get("netIncome");
    return profit === null ? [] : [{ profit, age }];
  });
  if (profits.length < 3 || (profits[0]?.age ?? 1) > 0.1) return null;
  const amounts = profits.map(({ profit }) => profit);
  return type === "cyclical" ? sum(amounts) / amounts.length : middle(amounts);
}
