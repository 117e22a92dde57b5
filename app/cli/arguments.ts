import type { Role } from "../contracts/account.ts";
import { type Plan, plans } from "../contracts/plan.ts";

/** What was written on the command line: the same names and texts as in an address. */
export type Arguments =
  | { kind: "question"; entries: readonly (readonly [string, string])[]; isJson: boolean }
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "scorePredictions" }
  | { kind: "setRole"; email: string; role: Role }
  | { kind: "setPlan"; email: string; plan: Plan }
  | { kind: "misused"; reason: "tooManySymbols"; argument: string }
  | { kind: "misused"; reason: "missingValue"; option: string };

/** `--name value` and `--name=value` are one; the only word without a name is the symbol. */
export function readArguments(words: readonly string[]): Arguments {
  return readCommand(words) ?? readQuestion(words);
}

/** What is no question about a company; null when it is one. */
function readCommand(words: readonly string[]): Arguments | null {
  if (words.includes("--help") || words.includes("-h")) return { kind: "help" };
  if (words.includes("--version")) return { kind: "version" };
  if (words[0] === "score-predictions") return { kind: "scorePredictions" };
  return words[0] === "admin" ? readAdminWords(words.slice(1)) : null;
}

function readQuestion(words: readonly string[]): Arguments {
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

/** `admin plan EMAIL free|pro`. */
function readPlanWords([email, named, ...rest]: readonly string[]): Arguments {
  const plan = plans.find((each) => each === named);
  if (email === undefined || plan === undefined)
    return { kind: "misused", reason: "missingValue", option: "admin plan" };
  if (rest[0] !== undefined) return { kind: "misused", reason: "tooManySymbols", argument: rest[0] };
  return { kind: "setPlan", email, plan };
}

/** `admin grant EMAIL [editor]`, `admin revoke EMAIL` and `admin plan EMAIL free|pro`. */
function readAdminWords(words: readonly string[]): Arguments {
  if (words[0] === "plan") return readPlanWords(words.slice(1).filter((word) => !word.startsWith("--lang")));
  const [verb, email, granted = "admin", ...rest] = words.filter((word) => !word.startsWith("--lang"));
  const isKnown = verb === "revoke" || (verb === "grant" && (granted === "admin" || granted === "editor"));
  if (!isKnown || email === undefined) return { kind: "misused", reason: "missingValue", option: "admin grant" };
  if (rest[0] !== undefined) return { kind: "misused", reason: "tooManySymbols", argument: rest[0] };
  return {
    kind: "setRole",
    email,
    role: verb === "grant" && (granted === "admin" || granted === "editor") ? granted : "user",
  };
}

/** The language asked for, whatever else may be wrong with the rest. */
export const languageIn = (words: readonly string[]): string | undefined => {
  const joined = words.find((word) => word.startsWith("--lang="));
  if (joined !== undefined) return joined.slice("--lang=".length);
  const at = words.indexOf("--lang");
  return at < 0 ? undefined : words[at + 1];
};
