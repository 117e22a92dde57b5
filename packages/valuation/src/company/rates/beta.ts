import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { MarketReference } from "../../inputs/market-reference.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import * as rates from "../../trace/traced-formulas/rates.ts";
import { industryLeaf, referenceLeaf } from "../references.ts";
import { type CapitalInputs, chosenOr } from "./capital-inputs.ts";
import type { CapitalStructure } from "./capital-structure.ts";

/** Weight of the bottom-up beta; the rest pulls towards 1, the market's average. */
const bottomUpWeight = 2 / 3;
/** Weight of the regression in Blume's adjustment; the rest pulls towards 1. */
const blumeWeight = 0.67;
const usualBeta = { lowest: 0.5, highest: 2.5 } as const;

/** The beta in use, and that of the regression beside it. */
export function betaOf(inputs: CapitalInputs, taxRate: Quantity, capital: CapitalStructure | null) {
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
