import { valuationViews } from "@valora/valuation";
import type { AnalysisQuery } from "../../analysis/contracts/analysis-query.ts";
import { viewOf } from "../../analysis/contracts/analysis-values.ts";
import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import { readChoice, readParameters, strictly } from "../../shared/use-cases/read-parameters.ts";
import { type RatiosQuery, ratiosParameters } from "../contracts/company-query.ts";
import { askedRatiosIn } from "../contracts/own-ratios.ts";
import type { RatiosAnswer } from "../contracts/ratios-answer.ts";
import { filedIn, showRatios } from "./show-statements.ts";
import { tellOwnRatios } from "./tell-own-ratios.ts";

type Asking = { analyse: (query: AnalysisQuery) => Promise<Analysis>; signal?: AbortSignal | undefined };

/** The ratios of a company with those of the reader's own, for which it is valued in the neutral scenario. */
export async function showRatiosWithOwn(
  context: Pick<Context, "marketData" | "now">,
  { ratios = [], view, ...query }: RatiosQuery,
  { analyse, signal }: Asking,
): Promise<RatiosAnswer> {
  const answer = await showRatios(context, query, signal);
  if (ratios.length === 0) return { ...answer, ownRatios: [] };
  const { ticker, source, asOf, figures } = query;
  const analysis = await analyse({
    ...{ ticker, scenario: "neutral", ...viewOf(view) },
    ...(source && { source }),
    ...(asOf && { asOf }),
    ...(figures && { figures }),
  });
  return { ...answer, ownRatios: tellOwnRatios(analysis, ratios, context.now().toISOString().slice(0, 10)) };
}

/** The question in an address of ratios; `symbolMeant` knows what an ISIN stands for. */
export function readRatiosQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string,
): RatiosQuery {
  const given = readParameters(entries, { known: ratiosParameters, required: ["ticker"] });
  const view = given.get("view");
  return {
    ...filedIn(given, symbolMeant),
    ...(view !== undefined && { view: readChoice("view", view, valuationViews) }),
    ratios: strictly(askedRatiosIn((place) => given.get(place))),
  };
}
