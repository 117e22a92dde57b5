import { correctedFiguresOf, type Fundamentals } from "@valora/valuation";
import { bandQuantiles, multiplesThroughTimeOf } from "@valora/valuation/multiples-through-time";
import { choosePeers } from "@valora/valuation/peers";
import { companyAsked } from "../../analysis/use-cases/analyse-company.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { CorrectedQuery } from "../contracts/company-query.ts";
import type { MultiplesAnswer } from "../contracts/multiples.ts";

type World = Pick<Context, "marketData" | "now">;

/** The multiples of a company through time, beside those of the companies that its value is compared with. */
export async function showMultiples(
  context: World,
  query: CorrectedQuery,
  signal?: AbortSignal,
): Promise<MultiplesAnswer> {
  const { provider, fundamentals } = await companyAsked(context, query, signal);
  return {
    schemaVersion: 1,
    provider,
    priceSource: fundamentals.quote?.source ?? null,
    correctedFigures: correctedFiguresOf(fundamentals),
    bandQuantiles,
    ...multiplesThroughTimeOf(fundamentals, peersOf(context, fundamentals)),
  };
}

/** The same companies as in the table of peers, with their accounts. */
function peersOf({ marketData }: World, fundamentals: Fundamentals): readonly Fundamentals[] {
  const candidates = marketData.peerCandidates(fundamentals);
  const byTicker = new Map(candidates.map((each) => [each.ticker, each]));
  return choosePeers(fundamentals, candidates).flatMap(({ ticker }) => byTicker.get(ticker) ?? []);
}
