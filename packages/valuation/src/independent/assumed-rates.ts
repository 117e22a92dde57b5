import type { CompanyType } from "../inputs/company-type.ts";
import type { CompanyFile } from "../report/report.ts";
import { filedDebt, interestOf, middle, type Owed, ofLast, onBook, operatingIncome, type Row } from "./facts.ts";

/** The industry's cost of debt; null for financial companies. */
export function usualCostOf({ riskFreeRate, industry, market }: CompanyFile["reference"], isOnBook: boolean) {
  const spread = industry?.debtSpread ?? market.debtSpread;
  return isOnBook || spread === null ? null : riskFreeRate.value + spread;
}

export function ratesOf(
  { reference, fundamentals }: CompanyFile,
  type: CompanyType,
  { owed, marketValue, rows }: { owed: Owed | null; marketValue: number; rows: readonly Row[] },
) {
  // More cash than debt weighs nothing beside equity.
  const debt = owed && owed.amount >= 0 ? owed.amount : null;
  const { premiumPair, matureEquityRiskPremium, riskFreeRate, marginalTaxRate, industry, market } = reference;
  const tax = marginalTaxRate.value;
  const isPairs = reference.currency === premiumPair.currency;
  const premium = isPairs
    ? premiumPair.riskFreeRate.value + matureEquityRiskPremium.value - riskFreeRate.value
    : matureEquityRiskPremium.value;
  const isFull =
    ["bank", "utility", "reit"].includes(type) || /Telecommunication|Carriers/.test(fundamentals.industry ?? "");
  const country = reference.countryRiskPremium.value * (isFull ? 1 : 0.5);
  const weights = { equity: industry?.equityWeight ?? market.equityWeight ?? 1, debt: industry?.debtWeight ?? 0 };
  let beta = industry?.leveredBeta ?? Number.NaN;
  if (!onBook.includes(type) && debt !== null) {
    beta = (beta / (1 + ((1 - tax) * weights.debt) / weights.equity)) * (1 + ((1 - tax) * debt) / marketValue);
  }
  const ke = riskFreeRate.value + ((2 / 3) * (beta / reference.averageBeta.value) + 1 / 3) * premium + country;
  const kd = riskFreeRate.value + spreadOf(reference, type, { rows, owed, marketValue });
  const share = debt === null ? weights.debt / (weights.debt + weights.equity) : debt / (debt + marketValue);
  const wacc = onBook.includes(type) ? ke : (1 - share) * ke + share * kd * (1 - tax);
  const ceiling = Math.min(riskFreeRate.value, reference.nominalGrowth.value + 0.005, Math.min(wacc, ke) - 0.025);
  return { ke, wacc, costOfDebt: kd, kdAfterTax: kd * (1 - tax), lastGrowth: Math.max(0, ceiling) };
}

function spreadOf(
  { ratings, industry, market, largeCompanyThreshold }: CompanyFile["reference"],
  type: CompanyType,
  { rows, owed, marketValue }: { rows: readonly Row[]; owed: Owed | null; marketValue: number },
): number {
  const debt = owed?.amount ?? null;
  const ofIndustry = industry?.debtSpread ?? market.debtSpread ?? Number.NaN;
  // In distress the probability of failure counts what such a spread would count again.
  if (type === "distressed") return ofIndustry;
  const interest = rows[0] ? interestOf(rows, rows[0], debt) : null;
  const incomes = ofLast(rows, type === "cyclical" ? 10 : 3).flatMap((row) => operatingIncome(rows, row, null) ?? []);
  if (interest === null || interest <= 0 || incomes.length === 0 || debt === 0) return ofIndustry;
  const coverage = middle(incomes) / interest;
  if (coverage <= 0 || (!owed?.isEstimated && !owed?.isNet && isTooDear(rows, debt))) return ofIndustry;
  const bySize = marketValue >= largeCompanyThreshold ? ratings.large : ratings.small;
  const table = type === "utility" ? ratings.utility : bySize;
  return table.find(({ coverageAtLeast }) => coverage >= coverageAtLeast)?.spread ?? Number.NaN;
}

/** Interest that no lender asks on such a debt: more than 15 % of it and of the year before's, and more than 1 % of revenue. */
function isTooDear(rows: readonly Row[], debt: number | null): boolean {
  const [latest, before] = rows;
  const interest = latest?.get("interestExpense") ?? 0;
  const owed = Math.max(debt ?? 0, before ? (filedDebt(before) ?? 0) : 0);
  const revenue = latest?.get("revenue") ?? null;
  return revenue !== null && interest > 0.01 * revenue && owed > 0 && interest > 0.15 * owed;
}
