import { canonicalTicker, spelledWithExchange } from "@valora/market-data";
import type { Failure } from "../../../failure.ts";
import { failureOf } from "../../shared/use-cases/read-parameters.ts";
import { type PeersRead, peerRefusal, peersIn, type SymbolOf } from "../contracts/peer-list.ts";
import type { RefusedPeer } from "../contracts/peers.ts";

type SymbolMeant = (typed: string) => string;

/** The spelling of symbols, also of one that stands with its exchange (BME:SAN); `symbolMeant` knows what an ISIN stands for. */
export const symbolsAs =
  (symbolMeant: SymbolMeant = (typed) => typed): SymbolOf =>
  (typed) =>
    canonicalTicker(symbolMeant(typed)) ?? spelledWithExchange(typed);

/** The companies that lists of symbols name, each once, and the symbols that name none. */
export const readPeers = (lists: readonly string[], symbolMeant?: SymbolMeant): PeersRead =>
  peersIn(lists, symbolsAs(symbolMeant));

export const peersRefused = (peer: RefusedPeer): Failure => failureOf(peerRefusal(peer));
