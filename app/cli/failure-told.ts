import { Failure, reasonOf } from "../failure.ts";
import { problemOf } from "../http/problem.ts";
import { translatorFor } from "../messages/index.ts";
import type { Language } from "../messages/languages.ts";
import { StartFailure } from "../start-failure.ts";
import { EXIT_BAD_INPUT, EXIT_FAILED } from "./exit-codes.ts";
import { type OperatorReading, operatorsText } from "./operator/operators-text.ts";
import type { Told } from "./told.ts";

/** A failure in the reader's language: nothing is answered. */
export async function failureTold(failure: Failure, language: Language): Promise<Told> {
  const { title, detail } = await problemOf(failure, { language, requestId: "" });
  const error = `${title}${detail === undefined ? "" : ` ${detail}`}\n`;
  return { exitCode: failure.status < 500 ? EXIT_BAD_INPUT : EXIT_FAILED, output: "", error };
}

const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === "CommandRefused";

/**
 * What stopped a command, as a text; the stack of a bug is for those who set LOG_LEVEL=debug. The person at the command line has the machine in
 * hand: where the database, the disk or the program itself is the cause, they read which.
 */
export async function errorTold(error: unknown, { language, isDetailed, environment }: Telling): Promise<Told> {
  const t = await translatorFor(language);
  const operators = await operatorsText(error, { language, environment });
  if (operators !== null) {
    const isPassing = error instanceof StartFailure && error.isTemporary;
    return { exitCode: isPassing ? EXIT_FAILED : EXIT_BAD_INPUT, output: "", error: `${operators}\n` };
  }
  if (isRefusal(error))
    return { exitCode: EXIT_FAILED, output: "", error: `${t("cli.serverRefused", { reason: error.message })}\n` };
  const failure = Failure.from(error);
  const told = await failureTold(failure, language);
  if (failure.status < 500 || failure.cause === undefined) return told;
  const cause = `${t("cli.cause", { code: failure.code, reason: reasonOf(failure.cause) })}\n`;
  if (failure.code !== "unexpected") return { ...told, error: told.error + cause };
  const stack = error instanceof Error ? `${error.stack}\n` : "";
  return { ...told, error: `${told.error}${cause}${isDetailed ? stack : `${t("cli.stackBy")}\n`}` };
}

type Telling = OperatorReading & { isDetailed: boolean };
