import { identifiersOf, type Listing, type MarketData } from "@valora/market-data";
import { tickerMeant } from "../../../core/lists/use-cases/search-companies.ts";
import type { Broker } from "../contracts/portfolio-limits.ts";
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
 * meant. Where the table tells the currency of the quote, the listing of that company in that currency is meant: SAN in euros is SAN.MC.
 */
export function shareMeant(context: Directory, holding: Holding, broker: Broker | null): ShareMeant {
  const { marketData } = context;
  const { isin, symbol, name, quotedIn } = holding;
  const spelled = spelledBy(broker, symbol);
  const found =
    (isin === null ? null : listingMeant(context, isin)) ??
    fitting(listingMeant(context, spelled), isin) ??
    // Where neither is known: the one company of that name.
    fitting(name === null ? null : marketData.companyNamed(name), isin);
  if (found === null) return { kind: "unknown", suggestions: suggestionsFor(marketData, [name ?? "", spelled]) };
  return { kind: "share", ticker: inCurrency(marketData, found, quotedIn) };
}

const listingMeant = (context: Directory, typed: string): Listing | null =>
  typed === "" ? null : context.marketData.listingOf(tickerMeant(context, typed));

/** A listing whose own ISIN is not another one; where it has none here, one of the country in which the share would be at home. */
function fitting(listing: Listing | null, isin: string | null): Listing | null {
  if (listing === null || isin === null) return listing;
  const known = identifiersOf(listing.ticker)?.isin ?? null;
  if (known !== null) return known === isin ? listing : null;
  const isOfStates = !listing.ticker.includes(".") || /\.[A-Z]$/.test(listing.ticker);
  return isOfStates || !isin.startsWith("US") ? listing : null;
}

function inCurrency(marketData: MarketData, listing: Listing, quotedIn: string | null): string {
  if (quotedIn === null || listing.currency === quotedIn) return listing.ticker;
  const others = marketData.siblingsOf(listing.ticker).filter(({ currency }) => currency === quotedIn);
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
