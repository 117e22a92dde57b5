import { type ExpertLever, expertLevers, formNames, yearlyLevers } from "@valora/valuation";
import type { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { noteParameter, noteParameters } from "../core/analysis/contracts/assumption-notes.ts";
import { writtenByYear } from "../core/analysis/contracts/by-year.ts";
import { writtenCorrectedFigures } from "../core/fundamentals/contracts/own-figures.ts";
import { type Cell, tableOf } from "./written-cell.ts";

const assumptionsInUse = ["wacc", "costOfEquity", "growth", "terminalGrowth", "horizon"] as const;

/** An expert's value bears its name in the JSON answer; its path there, where the number in use has that name. */
const chosenColumn = (lever: ExpertLever): string =>
  [...assumptionsInUse, "equityRiskPremium"].some((name) => name === lever) ? `chosenLevers.${lever}` : lever;

const columns = [
  "schemaVersion",
  "ticker",
  "name",
  "currency",
  "dataAsOf",
  "price",
  "priceAsOf",
  "scenario",
  ...assumptionsInUse,
  "method",
  "family",
  "outcome",
  "valuePerShare",
  "difference",
  "status",
  "votes",
  "reason",
  "conservative",
  "neutral",
  "optimistic",
  "chosenPeers",
  ...expertLevers.map(chosenColumn),
  ...yearlyLevers,
  "companyType",
  "companyTypeRule",
  ...noteParameters,
  "vote",
  "priceChosenBy",
  "priceAge",
  "priceAgeDays",
  "signal",
  "signalReason",
  "signalAsOf",
  "priceSource",
  "accountsSource",
  "view",
  "equityRiskPremium",
  "prudent",
  "accounts",
  "accountsTo",
  "accountsReason",
  "priceAsksGrowth",
  "priceAsksMargin",
  "worthWithMargin",
  "worthWithGrowth",
  "worthWithGrowthDoneBy",
  "waitsFor",
  "waitsForYears",
  "waitsUntil",
  "waitsForPrice",
  "correctedFigures",
  "asOf",
  "safety",
  "buyBelow",
  ...formNames,
  "calculatedConservative",
  "calculatedNeutral",
  "calculatedOptimistic",
  "neutralMean",
  "customMean",
  "meanMovedBy",
  "policy",
  "policyTeam",
];

type Row = Readonly<Record<string, Cell>>;

/**
 * An analysis as comma-separated values (RFC 4180), one row a method. Names and codes are those of the API in every language,
 * numbers have a decimal point, fractions are fractions, and what is unknown is empty; the last columns are what an expert has set, and why.
 */
export function analysisTable(answer: AnalysisAnswer): string {
  const rows = answer.methods.map((method) => {
    const row = rowOf(answer, method);
    return columns.map((column) => row[column] ?? null);
  });
  return tableOf([columns, ...rows]);
}

function rowOf(
  answer: AnalysisAnswer,
  { method, family, outcome, range, vote }: AnalysisAnswer["methods"][number],
): Row {
  const { schemaVersion, company, price, scenario, view, assumptions, summary, data } = answer;
  const isEstimate = outcome.kind === "estimate";
  return {
    schemaVersion,
    ticker: company.ticker,
    name: company.name,
    currency: company.currency,
    dataAsOf: data.asOf,
    price: price?.value ?? null,
    priceAsOf: price?.asOf ?? null,
    scenario,
    ...Object.fromEntries(assumptionsInUse.map((name) => [name, assumptions[name]])),
    method,
    family,
    outcome: outcome.kind,
    valuePerShare: isEstimate ? outcome.valuePerShare : null,
    difference: isEstimate ? outcome.difference : null,
    status: isEstimate ? outcome.status : null,
    votes: vote !== null,
    vote,
    priceChosenBy: price?.chosenBy ?? null,
    priceAge: price?.age?.kind ?? null,
    priceAgeDays: price?.age?.days ?? null,
    signal: summary.signal.kind,
    signalReason: summary.signal.reason,
    signalAsOf: summary.signal.asOf,
    priceSource: price?.source ?? null,
    accounts: answer.accounts.period,
    accountsTo: answer.accounts.periodEnd,
    accountsReason: answer.accounts.reason,
    accountsSource: data.sources.find(({ covers }) => covers === "statements")?.source ?? null,
    view: view.name,
    equityRiskPremium: assumptions.equityRiskPremium,
    prudent: view.prudent,
    reason: isEstimate ? outcome.notVotingReason : outcome.reason,
    ...range,
    chosenPeers: assumptions.peers.chosenBy === "user" ? assumptions.peers.tickers.join(" ") : null,
    ...chosenLevers(assumptions),
    ...chosenYears(assumptions),
    ...whatIsSaid(answer, method),
    correctedFigures: correctedFiguresIn(answer),
    asOf: answer.asOf?.day ?? null,
    safety: answer.buyingPrice?.safety ?? null,
    buyBelow: answer.buyingPrice?.value ?? null,
    ...chosenForms(assumptions),
    ...customScenarioIn(answer, method),
    companyType: company.companyType,
    companyTypeRule: company.companyTypeRule,
    ...policyIn(answer),
    ...Object.fromEntries(assumptions.changes.map(({ assumption, note }) => [noteParameter(assumption), note])),
  };
}

const policyIn = ({ policy }: AnalysisAnswer): Row => ({
  policy: policy?.name ?? null,
  policyTeam: policy?.team?.name ?? null,
});

/** As an address writes them; empty without any. */
function correctedFiguresIn({ correctedFigures, company: { currency } }: AnalysisAnswer): string | null {
  if (correctedFigures.length === 0) return null;
  return writtenCorrectedFigures(
    correctedFigures.map(({ name, periodEnd, value, unit }) => ({
      ...{ name, periodEnd, value },
      currency: unit === "shares" ? null : currency,
    })),
  );
}

/** The forms that are not the usual ones. */
const chosenForms = ({ changes }: AnalysisAnswer["assumptions"]): Row =>
  Object.fromEntries(changes.flatMap((change) => (change.kind === "form" ? [[change.assumption, change.chosen]] : [])));

/** Beside what is set: the scenarios as they are calculated, and what moves the mean, one setting after the other; empty where nothing is set. */
function customScenarioIn(
  { customScenario: custom }: AnalysisAnswer,
  name: AnalysisAnswer["methods"][number]["method"],
): Row {
  if (custom === null) return {};
  const values = custom.methods.find(({ method }) => method === name);
  const moves = custom.steps?.map(({ settings, effect }) => `${settings.join("+")}:${effect}`) ?? [];
  return {
    calculatedConservative: values?.conservative ?? null,
    calculatedNeutral: values?.neutral ?? null,
    calculatedOptimistic: values?.optimistic ?? null,
    neutralMean: custom.means.neutral,
    customMean: custom.means.custom,
    meanMovedBy: [...moves, ...(custom.rounding === 0 ? [] : [`rounding:${custom.rounding}`])].join(" ") || null,
  };
}

/** Of a company without a signal: what its price asks for, over ten years, and what this method waits for. */
function whatIsSaid({ withoutSignal: said }: AnalysisAnswer, name: AnalysisAnswer["methods"][number]["method"]): Row {
  const margin = said?.asks?.margin?.asked;
  const path = said?.path ?? null;
  const waiting = said?.waiting.find(({ method }) => method === name);
  return {
    priceAsksGrowth: said?.asks?.growth?.average ?? null,
    priceAsksMargin: margin?.kind === "root" ? margin.value : null,
    worthWithMargin: path?.margin ?? null,
    worthWithGrowth: path?.growth.average ?? null,
    worthWithGrowthDoneBy: path?.growth.done?.share ?? null,
    waitsFor: waiting?.waits ?? null,
    waitsForYears: waiting?.years ?? null,
    waitsUntil: waiting?.until ?? null,
    waitsForPrice: waiting?.price ?? null,
  };
}

const chosenLevers = ({ chosenLevers: levers }: AnalysisAnswer["assumptions"]): Row =>
  Object.fromEntries(expertLevers.map((lever) => [chosenColumn(lever), levers[lever] ?? null]));

/** Years as an address writes them, in one cell. */
function chosenYears({ chosenYears: years }: AnalysisAnswer["assumptions"]): Row {
  return Object.fromEntries(
    yearlyLevers.flatMap((lever) => (years[lever] ? [[lever, writtenByYear(years[lever], String)]] : [])),
  );
}
