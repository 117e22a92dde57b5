import { Failure, reasonOf } from "../failure.ts";
import { problemOf } from "../http/problem.ts";
import { translatorFor } from "../messages/index.ts";
import type { Language } from "../messages/languages.ts";
import type { Translate } from "../messages/translator.ts";
import { EXIT_BAD_INPUT, EXIT_FAILED } from "./exit-codes.ts";
import type { Told } from "./told.ts";

/** A failure in the reader's language: nothing is answered. */
export async function failureTold(failure: Failure, language: Language): Promise<Told> {
  const { title, detail } = await problemOf(failure, { language, requestId: "" });
  const error = `${title}${detail === undefined ? "" : ` ${detail}`}\n`;
  return { exitCode: failure.status < 500 ? EXIT_BAD_INPUT : EXIT_FAILED, output: "", error };
}

/** What the operator can put right; told by its name, because most commands do not load the database and the settings. */
const isOperators = (error: unknown): error is Error =>
  error instanceof Error &&
  ["ConfigurationError", "FolderInUse", "FolderUnusable", "DatabaseUnusable"].includes(error.name);
const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === "CommandRefused";

/**
 * What stopped a command, as a text; the stack of a bug is for those who set LOG_LEVEL=debug. The person at the command line has the machine in
 * hand: where the database, the disk or the program itself is the cause, they read which.
 */
export async function errorTold(error: unknown, { language, isDetailed, environment }: Telling): Promise<Told> {
  const t = await translatorFor(language);
  if (isOperators(error)) {
    const text = await operatorsText(error, { language, environment, t });
    return { exitCode: EXIT_BAD_INPUT, output: "", error: `${text}\n` };
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

type Telling = {
  language: Language;
  isDetailed: boolean;
  /** That of this process, whose settings may be wrong. */
  environment: Readonly<Record<string, string | undefined>>;
};

type ToOperator = Pick<Telling, "language" | "environment"> & { t: Translate };

async function operatorsText(error: Error, { t, ...reading }: ToOperator): Promise<string> {
  if (error.name === "FolderInUse" && "folder" in error) return t("cli.folderInUse", { folder: String(error.folder) });
  if (error.name !== "ConfigurationError") return error.message;
  // Loaded where settings are wrong: it reads all of them.
  const { wrongSettingsTold } = await import("./wrong-settings.ts");
  return wrongSettingsTold(error.message, reading);
}
