import type { MarketData } from "@valora/market-data";
import { areOfOneIssuer, chosenPeers, type Fundamentals, type Peer } from "@valora/valuation";
import { namedPeer } from "@valora/valuation/peers";
import type { RefusedPeer } from "../contracts/peers.ts";
import type { PredictedFile } from "../contracts/predicted-file.ts";

type Asked = {
  file: PredictedFile;
  /** Null where the computed peers count: the reader has asked for none, or for just these. */
  peers: readonly string[] | null;
  refused: readonly RefusedPeer[];
};

/**
 * A company's file with the peers that a reader asks for: those of its computed ones by their symbols, and the others with their
 * figures. Only included companies with accounts in the same currency can be peers: of the others no multiple can be told here.
 */
export function withPeersAsked(
  { marketData }: { marketData: MarketData },
  file: PredictedFile,
  tickers: readonly string[] | undefined,
): Asked {
  if (tickers === undefined) return { file, peers: null, refused: [] };
  const candidates = new Map(
    marketData.peerCandidates(file.fundamentals).map((company) => [company.ticker, company] as const),
  );
  const further: Peer[] = [];
  const refused: RefusedPeer[] = [];
  const taken: Fundamentals[] = [];
  const isOwn = (ticker: string) => file.peers.some((peer) => peer.ticker === ticker);
  // The computed ones first: of two classes of one company, it is the one that was added that is too much.
  for (const ticker of [...tickers.filter(isOwn), ...tickers.filter((each) => !isOwn(each))]) {
    const candidate = candidates.get(ticker);
    const isTaken = candidate !== undefined && taken.some((company) => areOfOneIssuer(company, candidate));
    const own = file.peers.find((peer) => peer.ticker === ticker);
    const answer = isTaken ? "sameCompany" : (own ?? peerFrom(marketData, file.fundamentals, { ticker, candidate }));
    if (typeof answer === "string") refused.push({ peer: ticker, reason: answer });
    else if (own === undefined) further.push(answer);
    if (typeof answer !== "string" && candidate !== undefined) taken.push(candidate);
  }
  const withFurther = further.length === 0 ? file : { ...file, furtherPeers: further };
  return { file: withFurther, peers: chosenPeers(withFurther, tickers), refused };
}

function peerFrom(
  marketData: Pick<MarketData, "listingOf">,
  subject: Fundamentals,
  { ticker, candidate }: { ticker: string; candidate: Fundamentals | undefined },
): Peer | RefusedPeer["reason"] {
  if (candidate !== undefined) return namedPeer(subject, candidate);
  if (ticker === subject.ticker) return "itself";
  const listing = marketData.listingOf(ticker);
  if (listing === null) return "unknown";
  if (listing.kind !== "commonShare" && listing.kind !== "depositaryReceipt") return "notCommonShare";
  return listing.hasData ? "otherCurrency" : "notBundled";
}
