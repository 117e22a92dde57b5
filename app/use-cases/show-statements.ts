import { figuresPerShare, ratiosOf, statementsOf } from "@valora/valuation";
import { dataSources } from "../contracts/analysis-query.ts";
import {
  type RatiosAnswer,
  type StatementsAnswer,
  type StatementsQuery,
  statementsParameters,
} from "../contracts/statements.ts";
import { companyAsked } from "./analyse-company.ts";
import type { Context } from "./context.ts";
import { readTicker } from "./read-analysis-query.ts";
import { readChoice, readParameters } from "./read-parameters.ts";

type World = Pick<Context, "marketData" | "now">;

/** What a company has filed: income, balance and cash flow, each figure with its origin. */
export async function showStatements(
  context: World,
  query: StatementsQuery,
  signal?: AbortSignal,
): Promise<StatementsAnswer> {
  const { fundamentals, provider } = await companyAsked(context, query, signal);
  return {
    schemaVersion: 1,
    period: "annual",
    provider,
    onTodaysShares: figuresPerShare,
    ...statementsOf(fundamentals),
  };
}

/** What its figures say beside each other, beside last year's and beside those of its sector. */
export async function showRatios(context: World, query: StatementsQuery, signal?: AbortSignal): Promise<RatiosAnswer> {
  const { fundamentals, provider } = await companyAsked(context, query, signal);
  const others = context.marketData.peerCandidates(fundamentals);
  return { schemaVersion: 1, provider, ...ratiosOf(fundamentals, others) };
}

/** The question in an address; `symbolMeant` knows what an ISIN stands for. */
export function readStatementsQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string = (typed) => typed,
): StatementsQuery {
  const given = readParameters(entries, { known: statementsParameters, required: ["ticker"] });
  const ticker = readTicker(symbolMeant(given.get("ticker") ?? ""));
  const language = given.get("lang");
  if (language !== undefined) readChoice("lang", language, ["es", "en", "it"]);
  const source = given.get("source");
  return { ticker, source: source === undefined ? undefined : readChoice("source", source, dataSources) };
}
