import { writeFileSync } from "node:fs";
import type { Language } from "../messages/languages.ts";
import { EXIT_BAD_INPUT, EXIT_DONE } from "./exit-codes.ts";

/** What a command answers, what it says beside the answer, and the status it ends with. */
export type Told = { exitCode: number; output: string | Uint8Array; error: string };

/** Writes an answer to its file, or to the terminal. Returns the status to exit with. */
export async function write({ exitCode, output, error }: Told, { out, language }: Place): Promise<number> {
  process.stderr.write(error);
  if (out === undefined || exitCode !== EXIT_DONE) {
    process.stdout.write(output);
    return exitCode;
  }
  const { translatorFor } = await import("../messages/index.ts");
  const t = await translatorFor(language);
  try {
    writeFileSync(out, output);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    process.stderr.write(`${t("cli.notWritten", { file: out, code })}\n`);
    return EXIT_BAD_INPUT;
  }
  process.stderr.write(`${t("cli.written", { file: out })}\n`);
  return exitCode;
}

/** The file that the answer goes to; undefined: the terminal. */
type Place = { out: string | undefined; language: Language };
