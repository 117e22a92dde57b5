import type { Company } from "../../company/normalise-company.ts";
import { referenceLeaf } from "../../company/references.ts";
import { holdDividends } from "../../company/shareholders/past-prices.ts";
import { unprofitableTypes } from "../../inputs/company-type.ts";
import { leastPeers } from "../../peers/peer-multiples.ts";
import { earningsPath } from "../../projections/equity-value.ts";
import type { NotVotingReason, ValuationVariant, Warning } from "../../report/outcome.ts";
import { partBy } from "../../scenarios/parts.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { type Calculation, inNumbers, withTraces } from "../../trace/calculation.ts";
import { derive, type Quantity, type Step } from "../../trace/trace.ts";
import { perShare } from "../../trace/traced-formulas/figures.ts";
import * as steps from "../../trace/traced-formulas/per-share.ts";
import { netOfPaidOut, presentValueOfPayouts, yearsSooner } from "../../trace/traced-formulas/projection.ts";
import { costOfDebt } from "../../trace/traced-formulas/rates.ts";
import { type Appraisal, type Details, type Method, notApplicable } from "../appraisal.ts";
import { equityInputsOf, normalEarningsPerShare, paidOutPerShare } from "../equity-inputs.ts";
import { equityReturnsAt } from "../kept-return.ts";
import { dividendPayoutOf, type PayoutPath, payoutPath } from "../total-payout.ts";
import { earningsPerShareDeclaration } from "./declaration.ts";
import { justifiedMultiple, type MarketExit, marketExitsOf, presentExit } from "./exit-values.ts";

type Inputs = { earnings: Quantity; payout: Quantity; paidOut: Quantity; market: readonly MarketExit[] };

/**
 * Value per share in two parts: what is paid out in the explicit years, and the price at which the share can then be sold.
 *
 *   value = Σ earningsₜ payoutₜ/(1+Ke)ᵗ (1+Ke)^(½+s) + earnings_N × median(multiple/(1+Ke)^late)/(1+Ke)^(N−s) − paid out
 *
 * The multiple that the fade stage and growth for ever justify, at the horizon; the share's own median of ten years, a
 * quarter later; and the peers' median, as much later as their earnings are old. Of three the middle one, of two
 * their mean; without one of the market no vote: a third comes from flows, two thirds from the market.
 *
 * Starts from normal earnings: latest revenue × median net margin of three years (all of ten together for cyclical
 * companies; median return on book for financials; funds from operations for trusts). Earnings are not discounted as if
 * they were cash: what is not paid out is reinvested and comes back as growth. Shares that the user says are given away
 * each year take their part of it.
 *
 * Not applicable: `negativeEarnings` (normal earnings not above zero), `lossMaking`, `distressed`, `shortHistory`,
 * `figuresMissing`. Holdings: shown, not counted. Graham's number and formula and the PEG stand beside it.
 *
 * @see CFA Institute, *Equity Asset Valuation*, 4th ed., ch. 6
 */
export const earningsPerShare: Method = (company) => {
  const { normalEarnings, shares, classification, history } = company;
  const { type } = classification;
  if (unprofitableTypes.has(type)) return notApplicable("lossMaking", "comparableMultiples");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  if (!shares) return notApplicable("sharesMissing");
  if (!normalEarnings) {
    return history.within(5).length < 3
      ? notApplicable("shortHistory", "comparableMultiples")
      : notApplicable("figuresMissing", "comparableMultiples", ["revenue", "netIncome"]);
  }
  if (normalEarnings.quantity.value <= 0) return notApplicable("negativeEarnings", "comparableMultiples");
  const earnings = normalEarningsPerShare(normalEarnings, shares);
  const inputs: Inputs = {
    earnings,
    payout: dividendPayoutOf(company, earnings),
    paidOut: paidOutPerShare(company, earnings),
    market: marketExitsOf(company),
  };
  const value = valueAt(company, inputs);
  return {
    kind: "appraisal",
    variant: variantOf(company),
    levers: earningsPerShareDeclaration.levers,
    warnings: [
      ...exitWarnings(company, inputs),
      ...(inputs.payout.value > 1 ? (["payoutAboveEarnings"] as const) : []),
      ...(company.dividends.regular?.warnings ?? []),
      ...normalEarnings.warnings,
      ...company.buybackShare.warnings,
      ...company.earnedReturn.warnings,
      ...company.rateWarnings,
    ],
    notVotingReason: notVotingReasonFor(company, inputs),
    value: (settings) => ({
      value: value(inNumbers, settings),
      result: () => value(withTraces, settings),
      notAboveZero: "negativeEarnings",
      details: () => detailsOf(company, inputs, settings),
    }),
  } satisfies Appraisal;
};

function exitWarnings({ overrides, fundamentals, ownPriceToEarnings }: Company, { market }: Inputs): Warning[] {
  if (overrides.exitMultiple !== undefined) return [];
  const isOwnAdjusted = holdDividends(fundamentals) && ownPriceToEarnings().length >= leastPeers;
  return [
    ...(isOwnAdjusted ? (["closesHoldDividends"] as const) : []),
    ...(market.length === 1 ? (["exitMeanOfTwo"] as const) : []),
  ];
}

function notVotingReasonFor({ classification, overrides }: Company, { market }: Inputs): NotVotingReason | null {
  if (classification.type === "holding") return "informative";
  return market.length === 0 && overrides.exitMultiple === undefined ? "exitWithoutMarket" : null;
}

function variantOf({ classification, isCyclical }: Company): ValuationVariant {
  if (classification.type === "reit") return "fundsFromOperations";
  return isCyclical ? "midCycleEarnings" : "twoPartEarnings";
}

function detailsOf(company: Company, { earnings }: Inputs, settings: Settings): Details {
  return {
    drivers: [earnings, company.ratesAt(settings).costOfEquity, company.growthAt(settings).first],
    warnings: [],
    besides: () => yardsticks(company, earnings),
  };
}

/** The value at a setting of the levers. */
function valueAt(company: Company, inputs: Inputs): <Term>(calculation: Calculation<Term>, settings: Settings) => Term {
  const earningsAt = partBy(["terminalGrowth", "growth"], (calculation, settings) =>
    earningsPath(calculation, equityInputsOf(company, settings, inputs)),
  );
  const payoutsAt = partBy(["discountRate", "returns", "terminalGrowth"], (calculation, settings) =>
    payoutPath(calculation, company, settings, {
      payout: inputs.payout,
      buybackShare: company.buybackShare.quantity,
      years: company.timeline.horizon.value,
    }),
  );
  const returnsAt = equityReturnsAt(company);
  const paidAt = partBy(["discountRate", "returns", "terminalGrowth", "growth"], (calculation, settings) =>
    presentDividends(calculation, company, settings, {
      earnings: earningsAt(calculation, settings),
      ...payoutsAt(calculation, settings),
    }),
  );
  const justifiedAt = partBy(["discountRate", "returns", "terminalGrowth", "growth"], (calculation, settings) =>
    justifiedMultiple(calculation, company, settings, {
      earnings: inputs.earnings,
      path: earningsAt(calculation, settings),
      returns: returnsAt(calculation, settings),
    }),
  );
  return (calculation, settings) => {
    const { of, step } = calculation;
    const earnings = earningsAt(calculation, settings)[company.timeline.horizon.value - 1] ?? of(inputs.earnings);
    const exit = presentExit(calculation, company, settings, {
      earnings,
      justified: justifiedAt(calculation, settings),
      market: inputs.market,
    });
    const terms = [paidAt(calculation, settings), exit];
    return step("valuePerShare", netOfPaidOut, { terms, paidOut: of(inputs.paidOut) });
  };
}

/** The present value of what is paid out up to the horizon. */
function presentDividends<Term>(
  calculation: Calculation<Term>,
  company: Company,
  settings: Settings,
  { earnings, payouts, lastPayout }: PayoutPath<Term> & { earnings: readonly Term[] },
): Term {
  const { of, step } = calculation;
  const { timeline, elapsed } = company;
  const flows = earnings
    .slice(0, timeline.horizon.value)
    .map((amount, index) =>
      step("projectedDividendPerShare", steps.partPerShare, { amount, share: payouts[index] ?? lastPayout }, index + 1),
    );
  return step("presentValueOfDividends", presentValueOfPayouts, {
    flows,
    rate: of(company.ratesAt(settings).costOfEquity),
    sooner: step("yearsSooner", yearsSooner, { withinYear: of(timeline.withinYear), elapsed: of(elapsed) }),
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
  if (best) {
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
  if (price && growth.quantity.value > 0) {
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
