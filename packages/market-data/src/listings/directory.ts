import type { Ticker } from "../provider.ts";
import { spelledWithExchange, withoutExchange } from "../symbols/exchange-spelling.ts";
import { identifierIn } from "../symbols/identifier.ts";
import { tickersBy } from "../symbols/identifiers.ts";
import { cikOfListing } from "../symbols/issuers.ts";
import { kindBySpelling } from "../symbols/symbol-grammar.ts";
import { canonicalTicker } from "../symbols/ticker.ts";
import { commonShareByName } from "./common-share.ts";
import { companyNamed } from "./company-named.ts";
import type { BundledDirectory } from "./directory.schema.ts";
import { editDistance } from "./edit-distance.ts";
import { type FormerListing, formerListings } from "./former-listings.ts";
import type { Listing } from "./instrument.ts";
import { sameCompany } from "./same-company.ts";
import { searchIndex } from "./search.ts";

export type Directory = {
  listingOf(ticker: Ticker): Listing | null;
  search(query: string, limit: number): readonly Listing[];
  /** The one company that a name stands for; null where it stands for several or for none. */
  companyNamed(name: string): Listing | null;
  /** Those that a text names with whole words, then those whose symbol is spelled nearly so. */
  nearestTo(ticker: Ticker, limit: number): readonly Listing[];
  /** Other classes and listings of the same company, those with statements first. */
  siblingsOf(ticker: Ticker): readonly Listing[];
  /** The indices that a share belonged to, with the day of each list. */
  indicesOf(ticker: Ticker): readonly IndexMembership[];
  /** The company that was once quoted with this symbol or name, and is not any more; null where there is none. */
  formerListing(text: string): FormerListing | null;
  /** Former listings whose business a company went on with, the latest first. */
  formerListingsOf(ticker: Ticker): readonly FormerListing[];
};

/** A stock index and the day of which its members are known. */
export type IndexMembership = { name: string; asOf: string };

/** The listed symbols by symbol, by name and by nearness. */
export function directory(
  file: BundledDirectory,
  hasData: (ticker: Ticker) => boolean,
  hasHeadlines: (ticker: Ticker) => boolean = () => false,
): Directory {
  const listed = file.tickers.map((ticker, row) => ({
    ...listingAt(file, row, ticker, hasData(ticker)),
    ...(!hasData(ticker) && hasHeadlines(ticker) ? { hasHeadlines: true as const } : {}),
  }));
  const commonShareOf = commonShareByName(listed);
  const listings = listed.map((listing) => {
    const commonShare = listing.commonShare === null ? commonShareOf(listing) : null;
    return commonShare === null ? listing : { ...listing, commonShare };
  });
  const byTicker = new Map(listings.map((listing) => [listing.ticker, listing]));
  let symbols: readonly Symbols[] | undefined;
  let index: ReturnType<typeof searchIndex> | undefined;
  let siblings: ReturnType<typeof sameCompany> | undefined;
  const rowOf = new Map(file.tickers.map((ticker, row) => [ticker, row]));
  const cikOf = (ticker: Ticker) => cikOfListing(file, rowOf.get(ticker) ?? -1);
  const siblingsOf = (ticker: Ticker) => {
    siblings ??= sameCompany(listings, cikOf);
    return siblings(ticker);
  };
  /** Listings that a text names by itself: an ISIN, an LEI, a symbol with its exchange in another spelling. */
  const named = (text: string): readonly Listing[] => {
    const identifier = identifierIn(text);
    const spelled = spelledWithExchange(text);
    const tickers = identifier ? (identifier.isValid ? tickersBy(identifier.value) : []) : spelled ? [spelled] : [];
    return tickers.flatMap((ticker) => byTicker.get(ticker) ?? []);
  };
  /** SAP.DE is on no list: the same symbol elsewhere with the other listings of its company, and nothing that only sounds alike. */
  const onOtherExchanges = (text: string): readonly Listing[] => {
    const stem = withoutExchange(text);
    const home = stem === null || byTicker.has(canonicalTicker(text) ?? "") ? undefined : byTicker.get(stem);
    return home ? [home, ...siblingsOf(home.ticker)] : [];
  };

  let former: ReturnType<typeof formerListings> | undefined;
  const formerOnes = () => {
    former ??= formerListings(file.former ?? [], (ticker) => byTicker.has(ticker));
    return former;
  };

  const indexed = () => {
    index ??= searchIndex(listings, file.aliases);
    return index;
  };

  return {
    listingOf: (ticker) => byTicker.get(ticker) ?? kindBySpelling(ticker, (stem) => byTicker.has(stem)),
    search: (query, limit) => {
      const byName = named(query);
      if (byName.length > 0 || identifierIn(query)) return byName.slice(0, limit);
      const elsewhere = onOtherExchanges(spelledWithExchange(query) ?? query);
      if (elsewhere.length > 0) return elsewhere.slice(0, limit);
      return indexed().search(query, limit);
    },
    companyNamed: (name) => companyNamed(indexed().named(name), ({ ticker }) => siblingsOf(ticker)),
    nearestTo: (ticker, limit) => {
      if (identifierIn(ticker)) return named(ticker).slice(0, limit);
      symbols ??= symbolsOf(listings);
      const own = siblingsOf(ticker).filter((listing) => listing.hasData);
      const meant = ticker.length < shortestName ? [] : indexed().named(ticker).flat().flatMap(withCompany(byTicker));
      const slipped = meant.length > 0 ? [] : namedWithSlip(indexed(), ticker, limit);
      const all = [...own, ...dataFirst(meant), ...nearest(symbols, ticker, limit), ...slipped];
      return [...new Set(all)].slice(0, limit);
    },
    siblingsOf,
    indicesOf: (ticker) =>
      (file.indices ?? []).filter(({ tickers }) => tickers.includes(ticker)).map(({ name, asOf }) => ({ name, asOf })),
    formerListing: (text) => formerOnes().named(text),
    formerListingsOf: (ticker) => formerOnes().of(ticker),
  };
}

const dataFirst = (listings: readonly Listing[]): readonly Listing[] =>
  listings.toSorted((one, other) => Number(other.hasData) - Number(one.hasData));

/** What a text means that is no symbol and no name, as a name with a slip ("Telefonika") or with an exchange behind it. */
const namedWithSlip = (index: ReturnType<typeof searchIndex>, text: string, limit: number): readonly Listing[] =>
  text.length > shortestName ? index.search(text, limit) : [];

/** Before a preferred share the share of its company: the two may have names that nothing joins. */
const withCompany =
  (byTicker: ReadonlyMap<Ticker, Listing>) =>
  (listing: Listing): readonly Listing[] => {
    const { kind, commonShare } = listing;
    const company = kind === "preferredShare" && commonShare !== null ? byTicker.get(commonShare) : undefined;
    return company ? [company, listing] : [listing];
  };

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

/** Shorter texts are symbols rather than words of a name. */
const shortestName = 4;

/** Differences a person may make by mistake: one in a short symbol, two in a longer one. */
const slips = (symbol: string) => (symbol.length <= 4 ? 1 : 2);
/** A company with statements is worth one more difference: it leads somewhere. */
const withoutData = 1;

type Symbols = { listing: Listing; rank: number; stem: string; stemLetters: number; tickerLetters: number };
type Candidate = { listing: Listing; distance: number; rank: number };

/** The listings that a mistyped symbol may have meant. */
function symbolsOf(listings: readonly Listing[]): readonly Symbols[] {
  return listings.flatMap((listing, rank) => {
    if (listing.kind !== "commonShare" && listing.kind !== "depositaryReceipt") return [];
    const stem = stemOf(listing.ticker);
    return [{ listing, rank, stem, stemLetters: lettersOf(stem), tickerLetters: lettersOf(listing.ticker) }];
  });
}

function nearest(symbols: readonly Symbols[], ticker: Ticker, limit: number): readonly Listing[] {
  const stem = stemOf(ticker);
  const [tickerLetters, stemLetters] = [lettersOf(ticker), lettersOf(stem)];
  const candidates: Candidate[] = [];
  for (const other of symbols) {
    const { listing, rank } = other;
    if (listing.ticker === ticker) continue;
    const whole = mayBeNear(tickerLetters, other.tickerLetters, slips(ticker))
      ? editDistance(ticker, listing.ticker, slips(ticker))
      : Number.POSITIVE_INFINITY;
    const beforeExchange = mayBeNear(stemLetters, other.stemLetters, slips(stem))
      ? editDistance(stem, other.stem, slips(stem))
      : Number.POSITIVE_INFINITY;
    const distance = Math.min(whole, beforeExchange);
    if (distance <= slips(stem)) candidates.push({ listing, distance, rank });
  }
  return candidates
    .sort((a, b) => costOf(a) - costOf(b) || a.distance - b.distance || a.rank - b.rank)
    .slice(0, limit)
    .map(({ listing }) => listing);
}

/** One bit per letter that occurs; other signs share the last one. */
function lettersOf(symbol: string): number {
  let letters = 0;
  for (let index = 0; index < symbol.length; index++) {
    const letter = symbol.charCodeAt(index) - firstLetter;
    letters |= 1 << (letter >= 0 && letter < otherSigns ? letter : otherSigns);
  }
  return letters;
}
const firstLetter = 65;
const otherSigns = 26;

/** A slip changes at most two of the letters that occur: most symbols are ruled out without comparing them. */
function mayBeNear(letters: number, others: number, allowed: number): boolean {
  let different = letters ^ others;
  for (let count = 0; different !== 0; count++) {
    if (count === 2 * allowed) return false;
    different &= different - 1;
  }
  return true;
}

const costOf = ({ listing, distance }: Candidate) => distance + (listing.hasData ? 0 : withoutData);

/** SAN.MC without its exchange. */
function stemOf(ticker: Ticker): Ticker {
  const dot = ticker.indexOf(".");
  return dot < 0 ? ticker : ticker.slice(0, dot);
}
