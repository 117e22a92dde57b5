import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Kysely } from "kysely";
import { version } from "../../config/app-folder.server.ts";
import type { Config } from "../../config/config.server.ts";
import { pricesFolderIn } from "../../config/prices-file.server.ts";
import { checkingFolder, makeBackup } from "../../database/backup/make-backup.ts";
import type { Database } from "../../database/open-database.ts";
import type { Tables } from "../../database/schema.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { reasonOf } from "../../failure.ts";
import { keepElsewhere } from "../../features/backups/remote/kept-elsewhere.ts";
import { objectStoreAt } from "../../features/backups/remote/object-store.ts";
import {
  backupName,
  backupsIn,
  type NamedBackup,
  newestBackup,
} from "../../features/backups/use-cases/backup-names.ts";
import { expiredBackups } from "../../features/backups/use-cases/expired-backups.ts";
import { isBackupDue } from "../../features/backups/use-cases/is-backup-due.ts";
import { ledJob } from "../led-jobs.server.ts";
import type { Log } from "../log.server.ts";
import { keyFileName } from "./key-ring.server.ts";

export type BackupMade = { path: string; bytes: number; tables: number; rows: number };
type Settings = Pick<Config, "backups" | "dataFolder" | "timeZone">;

const removedList = "removed-accounts.txt";
const awaitedFile = "awaited-since.txt";
const OWN_FILE = 0o600;
const DAY_IN_MILLISECONDS = 86_400_000;

/** The backups of a folder, newest first; none without one. */
export const backupsAt = (folder: string): NamedBackup[] => (existsSync(folder) ? backupsIn(readdirSync(folder)) : []);

/** The last backup of a folder, by the present clock: null where there is none. */
export const lastBackupAt = (folder: string, now: Date): NamedBackup | null =>
  newestBackup(backupsAt(folder), now) ?? null;

/**
 * Since when a folder without a backup waits for its first one. It is kept in the folder: a machine that is on for a few hours a day begins
 * no new wait with each start. Where nothing can be written it is `now`; why not is told when a backup is made.
 */
export function backupsAwaitedSince(folder: string, now: Date): Date {
  const path = join(folder, awaitedFile);
  try {
    if (!existsSync(path)) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path, `${now.toISOString()}\n`, { mode: OWN_FILE, flag: "wx" });
    }
    const kept = new Date(readFileSync(path, "utf8").trim());
    // A clock that was ahead wrote it, or nothing whole: the wait begins now.
    if (kept.getTime() <= now.getTime()) return kept;
    writeFileSync(path, `${now.toISOString()}\n`, { mode: OWN_FILE });
    return now;
  } catch {
    return now;
  }
}

/** Makes a backup, then deletes those that have expired. */
export async function backUp(kysely: Kysely<Tables>, settings: Settings, why?: string): Promise<BackupMade> {
  const { backups, timeZone } = settings;
  const { folder, keptDays } = backups;
  const made = await addBackup(kysely, settings, why);
  const now = new Date();
  for (const { name } of expiredBackups(backupsAt(folder), { now, keptDays, timeZone })) rmSync(join(folder, name));
  sweepUnfinished(folder, now);
  return made;
}

/** Brings the store elsewhere up to date, where a setting names one. */
export async function copyElsewhere({ backups, timeZone }: Settings): Promise<void> {
  const { folder, store, keptDays } = backups;
  if (store === null) return;
  const names = backupsAt(folder).map(({ name }) => name);
  const removedAccounts = removedAccountsAt(folder);
  await keepElsewhere(objectStoreAt(store), { folder, names, removedAccounts, now: new Date(), keptDays, timeZone });
}

/** Makes a backup and deletes none: the one that a restore is about to read may have expired. */
export async function addBackup(kysely: Kysely<Tables>, settings: Settings, why?: string): Promise<BackupMade> {
  const { folder, lock } = settings.backups;
  const madeAt = new Date();
  const files = keptFiles(settings);
  const making = { folder, name: backupName(madeAt, why), lock, version, madeAt, files };
  const { path, bytes, tables, rows } = await makeBackup(kysely, making);
  return { path, bytes, tables, rows };
}

/** Keeps the database as it is before a migration changes it. */
export const backUpBeforeMigration =
  (settings: Settings) => async (kysely: Kysely<Tables>, pending: readonly string[]) => {
    await backUp(kysely, settings, `before-${pending[0]}`);
  };

/**
 * The files of the data folder that make values what they are; uploads live for an hour, and stay out. The keys of sealed
 * columns go only into a backup that is encrypted: in an open one they would open what they seal.
 */
function keptFiles({ dataFolder, backups }: Settings) {
  const prices = pricesFolderIn(dataFolder);
  const names = existsSync(prices) ? readdirSync(prices) : [];
  const keys = backups.lock === null ? [] : [join(dataFolder, keyFileName)];
  const paths = [...names.map((name) => join(prices, name)), ...keys].filter((path) => existsSync(path));
  const files = paths.filter((path) => statSync(path).isFile());
  return files.map((path) => ({ path: relative(dataFolder, path), bytes: readFileSync(path) }));
}

/** What a process that was killed has left behind. */
function sweepUnfinished(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(checkingFolder) && !name.endsWith(".unfinished")) continue;
    const path = join(folder, name);
    if (now.getTime() - statSync(path).mtimeMs > DAY_IN_MILLISECONDS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Adds the accounts that have been deleted, as hashes, to the list beside the backups: a restore deletes them again. None is taken
 * off the list, because the backups may be of another database than the present one.
 */
export async function keepRemovedAccounts(kysely: Kysely<Tables>, folder: string): Promise<void> {
  const listed = removedAccountsAt(folder);
  const removed = await kysely.selectFrom("removed_accounts").select("id_hash").execute();
  const all = new Set([...listed, ...removed.map(({ id_hash }) => id_hash)]);
  if (all.size === listed.length) return;
  const text = Array.from(all, (hash) => `${hash}\n`).join("");
  const path = join(folder, removedList);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, text, { mode: OWN_FILE });
  renameSync(`${path}.new`, path);
}

export function removedAccountsAt(folder: string): string[] {
  const path = join(folder, removedList);
  return existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .filter((hash) => hash !== "")
    : [];
}

type Parts = {
  config: Config;
  database: Database;
  log: Log;
  states: DependencyStates;
  /** Milliseconds from one look at what is due to the next, where it is not the usual ones. */
  every?: number;
};

/** Backups of a running server: each day, and when another process of this machine asks for one. */
export function backupsOf({ config, database, log, states, every }: Parts) {
  const { at, folder } = config.backups;
  let running: Promise<BackupMade> | null = null;
  let isCopied = false;

  /** A store that was away gets what it has missed at the next look. */
  async function copied(): Promise<void> {
    if (config.backups.store === null || isCopied) return;
    await copyElsewhere(config);
    isCopied = true;
    states.up({ name: "backups" });
  }

  /** One at a time: a request that comes meanwhile gets the same backup. */
  function now(): Promise<BackupMade> {
    running ??= database.ready
      .then(() => backUp(database.kysely, config))
      .then(async (made) => {
        isCopied = false;
        await copied();
        return made;
      })
      .then(
        (made) => {
          states.up({ name: "backups" });
          log.info(made, "backup made, restored and compared");
          return made;
        },
        (error: unknown) => {
          states.down({ name: "backups" }, reasonOf(error));
          throw error;
        },
      )
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function ifDue(): Promise<void> {
    await keepRemovedAccounts(database.kysely, folder);
    const present = new Date();
    const last = lastBackupAt(folder, present)?.madeAt ?? backupsAwaitedSince(folder, present);
    // One that fails is a fault of the backups, told already, and none of the job.
    if (at === null) return;
    if (isBackupDue(present, last, { at, timeZone: config.timeZone })) await now().catch(() => {});
    else await copied().catch((error: unknown) => states.down({ name: "backups" }, reasonOf(error)));
  }

  const job = ledJob("backups", { database, log, states }, { run: ifDue, every });
  return {
    now,
    async stop() {
      await job.stop();
      await running?.catch(() => {});
    },
  };
}
