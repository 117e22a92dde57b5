import { leastPeers } from "../company/peer-multiples.ts";
import type { Company } from "../company/prepare.ts";
import { referenceLeaf } from "../company/references.ts";
import type { NotVotingReason, ValuationVariant, Warning } from "../outcome.ts";
import { type ByScenario, byScenario, positionOf, rememberedBy, type Settings } from "../scenarios.ts";
import { lowestRatio, perShare, quantileRatio, shareOf } from "../steps/figures.ts";
import * as steps from "../steps/per-share.ts";
import { costOfDebt } from "../steps/rates.ts";
import { assumption, derive, type Quantity, type Step } from "../trace.ts";
import { type Appraisal, type Method, notApplicable, type Valuation } from "./appraisal.ts";
import { lastingReturn, projectedEarnings } from "./projections.ts";

const quantiles = { conservative: 0.25, neutral: 0.5, optimistic: 0.75 } as const;

type Inputs = {
  earnings: Quantity;
  own: ByScenario<Quantity> | null;
  sector: ByScenario<Quantity> | null;
  projected: (settings: Settings) => readonly Quantity[];
  dividends: (settings: Settings) => readonly Quantity[];
};

/**
 * Value per share in two parts: the dividends of the explicit years, and the price at which the share can then be sold.
 *
 *   value = Σ EPSₜ × payout/(1+Ke)ᵗ + EPS_N × exit/(1+Ke)ᴺ
 *   exit  = min(own median P/E of ten years, median P/E of the peers, (1 − g∞/ROE∞)/(Ke − g∞))
 *
 * Starts from normal earnings: latest revenue × median net margin of five years (mean of ten for cyclical companies; median
 * return on book for financials; funds from operations for trusts). Earnings are not discounted as if they were cash: what
 * is not paid out is reinvested and comes back as growth. Shares that the user says are given away each year take their part of it.
 *
 * Not applicable: `negativeEarnings` (normal earnings not above zero), `lossMaking`, `distressed`, `shortHistory`,
 * `figuresMissing`. Holdings: shown, not counted. Graham's number and formula and the PEG stand beside it.
 *
 * @see CFA Institute, *Equity Asset Valuation*, 4th ed., ch. 6
 */
export const earningsPerShare: Method = (company) => {
  const { normalEarnings, shares, rates, classification, history } = company;
  const { type } = classification;
  if (type === "unprofitableGrowth") return notApplicable("lossMaking", "comparableMultiples");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  if (!shares) return notApplicable("sharesMissing");
  if (!normalEarnings) {
    return history.within(5).length < 3
      ? notApplicable("shortHistory", "comparableMultiples")
      : notApplicable("figuresMissing", "comparableMultiples", ["revenue", "netIncome"]);
  }
  if (normalEarnings.quantity.value <= 0) return notApplicable("negativeEarnings", "comparableMultiples");
  if (!rates.neutral.growth) return notApplicable("figuresMissing", "comparableMultiples", ["revenue"]);
  const earnings = derive("normalisedEarningsPerShare", perShare, { amount: normalEarnings.quantity, shares });
  const { payout, warnings } = payoutOf(company, earnings);
  const own = company.ownPriceToEarnings();
  const projected = projectedEarnings(company, earnings);
  const inputs: Inputs = {
    earnings,
    own: own.length >= leastPeers ? quartiles("ownPriceToEarnings", own) : null,
    sector: sectorMultiple(company),
    projected,
    dividends: rememberedBy(["growth", "terminalGrowth"], (settings) =>
      projected(settings).map((amount, index) =>
        derive("projectedDividendPerShare", steps.partPerShare, { amount, share: payout }, index + 1),
      ),
    ),
  };
  return {
    kind: "appraisal",
    variant: variantOf(company),
    levers: ["discountRate", "returns", "multiple", "terminalGrowth", "growth"],
    warnings: [...warnings, ...normalEarnings.warnings, ...company.rateWarnings],
    notVotingReason: type === "holding" ? ("informative" satisfies NotVotingReason) : null,
    value: (settings) => valuation(company, inputs, settings),
  } satisfies Appraisal;
};

function variantOf({ classification, isCyclical }: Company): ValuationVariant {
  if (classification.type === "reit") return "fundsFromOperations";
  return isCyclical ? "midCycleEarnings" : "twoPartEarnings";
}

/** The regular dividend over normal earnings, at most all of them; nothing for a company that has not paid for four years. */
function payoutOf({ dividends, overrides }: Company, earnings: Quantity): { payout: Quantity; warnings: Warning[] } {
  if (overrides.payout !== undefined)
    return { payout: assumption("payoutRatio", overrides.payout, "rate", "user"), warnings: [] };
  const { regular } = dividends;
  if (!regular) return { payout: assumption("payoutRatio", 0, "rate"), warnings: [] };
  const now = derive("payoutRatio", shareOf, { part: regular.quantity, whole: earnings });
  if (now.value <= 1) return { payout: now, warnings: [...regular.warnings] };
  return { payout: assumption("payoutRatio", 1, "rate"), warnings: [...regular.warnings, "payoutAboveEarnings"] };
}

function quartiles(
  name: "ownPriceToEarnings" | "sectorPriceToEarnings",
  values: readonly Quantity[],
): ByScenario<Quantity> {
  return byScenario((scenario) =>
    derive(name, quantileRatio, {
      values,
      quantile: assumption("multipleQuantile", quantiles[scenario], "rate", "scenario"),
    }),
  );
}

function sectorMultiple(company: Company): ByScenario<Quantity> | null {
  const isTrust = company.classification.type === "reit";
  return company.multiple(isTrust ? "priceToFundsFromOperations" : "priceToEarnings")?.value ?? null;
}

function valuation(company: Company, inputs: Inputs, settings: Settings): Valuation {
  const { horizon, rates } = company;
  const { costOfEquity } = rates[positionOf(settings, "discountRate")];
  const { terminalGrowth } = rates[positionOf(settings, "terminalGrowth")];
  const growth = rates[positionOf(settings, "growth")].growth ?? terminalGrowth;
  const projected = inputs.projected(settings);
  const dividends = inputs.dividends(settings);
  const exit = exitMultiple(company, inputs, settings, { costOfEquity, terminalGrowth });
  const exitPrice = derive("terminalValue", steps.priceAtMultiple, {
    amount: projected.at(-1) ?? inputs.earnings,
    multiple: exit,
  });
  const present = derive("presentValueOfDividends", steps.presentValueOfFlowsPerShare, {
    flows: dividends,
    rate: costOfEquity,
  });
  const presentExit = derive("presentValueOfExit", steps.presentValuePerShare, {
    amount: exitPrice,
    rate: costOfEquity,
    years: horizon,
  });
  return {
    result: derive("valuePerShare", steps.sumPerShare, { terms: [present, presentExit] }),
    notAboveZero: "negativeEarnings",
    details: () => ({
      drivers: [inputs.earnings, exit, growth],
      warnings: [],
      besides: () => yardsticks(company, inputs.earnings),
    }),
  };
}

function exitMultiple(
  company: Company,
  { own, sector }: Inputs,
  settings: Settings,
  { costOfEquity, terminalGrowth }: { costOfEquity: Quantity; terminalGrowth: Quantity },
): Quantity {
  const position = positionOf(settings, "multiple");
  const returnOnEquity = lastingReturn("terminalReturnOnEquity", {
    cost: costOfEquity,
    earned: company.returnOnEquity?.neutral ?? costOfEquity,
    position: positionOf(settings, "returns"),
  });
  const justified = derive("justifiedPriceToEarnings", steps.justifiedPriceToEarnings, {
    growth: terminalGrowth,
    returnOnEquity,
    costOfEquity,
  });
  return derive("exitPriceToEarnings", lowestRatio, {
    values: [justified, ...(own ? [own[position]] : []), ...(sector ? [sector[position]] : [])],
  });
}

/** Rules of thumb that people ask for; none of them is a valuation. */
function yardsticks(company: Company, earnings: Quantity): Step[] {
  const { history, shares, reference, capital, price, growth } = company;
  const equity = history.figure(history.latest, "totalEquity");
  const rows: Step[] = [];
  if (equity && equity.value > 0 && shares) {
    const bookValue = derive("bookValuePerShare", perShare, { amount: equity, shares });
    rows.push(derive("grahamNumber", steps.grahamNumber, { earnings, bookValue }));
  }
  const best = reference.ratings.large[0];
  if (best && growth) {
    const { asOf, source } = reference.ratings;
    const spread = referenceLeaf(
      "ratingSpread",
      { value: best.spread, asOf, source: `${source}: ${best.rating}` },
      "rate",
    );
    const highestGradeYield = derive("highestGradeYield", costOfDebt, { riskFreeRate: capital.riskFreeRate, spread });
    const value = derive("grahamFormula", steps.grahamFormula, {
      earnings,
      growth: growth.quantity,
      highestGradeYield,
    });
    if (highestGradeYield.value > 0 && value.value > 0) rows.push(value);
  }
  if (price && growth && growth.quantity.value > 0) {
    const multiple = derive("priceToEarnings", steps.priceToEarnings, { price, earnings });
    rows.push(
      derive("priceEarningsToGrowth", steps.priceEarningsToGrowth, {
        priceToEarnings: multiple,
        growth: growth.quantity,
      }),
    );
  }
  return rows;
}
