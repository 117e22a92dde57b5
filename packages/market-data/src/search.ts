import { editDistance } from "./edit-distance.ts";
import type { Listing } from "./instrument.ts";

type Entry = { listing: Listing; rank: number; words: readonly string[]; text: string; stem: string };

/** How well an entry answers; what has statements always counts for more than one kind of match. */
const points = {
  symbol: 100,
  alias: 99,
  symbolStem: 95,
  wholeName: 92,
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
  "inc corp corporation co company ltd limited plc sa spa nv ag se lp llc group holding holdings the de new".split(" "),
);

/** Lower case without accents, signs as spaces: "Industria de Diseño" and "industria de diseno" are one text. */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();
}

type Scores = Map<Entry, number>;

/** An index over listings in order of market value; `aliases` maps searchable names to symbols, best first. */
export function searchIndex(listings: readonly Listing[], aliases: Readonly<Record<string, readonly string[]>>) {
  const entries = listings.map(toEntry);
  const byTicker = new Map(entries.map((entry) => [entry.listing.ticker, entry]));
  const aliasList = Object.entries(aliases);
  const entriesByWord = groupByWord(entries);
  const words = [...entriesByWord.keys()];

  function addAliases(scores: Scores, text: string): void {
    for (const [alias, tickers] of aliasList.filter(([name]) => name.startsWith(text))) {
      const score = alias === text ? points.alias : points.startOfAlias;
      tickers.forEach((ticker, position) => {
        raise(scores, byTicker.get(ticker), score - position);
      });
    }
  }

  function addTypos(scores: Scores, text: string): void {
    for (const word of near(words, text)) {
      for (const entry of entriesByWord.get(word) ?? []) raise(scores, entry, points.typo);
    }
  }

  return {
    search(query: string, limit: number): readonly Listing[] {
      const text = searchable(query.slice(0, longestQuery));
      if (text === "") return [];
      const symbol = query.trim().toUpperCase();
      const scores: Scores = new Map();
      for (const entry of entries) raise(scores, entry, scoreOf(entry, text, symbol));
      addAliases(scores, text);
      if (text.length >= shortestWithTypo && scores.size < limit) addTypos(scores, text);
      return best(scores, limit);
    },
  };
}

const longestQuery = 100;
const shortestWithTypo = 4;

function raise(scores: Scores, entry: Entry | undefined, score: number): void {
  if (entry && score > (scores.get(entry) ?? 0)) scores.set(entry, score);
}

function toEntry(listing: Listing, rank: number): Entry {
  const all = searchable(listing.name).split(" ");
  const meaningful = all.filter((word) => !companyForms.has(word));
  const words = meaningful.length > 0 ? meaningful : all;
  return { listing, rank, words, text: words.join(" "), stem: listing.ticker.split(".", 1)[0] ?? listing.ticker };
}

function groupByWord(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of entry.words) {
      const group = groups.get(word);
      if (group) group.push(entry);
      else groups.set(word, [entry]);
    }
  }
  return groups;
}

/** 0 when nothing of the entry answers the query. */
function scoreOf(entry: Entry, text: string, symbol: string): number {
  const { listing, stem, words } = entry;
  if (listing.ticker === symbol) return points.symbol;
  if (stem === symbol) return points.symbolStem;
  if (entry.text === text) return points.wholeName;
  if (entry.text.startsWith(`${text} `)) return points.startOfName;
  if (entry.text.startsWith(text)) return points.firstWord;
  if (listing.ticker.startsWith(symbol)) return points.startOfSymbol;
  return text.split(" ").every((part) => words.some((word) => word.startsWith(part))) ? points.laterWord : 0;
}

/** Words with one slip (two when long) that begin with the same letter. */
function near(words: readonly string[], text: string): readonly string[] {
  const slips = text.length >= 8 ? 2 : 1;
  return words.filter((word) => word[0] === text[0] && editDistance(text, word, slips) <= slips);
}

function best(scores: Scores, limit: number): readonly Listing[] {
  return [...scores]
    .map(([entry, score]) => ({ entry, total: score + bonusOf(entry.listing) }))
    .sort((a, b) => b.total - a.total || a.entry.rank - b.entry.rank)
    .slice(0, limit)
    .map(({ entry }) => entry.listing);
}

function bonusOf({ hasData, kind }: Listing): number {
  if (hasData) return points.hasData;
  return kind === "commonShare" || kind === "depositaryReceipt" ? 0 : points.notShare;
}
