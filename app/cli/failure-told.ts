import type { Failure } from "../failure.ts";
import { problemOf } from "../http/problem.ts";
import type { Language } from "../messages/languages.ts";
import { EXIT_BAD_INPUT, EXIT_FAILED } from "./exit-codes.ts";
import type { Told } from "./told.ts";

/** A failure in the reader's language: nothing is answered. */
export async function failureTold(failure: Failure, language: Language): Promise<Told> {
  const { title, detail } = await problemOf(failure, { language, requestId: "" });
  const error = `${title}${detail === undefined ? "" : ` ${detail}`}\n`;
  return { exitCode: failure.status < 500 ? EXIT_BAD_INPUT : EXIT_FAILED, output: "", error };
}
