import { editDistance } from "./edit-distance.ts";
import type { Listing } from "./instrument.ts";
import { type PrefixIndex, prefixIndex } from "./prefix-index.ts";

type Entry = { listing: Listing; rank: number; words: readonly string[]; text: string; stem: string };
type Scores = Map<Entry, number>;

/** How well an entry answers; having statements counts for more than a better match by name. */
const points = {
  symbol: 139,
  alias: 118,
  symbolStem: 95,
  wholeName: 96,
  startOfName: 75,
  firstWord: 70,
  startOfAlias: 65,
  startOfSymbol: 60,
  laterWord: 50,
  typo: 5,
  hasData: 45,
  notShare: -40,
} as const;

const companyForms = new Set(
  "inc corp corporation co company ltd limited plc sa spa nv ag se lp llc group holding holdings the de of new".split(
    " ",
  ),
);
/** Most names; the plain road is four times as fast, and the index has eleven thousand of them. */
const isAscii = /^[\x20-\x7e]*$/;
const longestQuery = 100;
const shortestWithTypo = 4;

/** The characters of a name, from a letter or a digit to one, or to the mark that ends "Inc.", "(Italia)" or "Yahoo!". */
const nameSpelling = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.,'’+()/!-]*$/u;
const nameEnd = /[\p{L}\p{M}\p{N}.)!]$/u;

/**
 * Whether a text can be a company's name. A misspelled symbol (".KO", "KO-", "KO.") or anything made to break a page, whatever
 * words are in it, is none. A full stop ends the form of a company ("Apple Inc."), not a word by itself; no name has two dashes.
 */
function isSpelledAsName(typed: string): boolean {
  const name = typed.trim();
  if (name.length > longestQuery || !nameSpelling.test(name) || !nameEnd.test(name)) return false;
  return !name.includes("--") && (name.includes(" ") || !name.endsWith("."));
}

/** Lower case without accents, signs as spaces: "Industria de Diseño" and "industria de diseno" are one text. */
export function searchable(text: string): string {
  const plain = isAscii.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
  const words = plain.toLowerCase().replace(/['’.]/g, "");
  return words.replace(isAscii.test(words) ? /[^a-z0-9&]+/g : /[^\p{L}\p{N}&]+/gu, " ").trim();
}

/** The words that tell companies apart: "the", "inc" and their kind only when there are no others. */
function tellingWords(text: string): readonly string[] {
  const words = text.split(" ");
  const telling = words.filter((word) => !companyForms.has(word));
  return telling.length > 0 ? telling : words;
}

/** An index over listings in order of market value; `aliases` maps searchable names to symbols, best first. */
export function searchIndex(listings: readonly Listing[], aliases: Readonly<Record<string, readonly string[]>>) {
  const entries = listings.map(toEntry);
  const byWord = prefixIndex(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  const bySymbol = prefixIndex(entries.map((entry) => [entry.listing.ticker, entry] as const));
  const byTicker = new Map(entries.map((entry) => [entry.listing.ticker, entry]));
  const byAlias = prefixIndex(
    Object.entries(aliases).flatMap(([alias, tickers]) =>
      tickers.map((ticker, position) => [alias, { alias, position, entry: byTicker.get(ticker) }] as const),
    ),
  );

  return {
    search(query: string, limit: number): readonly Listing[] {
      const text = searchable(query.slice(0, longestQuery));
      if (text === "") return [];
      const symbol = query.trim().toUpperCase();
      const words = tellingWords(text);
      const scores: Scores = new Map();
      for (const entry of bySymbol.startingWith(symbol)) raise(scores, entry, symbolScore(entry, symbol));
      for (const entry of withAllWords(byWord, words)) raise(scores, entry, nameScore(entry, words.join(" ")));
      for (const { alias, position, entry } of byAlias.startingWith(text)) {
        raise(scores, entry, (alias === text ? points.alias : points.startOfAlias) - position);
      }
      if (text.length >= shortestWithTypo && scores.size < limit) addTypos(scores, byWord, text);
      return best(scores, limit);
    },
    /** Shares that a text names with whole words, by the way in which it does, the surest way first; each the largest first. */
    named(query: string): Naming {
      const text = isSpelledAsName(query) ? searchable(query) : "";
      if (text === "") return [];
      const words = tellingWords(text);
      const whole = words.join(" ");
      const called = byAlias.at(text).toSorted((one, other) => one.position - other.position);
      const holding = [...withAllWords(byWord, words)]
        .filter((entry) => isShare(entry.listing) && words.every((word) => entry.words.includes(word)))
        .sort((one, other) => one.rank - other.rank);
      // "Exxon Mobil" of ExxonMobil.
      const joined = words.length > 1 ? byWord.at(words.join("")).filter(({ listing }) => isShare(listing)) : [];
      return [
        called.flatMap(({ entry }) => (entry ? [entry.listing] : [])),
        ...[
          holding.filter((entry) => entry.text === whole),
          holding.filter((entry) => entry.text.startsWith(`${whole} `)),
          holding,
          joined,
        ].map((entries) => entries.map(({ listing }) => listing)),
      ];
    },
  };
}

/** Listings that a text names: as people call them, by their whole name, by its beginning, by words of it. */
export type Naming = readonly (readonly Listing[])[];

const isShare = ({ kind }: Listing) => kind === "commonShare" || kind === "depositaryReceipt";

function toEntry(listing: Listing, rank: number): Entry {
  const words = tellingWords(searchable(listing.name));
  return { listing, rank, words, text: words.join(" "), stem: listing.ticker.split(".", 1)[0] ?? listing.ticker };
}

function raise(scores: Scores, entry: Entry | undefined, score: number): void {
  if (entry && score > (scores.get(entry) ?? 0)) scores.set(entry, score);
}

function symbolScore({ listing, stem }: Entry, symbol: string): number {
  if (listing.ticker === symbol) return points.symbol;
  return stem === symbol ? points.symbolStem : points.startOfSymbol;
}

function nameScore(entry: Entry, text: string): number {
  if (entry.text === text) return points.wholeName;
  if (entry.text.startsWith(`${text} `)) return points.startOfName;
  return entry.text.startsWith(text) ? points.firstWord : points.laterWord;
}

/** Entries in which each word of the query begins a word of the name. */
function withAllWords(byWord: PrefixIndex<Entry>, words: readonly string[]): Iterable<Entry> {
  const [first = "", ...others] = words;
  const found = new Set(byWord.startingWith(first));
  for (const word of others) {
    for (const entry of found) if (!entry.words.some((candidate) => candidate.startsWith(word))) found.delete(entry);
  }
  return found;
}

/** Words with one slip (two when long) that begin with the same letter. */
function addTypos(scores: Scores, byWord: PrefixIndex<Entry>, text: string): void {
  const slips = text.length >= 8 ? 2 : 1;
  for (const word of byWord.keysStartingWith(text.slice(0, 1))) {
    if (editDistance(text, word, slips) > slips) continue;
    for (const entry of byWord.at(word)) raise(scores, entry, points.typo);
  }
}

type Ranked = { entry: Entry; total: number };

/** The best few, without sorting the thousands that a single letter finds. */
function best(scores: Scores, limit: number): readonly Listing[] {
  const top: Ranked[] = [];
  for (const [entry, score] of scores) {
    const candidate = { entry, total: score + bonusOf(entry.listing) };
    const last = top[limit - 1];
    if (last && !comesBefore(candidate, last)) continue;
    const place = top.findIndex((ranked) => comesBefore(candidate, ranked));
    top.splice(place < 0 ? top.length : place, 0, candidate);
    if (top.length > limit) top.pop();
  }
  return top.map(({ entry }) => entry.listing);
}

const comesBefore = (a: Ranked, b: Ranked) => a.total > b.total || (a.total === b.total && a.entry.rank < b.entry.rank);

function bonusOf(listing: Listing): number {
  if (listing.hasData || listing.hasHeadlines) return points.hasData;
  return isShare(listing) ? 0 : points.notShare;
}
