import { ConfigurationError, readConfig } from "../config/config.server.ts";
import { takeSettingsFile } from "../config/settings-file.server.ts";
import { takeConfigOption } from "../config/settings-path.ts";
import { Failure } from "../failure.ts";
import { problemOf } from "../http/problem.ts";
import { translatorFor } from "../messages/index.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "../messages/languages.ts";
import type { Translate } from "../messages/translator.ts";
import { administerOnce, CommandRefused, scoreOnce } from "../wiring/composition.server.ts";
import { answerWithoutDatabase } from "./about-companies.ts";
import { type Arguments, languageIn, readArguments } from "./arguments.ts";
import { type BackupCommand, isBackupCommand } from "./backup-arguments.ts";
import { runBackupCommand } from "./backup-commands.ts";
import { settingsTold } from "./check-config.ts";
import { EXIT_BAD_INPUT, EXIT_DONE, EXIT_FAILED } from "./exit-codes.ts";

/** One question, one answer: the JSON of the API, or a table to read. */
async function main(words: readonly string[]): Promise<number> {
  const asked = languageIn(words);
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const t = await translatorFor(language);
  const given = readArguments(words);
  // A question says itself what is wrong with its language.
  if (given.kind !== "question" && asked !== undefined && !isLanguage(asked))
    return explain(new Failure("enumInvalid", { param: "lang", allowed: languages.join(", ") }), language);
  if (given.kind === "help" || words.length === 0) {
    const { commandHelp } = await import("./command-help.ts");
    process.stdout.write(commandHelp(given.kind === "help" ? given.about : undefined, t));
    return given.kind === "help" ? EXIT_DONE : EXIT_BAD_INPUT;
  }
  if (given.kind === "misused") {
    process.stderr.write(`${misuse(given, t)}\n${t("cli.usage")}\n`);
    return EXIT_BAD_INPUT;
  }
  if (given.kind === "completion") {
    const { completionScript } = await import("./completion/completion-script.ts");
    process.stdout.write(completionScript(given.shell));
    return EXIT_DONE;
  }
  if (given.kind === "checkConfig") {
    const { text, exitCode } = settingsTold(process.env, t);
    process.stdout.write(text);
    return exitCode;
  }
  try {
    applySettingsFile();
    if (isOfDatabase(given)) return await runOnDatabase(given, t);
    return await answerWithoutDatabase(given, { language, t });
  } catch (error) {
    return explain(error, language);
  }
}

/** The settings of a file, below those of the environment. */
function applySettingsFile(): void {
  const { faults, exposures } = takeSettingsFile(process.env);
  if (faults.length > 0) throw new ConfigurationError(`Settings that cannot be used:\n  ${faults.join("\n  ")}`);
  for (const line of exposures) process.stderr.write(`${line}\n`);
}

type OfDatabase = Extract<Arguments, { kind: "scorePredictions" }> | AboutAccount | BackupCommand;

const isOfDatabase = (given: Arguments): given is OfDatabase =>
  given.kind === "scorePredictions" || isAboutAccount(given) || isBackupCommand(given);

/** The commands that need the database. */
async function runOnDatabase(given: OfDatabase, t: Translate): Promise<number> {
  if (isBackupCommand(given)) return runBackupCommand(given, t);
  if (given.kind !== "scorePredictions") return administer(given, t);
  const log = { info: () => {}, warn: () => {} };
  process.stdout.write(`${t("cli.scored", await scoreOnce(readConfig(process.env), log))}\n`);
  return EXIT_DONE;
}

function misuse(given: Extract<Arguments, { kind: "misused" }>, t: Translate): string {
  if (given.reason === "tooManySymbols") return t("cli.tooManySymbols", { argument: given.argument });
  if (given.reason === "fileFormat") return t("cli.fileFormat", { argument: given.argument, allowed: given.allowed });
  if (given.reason === "missingValue") return t("cli.missingValue", { option: given.option });
  return t("cli.notTaken", { command: given.command, argument: given.argument });
}

const accountKinds = ["setRole", "setPlan", "resetFactor", "signInLink"] as const;
type AboutAccount = Extract<Arguments, { kind: (typeof accountKinds)[number] }>;

const isAboutAccount = (given: Arguments): given is AboutAccount => accountKinds.some((kind) => kind === given.kind);

/** Does what is asked to an account, and says so. */
async function administer(given: AboutAccount, t: Translate): Promise<number> {
  const text = await administered(given, t);
  if (text === null) {
    process.stderr.write(`${t("cli.unknownEmail", { email: given.email })}\n`);
    return EXIT_BAD_INPUT;
  }
  process.stdout.write(`${text}\n`);
  return EXIT_DONE;
}

/** What has been done, in words; null: no account has this address. */
async function administered(given: AboutAccount, t: Translate): Promise<string | null> {
  const config = readConfig(process.env);
  const { email } = given;
  if (given.kind === "setRole") {
    const account = await administerOnce(config, "setRole", { email, role: given.role });
    return account && t("cli.roleSet", { email: account.email, role: account.role });
  }
  if (given.kind === "setPlan") {
    const account = await administerOnce(config, "setPlan", { email, plan: given.plan });
    return account && t("cli.planSet", { email: account.email, plan: account.plan });
  }
  if (given.kind === "signInLink") {
    const made = await administerOnce(config, "signInLink", { email });
    return made && t("cli.signInLink", { email: made.account.email, address: made.address });
  }
  const reset = await administerOnce(config, "resetFactor", { email });
  return reset && t("cli.factorReset", { email: reset.account.email, wasOn: reset.wasOn ? "yes" : "no" });
}

/** Told by its name, because most commands do not load the database and its classes. */
const isDatabaseError = (error: unknown): error is Error =>
  error instanceof Error && ["FolderInUse", "FolderUnusable", "DatabaseUnusable"].includes(error.name);

async function explain(error: unknown, language: Language): Promise<number> {
  if (error instanceof ConfigurationError || isDatabaseError(error)) {
    process.stderr.write(`${error.message}\n`);
    return EXIT_BAD_INPUT;
  }
  if (error instanceof CommandRefused) {
    process.stderr.write(`${(await translatorFor(language))("cli.serverRefused", { reason: error.message })}\n`);
    return EXIT_FAILED;
  }
  const failure = Failure.from(error);
  if (failure.code === "unexpected") throw error;
  const { title, detail } = await problemOf(failure, { language, requestId: "" });
  process.stderr.write(`${title}${detail === undefined ? "" : ` ${detail}`}\n`);
  return failure.status < 500 ? EXIT_BAD_INPUT : EXIT_FAILED;
}

// The reader of a pipe may leave before the end (`| head`): that is not an error.
process.stdout.on("error", () => process.exit(0));

const words = process.argv.slice(2);
takeConfigOption(words, process.env);
process.exitCode = await main(words);
