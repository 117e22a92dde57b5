import type { Company } from "../../company/normalise-company.ts";
import { unprofitableTypes } from "../../inputs/company-type.ts";
import type { Ratio } from "../../inputs/units.ts";
import type { NotApplicableReason, NotVotingReason, ValuationVariant, Warning } from "../../report/outcome.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { type Calculation, inNumbers, withTraces } from "../../trace/calculation.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import { totalPayoutRatio } from "../../trace/traced-formulas/payout.ts";
import { partPerShare } from "../../trace/traced-formulas/per-share.ts";
import { type Appraisal, type Details, type Method, notApplicable } from "../appraisal.ts";
import { normalEarningsPerShare, paidOutPerShare } from "../equity-inputs.ts";
import { isSpreadThin } from "../terminal-warnings.ts";
import { dividendPayoutOf, totalPayoutOf } from "../total-payout.ts";
import { dividendDiscountDeclaration } from "./declaration.ts";
import { otherDividendModels, withoutBuybacks } from "./dividend-cross-checks.ts";
import { type StagedForm, stagedDividendsOf } from "./staged-dividends.ts";

/** A dividend above so many times normal earnings is at risk. */
const riskyPayout: Ratio = 1.5;

type Inputs = {
  earnings: Quantity;
  /** The regular one of the latest year. */
  dividend: Quantity;
  payout: Quantity;
  paidOut: Quantity;
};

/**
 * Value per share from all that is paid out to shareholders, dividends and net buy-backs, discounted at the cost of equity.
 *
 *   payoutₜ = from min(1, dividend/earnings + b) to 1 − g∞/ROE∞ over horizon and fade stage
 *   value   = [Σ earningsₜ payoutₜ/(1+Ke)ᵗ + earningsₙ (1 + g∞) payout∞/(Ke − g∞)/(1+Ke)ⁿ] (1+Ke)^(½+s) − paid out
 *
 * b is the part of the earnings of five years that bought shares back, net of those issued; none for trusts, whose growth is
 * counted per share. Where the user says that shares are given away each year, earnings per share grow by as much less over
 * the horizon. Dividends alone, and simpler models of them, stand beside it, or take its place where the user chooses one
 * (`stagedDividendsOf`). Shown, not counted: a dividend above 150 % of normal earnings, or of the
 * earnings of each of the last two years.
 *
 * Not applicable: `noDividend`, `dividendSuspended` (none in the latest year), `shortDividendHistory` (fewer than three of the last four years), `dividendNotCovered`
 * (normal earnings not above zero), `lossMaking`, `distressed`, `figuresMissing`.
 *
 * @see Boudoukh, Michaely, Richardson & Roberts (2007); CFA Institute, *Equity Asset Valuation*, 4th ed., ch. 5
 */
export const dividendDiscount: Method = (company) => {
  const { type } = company.classification;
  const { dividends, shares, normalEarnings, history, buybackShare, earnedReturn } = company;
  if (dividends.never) {
    const known =
      history.figure(history.latest, "dividendsPerShare") ?? history.figure(history.latest, "dividendsPaid");
    return notApplicable("noDividend", "discountedCashFlow", known ? [] : ["dividendsPerShare"]);
  }
  if (unprofitableTypes.has(type)) return notApplicable("lossMaking", "comparableMultiples");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  const broken = company.isForced ? null : brokenDividend(company);
  if (broken) return notApplicable(broken, "earningsPerShare");
  if (!dividends.regular) return notApplicable("figuresMissing", "earningsPerShare", ["dividendsPerShare"]);
  if (!normalEarnings || !shares) {
    return notApplicable("figuresMissing", "comparableMultiples", ["netIncome"]);
  }
  if (normalEarnings.quantity.value <= 0) return notApplicable("dividendNotCovered", "comparableMultiples");
  const earnings = normalEarningsPerShare(normalEarnings, shares);
  const payout = dividendPayoutOf(company, earnings);
  const inputs: Inputs = {
    earnings,
    dividend: dividends.regular.quantity,
    payout,
    paidOut: paidOutPerShare(company, earnings),
  };
  const form = formOf(company, inputs);
  const abovePayout: Warning[] = payout.value > 1 ? ["payoutAboveEarnings"] : [];
  return {
    kind: "appraisal",
    variant: form.variant,
    levers: form.levers,
    warnings: [
      ...abovePayout,
      ...dividends.regular.warnings,
      ...normalEarnings.warnings,
      ...buybackShare.warnings,
      ...earnedReturn.warnings,
      ...company.rateWarnings,
    ],
    notVotingReason: notVotingReasonFor(company, payout.value),
    value: (settings) => ({
      value: form.value(inNumbers, settings).result,
      result: () => form.value(withTraces, settings).result,
      notAboveZero: "negativeEarnings",
      details: () => detailsOf(company, inputs, { settings, form }),
    }),
  } satisfies Appraisal;
};

/** Why a dividend that is paid, or was, says little of those to come; null where it does. */
function brokenDividend({ dividends }: Company): NotApplicableReason | null {
  if (dividends.isSuspended) return "dividendSuspended";
  return dividends.regular && dividends.yearsPaidOfFour < 3 ? "shortDividendHistory" : null;
}

function notVotingReasonFor({ dividends }: Company, payout: Ratio): NotVotingReason | null {
  const lastTwo = dividends.payouts.slice(-2);
  const isAlwaysMore = lastTwo.length === 2 && lastTwo.every(({ value }) => value > riskyPayout);
  return isAlwaysMore || payout > riskyPayout ? "atRisk" : null;
}

type Form = {
  variant: ValuationVariant;
  levers: Appraisal["levers"];
  value: <Term>(calculation: Calculation<Term>, settings: Settings) => { result: Term };
  /** What the value depends on besides the cost of equity. */
  drivers: (settings: Settings) => readonly Quantity[];
  /** The number among those beside that it is itself; null for the usual form. */
  beside: QuantityName | null;
};

const stagedVariants = {
  constantGrowth: "constantGrowth",
  twoStage: "twoStageDividends",
  threeStage: "threeStageDividends",
  halfLife: "halfLifeDividends",
} as const satisfies Record<StagedForm, ValuationVariant>;

/** The form that the reader has chosen, or the usual one. */
function formOf(company: Company, inputs: Inputs): Form {
  const { dividends: chosen = "totalPayout" } = company.overrides;
  const firstGrowth = (settings: Settings) => company.growthAt(settings).first;
  if (chosen === "totalPayout" || chosen === "dividendsOnly") {
    const isUsual = chosen === "totalPayout";
    const { payout } = inputs;
    const buybackShare = company.buybackShare.quantity;
    return {
      variant: isUsual ? "fadingPayout" : "dividendsOnly",
      levers: dividendDiscountDeclaration.levers,
      value: totalPayoutOf(company, isUsual ? inputs : withoutBuybacks(company, inputs)),
      drivers: (settings) => [
        firstGrowth(settings),
        isUsual ? derive("totalPayoutRatio", totalPayoutRatio, { payout, buybackShare }) : payout,
      ],
      beside: isUsual ? null : "dividendsOnlyValuePerShare",
    };
  }
  const { paidOut } = withoutBuybacks(company, inputs);
  const dividend = chosenDividend(company, inputs);
  const isConstant = chosen === "constantGrowth";
  return {
    variant: stagedVariants[chosen],
    levers: dividendDiscountDeclaration.levers.filter(
      (lever) => lever !== "returns" && !(isConstant && lever === "growth"),
    ),
    value: stagedDividendsOf(company, { dividend, paidOut }, chosen),
    drivers: (settings) => [isConstant ? company.ratesAt(settings).terminalGrowth : firstGrowth(settings), dividend],
    beside: isConstant ? "gordonValuePerShare" : chosen === "halfLife" ? "fadingGrowthValuePerShare" : null,
  };
}

/** The regular dividend, or the reader's part of normal earnings. */
const chosenDividend = ({ overrides }: Company, { earnings, dividend, payout }: Inputs): Quantity =>
  overrides.payout === undefined
    ? dividend
    : derive("dividendPerShare", partPerShare, { amount: earnings, share: payout });

function detailsOf(company: Company, inputs: Inputs, { settings, form }: { settings: Settings; form: Form }): Details {
  const { costOfEquity, terminalGrowth } = company.ratesAt(settings);
  return {
    drivers: [costOfEquity, ...form.drivers(settings)],
    warnings: isSpreadThin(costOfEquity, terminalGrowth),
    besides: () => otherDividendModels(company, inputs, settings).filter(({ name }) => name !== form.beside),
  };
}
