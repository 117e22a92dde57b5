import { readFileSync } from "node:fs";
import type { Told } from "../../cli/told.ts";
import { dataFolderOf } from "../../config/settings-path.ts";
import { askHolder, LONGEST_REQUEST } from "../../database/folder-lock.ts";
import { programKey } from "./program-key.ts";

/** A question as the command line has it. */
export type Question = {
  words: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** The file of holdings that the words name; null: none. */
  file: string | null;
};

/** Longer than this a process would have worked it out by itself. */
const ANSWERED_WITHIN_IN_MILLISECONDS = 10_000;

/**
 * What the server that holds the data folder answers, which is what this process would; null where it has to answer by itself: none
 * holds the folder, it has gone, or it runs another program or other settings. Loads neither the engine nor the data nor a schema.
 */
export async function askQuestion(
  question: Question,
  program: string | null = programKey(),
  withinMilliseconds = ANSWERED_WITHIN_IN_MILLISECONDS,
): Promise<Told | null> {
  if (program === null) return null;
  try {
    const { words, environment } = question;
    const file = question.file === null ? null : readFileSync(question.file).toString("base64");
    const needs = { program, words, environment: settingsAmong(environment), folder: process.cwd(), file };
    const request = JSON.stringify({ command: "answer", needs });
    if (request.length >= LONGEST_REQUEST) return null;
    const line = await askHolder(dataFolderOf(environment), request, {
      withinMilliseconds,
      isForOwnAccountAlone: true,
    });
    return line === null ? null : toldIn(JSON.parse(line));
  } catch {
    // A file that cannot be read, a folder that is none: who answers by itself says it.
    return null;
  }
}

/** Every setting has such a name; most variables of a shell that have none are left out. */
const settingsAmong = (environment: Question["environment"]) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => /^[A-Z][A-Z0-9_]*$/.test(name)));

/** Checked without a schema, which takes longer to load than all the rest; the program that has written it is this one. */
function toldIn(line: unknown): Told | null {
  if (!has(line, "answered") || !has(line.answered, "output")) return null;
  const { answered } = line;
  if (!has(answered, "exitCode") || !has(answered, "error") || !has(answered.output, "text")) return null;
  const { exitCode, error, output } = answered;
  if (typeof exitCode !== "number" || typeof error !== "string" || typeof output.text !== "string") return null;
  const isBytes = has(output, "isBase64") && output.isBase64 === true;
  return { exitCode, error, output: isBytes ? Buffer.from(output.text, "base64") : output.text };
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && name in value;
