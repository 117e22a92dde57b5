import { canonicalTicker, spelledWithExchange } from "@valora/market-data";
import { peerCount } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { shown } from "../../shared/use-cases/read-parameters.ts";
import type { RefusedPeer } from "../contracts/peers.ts";

type SymbolMeant = (typed: string) => string;
export type PeersRead = { peers: readonly string[]; refused: readonly RefusedPeer[] };

const longestShown = 40;
/** More than anybody writes; what follows is not even said to be too much. */
const mostRead = 60;

/**
 * The companies that lists of symbols name, each once. A list counts a symbol once however often it has it; a later list (what
 * a reader has typed besides) is told that it is there already.
 */
export function readPeers(lists: readonly string[], symbolMeant: SymbolMeant = (typed) => typed): PeersRead {
  const peers: string[] = [];
  const refused: RefusedPeer[] = [];
  for (const list of lists) {
    const before = new Set(peers);
    for (const typed of symbolsIn(list)) {
      const ticker = canonicalTicker(symbolMeant(typed)) ?? spelledWithExchange(typed);
      const reason = refusalOf(ticker, { peers, before });
      if (reason !== null) refused.push({ peer: typed.slice(0, longestShown), reason });
      else if (ticker !== null && !peers.includes(ticker)) peers.push(ticker);
    }
  }
  return { peers, refused };
}

type Counted = { peers: readonly string[]; before: ReadonlySet<string> };

function refusalOf(ticker: string | null, { peers, before }: Counted): RefusedPeer["reason"] | null {
  if (ticker === null) return "notSymbol";
  if (before.has(ticker)) return "twice";
  return peers.length >= peerCount.maximum && !peers.includes(ticker) ? "tooMany" : null;
}

const symbolsIn = (list: string): string[] =>
  list
    .split(",", mostRead)
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** The one list of an address or a command line: whatever is wrong with it is a failure. */
export function readPeerList(text: string, symbolMeant: SymbolMeant): string[] {
  const { peers, refused } = readPeers([text], symbolMeant);
  const [first] = refused;
  if (first !== undefined) throw peersRefused(first);
  if (peers.length === 0) throw peersRefused({ peer: "", reason: "none" });
  return [...peers];
}

export const peersRefused = ({ peer, reason }: RefusedPeer): Failure =>
  new Failure("peersRefused", { peer: shown(peer), reason, maximum: peerCount.maximum });
