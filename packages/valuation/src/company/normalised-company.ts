import { classify, isFinancial } from "../inputs/classify.ts";
import type { Classification, CompanyType } from "../inputs/company-type.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { MarketReference } from "../inputs/market-reference.ts";
import { quoteInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import { type MultipleKind, type MultipleStatistic, multipleStatistic } from "../peers/peer-multiples.ts";
import type { NotApplicableReason, Warning } from "../report/outcome.ts";
import type { CompanyFile, Peer } from "../report/report.ts";
import type { ValuationView } from "../scenarios/assumptions.ts";
import { isTerminalGrowthLowered } from "../scenarios/scenarios.ts";
import { derive, type Quantity, type ReferenceLeaf } from "../trace/trace.ts";
import { marketValue } from "../trace/traced-formulas/figures.ts";
import { type AccountsBase, accountsBaseOf } from "./accounts/accounts-base.ts";
import { cashOf, debtOf, statedNetDebtAt } from "./accounts/base-figures.ts";
import { areStatementsTooOld, elapsedYearsOf } from "./accounts/elapsed-years.ts";
import { fundsFromOperationsAt } from "./accounts/funds-from-operations.ts";
import { type History, hasGap, historyOf, type Known } from "./accounts/history.ts";
import { type DebtDoubts, debtDoubtsOf, debtFromInterest } from "./accounts/interest-and-debt.ts";
import { type Bridge, bridgeOf } from "./bridge.ts";
import { normalEarningsOf, normalEarningsOnBook } from "./earnings/earning-power.ts";
import { type Growth, growthOf } from "./growth/growth.ts";
import { growthEstimates } from "./growth/growth-estimates.ts";
import { memoize } from "./memoize.ts";
import { type NormalisationChoices, type Operations, operationsOf } from "./operations.ts";
import { type CostOfCapital, costOfCapitalOf } from "./rates/cost-of-capital.ts";
import { industryCostOfDebt } from "./rates/cost-of-debt.ts";
import { referenceLeaf } from "./references.ts";
import { ownPriceToEarnings } from "./shareholders/own-multiples.ts";
import { sharesOf } from "./shareholders/shares.ts";

/** Facts of a company's file, independent of the request: all figures that several methods use, each with its origin. */
export type NormalisedCompany = Operations &
  DebtDoubts & {
    fundamentals: Fundamentals;
    reference: MarketReference;
    peers: readonly Peer[];
    furtherPeers: readonly Peer[];
    /** The installed model's answer; null without a model. */
    prediction: CompanyFile["prediction"] | null;
    history: History;
    /** The accounts that everything starts from: of twelve months, or of a fiscal year. */
    accounts: AccountsBase;
    classification: Classification;
    isFinancial: boolean;
    isCyclical: boolean;
    /** Why no method can give a value per share; null when there is no such reason. */
    blockedBy: NotApplicableReason | null;
    /** Warnings for every method. */
    warnings: readonly Warning[];
    price: ReferenceLeaf | null;
    shares: Quantity | null;
    marketValue: Quantity | null;
    debt: Known | null;
    /** Null when the debt or the cash is unknown. */
    bridge: Bridge | null;
    normalEarnings: Known | null;
    /** Years from the latest balance sheet to the price. */
    elapsed: Quantity;
    /** Whether they are so many that no method votes. */
    isStale: boolean;
    growth: Growth;
    capital: CostOfCapital;
    /** Warnings for every discounting method: about the growth and the cost of capital. */
    rateWarnings: readonly Warning[];
    /** The peers' multiples, by kind. */
    multiple: (kind: MultipleKind) => MultipleStatistic | null;
    /** Price to earnings of the company's own last ten years. */
    ownPriceToEarnings: () => readonly Quantity[];
  };

export function normalisedCompanyOf(file: CompanyFile, choices: NormalisationChoices): NormalisedCompany {
  const { type: chosen, view } = choices;
  const { fundamentals, reference, peers } = file;
  const accounts = accountsBaseOf(fundamentals, choices.accounts);
  const history = historyOf(fundamentals, accounts.trailing);
  const classification = classificationOf(fundamentals, history, chosen);
  const counted = sharesOf(fundamentals, history);
  const price = priceOf(fundamentals);
  const value = price && counted.shares && derive("marketValue", marketValue, { price, shares: counted.shares });
  const financial = isFinancial(classification);
  const netDebt = statedNetDebtAt(history, history.latest);
  const debt =
    netDebt ??
    debtOf(history, value?.value ?? null) ??
    (financial || classification.type === "holding" ? null : debtFromInterest(history, industryCostOfDebt(reference)));
  const cash = netDebt ? null : cashOf(history);
  const facts = { fundamentals, reference, history, classification };
  const isCyclical = classification.type === "cyclical";
  const own = { isFinancial: financial, isCyclical, marketValue: value, debt };
  const capital = costOfCapitalOf({ ...facts, ...own, choices });
  const known = { ...facts, capital, debt, cash: cash?.cash ?? null, shares: counted.shares };
  const base = {
    ...operationsOf(known, choices),
    elapsed: elapsedYearsOf(fundamentals, history, choices.elapsedYears),
    isStale: areStatementsTooOld(fundamentals, history, choices.elapsedYears),
  };
  const growth = growthOf({ reference, ...growthEstimates({ history, classification, capital, ...base }) });
  return {
    ...base,
    fundamentals,
    reference,
    ...withPeers({ reference }, peers),
    furtherPeers: file.furtherPeers ?? [],
    prediction: file.prediction ?? null,
    history,
    accounts: accounts.base,
    classification,
    isFinancial: financial,
    isCyclical,
    blockedBy: blockedByView(reference, view) ?? blockedByData(fundamentals) ?? counted.blockedBy,
    warnings: [...counted.warnings, ...commonWarnings(history, base.isStale)],
    price,
    shares: counted.shares,
    marketValue: value,
    debt,
    ...debtDoubtsOf({ fundamentals, history, isFinancial: financial, debt, marketValue: value }),
    bridge:
      debt &&
      (cash || netDebt) &&
      bridgeOf({ fundamentals, reference, history, debt, cash, isUtility: classification.type === "utility" }),
    normalEarnings: normalEarningsBy(classification, history, base.returnOnEquity),
    growth,
    capital,
    rateWarnings: rateWarningsOf(reference, capital, growth),
    ownPriceToEarnings: memoize<void, readonly Quantity[]>(() =>
      ownPriceToEarnings({ fundamentals, history, classification }),
    ),
  };
}

function classificationOf(
  fundamentals: Fundamentals,
  history: History,
  chosen: CompanyType | undefined,
): Classification {
  const computed = classify(fundamentals, history);
  return chosen === undefined ? computed : { type: chosen, rule: "chosenByReader", computed };
}

function rateWarningsOf(reference: MarketReference, capital: CostOfCapital, growth: Growth): Warning[] {
  return [
    ...(isTerminalGrowthLowered(reference, capital) ? (["terminalGrowthLowered"] as const) : []),
    ...growth.warnings,
    ...capital.warnings,
    ...(isHyperinflation(reference) ? (["hyperinflation"] as const) : []),
  ];
}

/** IAS 29: prices that double within three years, by the inflation that the risk-free rate was brought over with. */
function isHyperinflation({ riskFreeRateOrigin: origin }: MarketReference): boolean {
  return origin.kind === "converted" && (1 + origin.domesticInflation.value) ** 3 >= 2;
}

/** Warnings of the data come before those of the calculation. */
function blockedByData(fundamentals: Fundamentals): NotApplicableReason | null {
  if (isQuotedElsewhere(fundamentals)) return "currencyUnresolved";
  return fundamentals.isSuspect ? "dataSuspect" : null;
}

/** A view relative to the market needs the premium that the market implies, which some sets of data do not have. */
const blockedByView = ({ impliedPremium }: MarketReference, view: ValuationView): NotApplicableReason | null =>
  view === "relative" && impliedPremium === null ? "impliedPremiumMissing" : null;

/** A price in another currency than the statements' needs a rate of exchange, and often a ratio of receipts, that no source gave. */
function isQuotedElsewhere({ quote, currency }: Fundamentals): boolean {
  return quote !== null && quote.currency !== currency;
}

/** Earnings of an ordinary year, by what a year's profit means for the kind of company. */
function normalEarningsBy(
  classification: Classification,
  history: History,
  returnOnEquity: Quantity | null,
): Known | null {
  if (classification.type === "reit") return fundsFromOperationsAt(history, history.latest);
  if (isFinancial(classification) || classification.type === "holding")
    return normalEarningsOnBook(history, returnOnEquity);
  return normalEarningsOf(history, classification.type === "cyclical");
}

/** The price, when it is in the currency of the statements; in another one it cannot be compared. */
function priceOf(fundamentals: Fundamentals): ReferenceLeaf | null {
  const quote = quoteInReportingCurrency(fundamentals);
  return quote && quote.value > 0 ? referenceLeaf("price", quote, "perShare", fundamentals.ticker) : null;
}

function commonWarnings(history: History, isStale: boolean): Warning[] {
  const warnings: Warning[] = [];
  if (hasGap(history)) warnings.push("gapInHistory");
  if (isStale) warnings.push("staleStatements");
  return warnings;
}

/** The multiples of these companies. */
export const withPeers = (
  { reference }: Pick<NormalisedCompany, "reference">,
  peers: readonly Peer[],
): Pick<NormalisedCompany, "peers" | "multiple"> => ({
  peers,
  multiple: memoize((kind: MultipleKind) => multipleStatistic({ peers, reference }, kind)),
});
