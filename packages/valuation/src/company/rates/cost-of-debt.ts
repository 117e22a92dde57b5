import { syntheticRating } from "../../formulas/discount-rate/cost-of-capital.ts";
import type { MarketReference } from "../../inputs/market-reference.ts";
import type { Warning } from "../../report/outcome.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import * as rates from "../../trace/traced-formulas/rates.ts";
import { ebitAt, interestAt } from "../accounts/base-figures.ts";
import { isPresent } from "../accounts/history.ts";
import { isInterestUnlikely } from "../accounts/interest-and-debt.ts";
import { industryLeaf, referenceLeaf } from "../references.ts";
import type { CapitalInputs } from "./capital-inputs.ts";
import { ratePairOf } from "./rate-pair.ts";

/** Of how many years the operating income is set against the interest; of a cyclical company more, for a slump is no default. */
const coverageYears = { ordinary: 3, cyclical: 10 } as const;

/** The industry's current cost of debt before tax; null without a known spread. */
export function industryCostOfDebt(reference: MarketReference): Quantity | null {
  const spread = industryLeaf(reference, "debtSpread", "industryDebtSpread", "rate");
  const { riskFreeRate } = ratePairOf(reference, "absolute");
  return spread && derive("costOfDebt", rates.costOfDebt, { riskFreeRate, spread: spread.leaf });
}

/** What the company's debt costs, and by which rating; null without a known spread. */
export function debtCost(inputs: CapitalInputs, riskFreeRate: Quantity) {
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
