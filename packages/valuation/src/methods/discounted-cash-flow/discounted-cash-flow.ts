import { pathToProfit } from "../../company/earnings/path-to-profit.ts";
import type { Company } from "../../company/normalise-company.ts";
import { unprofitableTypes } from "../../inputs/company-type.ts";
import type { NotVotingReason, ValuationVariant, Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import * as steps from "../../trace/traced-formulas/discounted-cash-flow.ts";
import { sharesAfterDilution } from "../../trace/traced-formulas/per-share.ts";
import { type Appraisal, type Method, missingFrom, notApplicable } from "../appraisal.ts";
import { discountedCashFlowDeclaration } from "./declaration.ts";
import { distributableCash } from "./distributable-cash.ts";
import { equityCashFlow } from "./equity-cash-flow.ts";
import type { FirmFacts } from "./firm-facts.ts";
import { firmValuationOf } from "./firm-valuation.ts";

/** The lenders' recovery when a company fails; shareholders recover nothing. */
const recoveryRate = 0.4;

/**
 * Value per share from the free cash flow to the firm, discounted at the WACC.
 *
 *   FCFFₜ = NOPATₜ − max(0, revenueₜ₊₁ − revenueₜ) / salesToCapital           in the years before the horizon's last
 *   FCFFₜ = NOPATₜ (1 − max(gₜ₊₁, 0)/RONICₜ₊₁)                                  from then to the end of the fade stage
 *   TV    = NOPATₙ₊₁ × (1 − g∞/RONIC∞) / (WACC − g∞)
 *   value = ([Σ FCFFₜ/(1+WACC)ᵗ + TV/(1+WACC)ⁿ] (1+WACC)^(½+s) − net debt carried to the price date − paid out) / shares
 *
 * Capital is put in a year before the revenue it brings. Growth fades over horizon and fade stage to the perpetual one; margin
 * and tax rate converge over the horizon to an ordinary year's and to the rate that lasts; the return on new capital falls
 * over the fade stage to its cost and the part of the excess that is kept. New capital earns its cost at least, but in the
 * conservative scenario. Growth, margin and capital of a year that the reader has set are theirs. Flows arrive in the
 * middle of the year and are rolled from the balance sheet to the price date. Companies in distress survive with
 * 1 − p, p from the spread of their rating, and fail with nothing left for shareholders. A company that loses money in an
 * ordinary year is shown on a path to the margin of its industry, which may fail as well: a supposition, never a vote. Trusts
 * are valued by the cash they can distribute, utilities by the flow to their shareholders, and so is any other company where the
 * user chooses that. Where the user says that shares are
 * given away each year, the equity is divided by the shares at the horizon; the option expense also stays in EBIT.
 *
 * Shown without a vote where what is owed is no measure of the claims on the operations: a part of the company lends to its
 * customers, interest does not fit the debt, most of the debt is an estimate, or the share of others in a subsidiary is unknown.
 *
 * Not applicable: `financial`, `holding`, `shortHistory` (fewer than three years of margins), `negativeEbit` (neither it
 * nor its industry earns anything in an ordinary year), `negativeTerminalCashFlow` (the reader's margin is not above zero), `debtUnknown`,
 * `figuresMissing`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 12; Koller et al., *Valuation*, 7th ed., ch. 14
 */
export const discountedCashFlow: Method = (company) => {
  const { type } = company.classification;
  if (company.isFinancial) return notApplicable("financial", "residualIncome");
  if (type === "reit") return distributableCash(company);
  if (type === "holding") return notApplicable("holding", "netAssetValue");
  if (isFlowToEquity(company)) return equityCashFlow(company);
  const facts = factsOf(company);
  if (facts.kind === "notApplicable") return facts;
  return {
    kind: "appraisal",
    variant: variantOf(company, facts),
    levers: discountedCashFlowDeclaration.levers,
    warnings: warningsOf(company, facts),
    notVotingReason: notVotingReasonFor(company, facts),
    value: firmValuationOf(company, facts),
  } satisfies Appraisal;
};

/** Whether the flow is that to the shareholders: the usual one of a utility, and the reader's choice for any other company. */
const isFlowToEquity = ({ classification, overrides }: Company): boolean =>
  (overrides.cashFlow ?? (classification.type === "utility" ? "toEquity" : "toFirm")) === "toEquity";

/** Margins that only research counted as an asset makes positive are those of a company that loses money all the same. */
function notVotingReasonFor(company: Company, { isPath }: FirmFacts): NotVotingReason | null {
  if (isPath) return "pathSupposed";
  return unprofitableTypes.has(company.classification.type) ? "stillUnprofitable" : debtDoubtOf(company);
}

/** Why what is owed is no measure of what the lenders of the firm's operations claim; null where it is. */
function debtDoubtOf({
  financeArm,
  isInterestUnlikely,
  isDebtMostlyEstimated,
  isPartOwned,
}: Company): NotVotingReason | null {
  if (financeArm) return "financeArm";
  if (isInterestUnlikely) return "interestUnlikely";
  if (isDebtMostlyEstimated) return "debtEstimated";
  return isPartOwned ? "partOwnedByOthers" : null;
}

function warningsOf(company: Company, { earningPower, bridge }: FirmFacts): Warning[] {
  return [
    ...company.rateWarnings,
    ...earningPower.warnings,
    ...(company.salesToCapital?.warnings ?? []),
    ...bridge.warnings,
    ...company.buybackShare.warnings,
    ...(company.researchBreak ? (["researchBroken"] as const) : []),
    ...(company.overrides.researchLife && !company.research && !company.researchBreak
      ? (["researchUnknown"] as const)
      : []),
  ];
}

function variantOf({ isCyclical }: Company, { isPath, failure }: FirmFacts): ValuationVariant {
  if (isPath) return "pathToProfit";
  if (failure) return "failureWeighted";
  return isCyclical ? "midCycleMargin" : "convergingMargin";
}

function factsOf(company: Company) {
  const { history, earningPower, salesToCapital, bridge, shares, rates } = company;
  const revenue = history.figure(history.latest, "revenue");
  if (!revenue) return notApplicable("figuresMissing", "residualIncome", ["revenue"]);
  if (revenue.value <= 0) return notApplicable("preRevenue");
  if (!earningPower) {
    return history.within(5).length < 3
      ? notApplicable("shortHistory", "comparableMultiples")
      : notApplicable("figuresMissing", "earningsPerShare", ["ebit"]);
  }
  const isPath = earningPower.targetMargin.neutral.value <= 0;
  // The industry's margin stands in for the company's losses, never for a margin that the reader has set.
  if (isPath && company.overrides.margin !== undefined) {
    return notApplicable("negativeTerminalCashFlow", "comparableMultiples");
  }
  const margins = isPath ? pathToProfit(company.reference, earningPower) : earningPower;
  if (!margins) return notApplicable("negativeEbit", "comparableMultiples");
  if (!company.debt) return notApplicable("debtUnknown", "earningsPerShare", ["totalDebt"]);
  if (!bridge || !salesToCapital || !shares) {
    return notApplicable(
      "figuresMissing",
      "earningsPerShare",
      missingFrom(company, "cashAndEquivalents", "totalEquity"),
    );
  }
  if (!rates.neutral.wacc) {
    return notApplicable("figuresMissing", "earningsPerShare", missingFrom(company, "interestExpense"));
  }
  const facts: FirmFacts = {
    revenue,
    earningPower: margins,
    isPath,
    salesToCapital: salesToCapital.quantity,
    bridge,
    shares: sharesAhead(company, shares),
    failure: isPath || company.classification.type === "distressed" ? failureProbabilityOf(company) : null,
  };
  return { kind: "facts" as const, ...facts };
}

/** The shares among which equity is divided: today's, or as many as there will be at the horizon. */
const sharesAhead = ({ dilution, timeline }: Company, shares: Quantity): Quantity =>
  dilution ? derive("sharesAtHorizon", sharesAfterDilution, { shares, dilution, years: timeline.horizon }) : shares;

function failureProbabilityOf({ capital, timeline, classification }: Company): Quantity | null {
  // A year of losses is no default: only a company that cannot pay its interest fails by the rating of its coverage.
  const spread = classification.type === "distressed" ? capital.ratedSpread : capital.debtSpread;
  if (!spread) return null;
  return derive("failureProbability", steps.failureProbability, {
    spread,
    recovery: assumption("recoveryRate", recoveryRate, "rate"),
    years: timeline.horizon,
  });
}
