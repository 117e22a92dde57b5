import { parseArgs } from "node:util";
import type { Role } from "../core/shared/contracts/role.ts";
import { type Plan, plans } from "../core/usage/contracts/plan.ts";
import { type BackupCommand, isBackupWord, readBackupWords } from "./backup-arguments.ts";

/** The command line as written: the same names and texts as in an address. */
export type Arguments =
  | { kind: "question"; entries: readonly (readonly [string, string])[]; isJson: boolean }
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "scorePredictions" }
  | { kind: "mcp" }
  | BackupCommand
  | { kind: "setRole"; email: string; role: Role }
  | { kind: "setPlan"; email: string; plan: Plan }
  | { kind: "resetFactor"; email: string }
  | { kind: "misused"; reason: "tooManySymbols"; argument: string }
  | { kind: "misused"; reason: "notTaken"; command: string; argument: string }
  | { kind: "misused"; reason: "missingValue"; option: string };

/** Reads the words of the command line: one symbol, options as `--name value` or `--name=value`, or a command. */
export function readArguments(words: readonly string[]): Arguments {
  const found = wordsIn(words);
  return readCommand(found) ?? readQuestion(found);
}

export type Word =
  | { kind: "plain"; written: string }
  | { kind: "switch"; name: "help" | "json" | "version"; written: string }
  | { kind: "option"; name: string; value: string | null; written: string };

const switches = {
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  version: { type: "boolean" },
} as const;
const isSwitch = (name: string): name is keyof typeof switches => Object.hasOwn(switches, name);

/** Every option but the switches takes a value, also an unknown one: the reader of questions refuses it by its name. */
function wordsIn(words: readonly string[]): Word[] {
  const names = words.flatMap((word) => (word.startsWith("--") ? [word.slice(2).split("=", 1)[0] ?? ""] : []));
  const options = { ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])), ...switches };
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  const whole = tokens.filter(({ index }, at) => tokens[at - 1]?.index !== index);
  return whole.flatMap((token): Word[] => {
    if (token.kind === "option-terminator") return [];
    if (token.kind === "positional") return [{ kind: "plain", written: token.value }];
    return [optionWord(token, words[token.index] ?? token.rawName)];
  });
}

type Option = { name: string; rawName: string; value?: string | undefined };

/** An option, or a word with one dash: the parser cuts it into letters, and none but -h is an option here. */
function optionWord({ name, rawName, value }: Option, word: string): Word {
  const isLong = rawName.startsWith("--");
  if (isSwitch(name) && value === undefined && (isLong || word === rawName))
    return { kind: "switch", name, written: rawName };
  if (!isLong) return { kind: "plain", written: word };
  const isGiven = value !== undefined && !value.startsWith("--");
  return { kind: "option", name, value: isGiven ? value : null, written: rawName };
}

const isLanguage = (word: Word): boolean => word.kind === "option" && word.name === "lang";

/** The part that is no question about a company, or null. Each command takes its own words and a language, and no others. */
function readCommand(words: readonly Word[]): Arguments | null {
  const rest = words.filter((word) => !isLanguage(word));
  const alone = rest.find((word) => word.kind === "switch" && word.name !== "json");
  const command = alone ?? rest[0];
  if (command === undefined || (alone === undefined && !isCommand(command))) return null;
  const languages = words.filter(isLanguage);
  if (languages[1] !== undefined) return notTaken(command.written, languages[1].written);
  const unsaid = languages.find((word) => word.kind === "option" && word.value === null);
  if (unsaid !== undefined) return { kind: "misused", reason: "missingValue", option: unsaid.written };
  if (command.written === "admin") return readAdminWords(rest.slice(1).map(({ written }) => written));
  if (isBackupWord(command.written)) return readBackupWords(command.written, rest.slice(1));
  const other = rest.find(({ written }) => written !== command.written);
  if (other !== undefined) return notTaken(command.written, other.written);
  if (command.written === "mcp") return { kind: "mcp" };
  if (command.kind === "plain") return { kind: "scorePredictions" };
  return { kind: command.kind === "switch" && command.name === "version" ? "version" : "help" };
}

const isCommand = ({ kind, written }: Word): boolean =>
  kind === "plain" && (["score-predictions", "admin", "mcp"].includes(written) || isBackupWord(written));

const notTaken = (command: string, argument: string): Arguments => ({
  kind: "misused",
  reason: "notTaken",
  command,
  argument,
});

function readQuestion(words: readonly Word[]): Arguments {
  const entries: [string, string][] = [];
  for (const word of words) {
    if (word.kind === "switch") continue;
    const [name, value] = word.kind === "plain" ? ["ticker", word.written] : [word.name, word.value];
    if (word.kind === "plain" && entries.some(([other]) => other === "ticker"))
      return { kind: "misused", reason: "tooManySymbols", argument: word.written };
    if (value === null) return { kind: "misused", reason: "missingValue", option: word.written };
    entries.push([name, value]);
  }
  return {
    kind: "question",
    entries,
    isJson: words.some(({ kind, written }) => kind === "switch" && written === "--json"),
  };
}

/** `admin plan EMAIL free|pro`. */
function readPlanWords([email, named, ...rest]: readonly string[]): Arguments {
  const plan = plans.find((each) => each === named);
  if (email === undefined || plan === undefined)
    return { kind: "misused", reason: "missingValue", option: "admin plan" };
  if (rest[0] !== undefined) return notTaken("admin plan", rest[0]);
  return { kind: "setPlan", email, plan };
}

/** `admin reset-factor EMAIL`. */
function readResetWords([email, ...rest]: readonly string[]): Arguments {
  if (email === undefined) return { kind: "misused", reason: "missingValue", option: "admin reset-factor" };
  if (rest[0] !== undefined) return notTaken("admin reset-factor", rest[0]);
  return { kind: "resetFactor", email };
}

/** `admin grant EMAIL [editor]`, `admin revoke EMAIL`, `admin plan EMAIL free|pro` and `admin reset-factor EMAIL`. */
function readAdminWords(words: readonly string[]): Arguments {
  if (words[0] === "plan") return readPlanWords(words.slice(1));
  if (words[0] === "reset-factor") return readResetWords(words.slice(1));
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
export function languageIn(words: readonly string[]): string | undefined {
  const options = { lang: { type: "string", multiple: true } } as const;
  const { values } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true });
  const lang = values.lang?.[0];
  return typeof lang === "string" && !lang.startsWith("--") ? lang : undefined;
}
