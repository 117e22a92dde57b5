import type { Ticker } from "../provider.ts";
import { identifiersOf } from "../symbols/identifiers.ts";
import { plainName } from "../symbols/related-names.ts";
import type { Listing } from "./instrument.ts";

/** The common key of a company's symbols. */
function keysOf({ ticker, name, commonShare }: Listing, cik: string | null): readonly string[] {
  const identifiers = identifiersOf(ticker);
  return [
    `name ${plainName(name)}`,
    `home ${commonShare ?? ticker}`,
    ...(cik ? [`cik ${cik}`] : []),
    ...(identifiers ? [`isin ${identifiers.isin}`] : []),
    ...(identifiers?.lei ? [`lei ${identifiers.lei}`] : []),
  ];
}

const isShare = ({ kind }: Listing) => kind === "commonShare" || kind === "depositaryReceipt";

/**
 * The other classes and listings of each company, those with statements first; found by name, home listing, number at the
 * SEC and identifiers.
 */
export function sameCompany(
  listings: readonly Listing[],
  cikOf: (ticker: Ticker) => string | null,
): (ticker: Ticker) => readonly Listing[] {
  const shares = listings.filter(isShare);
  const keys = new Map(shares.map((listing) => [listing.ticker, keysOf(listing, cikOf(listing.ticker))]));
  const byKey = new Map<string, Listing[]>();
  for (const listing of shares) {
    for (const key of keys.get(listing.ticker) ?? []) {
      const known = byKey.get(key);
      if (known) known.push(listing);
      else byKey.set(key, [listing]);
    }
  }
  return (ticker) => {
    const found = new Set((keys.get(ticker) ?? []).flatMap((key) => byKey.get(key) ?? []));
    return [...found]
      .filter((listing) => listing.ticker !== ticker)
      .sort((one, other) => Number(other.hasData) - Number(one.hasData));
  };
}
