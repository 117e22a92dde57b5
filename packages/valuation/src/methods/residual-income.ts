import type { Scenario } from "../assumptions.ts";
import { fadingGrowth } from "../company/forecast-years.ts";
import { yearBefore } from "../company/history.ts";
import type { Company } from "../company/prepare.ts";
import type { NotVotingReason, Warning } from "../outcome.ts";
import { positionOf, rememberedBy, type Settings } from "../scenarios.ts";
import { converging } from "../steps/discounted-cash-flow.ts";
import { difference, lowestRate, perShare } from "../steps/figures.ts";
import * as steps from "../steps/per-share.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import { type Appraisal, type Method, missingFrom, notApplicable, type Valuation } from "./appraisal.ts";
import { justifiedByReturn } from "./beside-book-value.ts";

/** How much of each year's residual income outlasts the horizon; 0.62 is what Dechow, Hutton and Sloan measured. */
const usualPersistence: Readonly<Record<Scenario, number>> = { conservative: 0, neutral: 0.62, optimistic: 0.8 };
/** A return on equity beyond this comes from a small book, not from a great business. */
const meaninglessReturn = 0.6;
/** Change of book that profit, dividends and buy-backs do not explain, a year, from which the books do not add up. */
const cleanSurplusBreak = 0.05;

type Inputs = {
  shares: Quantity;
  bookValue: Quantity;
  returnOnEquity: Readonly<Record<Scenario, Quantity>>;
};

/**
 * Value per share from the book value and what it earns above the cost of equity.
 *
 *   RIₜ   = (ROEₜ − Ke) × Bₜ₋₁,   Bₜ = Bₜ₋₁ (1 + gₜ)
 *   value = B₀ + Σ RIₜ/(1+Ke)ᵗ + ω RI_N/(1+Ke−ω)/(1+Ke)ᴺ
 *
 * B₀ is common equity; ROE the five-year median on opening book. Book grows with the company's growth, not faster than it
 * earns (a growth set by the user is taken as it is). With ω = 0 the return fades linearly to Ke. Called excess return for
 * banks, insurers and other financials.
 *
 * Not applicable: `negativeEquity`, `lossMaking`, `distressed`, `shortHistory`, `figuresMissing`. Shown without a vote: a
 * return beyond ±60 % of a tiny book, trusts (book at cost) and holdings.
 *
 * @see Ohlson (1995); Dechow, Hutton & Sloan (1999); Damodaran, *Investment Valuation*, 3rd ed., ch. 21
 */
export const residualIncome: Method = (company) => {
  const { history, shares, returnOnEquity, rates } = company;
  const { type } = company.classification;
  const equity = history.figure(history.latest, "totalEquity");
  if (!equity) return notApplicable("figuresMissing", "earningsPerShare", ["totalEquity"]);
  if (equity.value <= 0) return notApplicable("negativeEquity", "discountedCashFlow");
  if (type === "unprofitableGrowth") return notApplicable("lossMaking", "comparableMultiples");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  if (!returnOnEquity) return notApplicable("shortHistory", "comparableMultiples");
  if (!shares || !rates.neutral.growth) {
    return notApplicable("figuresMissing", "comparableMultiples", missingFrom(company, "netIncome", "revenue"));
  }
  const { common, warnings } = commonEquity(company, equity);
  if (common.value <= 0) return notApplicable("negativeEquity", "discountedCashFlow");
  const bookValue = derive("bookValuePerShare", perShare, { amount: common, shares });
  const inputs: Inputs = { shares, bookValue, returnOnEquity };
  return {
    kind: "appraisal",
    variant: company.isFinancial ? "excessReturn" : "persistentResidualIncome",
    levers: ["discountRate", "returnOnEquity", "persistence", "terminalGrowth", "growth"],
    warnings: [...warnings, ...company.rateWarnings],
    notVotingReason: notVotingReasonFor(company, returnOnEquity.neutral.value),
    value: valuationOf(company, inputs),
  } satisfies Appraisal;
};

function notVotingReasonFor({ classification }: Company, returnOnEquity: number): NotVotingReason | null {
  if (Math.abs(returnOnEquity) > meaninglessReturn) return "roeNotMeaningful";
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

/** Whether, in the latest year, book moved by more than 5 % for which neither profit nor payments to shareholders account. */
function isCleanSurplusBroken(history: Company["history"]): boolean {
  const before = yearBefore(history, history.latest);
  const value = (name: "totalEquity" | "netIncome" | "dividendsPaid" | "shareRepurchases", index = history.latest) =>
    history.figure(index, name)?.value ?? null;
  const [opening, closing, profit] = [value("totalEquity", before), value("totalEquity"), value("netIncome")];
  const [dividends, repurchases] = [value("dividendsPaid"), value("shareRepurchases")];
  if (opening === null || closing === null || profit === null || dividends === null || repurchases === null)
    return false;
  return Math.abs(closing - opening - profit + dividends + repurchases) > cleanSurplusBreak * Math.abs(opening);
}

/** Book value at the start of each year, by the positions of the levers that move it. */
function openingBooks(company: Company, inputs: Inputs): (settings: Settings) => readonly Quantity[] {
  const { rates, years, horizon, pinned, chosenYears: chosen } = company;
  return rememberedBy(["growth", "terminalGrowth", "returnOnEquity"], (settings) => {
    const last = rates[positionOf(settings, "terminalGrowth")].terminalGrowth;
    const first = rates[positionOf(settings, "growth")].growth ?? last;
    const earned = inputs.returnOnEquity[positionOf(settings, "returnOnEquity")];
    const isFree = !pinned.includes("growth") && first.value > earned.value;
    const growths = isFree
      ? fadingGrowth({ first: derive("growth", lowestRate, { values: [first, earned] }), last, years, horizon, chosen })
      : company.yearGrowth(settings);
    let before = inputs.bookValue;
    const later = growths.slice(0, -1).map((growth, index) => {
      before = derive("projectedBookValuePerShare", steps.grownPerShare, { before, growth }, index + 1);
      return before;
    });
    return [inputs.bookValue, ...later];
  });
}

function persistenceAt({ overrides }: Company, settings: Settings): Quantity {
  return overrides.persistence === undefined
    ? assumption("persistence", usualPersistence[positionOf(settings, "persistence")], "ratio", "scenario")
    : assumption("persistence", overrides.persistence, "ratio", "user");
}

function residualIncomes(company: Company, inputs: Inputs, settings: Settings, books: readonly Quantity[]): Quantity[] {
  const { years, horizon, rates } = company;
  const { costOfEquity } = rates[positionOf(settings, "discountRate")];
  const from = inputs.returnOnEquity[positionOf(settings, "returnOnEquity")];
  const lasts = persistenceAt(company, settings).value > 0;
  return years.map((year, index) => {
    const bookValue = books[index] ?? inputs.bookValue;
    const returnOnEquity = lasts
      ? from
      : derive("projectedReturnOnEquity", converging, { from, to: costOfEquity, year, horizon }, year.value);
    return derive(
      "residualIncomePerShare",
      steps.residualIncome,
      { returnOnEquity, costOfEquity, bookValue },
      year.value,
    );
  });
}

function valuationOf(company: Company, inputs: Inputs): Appraisal["value"] {
  const { horizon, rates } = company;
  const books = openingBooks(company, inputs);
  return (settings): Valuation => {
    const { costOfEquity } = rates[positionOf(settings, "discountRate")];
    const earned = inputs.returnOnEquity[positionOf(settings, "returnOnEquity")];
    const growth = rates[positionOf(settings, "growth")].growth?.value ?? 0;
    const incomes = residualIncomes(company, inputs, settings, books(settings));
    const continuing = derive("continuingValue", steps.continuingValue, {
      persistence: persistenceAt(company, settings),
      residualIncome: incomes.at(-1) ?? inputs.bookValue,
      costOfEquity,
    });
    const present = derive("presentValueOfResidualIncome", steps.presentValueOfFlowsPerShare, {
      flows: incomes,
      rate: costOfEquity,
    });
    const presentContinuing = derive("presentValueOfTerminalValue", steps.presentValuePerShare, {
      amount: continuing,
      rate: costOfEquity,
      years: horizon,
    });
    return {
      result: derive("valuePerShare", steps.sumPerShare, { terms: [inputs.bookValue, present, presentContinuing] }),
      notAboveZero: "negativeEarnings",
      details: () => ({
        drivers: [inputs.bookValue, earned, costOfEquity],
        warnings: growth > earned.value ? ["growthAboveReturn"] : [],
        besides: () => justifiedByReturn(company, { ...inputs, returnOnEquity: earned }, settings),
      }),
    };
  };
}
