import type { Listing } from "../instrument.ts";
import type { Ticker } from "../provider.ts";
import { searchable } from "../search.ts";
import { identifiersOf } from "./identifiers.ts";

/** What the symbols of one company have in common. */
function keysOf({ ticker, name, commonShare }: Listing): readonly string[] {
  const identifiers = identifiersOf(ticker);
  return [
    `name ${plainName(name)}`,
    `home ${commonShare ?? ticker}`,
    ...(identifiers ? [`isin ${identifiers.isin}`] : []),
    ...(identifiers?.lei ? [`lei ${identifiers.lei}`] : []),
  ];
}

/** Lists differ on the words for the form of a company, never on what stands before them. */
const forms =
  /\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|plc|s ?a|spa|s p a|nv|n v|ag|se|holdings?|group)\b/g;
const plainName = (name: string) => searchable(name).replace(forms, " ").replace(/\s+/g, " ").trim();

const isShare = ({ kind }: Listing) => kind === "commonShare" || kind === "depositaryReceipt";

/** The other classes and listings of each company, those with statements first; found by name, home listing and identifiers. */
export function sameCompany(listings: readonly Listing[]): (ticker: Ticker) => readonly Listing[] {
  const shares = listings.filter(isShare);
  const keys = new Map(shares.map((listing) => [listing.ticker, keysOf(listing)]));
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
