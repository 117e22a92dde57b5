import type { AssumptionOverrides, Scenario } from "../assumptions.ts";
import { classify, isFinancial } from "../classify.ts";
import type { Classification, CompanyType } from "../company-type.ts";
import { comparableQuote } from "../comparable-price.ts";
import { type CostOfCapital, costOfCapitalOf } from "../cost-of-capital.ts";
import type { Fundamentals } from "../fundamentals.ts";
import type { MarketReference } from "../market-reference.ts";
import type { NotApplicableReason, Warning } from "../outcome.ts";
import { peersNamed } from "../peers-named.ts";
import type { CompanyFile, Peer } from "../report.ts";
import { byScenario, isTerminalGrowthLowered } from "../scenarios.ts";
import { investedCapital, marketValue, sum, turnover } from "../steps/figures.ts";
import { assumption, derive, type Quantity, type ReferenceLeaf } from "../trace.ts";
import type { Years } from "../units.ts";
import { cashOf, debtOf, type StandIns } from "./base-figures.ts";
import { type Bridge, bridgeOf } from "./bridge.ts";
import { type Dividends, dividendsOf } from "./dividends.ts";
import {
  type EarningPower,
  earningPowerOf,
  normalEarningsOf,
  normalEarningsOnBook,
  type ReturnOnEquity,
  returnOnEquityOf,
} from "./earning-power.ts";
import { fundsFromOperationsAt } from "./funds-from-operations.ts";
import {
  breakOf,
  fundamentalGrowthOf,
  type Growth,
  growthOf,
  retainedGrowthOf,
  trendOf,
  trendPerShareOf,
} from "./growth.ts";
import { type History, hasGap, historyOf, type Known, yearsBetween } from "./history.ts";
import { onceEach } from "./once-each.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { ownPriceToEarnings } from "./own-multiples.ts";
import { type MultipleKind, type MultipleStatistic, multipleStatistic } from "./peer-multiples.ts";
import { industryLeaf, referenceLeaf } from "./references.ts";
import { type Research, researchOf } from "./research.ts";
import { sharesOf } from "./shares.ts";

/** Sales to capital outside this range says more about write-offs and buy-backs than about the business. */
const saneSalesToCapital = { lowest: 0.15, highest: 5 } as const;
const yearsUntilStale = 1.5;

/** What a company's file says, whatever is asked of it: everything that several methods use, each figure with its origin. */
type Basis = {
  fundamentals: Fundamentals;
  reference: MarketReference;
  peers: readonly Peer[];
  furtherPeers: readonly Peer[];
  /** The installed model's answer; null without a model. */
  prediction: CompanyFile["prediction"] | null;
  history: History;
  classification: Classification;
  isFinancial: boolean;
  isCyclical: boolean;
  /** Why no method can give a value per share; null when there is no such reason. */
  blockedBy: NotApplicableReason | null;
  /** What holds for every method. */
  warnings: readonly Warning[];
  price: ReferenceLeaf | null;
  shares: Quantity | null;
  marketValue: Quantity | null;
  debt: Known | null;
  /** Null when the debt or the cash is unknown. */
  bridge: Bridge | null;
  /** Research as an asset, where the company lives on it; then margins, sales to capital and growth count it. */
  research: Research | null;
  salesToCapital: Known | null;
  /** What stands in for interest and tax that were never reported; null for financials. */
  standIns: StandIns | null;
  earningPower: EarningPower | null;
  normalEarnings: Known | null;
  returnOnEquity: ReturnOnEquity | null;
  dividends: Dividends;
  growth: Growth | null;
  capital: CostOfCapital;
  /** What holds for every method that discounts: about the growth and the cost of capital. */
  rateWarnings: readonly Warning[];
  /** What the market pays for companies of this kind, by multiple. */
  multiple: (kind: MultipleKind) => MultipleStatistic | null;
  /** Price to earnings of the company's own last ten years. */
  ownPriceToEarnings: () => readonly Quantity[];
};

/** A company brought to a base, and what is asked of it. */
export type Company = Basis & Outlook & { overrides: AssumptionOverrides; isForced: boolean };

export type ValuationRequest = { scenario: Scenario; overrides: AssumptionOverrides };

/**
 * The file asked about last, which nobody changes, and what it says: a moved lever asks about the same company again. Only
 * one, because a weak map of many makes the collector carry along what is asked once and never again.
 */
let latest: { file: CompanyFile; type: CompanyType | undefined; life: Years | undefined; basis: Basis } | null = null;

/** Brings a company to a base. Pure; nothing that is unknown stops it. */
export function prepare(file: CompanyFile, request: ValuationRequest): Company {
  const { type, researchLife: life } = request.overrides;
  const isKnown = latest?.file === file && latest.type === type && latest.life === life;
  const basis = latest && isKnown ? latest.basis : basisOf(file, { type, life });
  latest = { file, type, life, basis };
  return { ...asked(basis, request), isForced: false };
}

/** The company taken for an ordinary one, for a method that its kind speaks against. */
export const asOrdinary = (file: CompanyFile, request: ValuationRequest): Company => ({
  ...asked(basisOf(file, { type: "mature", life: request.overrides.researchLife }), request),
  isForced: true,
});

function asked(basis: Basis, { scenario: selected, overrides }: ValuationRequest): Omit<Company, "isForced"> {
  const { capital, growth, reference } = basis;
  const outlook = outlookOf({ capital, growth: growth?.quantity ?? null, reference, selected, overrides });
  return { ...basis, ...chosenBy(basis, overrides), ...outlook, selected, overrides };
}

/** What an expert has set of the company itself, in place of what its statements say; the same in every scenario. */
function chosenBy(
  basis: Basis,
  { margin, salesToCapital, terminalGrowth, peers }: AssumptionOverrides,
): Partial<Basis> {
  const { earningPower, rateWarnings } = basis;
  const isTurnoverChosen = salesToCapital !== undefined && basis.salesToCapital !== null;
  return {
    ...(margin !== undefined && earningPower !== null && { earningPower: withMargin(earningPower, margin) }),
    ...(isTurnoverChosen && {
      salesToCapital: { quantity: assumption("salesToCapital", salesToCapital, "ratio", "user"), warnings: [] },
    }),
    ...(peers !== undefined && withPeers(basis, peersNamed(basis, peers))),
    ...(terminalGrowth !== undefined && {
      rateWarnings: rateWarnings.filter((warning) => warning !== "terminalGrowthLowered"),
    }),
  };
}

/** What the market pays for these companies. */
const withPeers = (
  { reference }: Pick<Basis, "reference">,
  peers: readonly Peer[],
): Pick<Basis, "peers" | "multiple"> => ({
  peers,
  multiple: onceEach((kind: MultipleKind) => multipleStatistic({ peers, reference }, kind)),
});

function withMargin(earningPower: EarningPower, margin: number): EarningPower {
  const target = assumption("targetMargin", margin, "rate", "user");
  return { ...earningPower, targetMargin: byScenario(() => target) };
}

/** `type` and `life` of research are the user's, where they are given. */
function basisOf(
  file: CompanyFile,
  { type: chosen, life }: { type?: CompanyType | undefined; life?: Years | undefined },
): Basis {
  const { fundamentals, reference, peers } = file;
  const history = historyOf(fundamentals);
  const computed = classify(fundamentals, history);
  const classification: Classification =
    chosen === undefined ? computed : { type: chosen, rule: "chosenByReader", computed };
  const counted = sharesOf(fundamentals, history);
  const price = priceOf(fundamentals);
  const value = price && counted.shares && derive("marketValue", marketValue, { price, shares: counted.shares });
  const debt = debtOf(history, value?.value ?? null);
  const cash = cashOf(history);
  const financial = isFinancial(classification);
  const capital = costOfCapitalOf({
    fundamentals,
    reference,
    history,
    isFinancial: financial,
    isCyclical: classification.type === "cyclical",
    marketValue: value,
    debt,
  });
  const { costOfDebt, marginalTaxRate } = capital;
  const standIns = costOfDebt && !financial ? { taxRate: marginalTaxRate, costOfDebt } : null;
  const research = researchOf({ fundamentals, classification, history, chosenLife: life });
  const base = {
    standIns,
    research,
    salesToCapital: salesToCapitalOf({ history, reference, debt, cash: cash?.cash ?? null, research }),
    earningPower: earningPowerOf(history, classification.type === "cyclical", standIns, research),
    returnOnEquity: returnOnEquityOf(history),
    dividends: dividendsOf(history, (index) => yearlyProfit(history, classification, index)),
  };
  const growth = growthOf({ reference, ...viewsOfGrowth({ history, classification, capital, ...base }) });
  return {
    ...base,
    fundamentals,
    reference,
    ...withPeers({ reference }, peers),
    furtherPeers: file.furtherPeers ?? [],
    prediction: file.prediction ?? null,
    history,
    classification,
    isFinancial: financial,
    isCyclical: classification.type === "cyclical",
    blockedBy: blockedByData(fundamentals) ?? counted.blockedBy,
    warnings: [...counted.warnings, ...commonWarnings(fundamentals, history)],
    price,
    shares: counted.shares,
    marketValue: value,
    debt,
    bridge: debt && cash && bridgeOf({ fundamentals, reference, history, debt, cash }),
    normalEarnings: normalEarningsBy(classification, history),
    growth,
    capital,
    rateWarnings: [
      ...(isTerminalGrowthLowered(reference, capital) ? (["terminalGrowthLowered"] as const) : []),
      ...(growth?.warnings ?? []),
      ...capital.warnings,
      ...(isHyperinflation(reference) ? (["hyperinflation"] as const) : []),
    ],
    ownPriceToEarnings: onceEach<void, readonly Quantity[]>(() =>
      ownPriceToEarnings({ fundamentals, history, classification }),
    ),
  };
}

/** IAS 29: prices that double within three years, by the inflation that the risk-free rate was brought over with. */
function isHyperinflation({ riskFreeRateOrigin: origin }: MarketReference): boolean {
  return origin.kind === "converted" && (1 + origin.domesticInflation.value) ** 3 >= 2;
}

/** What dividends are paid from: net income, of a trust its funds from operations. */
function yearlyProfit(history: History, { type }: Classification, index: number): Quantity | null {
  return type === "reit"
    ? (fundsFromOperationsAt(history, index)?.quantity ?? null)
    : history.figure(index, "netIncome");
}

/** What the data say about themselves comes before what is counted with them. */
function blockedByData(fundamentals: Fundamentals): NotApplicableReason | null {
  if (isQuotedElsewhere(fundamentals)) return "currencyUnresolved";
  return fundamentals.isSuspect ? "dataSuspect" : null;
}

/** A price in another currency than the statements' needs a rate of exchange, and often a ratio of receipts, that nobody gave. */
function isQuotedElsewhere({ quote, currency }: Fundamentals): boolean {
  return quote !== null && quote.currency !== currency;
}

/** How the company has grown and what it can grow: on revenue, on book for financials, per share for trusts. */
function viewsOfGrowth(
  inputs: { history: History; classification: Classification; capital: CostOfCapital } & Pick<
    Basis,
    "salesToCapital" | "standIns" | "research" | "earningPower" | "returnOnEquity" | "dividends"
  >,
): { trend: Quantity | null; fundamental: Quantity | null; warnings?: readonly Warning[] } {
  const { history, classification, capital, salesToCapital, standIns, research } = inputs;
  const { earningPower, returnOnEquity, dividends } = inputs;
  const { type } = classification;
  if (type === "reit") return { trend: trendPerShareOf(history, 5), fundamental: null };
  if (isFinancial(classification) || type === "holding") {
    const fundamental = retainedGrowthOf(dividends.medianPayout, returnOnEquity?.neutral ?? null);
    return { trend: trendOf(history, "totalEquity", 5), fundamental };
  }
  const from = type === "cyclical" ? null : breakOf(history, 5);
  const trend = trendOf(history, "revenue", type === "cyclical" ? 10 : 5, from);
  const warnings: Warning[] = from === null ? [] : ["growthAfterBreak"];
  if (!earningPower || !salesToCapital) return { trend, fundamental: null, warnings };
  const margin = earningPower.targetMargin.neutral;
  const { taxRate } = capital;
  const fundamental = fundamentalGrowthOf({
    history,
    margin,
    taxRate,
    salesToCapital: salesToCapital.quantity,
    standIns,
    research,
  });
  return { trend, fundamental, warnings };
}

/** Earnings of an ordinary year, by what a year's profit means for the kind of company. */
function normalEarningsBy(classification: Classification, history: History): Known | null {
  if (classification.type === "reit") return fundsFromOperationsAt(history, history.latest);
  if (isFinancial(classification) || classification.type === "holding") return normalEarningsOnBook(history);
  return normalEarningsOf(history, classification.type === "cyclical");
}

/** The price, when it is in the currency of the statements; in another one it cannot be compared. */
function priceOf(fundamentals: Fundamentals): ReferenceLeaf | null {
  const quote = comparableQuote(fundamentals);
  return quote && quote.value > 0 ? referenceLeaf("price", quote, "perShare", fundamentals.ticker) : null;
}

function commonWarnings({ quote }: Fundamentals, history: History): Warning[] {
  const warnings: Warning[] = [];
  const latest = history.statements[history.latest];
  if (hasGap(history)) warnings.push("gapInHistory");
  if (latest && quote && yearsBetween(latest.fiscalYearEnd, quote.asOf) > yearsUntilStale)
    warnings.push("staleStatements");
  return warnings;
}

/** Own sales to capital where it is sane, else the industry's. */
function salesToCapitalOf(inputs: {
  history: History;
  reference: MarketReference;
  debt: Known | null;
  cash: Known | null;
  research: Research | null;
}): Known | null {
  const { history, reference, debt, cash, research } = inputs;
  const revenue = history.figure(history.latest, "revenue");
  const equity = history.figure(history.latest, "totalEquity");
  if (revenue && revenue.value > 0 && equity && debt && cash) {
    const reported = derive("investedCapital", investedCapital, {
      equity,
      debt: debt.quantity,
      cash: cash.quantity,
    });
    const capital = research ? derive("investedCapital", sum, { terms: [reported, research.asset] }) : reported;
    const own = derive("salesToCapital", turnover, { revenue, capital });
    const { lowest, highest } = saneSalesToCapital;
    if (capital.value > 0 && own.value >= lowest && own.value <= highest) return { quantity: own, warnings: [] };
  }
  const industry = industryLeaf(reference, "salesToCapital", "industrySalesToCapital", "ratio");
  return industry && industry.leaf.value > 0 ? { quantity: industry.leaf, warnings: ["capitalFromIndustry"] } : null;
}
