import { parseArgs } from "node:util";

/** What is wrong with a command line, before anything is asked. */
export type Misused =
  | { kind: "misused"; reason: "tooManySymbols"; argument: string }
  | { kind: "misused"; reason: "fileFormat"; argument: string; allowed: string }
  | { kind: "misused"; reason: "notTaken"; command: string; argument: string }
  | { kind: "misused"; reason: "missingValue"; option: string };

/** A word of the command line as written: plain, a switch, or an option with its value. */
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
export function wordsIn(words: readonly string[]): Word[] {
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
