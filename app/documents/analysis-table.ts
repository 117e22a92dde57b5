import { expertLevers, yearlyLevers } from "@valora/valuation";
import type { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { noteParameter, noteParameters } from "../contracts/assumption-notes.ts";
import { writtenByYear } from "../contracts/by-year.ts";
import { type Cell, tableOf } from "./written-cell.ts";

const columns = [
  "schemaVersion",
  "ticker",
  "name",
  "currency",
  "dataAsOf",
  "price",
  "priceAsOf",
  "scenario",
  "wacc",
  "costOfEquity",
  "growth",
  "terminalGrowth",
  "horizon",
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
  ...expertLevers,
  ...yearlyLevers,
  "companyType",
  "companyTypeRule",
  ...noteParameters,
  "vote",
] as const;

type Row = Readonly<Partial<Record<(typeof columns)[number], Cell>>>;

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
  const { schemaVersion, company, price, scenario, assumptions, data } = answer;
  const { wacc, costOfEquity, growth, terminalGrowth, horizon } = assumptions;
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
    wacc,
    costOfEquity,
    growth,
    terminalGrowth,
    horizon,
    method,
    family,
    outcome: outcome.kind,
    valuePerShare: isEstimate ? outcome.valuePerShare : null,
    difference: isEstimate ? outcome.difference : null,
    status: isEstimate ? outcome.status : null,
    votes: vote !== null,
    vote,
    reason: isEstimate ? outcome.notVotingReason : outcome.reason,
    ...range,
    chosenPeers: assumptions.peers.chosenBy === "user" ? assumptions.peers.tickers.join(" ") : null,
    ...assumptions.chosenLevers,
    ...chosenYears(assumptions),
    companyType: company.companyType,
    companyTypeRule: company.companyTypeRule,
    ...Object.fromEntries(assumptions.changes.map(({ assumption, note }) => [noteParameter(assumption), note])),
  };
}

/** Years as an address writes them, in one cell. */
function chosenYears({ chosenYears: years }: AnalysisAnswer["assumptions"]): Row {
  return Object.fromEntries(
    yearlyLevers.flatMap((lever) => (years[lever] ? [[lever, writtenByYear(years[lever], String)]] : [])),
  );
}
