import { version } from "../config/app-folder.server.ts";
import { Failure } from "../failure.ts";
import { translatorFor } from "../messages/index.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "../messages/languages.ts";
import type { AboutCompanies } from "./about-companies.ts";
import { type Arguments, isOfPeople, languageIn, type PeopleCommand } from "./arguments.ts";
import { type BackupCommand, isBackupCommand } from "./backup-arguments.ts";
import { EXIT_BAD_INPUT, EXIT_DONE } from "./exit-codes.ts";
import { errorTold } from "./failure-told.ts";
import type { Reader } from "./figures-as-text.ts";
import type { JobCommand } from "./jobs/job-arguments.ts";

/**
 * One question, one answer: the JSON of the API, or a table to read. Worked out by this process, which loads what a command needs when it
 * is asked. Returns the status to exit with.
 */
export async function runHere(words: readonly string[], given: Arguments): Promise<number> {
  const asked = languageIn(words);
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const t = await translatorFor(language);
  // A question says itself what is wrong with its language.
  if (given.kind !== "question" && asked !== undefined && !isLanguage(asked))
    return explain(new Failure("enumInvalid", { param: "lang", allowed: languages.join(", ") }), language);
  if (given.kind === "help" || words.length === 0) {
    const { commandHelp } = await import("./help/command-help.ts");
    process.stdout.write(commandHelp(given.kind === "help" ? given.about : undefined, t));
    return given.kind === "help" ? EXIT_DONE : EXIT_BAD_INPUT;
  }
  if (given.kind === "misused") {
    const { misuseTold } = await import("./help/misuse.ts");
    process.stderr.write(misuseTold(words, given, t));
    return EXIT_BAD_INPUT;
  }
  if (given.kind === "completion") {
    const { completionScript } = await import("./completion/completion-script.ts");
    process.stdout.write(completionScript(given.shell));
    return EXIT_DONE;
  }
  if (given.kind === "version") {
    process.stdout.write(`${version}\n`);
    return EXIT_DONE;
  }
  try {
    if (given.kind === "checkConfig") {
      const { settingsTold } = await import("./check-config.ts");
      const { text, exitCode } = settingsTold(process.env, t);
      process.stdout.write(text);
      return exitCode;
    }
    await applySettingsFile(language);
    return await runBySettings(given, { language, t });
  } catch (error) {
    return explain(error, language);
  }
}

type BySettings = BackupCommand | JobCommand | PeopleCommand | AboutCompanies;

/** What is done with the settings of this process. */
async function runBySettings(given: BySettings, reader: Reader): Promise<number> {
  if (isBackupCommand(given) || given.kind === "jobs" || isOfPeople(given))
    return withDatabase(given, reader).finally(giveBack);
  return (await import("./about-companies.ts")).answerWithoutDatabase(given, reader);
}

async function withDatabase(given: BackupCommand | JobCommand | PeopleCommand, reader: Reader): Promise<number> {
  if (isBackupCommand(given)) return (await import("./backup-commands.ts")).runBackupCommand(given, reader.t);
  if (given.kind === "jobs") return (await import("./jobs/run-job-command.ts")).runJobCommand(given, reader);
  return (await import("./people-commands.ts")).runPeopleCommand(given, reader.t);
}

async function giveBack(): Promise<void> {
  if (process.getuid?.() === 0) (await import("../wiring/commands/given-back.server.ts")).giveBackFolders(process.env);
}

/** The settings of a file, below those of the environment. */
async function applySettingsFile(language: Language): Promise<void> {
  const [{ takeSettingsFile }, { exposuresTold }, { ConfigurationError }] = await Promise.all([
    import("../config/settings-file.server.ts"),
    import("./operator/settings-exposed.ts"),
    import("../config/config.server.ts"),
  ]);
  const { faults, exposures } = takeSettingsFile(process.env);
  if (faults.length > 0) throw new ConfigurationError(`Settings that cannot be used:\n  ${faults.join("\n  ")}`);
  process.stderr.write(await exposuresTold(exposures, language));
}

async function explain(error: unknown, language: Language): Promise<number> {
  const told = await errorTold(error, {
    ...{ language, isDetailed: process.env.LOG_LEVEL === "debug" },
    environment: process.env,
  });
  process.stderr.write(told.error);
  return told.exitCode;
}
