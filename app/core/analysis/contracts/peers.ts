import type { Peer } from "@valora/valuation";

/** Why a company cannot be compared with (`failures.peersRefused`). */
export const peerRefusals = [
  "none",
  "tooMany",
  "notSymbol",
  "twice",
  "unknown",
  "notBundled",
  "notCommonShare",
  "otherCurrency",
  "itself",
  "sameCompany",
  "noMarketValue",
  "shareBasisUnsettled",
  "partSeparated",
  "dataSuspect",
  "ofToday",
] as const;
export type PeerRefusalReason = (typeof peerRefusals)[number];

/** A company that a reader asked for as a peer, as it was written, and why it is none. */
export type RefusedPeer = { peer: string; reason: PeerRefusalReason };

/** The answer to a page when a reader adds a peer: the list, the figures of peers that the page lacks, the refused tickers. */
export type PeersAnswer =
  | { kind: "peers"; tickers: readonly string[]; further: readonly Peer[]; refused: readonly RefusedPeer[] }
  | { kind: "failed" };
