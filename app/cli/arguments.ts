import { parseArgs } from "node:util";
import type { Role } from "../core/shared/contracts/role.ts";
import type { Plan } from "../core/usage/contracts/plan.ts";
import { plans } from "../core/usage/contracts/plan-names.ts";
import { type BackupCommand, isBackupWord, readBackupWords } from "./backup-arguments.ts";
import { adminVerbs, type CommandName, isCommandName, type Shell, shells } from "./command-names.ts";
import { type JobCommand, readJobWords } from "./jobs/job-arguments.ts";
import { formatOf, formatsOf, type ListCommand, listCommands } from "./list-arguments.ts";
import { type Misused, type Word, wordsIn } from "./words.ts";

/** The command line as written: the same names and texts as in an address. */
export type Arguments =
  | ({ kind: "question" } & Asked)
  | ({ kind: "list"; command: ListCommand } & Asked)
  | { kind: "help"; about?: CommandName }
  | { kind: "version" }
  | { kind: "scorePredictions" }
  | { kind: "mcp" }
  | { kind: "checkConfig" }
  | { kind: "completion"; shell: Shell }
  | BackupCommand
  | JobCommand
  | { kind: "setRole"; email: string; role: Role }
  | { kind: "setPlan"; email: string; plan: Plan }
  | { kind: "resetFactor" | "signInLink"; email: string }
  | Misused;

const peopleKinds = ["scorePredictions", "setRole", "setPlan", "resetFactor", "signInLink"] as const;

/** A command that changes what the database holds of people and their predictions. */
export type PeopleCommand = Extract<Arguments, { kind: (typeof peopleKinds)[number] }>;

export const isOfPeople = (given: Arguments): given is PeopleCommand => peopleKinds.some((kind) => kind === given.kind);

/** A question with its options; `out` is the file that the answer goes to. */
type Asked = { entries: readonly (readonly [string, string])[]; isJson: boolean; out?: string };

/** Reads the words of the command line: one symbol, options as `--name value` or `--name=value`, or a command. */
export function readArguments(words: readonly string[]): Arguments {
  const found = wordsIn(words);
  return readBareWord(found) ?? readHelp(found) ?? readListCommand(found) ?? readCommand(found) ?? readQuestion(found);
}

/** `help`, `help screen` and `version`, as many programs take them. In capitals they are symbols. */
function readBareWord(words: readonly Word[]): Arguments | null {
  const [first, ...rest] = words.filter((word) => !isLanguage(word));
  if (first?.kind !== "plain" || (first.written !== "help" && first.written !== "version")) return null;
  const [about, other] = first.written === "help" ? rest : [undefined, rest[0]];
  if (about !== undefined && !(about.kind === "plain" && isCommandName(about.written)))
    return notTaken("help", about.written);
  if (other !== undefined) return notTaken(first.written, other.written);
  if (first.written === "version") return { kind: "version" };
  return about === undefined ? { kind: "help" } : { kind: "help", about: about.written as CommandName };
}

/** `screen --help`: how one command is used, whatever else was typed; after a symbol, how a question is asked. */
function readHelp(words: readonly Word[]): Arguments | null {
  const command = words.find((word) => !isLanguage(word));
  if (command?.kind !== "plain" || !words.some((word) => isSwitchOf(word, "help"))) return null;
  return isCommandName(command.written) ? { kind: "help", about: command.written } : { kind: "help" };
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
  const withWords = readWordsOf(command.written, rest.slice(1));
  if (withWords !== null) return withWords;
  const other = rest.find(({ written }) => written !== command.written);
  if (other !== undefined) return notTaken(command.written, other.written);
  if (command.written === "mcp") return { kind: "mcp" };
  if (command.written === "check-config") return { kind: "checkConfig" };
  if (command.kind === "plain") return { kind: "scorePredictions" };
  return { kind: command.kind === "switch" && command.name === "version" ? "version" : "help" };
}

/** Of a command that takes words of its own; null: it takes none. */
function readWordsOf(command: string, words: readonly Word[]): Arguments | null {
  if (command === "admin") return readAdminWords(words.map(({ written }) => written));
  if (command === "jobs") return readJobWords(words);
  if (command === "completion") return readShell(words);
  return isBackupWord(command) ? readBackupWords(command, words) : null;
}

const isCommand = ({ kind, written }: Word): boolean =>
  kind === "plain" && isCommandName(written) && listCommands.every((name) => name !== written);

/** `completion bash`. */
function readShell([first, other]: readonly Word[]): Arguments {
  const shell = shells.find((each) => first?.kind === "plain" && each === first.written);
  if (first === undefined) return { kind: "misused", reason: "missingValue", option: "completion" };
  if (shell === undefined) return notTaken("completion", first.written);
  return other === undefined ? { kind: "completion", shell } : notTaken("completion", other.written);
}

const notTaken = (command: string, argument: string): Misused => ({
  kind: "misused",
  reason: "notTaken",
  command,
  argument,
});

const isSwitchOf = (word: Word, name: "help" | "json" | "version"): boolean =>
  word.kind === "switch" && word.name === name;

/** `screen`, `compare KO PEP` and `statements KO`, each with the options of its address. */
function readListCommand([first, ...rest]: readonly Word[]): Arguments | null {
  const command = listCommands.find((each) => first?.kind === "plain" && each === first.written);
  if (command === undefined) return null;
  const other = rest.find((word) => isSwitchOf(word, "version") || (command === "screen" && word.kind === "plain"));
  if (other !== undefined) return notTaken(command, other.written);
  const asked = askedIn(rest, command);
  if ("kind" in asked) return asked;
  if (command !== "compare") return { kind: "list", command, ...asked };
  const symbols = asked.entries.flatMap(([name, value]) => (name === "ticker" ? [value] : []));
  const options = asked.entries.filter(([name]) => name !== "ticker");
  const entries = symbols.length === 0 ? options : [["tickers", symbols.join(",")] as const, ...options];
  return { kind: "list", command, ...asked, entries };
}

function readQuestion(words: readonly Word[]): Arguments {
  const asked = askedIn(words, "question");
  return "kind" in asked ? asked : { kind: "question", ...asked };
}

/** The options and symbols, and the file that the answer goes to; or what is wrong with them. */
function askedIn(words: readonly Word[], about: ListCommand | "question"): Asked | Misused {
  const given = entriesIn(words, about);
  if ("kind" in given) return given;
  const files = given.flatMap(([name, value]) => (name === "out" ? [value] : []));
  const entries = given.filter(([name]) => name !== "out");
  const json = words.find((word) => isSwitchOf(word, "json"));
  const [out, another] = files;
  if (out === undefined) return { entries, isJson: json !== undefined };
  if (another !== undefined || json !== undefined) return notTaken("--out", another ?? "--json");
  if (formatOf(out, about) !== null) return { entries, isJson: false, out };
  return { kind: "misused", reason: "fileFormat", argument: out, allowed: formatsOf[about].join(", ") };
}

function entriesIn(words: readonly Word[], about: ListCommand | "question"): [string, string][] | Misused {
  const entries: [string, string][] = [];
  for (const word of words) {
    if (word.kind === "switch") continue;
    const [name, value] = word.kind === "plain" ? ["ticker", word.written] : [word.name, word.value];
    if (word.kind === "plain" && about !== "compare" && entries.some(([other]) => other === "ticker"))
      return { kind: "misused", reason: "tooManySymbols", argument: word.written };
    if (value === null) return { kind: "misused", reason: "missingValue", option: word.written };
    entries.push([name, value]);
  }
  return entries;
}

/** `admin plan EMAIL free|pro`. */
function readPlanWords([email, named, ...rest]: readonly string[]): Arguments {
  const plan = plans.find((each) => each === named);
  if (email === undefined || plan === undefined)
    return { kind: "misused", reason: "missingValue", option: "admin plan" };
  if (rest[0] !== undefined) return notTaken("admin plan", rest[0]);
  return { kind: "setPlan", email, plan };
}

/** What takes an address alone. */
const aboutAddress = { "reset-factor": "resetFactor", "sign-in-link": "signInLink" } as const;
const isAboutAddress = (verb = ""): verb is keyof typeof aboutAddress => Object.hasOwn(aboutAddress, verb);

/** `admin reset-factor EMAIL` and `admin sign-in-link EMAIL`. */
function readAddressWords(verb: keyof typeof aboutAddress, [email, ...rest]: readonly string[]): Arguments {
  if (email === undefined) return { kind: "misused", reason: "missingValue", option: `admin ${verb}` };
  if (rest[0] !== undefined) return notTaken(`admin ${verb}`, rest[0]);
  return { kind: aboutAddress[verb], email };
}

/** What an administrator does by command: the first word says it. */
function readAdminWords(words: readonly string[]): Arguments {
  const [verb] = words;
  if (verb !== undefined && adminVerbs.every((each) => each !== verb)) return notTaken("admin", verb);
  return readDeed(words);
}

/** `admin grant EMAIL [editor]`, `admin revoke EMAIL`, `admin plan EMAIL free|pro`, and what takes an address alone. */
function readDeed(words: readonly string[]): Arguments {
  if (words[0] === "plan") return readPlanWords(words.slice(1));
  if (isAboutAddress(words[0])) return readAddressWords(words[0], words.slice(1));
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
