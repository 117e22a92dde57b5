import type { FigureName } from "@valora/valuation";
import { firstReading } from "../../src/providers/read-figures.ts";
import { usGaapRules } from "../../src/providers/sec-edgar/us-gaap-rules.ts";
import { amountOf, type Figures } from "./figures.ts";
import type { Note } from "./note.ts";
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
  ["retainedEarnings", ["RetainedEarningsAccumulatedDeficit"]],
  [
    "propertyPlantAndEquipment",
    [
      "PropertyPlantAndEquipmentNet",
      "PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization",
    ],
  ],
];
/** Told by the files of figures for most companies. */
const balancesWhereAbsent: readonly (readonly [FigureName, string])[] = [
  ["currentAssets", "AssetsCurrent"],
  ["currentLiabilities", "LiabilitiesCurrent"],
];
const overheads = ["SellingAndMarketingExpense", "GeneralAndAdministrativeExpense"];

type Filed = { facts: CompanyFacts; fiscalYearEnd: string };

/**
 * Adds what only a complete company facts file tells, and puts right what it proves a part. Marketable securities are the current
 * ones and, where reported, the others.
 */
export function addCompanyFacts(figures: Figures, { facts, fiscalYearEnd }: Filed, note: Note): void {
  takeWholeDepreciation(figures, { facts, fiscalYearEnd }, note);
  const current = balanceOf(facts, currentSecurities, fiscalYearEnd);
  if (current !== null) {
    const other = balanceOf(facts, otherSecurities, fiscalYearEnd);
    figures.set("marketableSecurities", { value: current + (other ?? 0), letter: other === null ? "C" : "D" });
  }
  for (const [name, tags] of balances) {
    const value = balanceOf(facts, tags, fiscalYearEnd);
    if (value !== null) figures.set(name, { value, letter: "C" });
  }
  for (const [name, tag] of balancesWhereAbsent) {
    const value = figures.has(name) ? null : balanceOf(facts, [tag], fiscalYearEnd);
    if (value !== null) figures.set(name, { value, letter: "C" });
  }
  if (figures.has("sellingGeneralAndAdministrative")) return;
  const [selling = null, administrative = null] = overheads.map((tag) => annualFlow(facts, tag, fiscalYearEnd)?.val);
  if (selling === null || administrative === null) return;
  figures.set("sellingGeneralAndAdministrative", { value: selling + administrative, letter: "D" });
}

/** The files of figures may hold the depreciation of property alone, where a note used the element of the whole for it. */
function takeWholeDepreciation(figures: Figures, { facts, fiscalYearEnd }: Filed, note: Note): void {
  const part = amountOf(figures, "depreciationAndAmortization");
  const whole = firstReading(usGaapRules.depreciationAndAmortization, (concept) => {
    const row = annualFlow(facts, concept, fiscalYearEnd);
    return row && { value: row.val, filing: row.accn, form: row.form, filedAt: row.filed, isCalculated: false };
  });
  if (part === null || whole === null || whole.value <= part) return;
  figures.set("depreciationAndAmortization", { value: whole.value, letter: whole.isCalculated ? "D" : "C" });
  note("depreciationIsPartial", `${part} → ${whole.value}`);
  const [ebit, ebitda] = [amountOf(figures, "ebit"), figures.get("ebitda")];
  if (ebit === null || ebitda?.letter !== "D") return;
  figures.set("ebitda", { value: ebit + whole.value, letter: "D" });
  note("derivedAgain", `ebitda ${ebitda.value} → ${ebit + whole.value}`);
}

const shortestYear = 350;
const longestYear = 380;
const dayInMilliseconds = 86_400_000;

/** The expense of the year to a date as the latest annual report gives it. */
function annualFlow(facts: CompanyFacts, tag: string, date: string) {
  const rows = facts.facts["us-gaap"]?.[tag]?.units.USD ?? [];
  const annual = rows.filter((row) => {
    if (row.end !== date || row.start === undefined || !row.form.startsWith("10-K")) return false;
    const days = (Date.parse(row.end) - Date.parse(row.start)) / dayInMilliseconds;
    return days >= shortestYear && days <= longestYear;
  });
  return annual.toSorted((a, b) => a.filed.localeCompare(b.filed)).at(-1) ?? null;
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
