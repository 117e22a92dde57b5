/** What was written on the command line: the same names and texts as in an address. */
export type Arguments =
  | { kind: "question"; entries: readonly (readonly [string, string])[]; isJson: boolean }
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "scorePredictions" }
  | { kind: "misused"; reason: "tooManySymbols"; argument: string }
  | { kind: "misused"; reason: "missingValue"; option: string };

/** `--name value` and `--name=value` are one; the only word without a name is the symbol. */
export function readArguments(words: readonly string[]): Arguments {
  if (words.includes("--help") || words.includes("-h")) return { kind: "help" };
  if (words.includes("--version")) return { kind: "version" };
  if (words[0] === "score-predictions") return { kind: "scorePredictions" };
  const entries: [string, string][] = [];
  const rest = words.filter((word) => word !== "--json");
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith("--")) {
      const isSecond = entries.some(([name]) => name === "ticker");
      if (isSecond) return { kind: "misused", reason: "tooManySymbols", argument: word };
      entries.push(["ticker", word]);
      continue;
    }
    const [name = "", ...joined] = word.slice(2).split("=");
    const value = joined.length > 0 ? joined.join("=") : rest.shift();
    if (value === undefined || value.startsWith("--")) return { kind: "misused", reason: "missingValue", option: word };
    entries.push([name, value]);
  }
  return { kind: "question", entries, isJson: words.includes("--json") };
}

/** The language asked for, whatever else may be wrong with the rest. */
export const languageIn = (words: readonly string[]): string | undefined => {
  const joined = words.find((word) => word.startsWith("--lang="));
  if (joined !== undefined) return joined.slice("--lang=".length);
  const at = words.indexOf("--lang");
  return at < 0 ? undefined : words[at + 1];
};
