import { resolve } from "node:path";
import { readConfig } from "../config/config.server.ts";
import type { Translate } from "../messages/translator.ts";
import type { BackupOutcome } from "../wiring/composition.server.ts";
import type { BackupCommand } from "./backup-arguments.ts";
import { EXIT_BAD_INPUT, EXIT_DONE, EXIT_FAILED } from "./exit-codes.ts";

/** Makes, checks or restores a backup, and says what became of it. Returns the status to exit with. */
export async function runBackupCommand(given: BackupCommand, t: Translate): Promise<number> {
  const outcome = await outcomeOf(given);
  const isWell = ["made", "checked", "restored", "listed"].includes(outcome.kind);
  (isWell ? process.stdout : process.stderr).write(`${textOf(outcome, t)}\n`);
  if (isWell) return EXIT_DONE;
  return outcome.kind === "failed" || outcome.kind === "storeFailed" ? EXIT_FAILED : EXIT_BAD_INPUT;
}

async function outcomeOf(given: BackupCommand): Promise<BackupOutcome> {
  // Loaded only for these: a question on the command line does without the database and its weight.
  const { backUpOnce, listOnce, verifyOnce, restoreOnce } = await import(
    "../wiring/features/backup-commands.server.ts"
  );
  const config = readConfig(process.env);
  if (given.kind === "backups") return listOnce(config);
  if (given.kind === "backup") return backUpOnce(config);
  const { identityFile } = given;
  const path = given.path.startsWith("store:") ? given.path : resolve(given.path);
  if (given.kind === "verify") return verifyOnce(config, { path, identityFile });
  return restoreOnce(config, { path, identityFile, isReplacing: given.isReplacing });
}

function textOf(outcome: BackupOutcome, t: Translate): string {
  if (outcome.kind === "made") return t("cli.backups.made", outcome.made);
  if (outcome.kind === "failed") return t("cli.backups.failed", { reason: outcome.reason });
  if (outcome.kind === "listed") return listText(outcome, t);
  if (outcome.kind === "storeFailed") return t("cli.backups.storeFailed", { reason: outcome.reason });
  if (outcome.kind === "nothing") return t("cli.backups.nothing");
  if (outcome.kind === "notEmpty") return t("cli.backups.notEmpty");
  if (outcome.kind === "serverRuns") return t("cli.backups.serverRuns");
  if (outcome.kind === "unusable") return t("cli.backups.unusable", { fault: outcome.fault, about: outcome.about });
  const madeAt = outcome.madeAt.slice(0, 16).replace("T", " ");
  if (outcome.kind === "checked") return t("cli.backups.checked", { ...outcome, madeAt });
  const { tables, rows, removed, before } = outcome;
  const kept = before === null ? "no" : "yes";
  return t("cli.backups.restored", { madeAt, tables, rows, removed, kept, before: before ?? "" });
}

/** The names of the store as the other commands take them. */
function listText({ here, elsewhere }: Extract<BackupOutcome, { kind: "listed" }>, t: Translate): string {
  const local = [t("cli.backups.here", { count: here.length }), ...here.map((name) => `  ${name}`)];
  if (elsewhere === null) return local.join("\n");
  const remote = [
    t("cli.backups.elsewhere", { count: elsewhere.length }),
    ...elsewhere.map((name) => `  store:${name}`),
  ];
  return [...local, ...remote].join("\n");
}
