import {
  baseRatesAsked,
  type CompanyFile,
  correctedFiguresOf,
  driverFiguresOf,
  judgingPriceOf,
  type MethodReport,
  type Outcome,
  type PriceAge,
  type Quote,
  type ValuationView,
} from "@valora/valuation";
import { type BetaKind, betaAlternatives } from "@valora/valuation/beta-alternatives";
import { customScenarioOf } from "@valora/valuation/custom-scenario";
import { payoutGapsOf } from "@valora/valuation/payout-against-book";
import { sumOfPartsOf } from "@valora/valuation/sum-of-parts";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import { followedPolicy, type Policy } from "../../policies/contracts/policy.ts";
import type { AnalysisAnswer, Simulation } from "../contracts/analysis-answer.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { buyingPriceOf } from "../contracts/answer-parts/buying-price.ts";
import { customScenarioAnswer } from "../contracts/answer-parts/custom-scenario.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import type { Analysis } from "./analyse-company.ts";
import { pageAddress, traceAddress } from "./answer-links.ts";
import { latest, sourcesOf } from "./answer-sources.ts";
import { assumptionChanges } from "./assumption-changes.ts";

/**
 * An analysis as it leaves the house: the same answer for the API and the command line. Its traces, and what takes long, are
 * worked out when they are read. `linksTraces`: it says where each of them can be read by itself.
 */
export function analysisAnswer(
  analysis: Analysis,
  simulation: Simulation | null,
  { policy = null, linksTraces = false }: { policy?: Policy | null; linksTraces?: boolean } = {},
): AnalysisAnswer {
  const { file, report, query, notes, asOf = null } = analysis;
  const { fundamentals } = file;
  const { ticker, name, exchange, country, currency, sector, industry, quote } = fundamentals;
  const { type: companyType, rule: companyTypeRule, computed: computedType = null } = report.classification;
  const sources = sourcesOf(file, report);
  const payoutAgainstBook = once(() => payoutAgainstBookAnswer(analysis));
  const customScenario = once(() => customScenarioAnswer(customScenarioOf(file, requestOf(query))));
  const sumOfParts = once(() => sumOfPartsAnswer(analysis));
  const withoutSignal = once(() => withoutSignalAnswer(analysis));
  return {
    schemaVersion: 1,
    company: {
      ticker,
      name,
      exchange,
      country,
      currency,
      sector,
      industry,
      companyType,
      companyTypeRule,
      computedType,
    },
    accounts: report.accounts,
    correctedFigures: correctedFiguresOf(fundamentals),
    asOf,
    price: quote && priceAnswer(quote, report.priceStanding?.age ?? null),
    scenario: report.scenario,
    view: { ...viewAnswer(file, report.assumptions.view), prudent: query.prudent ?? false },
    policy: policy && followedPolicy(policy),
    assumptions: assumptionsAnswer(analysis),
    methods: report.methods.filter(({ method }) => query.methods?.includes(method) ?? true).map(methodAnswer),
    summary: report.summary,
    buyingPrice: buyingPriceOf(report, { safety: query.safety, price: judgingPriceOf(fundamentals, report) }),
    get customScenario() {
      return customScenario();
    },
    get payoutAgainstBook() {
      return payoutAgainstBook();
    },
    get sumOfParts() {
      return sumOfParts();
    },
    get withoutSignal() {
      return withoutSignal();
    },
    simulation,
    data: { asOf: latest(sources, quote?.asOf ?? null), sources, notes },
    links: { page: pageAddress(query), ...(linksTraces && { traces: traceAddress(query) }) },
  };
}

/** Worked out when it is first asked for. */
function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

const requestOf = (query: AnalysisQuery) => ({ scenario: query.scenario, overrides: overridesOf(query) });

const withoutSignalAnswer = ({ file, report, query, baseRates }: Analysis): AnalysisAnswer["withoutSignal"] =>
  whatCanBeSaid({
    file,
    report,
    request: { scenario: query.scenario, overrides: overridesOf(query) },
    baseRates: baseRatesAsked(report, baseRates),
  });

const peersAnswer = ({ peers }: CompanyFile, query: AnalysisQuery): AnalysisAnswer["assumptions"]["peers"] => ({
  tickers: query.peers ?? peers.map(({ ticker }) => ticker),
  chosenBy: query.peers === undefined ? "computed" : "user",
});

const priceAnswer = ({ value, currency, asOf, source, chosenBy, converted }: Quote, age: PriceAge | null) => ({
  value,
  currency,
  asOf,
  source,
  chosenBy: chosenBy ?? ("source" as const),
  age,
  converted: converted ?? null,
});

function assumptionsAnswer(analysis: Analysis): AnalysisAnswer["assumptions"] {
  const { file, query } = analysis;
  const { assumptions } = analysis.report;
  const { wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon } = assumptions;
  return {
    wacc: wacc?.value ?? null,
    costOfEquity: costOfEquity?.value ?? null,
    costOfDebt: costOfDebt?.value ?? null,
    growth: growth?.value ?? null,
    terminalGrowth: terminalGrowth?.value ?? null,
    horizon: horizon.value,
    riskFreeRate: assumptions.riskFreeRate,
    equityRiskPremium: assumptions.equityRiskPremium,
    countryRiskPremium: assumptions.countryRiskPremium,
    beta: assumptions.beta,
    betas: betasAnswer(analysis),
    taxRate: assumptions.taxRate,
    equityWeight: assumptions.equityWeight,
    debtWeight: assumptions.debtWeight,
    rating: assumptions.rating,
    origins: { wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon },
    get trace() {
      return assumptions.trace;
    },
    chosenLevers: query.levers ?? {},
    chosenYears: query.years ?? {},
    peers: peersAnswer(file, query),
    changes: assumptionChanges(analysis),
  };
}

function betasAnswer({ file, query }: Analysis): AnalysisAnswer["assumptions"]["betas"] {
  const { known, regression } = betaAlternatives(file, { scenario: query.scenario, overrides: overridesOf(query) });
  const of = (kind: BetaKind) => known.find((each) => each.kind === kind)?.value ?? null;
  return {
    bottomUp: of("bottomUp"),
    regression: of("regression"),
    adjustedRegression: of("adjustedRegression"),
    regressionOf: regression,
  };
}

function methodAnswer(report: MethodReport): AnalysisAnswer["methods"][number] {
  const { method, family, range, vote } = report;
  return { method, family, range, vote, outcome: outcomeAnswer(report.outcome, report) };
}

function outcomeAnswer(
  outcome: Outcome,
  { difference, status }: MethodReport,
): AnalysisAnswer["methods"][number]["outcome"] {
  if (outcome.kind === "notApplicable") return outcome;
  const { kind, valuePerShare, votes, notVotingReason, variant, warnings, besides } = outcome;
  return {
    kind,
    valuePerShare,
    difference,
    status,
    votes,
    notVotingReason,
    variant,
    warnings,
    drivers: driverFiguresOf(outcome),
    besides,
    get trace() {
      return outcome.trace;
    },
  };
}

/** Null where one of the two methods gives no value. */
function payoutAgainstBookAnswer({ file, query, heldInputs }: Analysis): AnalysisAnswer["payoutAgainstBook"] {
  const overrides = { ...heldInputs, ...overridesOf(query) };
  const told = payoutGapsOf(file, { scenario: query.scenario, overrides });
  if (told.kind === "unavailable") return null;
  const { dividends, residualIncome } = told;
  const inFull = once(told.traced);
  const lines = told.lines.map(({ line, value }, index) => ({
    line,
    value,
    get node() {
      return inFull().lines[index]?.node ?? 0;
    },
  }));
  return {
    dividends,
    residualIncome,
    lines,
    get trace() {
      return inFull().trace;
    },
  };
}

/** Null where filings tell no parts, or they cannot be valued so. */
function sumOfPartsAnswer({ file, query }: Analysis): AnalysisAnswer["sumOfParts"] {
  const told = sumOfPartsOf(file, requestOf(query));
  if (told.kind === "unavailable") return null;
  const { kind: _, ...parts } = told;
  return { ...parts, industries: file.partsCompared?.industries.map(({ id }) => id) ?? [] };
}

/** By whose premium, and the one that the market implies, which is told in either view. */
const viewAnswer = ({ reference: { impliedPremium } }: CompanyFile, view: ValuationView) => ({
  name: view,
  impliedPremium: impliedPremium && {
    value: impliedPremium.value,
    asOf: impliedPremium.asOf,
    source: impliedPremium.source,
    riskFreeRate: impliedPremium.riskFreeRate.value,
    companies: impliedPremium.companies,
    withoutLargest: impliedPremium.withoutLargest,
    byMethod: impliedPremium.byMethod,
  },
});
