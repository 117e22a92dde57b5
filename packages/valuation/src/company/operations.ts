import type { ValuationView } from "../assumptions.ts";
import { isFinancial } from "../classify.ts";
import type { Classification, CompanyType } from "../company-type.ts";
import type { CostOfCapital } from "../cost-of-capital.ts";
import type { Fundamentals } from "../fundamentals.ts";
import type { MarketReference } from "../market-reference.ts";
import { assumption, type Quantity } from "../trace.ts";
import type { Years } from "../units.ts";
import type { AccountsBase } from "./accounts-base.ts";
import type { StandIns } from "./base-figures.ts";
import { type Dividends, dividendsOf } from "./dividends.ts";
import { type EarnedReturn, earnedReturnOf } from "./earned-return.ts";
import { type EarningPower, earningPowerOf, returnOnEquityOf } from "./earning-power.ts";
import { fundsFromOperationsAt } from "./funds-from-operations.ts";
import type { History, Known } from "./history.ts";
import { type Research, type ResearchBreak, researchBreakOf, researchOf } from "./research.ts";
import { investedCapitalAt, salesToCapitalOf } from "./sales-to-capital.ts";
import { buybackShareOf } from "./shareholder-payout.ts";

/** What a reader may set of the company itself before anything else is worked out. */
export type BasisChoices = {
  type?: CompanyType | undefined;
  /** Of research, in years. */
  life?: Years | undefined;
  withGoodwill: boolean;
  elapsedYears?: Years | undefined;
  view: ValuationView;
  accounts: AccountsBase["period"];
};

/** What the company earns, on which capital, and what it pays out. */
export type Operations = {
  /** What stands in for interest and tax that were never reported; null for financials. */
  standIns: StandIns | null;
  /** Research as an asset, where the company lives on it; then margins, sales to capital and growth count it. */
  research: Research | null;
  /** Where the figures of research are not of one thing, so that they make no asset. */
  researchBreak: ResearchBreak | null;
  salesToCapital: Known | null;
  earningPower: EarningPower | null;
  returnOnEquity: Quantity | null;
  /** What new equity earns today. */
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

export function operationsOf(statements: Statements, { life, withGoodwill }: BasisChoices): Operations {
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

/** What dividends are paid from: net income, of a trust its funds from operations. */
function yearlyProfit(history: History, { type }: Classification, index: number): Quantity | null {
  return type === "reit"
    ? (fundsFromOperationsAt(history, index)?.quantity ?? null)
    : history.figure(index, "netIncome");
}
