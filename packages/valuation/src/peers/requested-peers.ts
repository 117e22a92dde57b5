import type { CompanyFile, Peer } from "../report/report.ts";

/**
 * The peers that symbols name, in one order whatever theirs: the computed ones as they stand, then the further ones by symbol.
 * So the computed peers named again give the computed value, bit for bit. Symbols that the file does not know are left out.
 */
export function requestedPeers(
  { peers, furtherPeers = [] }: Pick<CompanyFile, "peers" | "furtherPeers">,
  tickers: readonly string[],
): readonly Peer[] {
  // Taken out when it is found: each counts once.
  const named = new Set(tickers);
  const own = peers.filter(({ ticker }) => named.delete(ticker));
  const further = furtherPeers.filter(({ ticker }) => named.delete(ticker));
  return [...own, ...further.toSorted((one, other) => (one.ticker < other.ticker ? -1 : 1))];
}

/** Their symbols in that order; null where they are the computed peers, or none of them is known: then nothing is chosen. */
export function chosenPeers(
  file: Pick<CompanyFile, "peers" | "furtherPeers">,
  tickers: readonly string[],
): readonly string[] | null {
  const named = requestedPeers(file, tickers);
  const isComputed = named.length === file.peers.length && named.every((peer, index) => peer === file.peers[index]);
  return isComputed || named.length === 0 ? null : named.map(({ ticker }) => ticker);
}
