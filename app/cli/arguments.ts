import { type Plan, plans } from "../core/usage/contracts/plan.ts";
import type { Role } from "../features/accounts/contracts/account.ts";

/** What was written on the command line: the same names and texts as in an address. */
export type Arguments =
  | { kind: "question"; entries: readonly (readonly [string, string])[]; isJson: boolean }
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "scorePredictions" }
  | { kind: "setRole"; email: string; role: Role }
  | { kind: "setPlan"; email: string; plan: Plan }
  | { kind: "misused"; reason: "tooManySymbols"; argument: string }
  | { kind: "misused"; reason: "notTaken"; command: string; argument: string }
  | { kind: "misused"; reason: "missingValue"; option: string };

/** `--name value` and `--name=value` are one; the only word without a name is the symbol. */
export function readArguments(words: readonly string[]): Arguments {
  return readCommand(words) ?? readQuestion(words);
}

const languageWord = "--lang";

/** What is no question about a company; null when it is one. Each command takes its own words and a language, and no others. */
function readCommand(words: readonly string[]): Arguments | null {
  const rest = words.filter((word, at) => !isLanguageWord(word) && !isLanguageValue(words, at));
  const alone = rest.find((word) => word === "--help" || word === "-h" || word === "--version");
  const command = alone ?? rest[0];
  if (alone === undefined && command !== "score-predictions" && command !== "admin") return null;
  const languages = words.filter(isLanguageWord);
  if (languages[1] !== undefined) return notTaken(command, languages[1]);
  if (words.some((word, at) => word === languageWord && !isLanguageValue(words, at + 1)))
    return { kind: "misused", reason: "missingValue", option: languageWord };
  if (command === "admin") return readAdminWords(rest.slice(1));
  const other = rest.find((word) => word !== command);
  if (other !== undefined) return notTaken(command, other);
  if (command === "score-predictions") return { kind: "scorePredictions" };
  return { kind: command === "--version" ? "version" : "help" };
}

const isLanguageWord = (word: string) => word === languageWord || word.startsWith(`${languageWord}=`);
const isLanguageValue = (words: readonly string[], at: number) =>
  words[at - 1] === languageWord && words[at]?.startsWith("--") === false;

const notTaken = (command = "", argument = ""): Arguments => ({
  kind: "misused",
  reason: "notTaken",
  command,
  argument,
});

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
  if (rest[0] !== undefined) return notTaken("admin plan", rest[0]);
  return { kind: "setPlan", email, plan };
}

/** `admin grant EMAIL [editor]`, `admin revoke EMAIL` and `admin plan EMAIL free|pro`. */
function readAdminWords(words: readonly string[]): Arguments {
  if (words[0] === "plan") return readPlanWords(words.slice(1));
  const [verb, email, granted = "admin", ...rest] = words;
  const isKnown = verb === "revoke" || (verb === "grant" && (granted === "admin" || granted === "editor"));
  if (!isKnown || email === undefined) return { kind: "misused", reason: "missingValue", option: "admin grant" };
  const tooMany = verb === "revoke" && words[2] !== undefined ? words[2] : rest[0];
  if (tooMany !== undefined) return notTaken(`admin ${verb}`, tooMany);
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
