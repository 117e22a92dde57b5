import { identifiersOf, type Listing, type MarketData } from "@valora/market-data";
import { tickerMeant } from "../../../core/lists/use-cases/search-companies.ts";
import type { Broker } from "../contracts/portfolio-limits.ts";
import { knownEndings } from "./exchanges.ts";
import type { Holding } from "./holding.ts";

type Directory = { marketData: MarketData };
type Suggestion = { ticker: string; name: string };
type ShareMeant = { kind: "share"; ticker: string } | { kind: "unknown"; suggestions: readonly Suggestion[] };

/** Endings by which XTB names exchanges; those that are not in it are spelled as here. */
const xtbEndings: Readonly<Record<string, string>> = {
  ...{ US: "", ES: ".MC", IT: ".MI", FR: ".PA", NL: ".AS", BE: ".BR", PT: ".LS", FI: ".HE", UK: ".L" },
};

function spelledBy(broker: Broker | null, symbol: string): string {
  const ending = /^(.+)\.([A-Z]{2})$/.exec(symbol);
  if (broker !== "xtb" || ending === null) return symbol;
  const [, root = symbol, exchange = ""] = ending;
  const own = xtbEndings[exchange];
  return own === undefined ? symbol : `${root}${own}`;
}

/**
 * The share that a position is of. An ISIN comes before a symbol, a symbol before a name; a listing that is known by another ISIN is not
 * meant. Where the table tells the currency of the quote, the listing of that company in that currency is meant. A symbol alone is that of
 * several companies where its currency has several exchanges: SAN in euros is Santander and Sanofi, and neither is meant.
 */
export function shareMeant(context: Directory, holding: Holding, broker: Broker | null): ShareMeant {
  const { marketData } = context;
  const { isin, symbol, name, quotedIn, listedAt } = holding;
  if (listedAt !== undefined) return shareAtExchange(context, { ...holding, listedAt });
  const spelled = spelledBy(broker, symbol);
  if (isin === null && quotedIn !== null) return shareInCurrency(marketData, { spelled, quotedIn, name });
  const found =
    (isin === null ? null : listingMeant(context, isin)) ??
    fitting(listingMeant(context, spelled), isin) ??
    // Where neither is known: the one company of that name.
    fitting(name === null ? null : marketData.companyNamed(name), isin);
  if (found === null) return { kind: "unknown", suggestions: suggestionsFor(marketData, [name ?? "", spelled]) };
  const ticker = inCurrency(marketData, found, quotedIn);
  // Nothing but its symbol says that it is this share, and its currency says that it is not.
  if (
    isin !== null &&
    !isKnownBy(ticker, isin) &&
    quotedIn !== null &&
    marketData.listingOf(ticker)?.currency !== quotedIn
  )
    return { kind: "unknown", suggestions: suggestionsFor(marketData, [name ?? "", spelled]) };
  return { kind: "share", ticker };
}

/** The one company with that symbol in that currency; with an exchange in the symbol, the listing that it names. */
function shareInCurrency(
  marketData: MarketData,
  { spelled, quotedIn, name }: { spelled: string; quotedIn: string; name: string | null },
): ShareMeant {
  const there = [
    ...knownEndings.map((listedAt) => listingAt(marketData, { symbol: spelled, listedAt, quotedIn })),
    marketData.listingOf(spelled),
  ].filter((listing) => listing?.currency === quotedIn);
  const [first, ...others] = there.filter((listing) => listing !== null);
  if (first === undefined) return { kind: "unknown", suggestions: suggestionsFor(marketData, [name ?? "", spelled]) };
  const same = new Set([first, ...marketData.siblingsOf(first.ticker)].map(({ ticker }) => ticker));
  if (others.every(({ ticker }) => same.has(ticker))) return { kind: "share", ticker: first.ticker };
  const named = [first, ...others].map(({ ticker, name: ofListing }) => ({ ticker, name: ofListing }));
  return { kind: "unknown", suggestions: named.slice(0, mostSuggestions) };
}

const isKnownBy = (ticker: string, isin: string): boolean => identifiersOf(ticker)?.isin === isin;

/**
 * The share that a position at a named exchange is of: by its ISIN, which is the same share at every exchange, or by its symbol where
 * exchange and currency are those of the position. No name is followed.
 */
function shareAtExchange(context: Directory, holding: Holding & { listedAt: string | null }): ShareMeant {
  const { marketData } = context;
  const { isin, symbol, listedAt, quotedIn } = holding;
  const there = listedAt === null ? null : fitting(listingAt(marketData, { symbol, listedAt, quotedIn }), isin);
  const found = isin === null ? there : listingMeant(context, isin);
  const listing = found !== null && there !== null && isOneShare(found, there) ? there : (found ?? there);
  if (listing !== null) return { kind: "share", ticker: listing.ticker };
  return { kind: "unknown", suggestions: suggestionsFor(marketData, ["", symbol]) };
}

/** Two listings with one ISIN. */
const isOneShare = (one: Listing, other: Listing): boolean => {
  const isin = identifiersOf(one.ticker)?.isin;
  return isin !== undefined && isin !== null && isin === identifiersOf(other.ticker)?.isin;
};

type Quoted = { symbol: string; listedAt: string; quotedIn: string | null };

/** The letter of a class stands behind a blank, a point or a hyphen; a point at the end only fills a short symbol. */
function listingAt(marketData: MarketData, { symbol, listedAt, quotedIn }: Quoted): Listing | null {
  const root = symbol.toUpperCase().trim().replace(/\.$/, "");
  const spellings = new Set([root, root.replace(/[ .]/g, "-"), root.replace(/[ -]/g, ".")]);
  for (const spelling of spellings) {
    const listing = marketData.listingOf(`${spelling}${listedAt}`);
    if (listing !== null && endingOf(listing.ticker) === listedAt && listing.currency === quotedIn) return listing;
  }
  return null;
}

/** Of an exchange: two letters, or the one of London. A class has one letter too, but none is called L. */
const endingOf = (ticker: string): string => /\.(?:[A-Z]{2}|L)$/.exec(ticker)?.[0] ?? "";

const listingMeant = (context: Directory, typed: string): Listing | null =>
  typed === "" ? null : context.marketData.listingOf(tickerMeant(context, typed));

/**
 * A listing whose own ISIN is not another one; where it has none here, one of the country in which the share would be at home. A receipt
 * of the United States has one of theirs.
 */
function fitting(listing: Listing | null, isin: string | null): Listing | null {
  if (listing === null || isin === null) return listing;
  const known = identifiersOf(listing.ticker)?.isin ?? null;
  if (known !== null) return known === isin ? listing : null;
  const isOfStates = !listing.ticker.includes(".") || /\.[A-Z]$/.test(listing.ticker);
  if (listing.kind === "depositaryReceipt") return isin.startsWith("US") ? listing : null;
  return isOfStates || !isin.startsWith("US") ? listing : null;
}

/** A receipt may stand for several shares, and a share is no receipt: an ISIN says which of both is held. */
function inCurrency(marketData: MarketData, listing: Listing, quotedIn: string | null): string {
  if (quotedIn === null || listing.currency === quotedIn) return listing.ticker;
  const others = marketData
    .siblingsOf(listing.ticker)
    .filter(({ currency, kind }) => currency === quotedIn && kind === listing.kind);
  const bearing = others.filter(({ ticker }) => ticker.split(".")[0] === listing.ticker.split(".")[0]);
  const [only, ...more] = bearing.length > 0 ? bearing : others;
  return only !== undefined && more.length === 0 ? only.ticker : listing.ticker;
}

const mostSuggestions = 3;
const LONGEST_ASKED = 60;

function suggestionsFor(marketData: MarketData, texts: readonly string[]): readonly Suggestion[] {
  const found = texts
    .filter((text) => text !== "")
    .flatMap((text) => marketData.search(text.slice(0, LONGEST_ASKED), { limit: mostSuggestions }));
  const [, spelled = ""] = texts;
  const near =
    found.length > 0 || spelled === "" ? found : marketData.nearestTo(spelled.toUpperCase(), mostSuggestions);
  const byTicker = new Map(near.map(({ ticker, name }) => [ticker, { ticker, name }]));
  return [...byTicker.values()].slice(0, mostSuggestions);
}
