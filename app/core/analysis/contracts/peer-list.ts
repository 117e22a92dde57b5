import { peerCount } from "@valora/valuation";
import { type Refusal, shown } from "../../shared/contracts/address-grammar.ts";
import type { RefusedPeer } from "./peers.ts";

/** The one spelling of a symbol that a text stands for; null where it stands for none. */
export type SymbolOf = (typed: string) => string | null;
export type PeersRead = { peers: readonly string[]; refused: readonly RefusedPeer[] };

const longestShown = 40;
/** More symbols than any list needs; what follows is not even said to be too much. */
const mostRead = 60;

/**
 * The companies that lists of symbols name, each once. A list counts a symbol once however often it has it; a later list (what
 * a reader has typed besides) is told that it is there already.
 */
export function peersIn(lists: readonly string[], symbolOf: SymbolOf): PeersRead {
  const peers: string[] = [];
  const refused: RefusedPeer[] = [];
  for (const list of lists) {
    const before = new Set(peers);
    for (const typed of symbolsIn(list)) {
      const ticker = symbolOf(typed);
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

/** The first failure of a list of peers; null when all are valid. */
export function firstRefusal({ peers, refused }: PeersRead): Refusal | null {
  const [first] = refused;
  if (first !== undefined) return peerRefusal(first);
  return peers.length === 0 ? peerRefusal({ peer: "", reason: "none" }) : null;
}

export const peerRefusal = ({ peer, reason }: RefusedPeer): Refusal => ({
  code: "peersRefused",
  params: { peer: shown(peer), reason, maximum: peerCount.maximum },
});
