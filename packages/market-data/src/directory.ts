import type { BundledDirectory } from "./directory.schema.ts";
import { editDistance } from "./edit-distance.ts";
import type { Listing } from "./instrument.ts";
import type { Ticker } from "./provider.ts";
import { searchIndex } from "./search.ts";
import { kindBySpelling } from "./symbol-grammar.ts";

export type Directory = {
  listingOf(ticker: Ticker): Listing | null;
  search(query: string, limit: number): readonly Listing[];
  nearestTo(ticker: Ticker, limit: number): readonly Listing[];
};

/** The listed symbols by symbol, by name and by nearness. */
export function directory(file: BundledDirectory, hasData: (ticker: Ticker) => boolean): Directory {
  const listings = file.listings.map(([ticker, name, exchange, currency, kind, commonShare]): Listing => {
    return { ticker, name, exchange, currency, kind, commonShare, hasData: hasData(ticker) };
  });
  const byTicker = new Map(listings.map((listing) => [listing.ticker, listing]));
  const index = searchIndex(listings, file.aliases);

  return {
    listingOf: (ticker) => byTicker.get(ticker) ?? kindBySpelling(ticker, (stem) => byTicker.has(stem)),
    search: (query, limit) => index.search(query, limit),
    nearestTo: (ticker, limit) => nearest(listings, ticker, limit),
  };
}

/** Differences a person may make by mistake: one in a short symbol, two in a longer one. */
const slips = (symbol: string) => (symbol.length <= 4 ? 1 : 2);
/** A company with statements is worth one more difference: it leads somewhere. */
const withoutData = 1;

function nearest(listings: readonly Listing[], ticker: Ticker, limit: number): readonly Listing[] {
  const stem = stemOf(ticker);
  const candidates: { listing: Listing; distance: number; rank: number }[] = [];
  listings.forEach((listing, rank) => {
    if (listing.ticker === ticker || (listing.kind !== "commonShare" && listing.kind !== "depositaryReceipt")) return;
    const whole = editDistance(ticker, listing.ticker, slips(ticker));
    const distance = whole === 0 ? 0 : Math.min(whole, editDistance(stem, stemOf(listing.ticker), slips(stem)));
    if (distance <= slips(stem)) candidates.push({ listing, distance, rank });
  });
  return candidates
    .sort((a, b) => costOf(a) - costOf(b) || a.distance - b.distance || a.rank - b.rank)
    .slice(0, limit)
    .map(({ listing }) => listing);
}

const costOf = ({ listing, distance }: { listing: Listing; distance: number }) =>
  distance + (listing.hasData ? 0 : withoutData);

/** SAN.MC without its exchange. */
const stemOf = (ticker: Ticker) => ticker.split(".", 1)[0] ?? ticker;
