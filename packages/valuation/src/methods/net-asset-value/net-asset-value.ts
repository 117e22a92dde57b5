import { cashOf, latestBalance } from "../../company/accounts/base-figures.ts";
import type { Known } from "../../company/accounts/history.ts";
import type { Company } from "../../company/normalise-company.ts";
import type { NotVotingReason, Warning } from "../../report/outcome.ts";
import { type ByScenario, positionOf } from "../../scenarios/settings.ts";
import { derive, type Quantity, type Step } from "../../trace/trace.ts";
import { difference, perShare, yearsOfCash } from "../../trace/traced-formulas/figures.ts";
import { type Appraisal, type Method, notApplicable, valued } from "../appraisal.ts";
import { tangibleEquityOf } from "../comparable-multiples/comparable-multiples.ts";
import { netAssetValueDeclaration } from "./declaration.ts";

/** Tangible equity ÷ market value from which the assets, and not what is done with them, explain the price. */
const assetsExplainPrice = 0.5;

/**
 * Value per share of what the company owns less what it owes: the ladder of reported, tangible and net current assets.
 *
 *   reported    = (equity − preferred) / shares
 *   tangible    = reported − (goodwill + intangibles) / shares
 *   net current = (current assets − all liabilities) / shares
 *
 * The value is the tangible book; the reported one of holdings, whose goodwill stands for what they own, when goodwill is
 * unknown or larger than the equity, and in the optimistic scenario. Votes for holdings, and where tangible equity is at least half the market value; else it is a floor to know.
 * Trusts and utilities carry their assets at cost, which is not what they are worth: shown, not counted.
 *
 * Not applicable: `negativeEquity`, `figuresMissing`.
 *
 * @see Graham & Dodd, *Security Analysis*, ch. 42–43
 */
export const netAssetValue: Method = (company) => {
  const { history, shares } = company;
  const equity = history.figure(history.latest, "totalEquity");
  if (!equity) return notApplicable("figuresMissing", "earningsPerShare", ["totalEquity"]);
  if (!shares) return notApplicable("sharesMissing");
  if (equity.value <= 0) return notApplicable("negativeEquity", "discountedCashFlow");
  const preferred = history.figure(history.latest, "preferredEquity");
  const common = preferred ? derive("bridge", difference, { whole: equity, part: preferred }) : equity;
  const tangible = tangibleOf(company, preferred);
  const isHolding = company.classification.type === "holding";
  const isTangible = !isHolding && tangible !== null && tangible.quantity.value > 0;
  const reported = derive("bookValuePerShare", perShare, { amount: common, shares });
  const tangibleBook = tangible && derive("tangibleBookValuePerShare", perShare, { amount: tangible.quantity, shares });
  const base = isTangible ? tangible.quantity : common;
  const value = (amount: Quantity) => derive("valuePerShare", perShare, { amount, shares });
  const values: ByScenario<Step> = { conservative: value(base), neutral: value(base), optimistic: value(common) };
  const warnings: Warning[] = [];
  if (!tangible) warnings.push("goodwillUnknown");
  if (!preferred) warnings.push("preferredUnknown");
  return {
    kind: "appraisal",
    variant: isTangible ? "tangibleBook" : "reportedBook",
    levers: netAssetValueDeclaration.levers,
    warnings,
    notVotingReason: notVotingReasonFor(company, { tangible: tangible?.quantity ?? null, reported: common }),
    value: (settings) => ({
      ...valued(values[positionOf(settings, "assets")]),
      notAboveZero: "negativeEquity",
      details: () => ({
        drivers: [equity],
        warnings: [],
        besides: () => [
          reported,
          ...(tangibleBook ? [tangibleBook] : []),
          ...netCurrentAssets(company, shares),
          ...runway(company),
        ],
      }),
    }),
  } satisfies Appraisal;
};

function tangibleOf(company: Company, preferred: Quantity | null): Known | null {
  const tangible = tangibleEquityOf(company);
  if (!tangible || !preferred) return tangible;
  return { ...tangible, quantity: derive("tangibleEquity", difference, { whole: tangible.quantity, part: preferred }) };
}

type Book = { tangible: Quantity | null; reported: Quantity };

/** Where goodwill is unknown, a book that may be worth half the price is no floor: it says too little either way. */
function notVotingReasonFor({ classification, marketValue, isFinancial }: Company, book: Book): NotVotingReason | null {
  const { type } = classification;
  if (type === "holding") return null;
  if (type === "reit" || type === "utility") return "bookAtCost";
  const explains = ({ value }: Quantity) => marketValue !== null && value >= assetsExplainPrice * marketValue.value;
  const { tangible, reported } = book;
  if (tangible === null) return isFinancial || explains(reported) ? "fewInputs" : "assetLight";
  if (tangible.value <= 0) return isFinancial ? "fewInputs" : "assetLight";
  if (explains(tangible)) return null;
  return isFinancial ? "informative" : "assetLight";
}

/** How long the cash lasts at the rate at which the business uses it up; nothing for one that brings in cash. */
function runway({ history, isFinancial }: Company): Step[] {
  const flow = history.figure(history.latest, "operatingCashFlow");
  const cash = cashOf(history)?.cash.quantity;
  if (isFinancial || !flow || flow.value >= 0 || !cash) return [];
  return [derive("cashRunway", yearsOfCash, { cash, operatingCashFlow: flow })];
}

/** Graham's floor: what would be left if only current assets were worth anything. */
function netCurrentAssets({ history, isFinancial }: Company, shares: Quantity): Step[] {
  // A bank's balance sheet is current through and through.
  if (isFinancial) return [];
  const currentAssets = latestBalance(history, "currentAssets");
  const liabilities = history.figure(history.latest, "totalLiabilities");
  if (!currentAssets || !liabilities) return [];
  const amount = derive("bridge", difference, { whole: currentAssets, part: liabilities });
  return [derive("netCurrentAssetValuePerShare", perShare, { amount, shares })];
}
