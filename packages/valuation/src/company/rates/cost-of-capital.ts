import type { Warning } from "../../report/outcome.ts";
import { derive, type Quantity, type ReferenceLeaf } from "../../trace/trace.ts";
import * as rates from "../../trace/traced-formulas/rates.ts";
import { referenceLeaf } from "../references.ts";
import { betaOf } from "./beta.ts";
import { type CapitalInputs, chosenOr } from "./capital-inputs.ts";
import { type CapitalStructure, capitalStructure } from "./capital-structure.ts";
import { debtCost } from "./cost-of-debt.ts";
import { countryRiskOf } from "./country-risk.ts";
import { ratePairOf } from "./rate-pair.ts";
import { taxRatesOf } from "./tax-rates.ts";

const usualWacc = { aboveRiskFree: 0.015, highest: 0.2 } as const;

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
 * sides, because operating income has paid their rent. Country risk follows sales by country where filings tell them (`countryRiskOf`). Nothing is
 * clamped: unusual rates are warnings.
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
  const { premium: countryRiskPremium, warnings: countryWarnings } = countryRiskOf(inputs);
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
      ...countryWarnings,
      ...(weights?.warnings ?? []),
      ...(debt?.warnings ?? []),
      ...(inputs.isFinancial ? [] : tax.warnings),
      ...unusual({ riskFreeRate, costOfEquity, costOfDebt, wacc }),
    ],
  };
}

const unknownDebtCost = { cost: null, rating: null, spread: null, ratedSpread: null } as const;

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
