import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Kysely } from "kysely";
import { openEmbedded, patientLimits } from "../embedded/index.ts";
import type { Limits } from "../embedded/session.ts";
import { guardedDriver, withDriver } from "../guarded-driver.ts";
import type { Tables } from "../schema.ts";
import { type BackupKeys, type BackupLock, encrypterFor, noKeys } from "./backup-encryption.ts";
import { backupLines, writeBackupFile } from "./backup-file.ts";
import type { BackupHeader, TableTotals } from "./backup-lines.ts";
import { loadSnapshot, refuseDifference } from "./load-snapshot.ts";
import { readWhole } from "./read-backup.ts";
import { type KeptFile, writeSnapshot } from "./write-snapshot.ts";

export type Checked = { header: BackupHeader; tables: number; rows: number; files: number; bytes: number };
/** Puts an empty database into a folder; where it puts none, one is made there. Tests copy one. */
type EmptyDatabase = (folder: string) => Promise<void>;

const unwatched = { ready: Promise.resolve(), allowWrite: async () => {}, onTrouble: () => {} };

type Making = {
  folder: string;
  /** The name of the file, without its endings. */
  name: string;
  lock: BackupLock;
  version: string;
  madeAt: Date;
  files: readonly KeptFile[];
  emptyDatabase?: EmptyDatabase;
};

const OWN_FOLDER = 0o700;
export const unfinishedEnding = ".unfinished";
export const checkingFolder = ".checking-";

/**
 * Makes a backup of a database. It has its name only when it has been read again from the disk, restored into an empty
 * database, and found to hold what was written.
 */
export async function makeBackup(kysely: Kysely<Tables>, making: Making): Promise<Checked & { path: string }> {
  const { folder, name, lock, emptyDatabase, ...made } = making;
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const path = join(folder, `${name}.jsonl.gz${lock === null ? "" : ".age"}`);
  const unfinished = `${path}${unfinishedEnding}`;
  const { encrypter, keys } = lock === null ? { encrypter: null, keys: noKeys } : await encrypterFor(lock);
  rmSync(unfinished, { force: true });
  try {
    const { totals } = await writeBackupFile(unfinished, encrypter, (takes) => writeSnapshot(kysely, made, takes));
    const checked = await checkBackup(unfinished, {
      keys,
      workFolder: folder,
      expected: totals,
      emptyDatabase,
    });
    renameSync(unfinished, path);
    await syncFolder(folder);
    return { ...checked, path };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

type Checking = {
  keys: BackupKeys;
  workFolder: string;
  expected?: TableTotals;
  emptyDatabase?: EmptyDatabase | undefined;
  limits?: Limits;
};

/** Restores a backup into an empty embedded database, which goes afterwards, and compares what that holds with what the file says. */
export async function checkBackup(
  path: string,
  { keys, workFolder, expected, emptyDatabase, limits = patientLimits }: Checking,
): Promise<Checked> {
  await readWhole(backupLines(path, keys));
  const folder = mkdtempSync(join(workFolder, checkingFolder));
  await emptyDatabase?.(folder);
  const embedded = await openEmbedded(folder, { limits });
  try {
    const { dialect } = embedded;
    const driver = guardedDriver(dialect.createDriver(), unwatched);
    const kysely = new Kysely<Tables>({ dialect: withDriver(dialect, driver) });
    const { header, totals, files } = await loadSnapshot(kysely, backupLines(path, keys), async () => {});
    refuseDifference(totals, expected ?? totals);
    const rows = [...totals.values()].reduce((sum, each) => sum + each.rows, 0);
    return { header, tables: totals.size, rows, files: files.length, bytes: statSync(path).size };
  } finally {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that was renamed is there after a power failure only when its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
