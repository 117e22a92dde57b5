import { syntheticRating } from "../../formulas/discount-rate/cost-of-capital.ts";
import type { Classification } from "../../inputs/company-type.ts";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { telecomIndustries } from "../../inputs/industry-groups.ts";
import type { MarketReference } from "../../inputs/market-reference.ts";
import type { Rate, Ratio } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import type { ValuationView } from "../../scenarios/assumptions.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import { assumption, derive, type Quantity, type ReferenceLeaf } from "../../trace/trace.ts";
import * as rates from "../../trace/traced-formulas/rates.ts";
import { ebitAt, interestAt } from "../accounts/base-figures.ts";
import { type History, isPresent, type Known } from "../accounts/history.ts";
import { isInterestUnlikely } from "../accounts/interest-and-debt.ts";
import { industryLeaf, referenceLeaf } from "../references.ts";
import { ratePairOf } from "./rate-pair.ts";
import { taxRatesOf } from "./tax-rates.ts";

/** Weight of the bottom-up beta; the rest pulls towards 1, the market's average. */
const bottomUpWeight = 2 / 3;
/** Where a company earns is not known: the part of its country's premium that it bears by what it does. */
const countryExposures = { domestic: 1, other: 0.5 } as const;
/** Kinds of company that earn where they stand. */
const domesticTypes: ReadonlySet<string> = new Set(["bank", "utility", "reit"]);
/** Weight of the regression in Blume's adjustment; the rest pulls towards 1. */
const blumeWeight = 0.67;
/** Of how many years the operating income is set against the interest; of a cyclical company more, for a slump is no default. */
const coverageYears = { ordinary: 3, cyclical: 10 } as const;
const usualBeta = { lowest: 0.5, highest: 2.5 } as const;
const usualWacc = { aboveRiskFree: 0.015, highest: 0.2 } as const;

/** What a reader may set of the cost of equity; absent: computed. */
export type CapitalChoices = {
  riskFreeRate?: Rate | undefined;
  equityRiskPremium?: Rate | undefined;
  beta?: Ratio | undefined;
};

export type CostOfCapital = {
  riskFreeRate: Quantity;
  equityRiskPremium: Quantity;
  countryRiskPremium: Quantity;
  beta: Quantity;
  /** The regression's beta with Blume's adjustment, shown beside the one in use; null when unknown. */
  adjustedRegressionBeta: Quantity | null;
  costOfEquity: Quantity;
  costOfDebt: Quantity | null;
  rating: string | null;
  /** The spread of the debt over the risk-free rate. */
  debtSpread: ReferenceLeaf | null;
  /** The spread of the rating that interest coverage earns, of a default too: how likely a company in distress is to fail. */
  ratedSpread: ReferenceLeaf | null;
  equityWeight: Quantity | null;
  debtWeight: Quantity | null;
  wacc: Quantity | null;
  /** The company's own, and the one that lasts. */
  taxRate: Quantity;
  lastingTaxRate: Quantity;
  marginalTaxRate: ReferenceLeaf;
  warnings: readonly Warning[];
};

export type CapitalInputs = {
  fundamentals: Fundamentals;
  reference: MarketReference;
  history: History;
  classification: Classification;
  isFinancial: boolean;
  isCyclical: boolean;
  marketValue: Quantity | null;
  debt: Known | null;
  choices: CapitalChoices & { view: ValuationView };
};

/**
 * The required annual returns: cost of equity, cost of debt, and their average by market weights.
 *
 *   costOfEquity = riskFree + β × equityRiskPremium + countryRisk
 *   wacc = E/V × costOfEquity + D/V × costOfDebt × (1 − marginal tax)
 *
 * Risk-free rate and premium are one pair (`ratePairOf`). Beta is bottom-up: the industry's, unlevered with its own debt,
 * levered again with the company's, brought to an average of 1 over the market and a third towards 1; of the regression (Blume)
 * where the industry has none. Debt costs what its synthetic rating pays: median operating income of three years (of a
 * cyclical company, ten) over interest, by a table of its own for utilities; the industry's spread where interest is
 * unknown or does not fit the debt, where a loss does not cover it, because a year of losses is no default, and in distress,
 * which the probability of failure counts. Banks, insurers and other financials keep
 * the sector's levered beta and have no WACC of their own: it equals the cost of equity. Operating leases stay out on both
 * sides, because operating income has paid their rent. Where the revenue comes from is not known, so banks, utilities,
 * telecoms and trusts bear the whole premium of the country they are incorporated in and others half of it. Nothing is clamped:
 * unusual rates are warnings.
 *
 * `wacc` is null when no spread is known for a company with debt.
 */
export function costOfCapitalOf(inputs: CapitalInputs): CostOfCapital {
  const { reference, history } = inputs;
  const { choices } = inputs;
  const pair = ratePairOf(reference, choices.view);
  const riskFreeRate = chosenOr(pair.riskFreeRate, "riskFreeRate", choices.riskFreeRate);
  const equityRiskPremium = chosenOr(pair.equityRiskPremium, "matureEquityRiskPremium", choices.equityRiskPremium);
  // What is said of the published pair does not hold of the reader's.
  const isOwn = riskFreeRate !== pair.riskFreeRate || equityRiskPremium !== pair.equityRiskPremium;
  const countryRiskPremium = countryPremiumOf(inputs);
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
  const tax = taxRatesOf(inputs.fundamentals, history, marginalTaxRate);
  const { cost: costOfDebt, rating, spread: debtSpread, ratedSpread } = debt ?? unknownDebtCost;
  const weights = inputs.isFinancial ? null : capital;
  const own = { riskFreeRate, equityRiskPremium, countryRiskPremium, marginalTaxRate, beta, costOfEquity };
  return {
    ...own,
    adjustedRegressionBeta: regression,
    ...{ costOfDebt, rating, debtSpread, ratedSpread },
    equityWeight: weights?.equityWeight ?? null,
    debtWeight: weights?.debtWeight ?? null,
    wacc,
    taxRate: tax.own,
    lastingTaxRate: tax.lasting,
    warnings: [
      ...pair.warnings.filter((warning) => !isOwn || warning === "averagesOutdated"),
      ...betaWarnings,
      // By revenue it would be another; where the company sells is not known.
      ...(countryRiskPremium.value === 0 ? [] : (["countryRiskFromIncorporation"] as const)),
      ...(weights?.warnings ?? []),
      ...(debt?.warnings ?? []),
      ...(inputs.isFinancial ? [] : tax.warnings),
      ...unusual({ riskFreeRate, costOfEquity, costOfDebt, wacc }),
    ],
  };
}

const unknownDebtCost = { cost: null, rating: null, spread: null, ratedSpread: null } as const;

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

/** The premium of the country of incorporation, as much of it as the company bears. */
function countryPremiumOf({ reference, classification, fundamentals }: CapitalInputs): Quantity {
  const premium = referenceLeaf("countryRiskPremium", reference.countryRiskPremium, "rate");
  const { industry } = fundamentals;
  const isDomestic = domesticTypes.has(classification.type) || (industry !== null && telecomIndustries.has(industry));
  if (premium.value === 0 || isDomestic) return premium;
  const exposure = assumption("countryExposure", countryExposures.other, "rate");
  return derive("countryRiskPremium", rates.countryExposure, { exposure, premium });
}

function betaOf(inputs: CapitalInputs, taxRate: Quantity, capital: CapitalStructure | null) {
  const { reference, fundamentals } = inputs;
  const regression = adjustedRegressionBeta(fundamentals);
  const industryBeta = industryLeaf(reference, "leveredBeta", "industryBeta", "ratio");
  const isOfMarket = !industryBeta || industryBeta.ofMarket;
  const warnings: Warning[] = isOfMarket ? [regression ? "betaFromRegression" : "betaFromMarket"] : [];
  const levered: Quantity = industryBeta?.leaf ?? assumption("beta", 1, "ratio");
  const isRelevered = !isOfMarket && !inputs.isFinancial && capital?.isOwn === true;
  const bottomUp = isRelevered ? (releveredBeta(inputs, levered, taxRate, capital) ?? levered) : levered;
  const computed = isOfMarket && regression ? regression : scaled(reference, bottomUp);
  const beta = chosenOr(computed, "beta", inputs.choices.beta);
  const isUnusual = beta.value < usualBeta.lowest || beta.value > usualBeta.highest;
  return {
    beta,
    regression,
    warnings: [...(beta === computed ? warnings : []), ...(isUnusual ? (["betaUnusual"] as const) : [])],
  };
}

/** The reader's number in place of the computed one, where there is one. */
const chosenOr = (computed: Quantity, name: QuantityName, chosen: number | undefined): Quantity =>
  chosen === undefined ? computed : assumption(name, chosen, computed.unit, "user");

/** On the scale on which the market's own average is 1. */
const scaled = (reference: MarketReference, bottomUp: Quantity): Quantity =>
  derive("beta", rates.scaledBeta, {
    bottomUp,
    average: referenceLeaf("averageBeta", reference.averageBeta, "ratio"),
    weight: assumption("betaWeight", bottomUpWeight, "ratio"),
  });

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
  return derive("bottomUpBeta", rates.releveredBeta, {
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

/** The industry's current cost of debt before tax; null without a known spread. */
export function industryCostOfDebt(reference: MarketReference): Quantity | null {
  const spread = industryLeaf(reference, "debtSpread", "industryDebtSpread", "rate");
  const { riskFreeRate } = ratePairOf(reference, "absolute");
  return spread && derive("costOfDebt", rates.costOfDebt, { riskFreeRate, spread: spread.leaf });
}

function debtCost(inputs: CapitalInputs, riskFreeRate: Quantity) {
  const rated = ratedSpreadOf(inputs);
  const industry = industryLeaf(inputs.reference, "debtSpread", "industryDebtSpread", "rate");
  const isLoss = rated !== null && rated.coverage.value <= 0;
  const isUnlikely = isInterestUnlikely(inputs.history, inputs.debt);
  // A company in distress fails with the probability of its rating: a spread of that rating would count it twice.
  const isDistressed = inputs.classification.type === "distressed";
  const own = isLoss || isUnlikely || isDistressed ? null : rated;
  const spread = own?.spread ?? industry?.leaf ?? null;
  if (!spread) return null;
  const fromIndustry = whyOfIndustry({ isLoss, isUnlikely, isDistressed: isDistressed && rated !== null });
  return {
    cost: derive("costOfDebt", rates.costOfDebt, { riskFreeRate, spread }),
    spread,
    ratedSpread: rated?.spread ?? null,
    rating: own?.rating ?? null,
    warnings: own ? own.warnings : [fromIndustry],
  };
}

function whyOfIndustry(why: { isLoss: boolean; isUnlikely: boolean; isDistressed: boolean }): Warning {
  if (why.isLoss) return "coverageOfLoss";
  if (why.isUnlikely) return "interestUnlikely";
  return why.isDistressed ? "distressCountedOnce" : "debtCostFromIndustry";
}

/** The spread of the rating that interest coverage earns; below every row, of the lowest rating. */
function ratedSpreadOf({ reference, history, classification, isCyclical, marketValue, debt }: CapitalInputs) {
  const interest = interestAt(history, history.latest, debt);
  const ebit = history
    .within(isCyclical ? coverageYears.cyclical : coverageYears.ordinary)
    .map((index) => ebitAt(history, index)?.quantity ?? null)
    .filter(isPresent);
  if (!interest || interest.quantity.value <= 0 || ebit.length === 0 || debt?.quantity.value === 0) return null;
  const coverage = derive("interestCoverage", rates.interestCoverage, { ebit, interest: interest.quantity });
  const isLarge = (marketValue?.value ?? 0) >= reference.largeCompanyThreshold;
  const bySize = isLarge ? reference.ratings.large : reference.ratings.small;
  const table = classification.type === "utility" ? reference.ratings.utility : bySize;
  const row = syntheticRating({ coverage: coverage.value, table }) ?? table.at(-1);
  if (!row) return null;
  const { asOf, source } = reference.ratings;
  const spread = referenceLeaf("ratingSpread", { value: row.spread, asOf, source: `${source}: ${row.rating}` }, "rate");
  return { spread, coverage, rating: row.rating, warnings: [...interest.warnings] };
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
