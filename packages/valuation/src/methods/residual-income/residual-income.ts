import { yearBefore } from "../../company/accounts/history.ts";
import { highestReturn } from "../../company/earnings/earned-return.ts";
import type { Company } from "../../company/normalise-company.ts";
import { unprofitableTypes } from "../../inputs/company-type.ts";
import { type BookInputs, bookValueAndMore } from "../../projections/book-value.ts";
import { equityReturns } from "../../projections/fading-returns.ts";
import type {
  NotApplicable,
  NotApplicableReason,
  NotVotingReason,
  ValuationVariant,
  Warning,
} from "../../report/outcome.ts";
import { partBy } from "../../scenarios/parts.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { type Calculation, inNumbers, withTraces } from "../../trace/calculation.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { difference, perShare } from "../../trace/traced-formulas/figures.ts";
import { type Appraisal, type Details, type Method, missingFrom, notApplicable, type Valuation } from "../appraisal.ts";
import { normalEarningsPerShare, paidOutPerShare } from "../equity-inputs.ts";
import { lastingReturnOnEquity } from "../kept-return.ts";
import { isSpreadThin } from "../terminal-warnings.ts";
import { justifiedByReturn } from "./book-value-cross-checks.ts";
import { residualIncomeDeclaration } from "./declaration.ts";

/** Change of book that profit, dividends and buy-backs do not explain, a year, from which the books do not add up. */
const cleanSurplusBreak = 0.05;

type Inputs = {
  shares: Quantity;
  bookValue: Quantity;
  returnOnEquity: Quantity;
  paidOut: Quantity;
  warnings: readonly Warning[];
};

/**
 * Value per share from the book value and what it earns above the cost of equity.
 *
 *   RIₜ   = (ROEₜ − Ke) × Bₜ₋₁,   Bₜ = Bₜ₋₁ (1 + min(gₜ, ROEₜ))
 *   value = {B₀ + [Σ RIₜ/(1+Ke)ᵗ + (ROE∞ − Ke) Bₙ/(Ke − g∞)/(1+Ke)ⁿ] (1+Ke)^½} (1+Ke)^s − paid out
 *
 * B₀ is common equity; ROE the five-year median on opening book (of ten years for financials), at most 60 %, over the horizon;
 * in the fade stage it falls to its cost and the part of the excess that is kept. Book does not grow faster than it earns.
 * With a persistence that the reader sets, the return stays over the horizon and ω of each residual income is left in the
 * next. Called excess return for banks, insurers and other financials.
 *
 * Not applicable: `negativeEquity`, `bookTooSmall` (years that opened with nothing on the books, or a profit on next to nothing),
 * `lossMaking` (a return not above zero too), `distressed`, `shortHistory`, `figuresMissing`. Shown without a vote: trusts (book at cost) and holdings.
 *
 * @see Ohlson (1995); Dechow, Hutton & Sloan (1999); Damodaran, *Investment Valuation*, 3rd ed., ch. 21
 */
export const residualIncome: Method = (company) => {
  const inputs = inputsOf(company);
  if ("kind" in inputs) return inputs;
  const { returnOnEquity } = company;
  const isCapped = returnOnEquity !== null && returnOnEquity.value > highestReturn;
  const cappedReturn: Warning[] = isCapped ? ["roeNotMeaningful"] : [];
  return {
    kind: "appraisal",
    variant: variantOf(company),
    levers: residualIncomeDeclaration.levers,
    warnings: [...inputs.warnings, ...cappedReturn, ...company.buybackShare.warnings, ...company.rateWarnings],
    notVotingReason: notVotingReasonFor(company),
    value: valuationAt(company, inputs),
  } satisfies Appraisal;
};

/** The method's inputs, or the reason why it does not apply. */
function inputsOf(company: Company): Inputs | NotApplicable {
  const { history, shares, normalEarnings, returnOnEquity, earnedReturn } = company;
  const { type } = company.classification;
  const equity = history.figure(history.latest, "totalEquity");
  if (!equity) return notApplicable("figuresMissing", "earningsPerShare", ["totalEquity"]);
  if (equity.value <= 0) return notApplicable("negativeEquity", "discountedCashFlow");
  if (unprofitableTypes.has(type)) return notApplicable("lossMaking", "comparableMultiples");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  if (!returnOnEquity) return notApplicable(withoutReturn(company), "comparableMultiples");
  if (returnOnEquity.value <= 0) {
    return notApplicable(isProfitable(company) ? "bookTooSmall" : "lossMaking", "comparableMultiples");
  }
  if (!shares) return notApplicable("sharesMissing", null, missingFrom(company, "dilutedShares"));
  const { common, warnings } = commonEquity(company, equity);
  if (common.value <= 0) return notApplicable("negativeEquity", "discountedCashFlow");
  const bookValue = derive("bookValuePerShare", perShare, { amount: common, shares });
  return {
    warnings,
    shares,
    bookValue,
    returnOnEquity: earnedReturn.quantity ?? returnOnEquity,
    paidOut: paidOutPerShare(company, normalEarnings && normalEarningsPerShare(normalEarnings, shares)),
  };
}

/** Whether most of the years by which the return is measured brought a profit: then it is the small book that spoils it. */
function isProfitable({ history, normalEarnings }: Company): boolean {
  const profits = history.within(3).map((index) => history.figure(index, "netIncome")?.value ?? 0);
  return (normalEarnings?.quantity.value ?? 0) > 0 && profits.every((profit) => profit > 0);
}

/** Why no return can be measured: too few years, or years that opened with nothing, or less, on the books. */
function withoutReturn({ history }: Company): NotApplicableReason {
  const isKnown = (index: number) => history.figure(index, "netIncome") !== null;
  return history.within(5).filter(isKnown).length < 3 ? "shortHistory" : "bookTooSmall";
}

function variantOf({ isFinancial, overrides }: Company): ValuationVariant {
  if (overrides.persistence !== undefined) return "persistentResidualIncome";
  return isFinancial ? "excessReturn" : "fadingResidualIncome";
}

function notVotingReasonFor({ classification }: Company): NotVotingReason | null {
  if (classification.type === "reit") return "bookAtCost";
  return classification.type === "holding" ? "informative" : null;
}

/** Equity without the part of preferred shareholders, which is unknown for most companies. */
function commonEquity({ history }: Company, equity: Quantity): { common: Quantity; warnings: Warning[] } {
  const preferred = history.figure(history.latest, "preferredEquity");
  const warnings: Warning[] = isCleanSurplusBroken(history) ? ["cleanSurplusBroken"] : [];
  if (!preferred) return { common: equity, warnings: [...warnings, "preferredUnknown"] };
  return { common: derive("bridge", difference, { whole: equity, part: preferred }), warnings };
}

/** Whether, in the last fiscal year, book moved by more than 5 % for which neither profit nor payments to shareholders account. */
function isCleanSurplusBroken(history: Company["history"]): boolean {
  const before = yearBefore(history, history.latestYear);
  const value = (
    name: "totalEquity" | "netIncome" | "dividendsPaid" | "shareRepurchases",
    index = history.latestYear,
  ) => history.figure(index, name)?.value ?? null;
  const [opening, closing, profit] = [value("totalEquity", before), value("totalEquity"), value("netIncome")];
  const [dividends, repurchases] = [value("dividendsPaid"), value("shareRepurchases")];
  if (opening === null || closing === null || profit === null || dividends === null || repurchases === null)
    return false;
  return Math.abs(closing - opening - profit + dividends + repurchases) > cleanSurplusBreak * Math.abs(opening);
}

function valuationAt(company: Company, inputs: Inputs): Appraisal["value"] {
  const valueIn = valueAt(company, inputs);
  return (settings): Valuation => ({
    value: valueIn(inNumbers, settings),
    result: () => valueIn(withTraces, settings),
    // With a return above zero nothing is left only where the book is smaller than what has been paid out since.
    notAboveZero: "bookTooSmall",
    details: () => detailsOf(company, inputs, settings),
  });
}

function detailsOf(company: Company, inputs: Inputs, settings: Settings): Details {
  const { costOfEquity, terminalGrowth } = company.ratesAt(settings);
  const { bookValue, returnOnEquity } = inputs;
  const isFaster = company.growthAt(settings).first.value > returnOnEquity.value;
  const thin = company.overrides.persistence === undefined ? isSpreadThin(costOfEquity, terminalGrowth) : [];
  return {
    drivers: [bookValue, returnOnEquity, costOfEquity],
    warnings: isFaster ? ["growthAboveReturn", ...thin] : thin,
    besides: () => justifiedByReturn(company, inputs, settings),
  };
}

/** The value at a setting of the levers. */
function valueAt(company: Company, inputs: Inputs): <Term>(calculation: Calculation<Term>, settings: Settings) => Term {
  const { persistence } = company.overrides;
  const returnsAt = partBy(["discountRate", "returns"], (calculation, settings) => {
    const { of } = calculation;
    if (persistence !== undefined) return { persistence: of(assumption("persistence", persistence, "ratio", "user")) };
    const earned = of(inputs.returnOnEquity);
    const lasting = lastingReturnOnEquity(calculation, company, settings, earned);
    return equityReturns(calculation, company.timeline, { earned, lasting });
  });
  return (calculation, settings) =>
    bookValueAndMore(calculation, bookOf(company, inputs, settings), returnsAt(calculation, settings));
}

function bookOf(company: Company, inputs: Inputs, settings: Settings): BookInputs {
  const { timeline, elapsed } = company;
  const { costOfEquity } = company.ratesAt(settings);
  return {
    ...inputs,
    timeline,
    elapsed,
    growth: company.growthAt(settings),
    costOfEquity,
  };
}

/** The book and what it earns, for comparison with other methods; null where there is none, or returns persist as a reader says. */
export function bookStreamOf(company: Company, settings: Settings): { book: BookInputs; lasting: Quantity } | null {
  const inputs = inputsOf(company);
  if ("kind" in inputs || company.overrides.persistence !== undefined) return null;
  const lasting = lastingReturnOnEquity(withTraces, company, settings, inputs.returnOnEquity);
  return { book: bookOf(company, inputs, settings), lasting };
}
