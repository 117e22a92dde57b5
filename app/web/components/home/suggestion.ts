import type { FormerName } from "../../../core/lists/contracts/companies.ts";

/** One company offered under the ticker box. */
export type Suggestion = {
  ticker: string;
  name: string;
  exchange: string | null;
  hasData: boolean;
  /** Set where a few figures are known. */
  hasHeadlines?: true;
  /** The company that was asked for, where this one went on with its business. */
  former?: FormerName;
};
export type SuggestionGroup = { kind: "recent" | "companies" | "popular"; suggestions: readonly Suggestion[] };

/** Lower case without accents, one character for each of the original, so that positions stay. */
const plain = (text: string) =>
  [...text].map((character) => character.normalize("NFD").charAt(0).toLowerCase() || character).join("");

/** Where `query` begins in `text`, ignoring case and accents: at a word if possible; −1 when it does not occur. */
export function matchStart(text: string, query: string): number {
  const wanted = plain(query.trim());
  if (wanted === "") return -1;
  const within = plain(text);
  const atWord = within.split(/(?<=[^\p{L}\p{N}])/u).reduce<{ at: number; found: number }>(
    ({ at, found }, word) => ({
      at: at + word.length,
      found: found < 0 && within.startsWith(wanted, at) ? at : found,
    }),
    { at: 0, found: -1 },
  ).found;
  return atWord >= 0 ? atWord : within.indexOf(wanted);
}

const matches = ({ ticker, name }: Suggestion, query: string) =>
  matchStart(ticker, query) === 0 || matchStart(name, query) >= 0;

type Offer = {
  query: string;
  recent: readonly Suggestion[];
  found: readonly Suggestion[];
  popular: readonly Suggestion[];
  /** Companies that cannot be chosen here. */
  except?: readonly string[] | undefined;
};

/** Suggestions: the reader's recent companies first, then those found; before typing, the recent and popular ones. */
export function groupSuggestions(offer: Offer): readonly SuggestionGroup[] {
  const { query, recent, found, popular, except = [] } = offer;
  const isEmpty = query.trim() === "";
  const own = (isEmpty ? recent : recent.filter((suggestion) => matches(suggestion, query))).filter(
    ({ ticker }) => !except.includes(ticker),
  );
  const shown = new Set([...except, ...own.map(({ ticker }) => ticker)]);
  const others = (isEmpty ? popular : found).filter(({ ticker }) => !shown.has(ticker));
  const groups: SuggestionGroup[] = [
    { kind: "recent", suggestions: own },
    { kind: isEmpty ? "popular" : "companies", suggestions: others },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
