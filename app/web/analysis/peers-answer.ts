import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import type { PeersAnswer } from "../../core/analysis/contracts/peers.ts";
import type { Analysis } from "../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { readPeers } from "../../core/analysis/use-cases/read-peers.ts";
import { Failure } from "../../failure.ts";
import type { RequestContext } from "../context.ts";

type Asked = { ticker: string; search: URLSearchParams; analyse: (query: AnalysisQuery) => Promise<Analysis> };

/**
 * The answer to a hydrated page when the reader adds a peer: the list, the figures of the peers that are not computed, and
 * the refused tickers. The address holds the current list and, separately, the typed ticker.
 */
export async function peersAnswer(
  { product, reportFailure }: RequestContext,
  { ticker, search, analyse }: Asked,
): Promise<Response> {
  try {
    const { peers, refused } = readPeers(search.getAll("peers"), product.tickerMeant);
    const query = readAnalysisQuery([["ticker", ticker], ...[...search].filter(([name]) => name === "source")]);
    const analysis = await analyse({ ...query, ...(peers.length > 0 && { peers: [...peers] }) });
    const { furtherPeers = [], peers: computed } = analysis.file;
    return answered({
      kind: "peers",
      tickers: analysis.query.peers ?? computed.map((peer) => peer.ticker),
      further: furtherPeers,
      refused: [...refused, ...analysis.refusedPeers],
    });
  } catch (error) {
    const failure = Failure.from(error);
    reportFailure(failure);
    return answered({ kind: "failed" }, failure.status);
  }
}

const answered = (answer: PeersAnswer, status = 200) =>
  Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
