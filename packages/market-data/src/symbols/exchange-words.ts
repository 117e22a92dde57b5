/** What people call an exchange: its town in the languages of Europe's investors, by the suffix of its symbols. */
const towns: Readonly<Record<string, string>> = {
  ".MC": "madrid",
  ".MI": "milan milano milán mailand affari italiana",
  ".PA": "paris parís parigi",
  ".DE": "frankfurt fráncfort francfort francoforte xetra",
  ".L": "london londres londra",
  ".AS": "amsterdam ámsterdam",
  ".BR": "brussels bruselas bruxelles brussel",
  ".LS": "lisbon lisboa lisbona",
  ".HE": "helsinki",
  ".SW": "zurich zúrich zürich zurigo",
  ".ST": "stockholm estocolmo stoccolma",
  ".CO": "copenhagen copenhague copenaghen",
  ".OL": "oslo",
  ".VI": "vienna viena wien",
  ".IR": "dublin dublín dublino",
};
const suffixOf: ReadonlyMap<string, string> = new Map(
  Object.entries(towns).flatMap(([suffix, names]) => names.split(" ").map((name) => [name, suffix] as const)),
);
/** Words that stand beside a town: "bolsa de Madrid", "Borsa Italiana", "Euronext Paris", "Piazza Affari". */
const besideTown = new Set(
  "bolsa borsa bourse börse boerse beurs exchange stock euronext piazza de di of en in a at".split(" "),
);
const between = /[\s,():]+/;
const mostWords = 8;

/** The words before those of an exchange, and the suffix of its symbols: "eni" and .MI of "eni milano". */
type SaidExchange = { rest: string; suffix: string };

/** Null for a text that does not end with the words of an exchange, or has no others. */
export function withExchangeWords(typed: string): SaidExchange | null {
  const words = typed.split(between).filter((word) => word !== "");
  const suffix = suffixOf.get(words.at(-1)?.toLowerCase() ?? "");
  if (suffix === undefined || words.length > mostWords) return null;
  let end = words.length - 1;
  while (end > 0 && besideTown.has(words[end - 1]?.toLowerCase() ?? "")) end--;
  return end === 0 ? null : { rest: words.slice(0, end).join(" "), suffix };
}
