import {
  type AccountsBase,
  type Assumptions,
  type CompanyFile,
  type Estimate,
  type Fundamentals,
  type MethodReport,
  type Outcome,
  type PriceAge,
  premiumIn,
  type Quote,
  type ValuationReport,
  type ValuationView,
} from "@valora/valuation";
import { payoutAgainstBookOf } from "@valora/valuation/payout-against-book";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import type { Policy } from "../../policies/contracts/policy.ts";
import { noPolicy } from "../../policies/contracts/policy-limits.ts";
import { searchText } from "../../shared/contracts/address-grammar.ts";
import { analysisEntries, withoutTheUsual } from "../contracts/analysis-address.ts";
import type { AnalysisAnswer, Simulation, Source } from "../contracts/analysis-answer.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import type { Analysis } from "./analyse-company.ts";
import { assumptionChanges } from "./assumption-changes.ts";

/** An analysis as it leaves the house: the same answer for the API and the command line. */
export function analysisAnswer(
  analysis: Analysis,
  simulation: Simulation | null,
  policy: Policy | null = null,
): AnalysisAnswer {
  const { file, report, query, notes } = analysis;
  const { fundamentals } = file;
  const { ticker, name, exchange, country, currency, sector, industry, quote } = fundamentals;
  const { type: companyType, rule: companyTypeRule, computed: computedType = null } = report.classification;
  const sources = sourcesOf(file, report);
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
    price: quote && priceAnswer(quote, report.priceStanding?.age ?? null),
    scenario: report.scenario,
    view: { ...viewAnswer(file, report.assumptions.view), prudent: query.prudent ?? false },
    policy: policy && { id: policy.id, name: policy.name },
    assumptions: {
      ...assumptionsAnswer(report.assumptions),
      ...chosenBy(query),
      peers: peersAnswer(file, query),
      changes: assumptionChanges(analysis),
    },
    methods: report.methods.filter(({ method }) => query.methods?.includes(method) ?? true).map(methodAnswer),
    summary: report.summary,
    payoutAgainstBook: payoutAgainstBookAnswer(analysis),
    withoutSignal: withoutSignalAnswer(analysis),
    simulation,
    data: { asOf: latest(sources, quote?.asOf ?? null), sources, notes },
    links: { page: pageAddress(query) },
  };
}

const withoutSignalAnswer = ({ file, report, query, baseRates = null }: Analysis): AnalysisAnswer["withoutSignal"] =>
  whatCanBeSaid({ file, report, request: { scenario: query.scenario, overrides: overridesOf(query) }, baseRates });

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

const chosenBy = ({ levers, years }: AnalysisQuery) => ({ chosenLevers: levers ?? {}, chosenYears: years ?? {} });

function assumptionsAnswer(
  assumptions: Assumptions,
): Omit<AnalysisAnswer["assumptions"], keyof ReturnType<typeof chosenBy> | "peers" | "changes"> {
  const { wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon, ...others } = assumptions;
  return {
    wacc: wacc?.value ?? null,
    costOfEquity: costOfEquity?.value ?? null,
    costOfDebt: costOfDebt?.value ?? null,
    growth: growth?.value ?? null,
    terminalGrowth: terminalGrowth?.value ?? null,
    horizon: horizon.value,
    riskFreeRate: others.riskFreeRate,
    equityRiskPremium: others.equityRiskPremium,
    countryRiskPremium: others.countryRiskPremium,
    beta: others.beta,
    taxRate: others.taxRate,
    equityWeight: others.equityWeight,
    debtWeight: others.debtWeight,
    rating: others.rating,
    origins: { wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon },
    trace: others.trace,
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
  const { kind, valuePerShare, votes, notVotingReason, variant, warnings, besides, trace } = outcome;
  const drivers = driversOf(outcome);
  return {
    kind,
    valuePerShare,
    difference,
    status,
    votes,
    notVotingReason,
    variant,
    warnings,
    drivers,
    besides,
    trace,
  };
}

/** Null where one of the two methods gives no value. */
function payoutAgainstBookAnswer({ file, query, heldInputs }: Analysis): AnalysisAnswer["payoutAgainstBook"] {
  const overrides = { ...heldInputs, ...overridesOf(query) };
  const told = payoutAgainstBookOf(file, { scenario: query.scenario, overrides });
  if (told.kind === "unavailable") return null;
  const { dividends, residualIncome, lines, trace } = told;
  return { dividends, residualIncome, lines, trace };
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

/** The few quantities that tell most about an estimate, by name. */
export function driversOf({ drivers, trace }: Estimate): { name: string; value: number; unit: string }[] {
  return drivers.flatMap((id) => {
    const node = trace.nodes.find((candidate) => candidate.id === id);
    return node === undefined ? [] : [{ name: node.name, value: node.value, unit: node.unit }];
  });
}

/** Where the figures come from, and of which day they are. */
export function sourcesOf(
  { fundamentals, reference }: CompanyFile,
  { accounts, assumptions: { view } }: Pick<ValuationReport, "accounts" | "assumptions">,
): Source[] {
  const { quote, sharesOutstanding, beta, provider } = fundamentals;
  const last = lastAccounts(fundamentals, accounts.period);
  const dated = (covers: Source["covers"], figure: { asOf: string; source: string } | null): Source[] =>
    figure === null ? [] : [{ covers, source: figure.source, asOf: figure.asOf, form: null, accession: null }];
  return [
    ...(last === undefined
      ? []
      : [
          {
            covers: "statements" as const,
            source: provider,
            asOf: last.end,
            form: last.form,
            accession: last.accession,
          },
        ]),
    ...dated("price", quote),
    ...dated("shares", sharesOutstanding),
    ...dated("beta", beta),
    ...dated("riskFreeRate", reference.riskFreeRate),
    ...dated("equityRiskPremium", premiumIn(reference, view).premium),
    ...dated("countryRiskPremium", reference.countryRiskPremium),
    ...dated("taxRate", reference.marginalTaxRate),
    ...dated("ratings", reference.ratings),
    ...dated("industryAverages", reference.industry ?? reference.market),
  ];
}

/** The filing that brought the latest accounts, and the day that these end on. */
function lastAccounts({ statements, interim }: Fundamentals, accounts: AccountsBase["period"]) {
  const trailing = accounts === "twelveMonths" ? interim?.trailing.at(-1) : undefined;
  if (trailing) return { end: trailing.periodEnd, form: trailing.form, accession: trailing.accession };
  const year = statements.at(-1);
  return year && { end: year.fiscalYearEnd, form: year.form, accession: year.accession };
}

const latest = (sources: readonly Source[], priceAsOf: string | null): string =>
  priceAsOf ?? sources.reduce((last, { asOf }) => (asOf > last ? asOf : last), "0001-01-01");

/**
 * The page that shows the same result to every reader: nothing of a reader's policy is filled in, and whichever source answers
 * goes without saying. A page shows every method, and draws at random only where it is asked there.
 */
export function pageAddress({ ticker, methods: _m, simulation: _s, source, policy, ...asked }: AnalysisQuery): string {
  const shared = {
    ...asked,
    ...(source !== "automatic" && { source }),
    ...(policy !== undefined && { policy: noPolicy }),
  };
  return `/analysis/${encodeURIComponent(ticker)}${searchText(analysisEntries(withoutTheUsual(shared)))}`;
}
