import { isFinancial } from "../inputs/classify.ts";
import type { Classification, CompanyType } from "../inputs/company-type.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { MarketReference } from "../inputs/market-reference.ts";
import type { Years } from "../inputs/units.ts";
import type { ValuationView } from "../scenarios/assumptions.ts";
import { assumption, type Quantity } from "../trace/trace.ts";
import type { AccountsBase } from "./accounts/accounts-base.ts";
import type { StandIns } from "./accounts/base-figures.ts";
import { fundsFromOperationsAt } from "./accounts/funds-from-operations.ts";
import type { History, Known } from "./accounts/history.ts";
import { investedCapitalAt, salesToCapitalOf } from "./accounts/sales-to-capital.ts";
import { type EarnedReturn, earnedReturnOf } from "./earnings/earned-return.ts";
import { type EarningPower, earningPowerOf, returnOnEquityOf } from "./earnings/earning-power.ts";
import { type Research, type ResearchBreak, researchBreakOf, researchOf } from "./earnings/research.ts";
import type { CapitalChoices } from "./rates/capital-inputs.ts";
import type { CostOfCapital } from "./rates/cost-of-capital.ts";
import { type Dividends, dividendsOf } from "./shareholders/dividends.ts";
import { buybackShareOf } from "./shareholders/shareholder-payout.ts";

/** Overrides of the company itself, applied before any calculation. */
export type NormalisationChoices = {
  type?: CompanyType | undefined;
  /** Of research, in years. */
  life?: Years | undefined;
  withGoodwill: boolean;
  elapsedYears?: Years | undefined;
  view: ValuationView;
  accounts: AccountsBase["period"];
} & CapitalChoices;

/** The company's earnings, their capital, and its payouts. */
export type Operations = {
  /** Estimates of unreported interest and tax; null for financials. */
  standIns: StandIns | null;
  /** Research as an asset, where the company lives on it; then margins, sales to capital and growth count it. */
  research: Research | null;
  /** Where the figures of research are not of one thing, so that they make no asset. */
  researchBreak: ResearchBreak | null;
  salesToCapital: Known | null;
  earningPower: EarningPower | null;
  returnOnEquity: Quantity | null;
  /** The current return on new equity. */
  earnedReturn: EarnedReturn;
  dividends: Dividends;
  /** Part of the earnings that buys shares back, net of those issued; none where growth is counted per share. */
  buybackShare: Known;
};

type Statements = {
  fundamentals: Fundamentals;
  reference: MarketReference;
  history: History;
  classification: Classification;
  capital: CostOfCapital;
  debt: Known | null;
  cash: Known | null;
  /** Today's shares. */
  shares: Quantity | null;
};

export function operationsOf(statements: Statements, { life, withGoodwill }: NormalisationChoices): Operations {
  const { fundamentals, reference, history, classification, capital, debt, cash, shares } = statements;
  const { costOfDebt, marginalTaxRate, lastingTaxRate: taxRate } = capital;
  const isOnBook = isFinancial(classification) || classification.type === "holding";
  const standIns = costOfDebt && !isFinancial(classification) ? { taxRate: marginalTaxRate, costOfDebt } : null;
  const research = researchOf({ fundamentals, classification, history, chosenLife: life });
  const earningPower = earningPowerOf(history, classification.type === "cyclical", standIns, research);
  const returnOnEquity = returnOnEquityOf(history, isOnBook ? "cycle" : "normal");
  const operating = { history, debt, cash, research, withGoodwill };
  const invested = history.latest < 0 ? null : investedCapitalAt({ ...operating, withGoodwill: true }, history.latest);
  const isTrust = classification.type === "reit";
  return {
    standIns,
    research,
    researchBreak: researchBreakOf({ fundamentals, classification, history, chosenLife: life }),
    salesToCapital: salesToCapitalOf({ ...operating, reference }),
    earningPower,
    returnOnEquity,
    earnedReturn: isTrust
      ? { quantity: null, warnings: [] }
      : earnedReturnOf({ history, returnOnEquity, earningPower, taxRate, capital: invested }),
    dividends: dividendsOf(history, (index) => yearlyProfit(history, classification, index), shares),
    buybackShare: isTrust
      ? { quantity: assumption("buybackShare", 0, "rate"), warnings: [] }
      : buybackShareOf(fundamentals, history),
  };
}

/** The base of dividends: net income; for a trust, its funds from operations. */
function yearlyProfit(history: History, { type }: Classification, index: number): Quantity | null {
  return type === "reit"
    ? (fundsFromOperationsAt(history, index)?.quantity ?? null)
    : history.figure(index, "netIncome");
}
