import { filedDebtAt } from "../company/accounts/base-figures.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { derive } from "../trace/trace.ts";
import { difference, investedCapital, sum } from "../trace/traced-formulas/figures.ts";
import { afterTax } from "../trace/traced-formulas/ratios.ts";
import type { RatioName } from "./ratio-names.ts";
import {
  absent,
  averageOf,
  figureOf,
  isAbsent,
  lastYear,
  type Reading,
  rateOf,
  timesOf,
  withAll,
  type Year,
} from "./reading.ts";

/** Of banks and insurers only what does not rest on operating income, working capital or debt. */
const toldOfFinancials: ReadonlySet<RatioName> = new Set<RatioName>([
  "netMargin",
  "returnOnAssets",
  "returnOnEquity",
  "taxBurden",
  "assetTurnover",
  "equityMultiplier",
  "payoutRatio",
]);

/** The ratio of a year, or why it cannot be told. */
export function ratioOf(name: RatioName, year: Year, isFinancial: boolean): Reading {
  return isFinancial && !toldOfFinancials.has(name) ? absent("notForFinancials") : rules[name](year);
}

const part =
  (division: typeof rateOf, name: QuantityName, upper: FigureName, lower: FigureName) =>
  (year: Year): Reading =>
    division({ name, part: figureOf(year, upper), whole: figureOf(year, lower) });

export const grossMargin = part(rateOf, "grossMargin", "grossProfit", "revenue");

/** Returns and turnovers stand on the mean of both ends of the year, so that the factors of DuPont multiply to the ROE. */
const rules: Readonly<Record<RatioName, (year: Year) => Reading>> = {
  grossMargin,
  operatingMargin: (year) =>
    rateOf({ name: "operatingMargin", part: operatingIncome(year), whole: figureOf(year, "revenue") }),
  netMargin: part(rateOf, "netMargin", "netIncome", "revenue"),
  freeCashFlowMargin: part(rateOf, "freeCashFlowMargin", "freeCashFlow", "revenue"),
  returnOnAssets: (year) =>
    rateOf({ name: "returnOnAssets", part: figureOf(year, "netIncome"), whole: averageAssets(year) }),
  returnOnEquity: (year) =>
    rateOf({ name: "returnOnEquity", part: figureOf(year, "netIncome"), whole: averageEquity(year) }),
  returnOnCapital,
  returnOnTotalCapital: (year) =>
    rateOf({ name: "returnOnTotalCapital", part: profitAfterTax(year), whole: averageTotalCapital(year) }),
  taxBurden: part(timesOf, "taxBurden", "netIncome", "pretaxIncome"),
  interestBurden: (year) =>
    timesOf({ name: "interestBurden", part: figureOf(year, "pretaxIncome"), whole: operatingIncome(year) }),
  assetTurnover: (year) =>
    timesOf({ name: "assetTurnover", part: figureOf(year, "revenue"), whole: averageAssets(year) }),
  equityMultiplier: (year) =>
    timesOf({ name: "equityMultiplier", part: averageAssets(year), whole: averageEquity(year) }),
  debtToEquity: (year) => timesOf({ name: "debtToEquity", part: debtOf(year), whole: figureOf(year, "totalEquity") }),
  debtToAssets: (year) => rateOf({ name: "debtToAssets", part: debtOf(year), whole: figureOf(year, "totalAssets") }),
  netDebtToEbitda: (year) => timesOf({ name: "netDebtToEbitda", part: netDebt(year), whole: ebitda(year) }),
  interestCover: (year) =>
    timesOf({ name: "interestCover", part: operatingIncome(year), whole: figureOf(year, "interestExpense") }),
  currentRatio: part(timesOf, "currentRatio", "currentAssets", "currentLiabilities"),
  quickRatio: (year) =>
    timesOf({ name: "quickRatio", part: liquidAssets(year), whole: figureOf(year, "currentLiabilities") }),
  cashRatio: (year) =>
    timesOf({
      name: "cashRatio",
      part: figureOf(year, "cashAndEquivalents"),
      whole: figureOf(year, "currentLiabilities"),
    }),
  cashConversion: part(timesOf, "cashConversion", "operatingCashFlow", "netIncome"),
  freeCashConversion: part(timesOf, "freeCashConversion", "freeCashFlow", "netIncome"),
  investmentRate: part(rateOf, "investmentRate", "capitalExpenditure", "revenue"),
  stockPayRate: part(rateOf, "stockPayRate", "stockBasedCompensation", "revenue"),
  payoutRatio: part(rateOf, "payoutRatio", "dividendsPaid", "netIncome"),
};

/** As filed, else profit before tax + interest of the same year; never anything of another year. */
function operatingIncome(year: Year): Reading {
  const filed = figureOf(year, "ebit");
  if (!isAbsent(filed)) return filed;
  const parts = [figureOf(year, "pretaxIncome"), figureOf(year, "interestExpense")];
  return parts.some(isAbsent) ? filed : withAll(parts, (terms) => derive("ebit", sum, { terms }));
}

function ebitda(year: Year): Reading {
  const filed = figureOf(year, "ebitda");
  if (!isAbsent(filed)) return filed;
  const parts = [operatingIncome(year), figureOf(year, "depreciationAndAmortization")];
  return parts.some(isAbsent) ? filed : withAll(parts, (terms) => derive("ebitda", sum, { terms }));
}

/** All financial debt; its long-term part alone would make leverage look smaller than it is. */
function debtOf({ history, index }: Year): Reading {
  if (index < 0) return absent("previousYearMissing");
  const known = filedDebtAt(history, index);
  return known === null || known.warnings.includes("debtPartlyKnown")
    ? absent("figureMissing", ["totalDebt"])
    : known.quantity;
}

/** Cash, with the securities where they are known. */
function cashOf(year: Year): Reading {
  const securities = figureOf(year, "marketableSecurities");
  const cash = figureOf(year, "cashAndEquivalents");
  if (isAbsent(securities)) return cash;
  return withAll([cash, securities], (terms) => derive("cash", sum, { terms }));
}

const netDebt = (year: Year): Reading =>
  withAll([debtOf(year), cashOf(year)], ([whole, part]) => derive("netDebt", difference, { whole, part }));

const liquidAssets = (year: Year): Reading =>
  withAll([figureOf(year, "currentAssets"), figureOf(year, "inventory")], ([whole, part]) =>
    derive("liquidAssets", difference, { whole, part }),
  );

/** Income that no cash of operations has followed. */
export const accrualsOf = (year: Year): Reading =>
  withAll([figureOf(year, "netIncome"), figureOf(year, "operatingCashFlow")], ([whole, part]) =>
    derive("accruals", difference, { whole, part }),
  );

export const averageAssets = (year: Year): Reading =>
  averageOf("averageAssets", figureOf(year, "totalAssets"), figureOf(lastYear(year), "totalAssets"));

const averageEquity = (year: Year): Reading =>
  averageOf("averageEquity", figureOf(year, "totalEquity"), figureOf(lastYear(year), "totalEquity"));

const capitalOf = (year: Year): Reading =>
  withAll([figureOf(year, "totalEquity"), debtOf(year), cashOf(year)], ([equity, debt, cash]) =>
    derive("investedCapital", investedCapital, { equity, debt, cash }),
  );

const averageCapital = (year: Year): Reading =>
  averageOf("averageInvestedCapital", capitalOf(year), capitalOf(lastYear(year)));

const totalCapitalOf = (year: Year): Reading =>
  withAll([figureOf(year, "totalEquity"), debtOf(year)], (terms) => derive("totalCapital", sum, { terms }));

/** With the cash that the company holds: who holds more than it needs still has a return then. */
const averageTotalCapital = (year: Year): Reading =>
  averageOf("averageTotalCapital", totalCapitalOf(year), totalCapitalOf(lastYear(year)));

/** Below this part of the assets, what is left of the capital after cash is too little to measure a return with. */
const leastCapital = 0.05;

function returnOnCapital(year: Year): Reading {
  const capital = averageCapital(year);
  const assets = averageAssets(year);
  if (!isAbsent(capital) && !isAbsent(assets) && Math.abs(capital.value) < leastCapital * assets.value)
    return absent("basisNearZero");
  return rateOf({ name: "returnOnCapital", part: profitAfterTax(year), whole: capital });
}

/** Highest effective rate that still says something about the tax of a usual year. */
const highestTaxRate = 0.5;

function profitAfterTax(year: Year): Reading {
  const taxRate = rateOf({
    name: "effectiveTaxRate",
    part: figureOf(year, "incomeTaxExpense"),
    whole: figureOf(year, "pretaxIncome"),
  });
  return withAll([operatingIncome(year), taxRate], ([amount, rate]) => {
    if (rate.value < 0 || rate.value > highestTaxRate) return absent("taxRateUnusual");
    return derive("nopat", afterTax, { amount, taxRate: rate });
  });
}
