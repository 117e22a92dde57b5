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
  const listings = file.tickers.map((ticker, row) => listingAt(file, row, ticker, hasData(ticker)));
  const byTicker = new Map(listings.map((listing) => [listing.ticker, listing]));
  let index: ReturnType<typeof searchIndex> | undefined;

  return {
    listingOf: (ticker) => byTicker.get(ticker) ?? kindBySpelling(ticker, (stem) => byTicker.has(stem)),
    search: (query, limit) => {
      index ??= searchIndex(listings, file.aliases);
      return index.search(query, limit);
    },
    nearestTo: (ticker, limit) => nearest(listings, ticker, limit),
  };
}

function listingAt(file: BundledDirectory, row: number, ticker: Ticker, hasData: boolean): Listing {
  const kind = file.kinds[file.kindOf[row] ?? -1];
  const name = file.names[row];
  if (kind === undefined || name === undefined) throw new Error(`the directory's row of ${ticker} is broken`);
  return {
    ticker,
    name,
    exchange: file.exchanges[file.exchangeOf[row] ?? -1] || null,
    currency: file.currencies[file.currencyOf[row] ?? -1] || null,
    kind,
    commonShare: file.commonShares[row] || null,
    hasData,
  };
}

/** Differences a person may make by mistake: one in a short symbol, two in a longer one. */
const slips = (symbol: string) => (symbol.length <= 4 ? 1 : 2);
/** A company with statements is worth one more difference: it leads somewhere. */
const withoutData = 1;

type Candidate = { listing: Listing; distance: number; rank: number };

function nearest(listings: readonly Listing[], ticker: Ticker, limit: number): readonly Listing[] {
  const stem = stemOf(ticker);
  const candidates: Candidate[] = [];
  listings.forEach((listing, rank) => {
    if (listing.ticker === ticker || (listing.kind !== "commonShare" && listing.kind !== "depositaryReceipt")) return;
    const distance = distanceOf(ticker, stem, listing.ticker);
    if (distance <= slips(stem)) candidates.push({ listing, distance, rank });
  });
  return candidates
    .sort((a, b) => costOf(a) - costOf(b) || a.distance - b.distance || a.rank - b.rank)
    .slice(0, limit)
    .map(({ listing }) => listing);
}

/** Between the whole symbols or, when that is less, between what stands before the exchange or class. */
function distanceOf(ticker: Ticker, stem: Ticker, other: Ticker): number {
  const whole = editDistance(ticker, other, slips(ticker));
  const otherStem = stemOf(other);
  if (stem === ticker && otherStem === other) return whole;
  return Math.min(whole, editDistance(stem, otherStem, slips(stem)));
}

const costOf = ({ listing, distance }: Candidate) => distance + (listing.hasData ? 0 : withoutData);

/** SAN.MC without its exchange. */
function stemOf(ticker: Ticker): Ticker {
  const dot = ticker.indexOf(".");
  return dot < 0 ? ticker : ticker.slice(0, dot);
}
