import type { FigureName } from "@valora/valuation";
import type { Figures } from "./figures.ts";
import type { CompanyFacts } from "./source.schema.ts";

/** Tags of one idea, the preferred first. */
const currentSecurities = [
  "MarketableSecuritiesCurrent",
  "AvailableForSaleSecuritiesCurrent",
  "AvailableForSaleSecuritiesDebtSecuritiesCurrent",
  "ShortTermInvestments",
];
const otherSecurities = [
  "MarketableSecuritiesNoncurrent",
  "AvailableForSaleSecuritiesNoncurrent",
  "AvailableForSaleSecuritiesDebtSecuritiesNoncurrent",
];
const balances: readonly (readonly [FigureName, readonly string[]])[] = [
  ["minorityInterests", ["MinorityInterest"]],
  ["preferredEquity", ["PreferredStockValue"]],
];

/** Adds what only a complete company facts file tells. Marketable securities are the current ones and, where reported, the others. */
export function addCompanyFacts(figures: Figures, facts: CompanyFacts, fiscalYearEnd: string): void {
  const current = balanceOf(facts, currentSecurities, fiscalYearEnd);
  if (current !== null) {
    const other = balanceOf(facts, otherSecurities, fiscalYearEnd);
    figures.set("marketableSecurities", { value: current + (other ?? 0), letter: other === null ? "C" : "D" });
  }
  for (const [name, tags] of balances) {
    const value = balanceOf(facts, tags, fiscalYearEnd);
    if (value !== null) figures.set(name, { value, letter: "C" });
  }
}

/** The balance at a date as the latest annual report gives it. */
function balanceOf(facts: CompanyFacts, tags: readonly string[], date: string): number | null {
  for (const tag of tags) {
    const rows = facts.facts["us-gaap"]?.[tag]?.units.USD ?? [];
    const annual = rows.filter((row) => row.end === date && row.start === undefined && row.form.startsWith("10-K"));
    const latest = annual.toSorted((a, b) => a.filed.localeCompare(b.filed)).at(-1);
    if (latest) return latest.val;
  }
  return null;
}
