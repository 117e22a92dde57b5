import { takeConfigOption } from "../config/settings-path.ts";
import { defaultLanguage, isLanguage } from "../messages/languages.ts";
import { askQuestion } from "../wiring/commands/ask-question.ts";
import { type Arguments, languageIn, readArguments } from "./arguments.ts";
import { write } from "./told.ts";

/**
 * Asks a running server of this data folder what is asked about companies: it has the engine and the data at hand, which take a second to
 * load. Without one, and for everything else, this process loads what it needs.
 */
async function main(words: readonly string[]): Promise<number> {
  const given = readArguments(words);
  if (words.length > 0 && (given.kind === "question" || given.kind === "list")) {
    const told = await askQuestion({ words, environment: process.env, file: holdingsOf(given) });
    const asked = languageIn(words);
    if (told !== null) return write(told, { out: given.out, language: isLanguage(asked) ? asked : defaultLanguage });
  }
  const { runHere } = await import("./run-here.ts");
  return runHere(words, given);
}

/** The file that a question names, which stands where this process does. */
function holdingsOf(given: Extract<Arguments, { kind: "question" | "list" }>): string | null {
  if (given.kind === "question" || given.command !== "portfolio") return null;
  return given.entries.find(([name]) => name === "ticker")?.[1] ?? null;
}

// The reader of a pipe may leave before the end (`| head`): that is not an error.
process.stdout.on("error", () => process.exit(0));

const words = process.argv.slice(2);
takeConfigOption(words, process.env);
process.exitCode = await main(words);
