import { isPrintableAscii } from "../symbols/ticker.ts";
import { editDistance } from "./edit-distance.ts";
import type { Listing } from "./instrument.ts";
import { type PrefixIndex, prefixIndex } from "./prefix-index.ts";
import {
  inTwoLetters,
  isSpelledAsName,
  longestQuery,
  searchable,
  separators,
  tellingWords,
  typedWords,
} from "./typed-name.ts";

type Entry = {
  listing: Listing;
  rank: number;
  words: readonly string[];
  /** The name as it is compared, in each spelling that has one. */
  texts: readonly string[];
  stem: string;
};
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
/** A symbol with the letter of a class, and what is written before the letter. */
const classSymbol = /^[A-Z]+\.[A-Z]$/;
const shortestWithTypo = 4;
/** Shorter beginnings of words are those of many companies. */
const shortestBeginning = 5;
/** Shorter words are parts of others. */
const shortestRunTogether = 6;
/** Shorter words with another first letter are other words. */
const shortestWithOtherStart = 8;

/** An index over listings in order of market value; `aliases` maps searchable names to symbols, best first. */
export function searchIndex(listings: readonly Listing[], aliases: Readonly<Record<string, readonly string[]>>) {
  const entries = listings.map(toEntry);
  const byWord = prefixIndex(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  const bySymbol = prefixIndex(entries.map((entry) => [entry.listing.ticker, entry] as const));
  // BRK/B, brk-b, "brk b" and BRKB are one symbol.
  const byClass = new Map(
    entries.flatMap((entry) =>
      classSymbol.test(entry.listing.ticker) ? [[entry.listing.ticker.replace(separators, ""), entry] as const] : [],
    ),
  );
  const byTicker = new Map(entries.map((entry) => [entry.listing.ticker, entry]));
  const byAlias = prefixIndex(
    Object.entries(aliases).flatMap(([alias, tickers]) =>
      tickers.map((ticker, position) => [alias, { alias, position, entry: byTicker.get(ticker) }] as const),
    ),
  );

  const scoreSymbols = (scores: Scores, symbol: string) => {
    for (const entry of bySymbol.startingWith(symbol)) raise(scores, entry, symbolScore(entry, symbol));
    raise(scores, byClass.get(symbol.replace(separators, "")), points.symbol);
  };
  const scoreNames = (scores: Scores, text: string) => {
    const words = typedWords(text);
    const whole = words.join(" ");
    for (const entry of withAllWords(byWord, words)) {
      raise(scores, entry, nameScore(entry, whole));
      raise(scores, companyOf(entry, byTicker), nameScore(entry, whole));
    }
    for (const { alias, position, entry } of byAlias.startingWith(whole))
      raise(scores, entry, (alias === whole ? points.alias : points.startOfAlias) - position);
    for (const { position, entry } of byAlias.at(text)) raise(scores, entry, points.alias - position);
  };

  return {
    search(query: string, limit: number): readonly Listing[] {
      const text = searchable(query.slice(0, longestQuery));
      if (text === "") return [];
      const scores: Scores = new Map();
      scoreSymbols(scores, query.trim().toUpperCase());
      scoreNames(scores, text);
      if (scores.size === 0) for (const entry of runTogether(entries, text)) raise(scores, entry, points.wholeName);
      if (text.length >= shortestWithTypo && scores.size < limit) addTypos(scores, byWord, text);
      return best(scores, limit);
    },
    /** Shares that a text names with whole words, by the way in which it does, the surest way first; each the largest first. */
    named(query: string): Naming {
      const text = isSpelledAsName(query) ? searchable(query) : "";
      if (text === "") return [];
      const words = typedWords(text);
      const whole = words.join(" ");
      const called = [...byAlias.at(text), ...(whole === text ? [] : byAlias.at(whole))].toSorted(
        (one, other) => one.position - other.position,
      );
      const beginning = [...withAllWords(byWord, words)].sort((one, other) => one.rank - other.rank);
      const whollyNamed = beginning.filter((entry) => words.every((word) => entry.words.includes(word)));
      const joined = (words.length > 1 ? byWord.at(words.join("")) : []).concat(runTogether(entries, whole, text));
      const surely = surelyNamed(whole, { whollyNamed, joined });
      const isNamed = called.length > 0 || surely.some((found) => found.length > 0);
      // A text with a full stop is a symbol rather than the beginning of a name.
      const isBeginning = !query.includes(".") && words.every((word) => word.length >= shortestBeginning);
      const others = isNamed ? surely : perhapsNamed({ whollyNamed, beginning: isBeginning ? beginning : [] });
      return [
        called.flatMap(({ entry }) => (entry ? [entry.listing] : [])),
        ...others.map((found) => found.map(({ listing }) => listing)),
      ];
    },
  };
}

type Found = readonly Entry[];
const sharesAmong = (found: Found): Found => found.filter(({ listing }) => isShare(listing));

/** Shares by whole words: of the name, of its beginning, of anywhere in it; then "Exxon Mobil" of ExxonMobil, "PharmaMar" of Pharma Mar. */
function surelyNamed(whole: string, { whollyNamed, joined }: { whollyNamed: Found; joined: Found }): readonly Found[] {
  const holding = sharesAmong(whollyNamed);
  return [
    holding.filter((entry) => entry.texts.includes(whole)),
    holding.filter((entry) => entry.texts.some((each) => each.startsWith(`${whole} `))),
    holding,
    sharesAmong(joined),
  ];
}

/** "Essilor" of EssilorLuxottica; and a class that is no ordinary share, whose page names the share. */
const perhapsNamed = ({ whollyNamed, beginning }: { whollyNamed: Found; beginning: Found }): readonly Found[] => [
  sharesAmong(beginning),
  whollyNamed.filter(({ listing }) => listing.kind === "preferredShare"),
];

/** Listings that a text names: as people call them, by their whole name, by its beginning, by words of it. */
export type Naming = readonly (readonly Listing[])[];

const isShare = ({ kind }: Listing) => kind === "commonShare" || kind === "depositaryReceipt";

function toEntry(listing: Listing, rank: number): Entry {
  const words = tellingWords(searchable(listing.name));
  const stem = listing.ticker.split(".", 1)[0] ?? listing.ticker;
  const isPlain = isPrintableAscii(listing.name);
  const others = isPlain ? words : tellingWords(searchable(inTwoLetters(listing.name)));
  const [text, otherText] = [words.join(" "), others.join(" ")];
  if (text === otherText) return { listing, rank, words, texts: [text], stem };
  return { listing, rank, words: [...new Set([...words, ...others])], texts: [text, otherText], stem };
}

/**
 * Entries whose name begins with the letters of one of the spellings, wherever either has its spaces; a word of the name ends with them.
 * "De Longhi" is a spelling with its particle of De’Longhi, where it is no word of its own.
 */
function runTogether(entries: readonly Entry[], ...spellings: readonly string[]): readonly Entry[] {
  const words = [...new Set(spellings)].map((typed) => ({
    word: typed.replaceAll(" ", ""),
    isApart: typed.includes(" "),
  }));
  const long = words.filter(({ word }) => word.length >= shortestRunTogether);
  const isBegun = (text: string) =>
    long.some(({ word, isApart }) => {
      if (!(isApart || text.includes(" ")) || text[0] !== word[0]) return false;
      return text.replaceAll(" ", "").startsWith(word) && endsAWord(text, word.length);
    });
  return long.length === 0 ? [] : entries.filter(({ texts }) => texts.some(isBegun));
}

/** Whether a word of a text ends after so many letters. */
function endsAWord(text: string, letters: number): boolean {
  let counted = 0;
  for (const word of text.split(" ")) {
    counted += word.length;
    if (counted >= letters) return counted === letters;
  }
  return false;
}

function raise(scores: Scores, entry: Entry | undefined, score: number): void {
  if (entry && score > (scores.get(entry) ?? 0)) scores.set(entry, score);
}

function symbolScore({ listing, stem }: Entry, symbol: string): number {
  if (listing.ticker === symbol) return points.symbol;
  return stem === symbol ? points.symbolStem : points.startOfSymbol;
}

function nameScore(entry: Entry, text: string): number {
  const { texts } = entry;
  if (texts.includes(text)) return points.wholeName;
  if (texts.some((each) => each.startsWith(`${text} `))) return points.startOfName;
  return texts.some((each) => each.startsWith(text)) ? points.firstWord : points.laterWord;
}

/** The share of the company of a preferred one: a name that only this bears ("Pacific Gas" of PG&E) means the company all the same. */
const companyOf = ({ listing }: Entry, byTicker: ReadonlyMap<string, Entry>): Entry | undefined =>
  listing.kind === "preferredShare" && listing.commonShare !== null ? byTicker.get(listing.commonShare) : undefined;

/** Entries in which each word of the query begins a word of the name. */
function withAllWords(byWord: PrefixIndex<Entry>, words: readonly string[]): Iterable<Entry> {
  const [first = "", ...others] = words;
  const found = new Set(byWord.startingWith(first));
  for (const word of others) {
    for (const entry of found) if (!entry.words.some((candidate) => candidate.startsWith(word))) found.delete(entry);
  }
  return found;
}

/** Entries with each typed word, or one with a slip of it; where there are none, those whose first letter was mistaken. */
function addTypos(scores: Scores, byWord: PrefixIndex<Entry>, text: string): void {
  addSlips(scores, byWord, text);
  if (scores.size === 0) addOtherStarts(scores, byWord, text);
}

function addSlips(scores: Scores, byWord: PrefixIndex<Entry>, text: string): void {
  const [first = "", ...others] = typedWords(text);
  for (const word of byWord.keysStartingWith(first.slice(0, 1))) {
    if (!isSlipOf(first, word)) continue;
    for (const entry of byWord.at(word)) {
      if (others.every((other) => entry.words.some((each) => isSlipOf(other, each)))) raise(scores, entry, points.typo);
    }
  }
}

/** Entries of which one long word is typed with its first letter, and nothing else, wrong: "wolkswagen". */
function addOtherStarts(scores: Scores, byWord: PrefixIndex<Entry>, text: string): void {
  const [first = "", ...others] = typedWords(text);
  if (first.length < shortestWithOtherStart) return;
  for (const word of byWord.keysStartingWith("")) {
    if (word.length !== first.length || word.slice(1) !== first.slice(1)) continue;
    for (const entry of byWord.at(word)) {
      if (others.every((other) => entry.words.includes(other))) raise(scores, entry, points.typo);
    }
  }
}

/** Whether a word is typed with one slip (two when long) after the same letter; a short one is typed as it is. */
function isSlipOf(typed: string, word: string): boolean {
  const slips = typed.length >= 8 ? 2 : typed.length >= shortestWithTypo ? 1 : 0;
  return typed[0] === word[0] && editDistance(typed, word, slips) <= slips;
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
