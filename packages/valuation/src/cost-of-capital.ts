import { ebitAt, interestAt } from "./company/base-figures.ts";
import { type History, isPresent, type Known } from "./company/history.ts";
import { industryLeaf, referenceLeaf } from "./company/references.ts";
import { syntheticRating } from "./formulas/cost-of-capital.ts";
import type { Fundamentals } from "./fundamentals.ts";
import type { MarketReference } from "./market-reference.ts";
import type { Warning } from "./outcome.ts";
import { boundedRate, medianRate, shareOf } from "./steps/figures.ts";
import * as rates from "./steps/rates.ts";
import { assumption, derive, type Quantity, type ReferenceLeaf } from "./trace.ts";

/** Weight of the regression in Blume's adjustment; the rest pulls towards 1. */
const blumeWeight = 0.67;
/** Of how many years the operating income is set against the interest; of a cyclical company more, for a slump is no default. */
const coverageYears = { ordinary: 3, cyclical: 10 } as const;
const usualBeta = { lowest: 0.5, highest: 2.5 } as const;
const usualWacc = { aboveRiskFree: 0.015, highest: 0.2 } as const;

export type CostOfCapital = {
  riskFreeRate: ReferenceLeaf;
  equityRiskPremium: ReferenceLeaf;
  countryRiskPremium: ReferenceLeaf;
  beta: Quantity;
  /** The regression's beta with Blume's adjustment, shown beside the one in use; null when unknown. */
  adjustedRegressionBeta: Quantity | null;
  costOfEquity: Quantity;
  costOfDebt: Quantity | null;
  rating: string | null;
  /** What lenders ask for above the risk-free rate. */
  debtSpread: ReferenceLeaf | null;
  equityWeight: Quantity | null;
  debtWeight: Quantity | null;
  wacc: Quantity | null;
  taxRate: Quantity;
  marginalTaxRate: ReferenceLeaf;
  warnings: readonly Warning[];
};

export type CapitalInputs = {
  fundamentals: Fundamentals;
  reference: MarketReference;
  history: History;
  isFinancial: boolean;
  isCyclical: boolean;
  marketValue: Quantity | null;
  debt: Known | null;
};

/**
 * What investors ask for a year: cost of equity, cost of debt, and their average by market weights.
 *
 *   costOfEquity = riskFree + β × equityRiskPremium + countryRisk
 *   wacc = E/V × costOfEquity + D/V × costOfDebt × (1 − marginal tax)
 *
 * Beta is bottom-up: the industry's, unlevered with its own debt, levered again with the company's; of the regression
 * (Blume) or the whole market when the industry has none; of the regression too where the industry's is outside 0.5–2.5
 * and the regression's is not, or less so, because such an industry is a handful of companies. Debt costs what its synthetic rating pays: median operating income
 * of three years (of a cyclical company, ten) over interest; the industry's spread where interest is unknown. Banks, insurers and other financials keep the
 * sector's levered beta and have no WACC of their own: it equals the cost of equity. Operating leases stay out on both
 * sides, because operating income has paid their rent. Nothing is clamped: unusual rates are warnings.
 *
 * `wacc` is null when no spread is known for a company with debt.
 */
export function costOfCapitalOf(inputs: CapitalInputs): CostOfCapital {
  const { reference, history } = inputs;
  const riskFreeRate = referenceLeaf("riskFreeRate", reference.riskFreeRate, "rate");
  const equityRiskPremium = referenceLeaf("matureEquityRiskPremium", reference.matureEquityRiskPremium, "rate");
  const countryRiskPremium = referenceLeaf("countryRiskPremium", reference.countryRiskPremium, "rate");
  const marginalTaxRate = referenceLeaf("marginalTaxRate", reference.marginalTaxRate, "rate");
  const capital = capitalStructure(inputs);
  const { beta, regression, warnings: betaWarnings } = betaOf(inputs, marginalTaxRate, capital);
  const costOfEquity = derive("costOfEquity", rates.costOfEquity, {
    riskFreeRate,
    beta,
    equityRiskPremium,
    countryRiskPremium,
  });
  const debt = inputs.isFinancial ? null : debtCost(inputs, riskFreeRate);
  const wacc = inputs.isFinancial
    ? derive("wacc", rates.allEquityWacc, { costOfEquity })
    : capital && debt && averageCost({ capital, costOfEquity, costOfDebt: debt.cost, taxRate: marginalTaxRate });
  const tax = effectiveTaxRate(history, marginalTaxRate);
  const own = { riskFreeRate, equityRiskPremium, countryRiskPremium, marginalTaxRate, beta, costOfEquity };
  return {
    ...own,
    adjustedRegressionBeta: regression,
    costOfDebt: debt?.cost ?? null,
    rating: debt?.rating ?? null,
    debtSpread: debt?.spread ?? null,
    equityWeight: inputs.isFinancial ? null : (capital?.equityWeight ?? null),
    debtWeight: inputs.isFinancial ? null : (capital?.debtWeight ?? null),
    wacc,
    taxRate: tax.quantity,
    warnings: [
      ...betaWarnings,
      // By revenue it would be another; where the company sells is not known.
      ...(countryRiskPremium.value === 0 ? [] : (["countryRiskFromIncorporation"] as const)),
      ...(inputs.isFinancial ? [] : [...(capital?.warnings ?? []), ...(debt?.warnings ?? []), ...tax.warnings]),
      ...unusual({ riskFreeRate, costOfEquity, costOfDebt: debt?.cost ?? null, wacc }),
    ],
  };
}

type CapitalStructure = {
  equityWeight: Quantity;
  debtWeight: Quantity;
  debtToEquity: Quantity;
  isOwn: boolean;
  warnings: readonly Warning[];
};

/** Market weights; the industry's when the debt or the market value is unknown. */
function capitalStructure({ reference, marketValue, debt }: CapitalInputs): CapitalStructure | null {
  if (marketValue && marketValue.value > 0 && debt && debt.quantity.value >= 0) {
    return {
      equityWeight: derive("equityWeight", rates.weightOf, { part: marketValue, rest: debt.quantity }),
      debtWeight: derive("debtWeight", rates.weightOf, { part: debt.quantity, rest: marketValue }),
      debtToEquity: derive("debtToEquity", rates.debtToEquity, { debt: debt.quantity, equity: marketValue }),
      isOwn: true,
      warnings: debt.warnings,
    };
  }
  const equityWeight = industryLeaf(reference, "equityWeight", "industryEquityWeight", "rate");
  const debtWeight = industryLeaf(reference, "debtWeight", "industryDebtWeight", "rate");
  if (!equityWeight || !debtWeight || equityWeight.leaf.value <= 0) return null;
  const debtToEquity = derive("debtToEquity", rates.debtToEquity, { debt: debtWeight.leaf, equity: equityWeight.leaf });
  const weights = { equityWeight: equityWeight.leaf, debtWeight: debtWeight.leaf };
  return { ...weights, debtToEquity, isOwn: false, warnings: ["weightsFromIndustry"] };
}

function betaOf(inputs: CapitalInputs, taxRate: Quantity, capital: CapitalStructure | null) {
  const { reference, fundamentals } = inputs;
  const regression = adjustedRegressionBeta(fundamentals);
  const industryBeta = industryLeaf(reference, "leveredBeta", "industryBeta", "ratio");
  const warnings: Warning[] = [];
  let beta: Quantity = industryBeta?.leaf ?? assumption("beta", 1, "ratio");
  if (!industryBeta || industryBeta.ofMarket) {
    warnings.push(regression ? "betaFromRegression" : "betaFromMarket");
    beta = regression ?? beta;
  } else if (!inputs.isFinancial && capital?.isOwn) {
    beta = releveredBeta(inputs, industryBeta.leaf, taxRate, capital) ?? beta;
  }
  if (isUnusual(beta) && regression && distanceFromUsual(regression) < distanceFromUsual(beta)) {
    beta = regression;
    warnings.push("betaFromRegression");
  }
  if (isUnusual(beta)) warnings.push("betaUnusual");
  return { beta, regression, warnings };
}

/** How far outside the usual range, as a factor: both ends are equally unusual. */
function distanceFromUsual(beta: Quantity): number {
  if (beta.value <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(usualBeta.lowest / beta.value, beta.value / usualBeta.highest, 1);
}

function isUnusual(beta: Quantity): boolean {
  return beta.value < usualBeta.lowest || beta.value > usualBeta.highest;
}

function releveredBeta(inputs: CapitalInputs, leveredBeta: Quantity, taxRate: Quantity, capital: CapitalStructure) {
  const equity = industryLeaf(inputs.reference, "equityWeight", "industryEquityWeight", "rate");
  const debt = industryLeaf(inputs.reference, "debtWeight", "industryDebtWeight", "rate");
  if (!equity || !debt || equity.leaf.value <= 0) return null;
  const industryDebtToEquity = derive("debtToEquity", rates.debtToEquity, { debt: debt.leaf, equity: equity.leaf });
  const unlevered = derive("unleveredBeta", rates.unleveredBeta, {
    leveredBeta,
    taxRate,
    debtToEquity: industryDebtToEquity,
  });
  return derive("beta", rates.releveredBeta, {
    unleveredBeta: unlevered,
    taxRate,
    debtToEquity: capital.debtToEquity,
  });
}

function adjustedRegressionBeta({ beta, ticker }: Fundamentals): Quantity | null {
  if (!beta || !Number.isFinite(beta.value)) return null;
  return derive("beta", rates.adjustedBeta, {
    regressionBeta: referenceLeaf("regressionBeta", beta, "ratio", ticker),
    weight: assumption("regressionBeta", blumeWeight, "ratio"),
  });
}

function debtCost(inputs: CapitalInputs, riskFreeRate: Quantity) {
  const rated = ratedSpread(inputs);
  const industry = industryLeaf(inputs.reference, "debtSpread", "industryDebtSpread", "rate");
  const spread = rated?.spread ?? industry?.leaf ?? null;
  if (!spread) return null;
  const warnings: Warning[] = rated ? rated.warnings : ["debtCostFromIndustry"];
  return {
    cost: derive("costOfDebt", rates.costOfDebt, { riskFreeRate, spread }),
    spread,
    rating: rated?.rating ?? null,
    warnings,
  };
}

/** The spread of the rating that interest coverage earns; below every row, of the lowest rating. */
function ratedSpread({ reference, history, isCyclical, marketValue, debt }: CapitalInputs) {
  const interest = interestAt(history, history.latest, debt);
  const ebit = history
    .within(isCyclical ? coverageYears.cyclical : coverageYears.ordinary)
    .map((index) => ebitAt(history, index)?.quantity ?? null)
    .filter(isPresent);
  if (!interest || interest.quantity.value <= 0 || ebit.length === 0 || debt?.quantity.value === 0) return null;
  const coverage = derive("interestCoverage", rates.interestCoverage, { ebit, interest: interest.quantity });
  const isLarge = (marketValue?.value ?? 0) >= reference.largeCompanyThreshold;
  const table = isLarge ? reference.ratings.large : reference.ratings.small;
  const row = syntheticRating({ coverage: coverage.value, table }) ?? table.at(-1);
  if (!row) return null;
  const { asOf, source } = reference.ratings;
  const spread = referenceLeaf("ratingSpread", { value: row.spread, asOf, source: `${source}: ${row.rating}` }, "rate");
  return { spread, rating: row.rating, warnings: [...interest.warnings] };
}

function averageCost(inputs: {
  capital: CapitalStructure;
  costOfEquity: Quantity;
  costOfDebt: Quantity;
  taxRate: Quantity;
}): Quantity {
  const { capital, costOfEquity, costOfDebt, taxRate } = inputs;
  const { equityWeight, debtWeight } = capital;
  return derive("wacc", rates.wacc, { equityWeight, costOfEquity, debtWeight, costOfDebt, taxRate });
}

/** Median of the effective rates of five profitable years, within 0 and 40 %; the statutory rate when none is known. */
function effectiveTaxRate(history: History, marginal: Quantity): Known {
  const paid = history.within(5).flatMap((index) => {
    const pretaxIncome = history.figure(index, "pretaxIncome");
    const tax = history.figure(index, "incomeTaxExpense");
    if (!pretaxIncome || pretaxIncome.value <= 0 || !tax) return [];
    return [derive("effectiveTaxRate", shareOf, { part: tax, whole: pretaxIncome })];
  });
  if (paid.length === 0) return { quantity: marginal, warnings: ["taxUnknown"] };
  const middle = derive("effectiveTaxRate", medianRate, { values: paid });
  if (middle.value >= 0 && middle.value <= 0.4) return { quantity: middle, warnings: [] };
  const bounded = derive("taxRate", boundedRate, {
    rate: middle,
    lowest: assumption("taxRate", 0, "rate"),
    highest: assumption("taxRate", 0.4, "rate"),
  });
  return { quantity: bounded, warnings: ["taxNormalised"] };
}

function unusual(inputs: {
  riskFreeRate: Quantity;
  costOfEquity: Quantity;
  costOfDebt: Quantity | null;
  wacc: Quantity | null;
}): Warning[] {
  const { riskFreeRate, costOfEquity, costOfDebt, wacc } = inputs;
  const warnings: Warning[] = [];
  if (costOfDebt && costOfEquity.value <= costOfDebt.value) warnings.push("costOfEquityBelowDebt");
  const lowest = riskFreeRate.value + usualWacc.aboveRiskFree;
  if (wacc && (wacc.value < lowest || wacc.value > usualWacc.highest)) warnings.push("waccUnusual");
  return warnings;
}
