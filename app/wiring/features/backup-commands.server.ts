import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { isAgeIdentity } from "../../config/age-keys.ts";
import type { Config } from "../../config/config.server.ts";
import type { BackupKeys } from "../../database/backup/backup-encryption.ts";
import { backupLines } from "../../database/backup/backup-file.ts";
import { BackupUnusable } from "../../database/backup/backup-unusable.ts";
import { bringUpToDate } from "../../database/backup/empty-tables.ts";
import { loadSnapshot } from "../../database/backup/load-snapshot.ts";
import { checkBackup } from "../../database/backup/make-backup.ts";
import { readWhole } from "../../database/backup/read-backup.ts";
import { holdsRows } from "../../database/backup/stored-tables.ts";
import type { KeptFile } from "../../database/backup/write-snapshot.ts";
import { openDatabase } from "../../database/open-database.ts";
import type { Tables } from "../../database/schema.ts";
import { Failure } from "../../failure.ts";
import { secrets } from "../../features/accounts/security/secrets.ts";
import { eraseAccount } from "../../features/accounts/stores/data/account-removal.ts";
import { backupsElsewhere, fetchedBackup, nameInStore } from "../../features/backups/remote/kept-elsewhere.ts";
import { ObjectStoreFailure, objectStoreAt } from "../../features/backups/remote/object-store.ts";
import { inheritedSuccession } from "../../features/teams/use-cases/succession.ts";
import { askServer, CommandRefused } from "../commands/command-requests.ts";
import { addBackup, type BackupMade, backUp, backupsAt, copyElsewhere, removedAccountsAt } from "./backups.server.ts";
import { keyFileName } from "./key-ring.server.ts";

/** What became of a command about backups: what is wrong with a backup is an answer, by its reason. */
export type BackupOutcome =
  | { kind: "made"; made: BackupMade }
  | { kind: "failed"; reason: string }
  | { kind: "nothing" }
  | { kind: "listed"; here: readonly string[]; elsewhere: readonly string[] | null }
  | { kind: "storeFailed"; reason: string }
  | { kind: "checked"; madeAt: string; version: string; tables: number; rows: number }
  | { kind: "restored"; madeAt: string; tables: number; rows: number; removed: number; before: string | null }
  | { kind: "notEmpty" }
  | { kind: "serverRuns" }
  | { kind: "unusable"; fault: BackupUnusable["fault"]; about: string };

/** Makes a backup now. Where a server holds the data folder it makes it, and this waits. */
export async function backUpOnce(config: Config): Promise<BackupOutcome> {
  const told = await askServer(config, "backup", {}).catch(reasonRefused);
  if (told !== null) return "reason" in told ? { kind: "failed", ...told } : { kind: "made", made: told.answered };
  return withDatabase(config, async (kysely) => {
    if (!(await holdsRows(kysely))) return { kind: "nothing" };
    const made = await backUp(kysely, config);
    return unlessStoreFails(async () => {
      await copyElsewhere(config);
      return { kind: "made", made };
    });
  });
}

function reasonRefused(error: unknown): { reason: string } {
  if (error instanceof CommandRefused) return { reason: error.message };
  if (error instanceof Failure) return { reason: error.code };
  throw error;
}

/** The backups of the folder and of the store, newest first. */
export const listOnce = ({ backups: { folder, store } }: Config): Promise<BackupOutcome> =>
  unlessStoreFails(async () => {
    const here = backupsAt(folder).map(({ name }) => name);
    return { kind: "listed", here, elsewhere: store && (await backupsElsewhere(objectStoreAt(store))) };
  });

type Given = { path: string; identityFile: string | null };

/** Restores a backup into an empty database, which goes afterwards, and compares. */
export const verifyOnce = (config: Config, given: Given): Promise<BackupOutcome> =>
  unlessUnusable(async () => {
    const { path } = await foundBackup(config, given.path);
    const { header, tables, rows } = await checkBackup(path, {
      keys: keysFor(config, given),
      workFolder: dirname(path),
    });
    return { kind: "checked", madeAt: header.madeAt, version: header.version, tables, rows };
  });

/** Puts a backup in the place of what the database holds, and deletes again the accounts that have been deleted since. */
export const restoreOnce = (config: Config, given: Given & { isReplacing: boolean }): Promise<BackupOutcome> =>
  unlessUnusable(async () => {
    const keys = keysFor(config, given);
    const { path, removedAccounts } = await foundBackup(config, given.path);
    await readWhole(backupLines(path, keys));
    return withDatabase(config, async (kysely) => {
      if (config.databaseUrl !== null && (await serverRuns(kysely))) return { kind: "serverRuns" };
      const isFilled = await holdsRows(kysely);
      if (isFilled && !given.isReplacing) return { kind: "notEmpty" };
      const before = isFilled ? await addBackup(kysely, config, "before-restore") : null;
      const listed = [...removedAccountsAt(config.backups.folder), ...removedAccounts];
      const gone = new Set([...listed, ...(await removedAccountsIn(kysely))]);
      let removed = 0;
      const { header, totals, files } = await loadSnapshot(kysely, backupLines(path, keys), async (inside) => {
        await bringUpToDate(inside);
        removed = await removeAgain(inside, gone);
      });
      for (const file of files) bringBack(config.dataFolder, file);
      const rows = [...totals.values()].reduce((sum, each) => sum + each.rows, 0);
      const { madeAt } = header;
      return { kind: "restored", madeAt, tables: totals.size, rows, removed, before: before?.path ?? null };
    });
  });

/** A backup by its path, or fetched from the store into the folder of the backups. */
async function foundBackup({ backups: { folder, store } }: Config, path: string) {
  const name = nameInStore(path);
  if (name === null) return { path, removedAccounts: [] };
  if (store === null) throw new ObjectStoreFailure("BACKUP_STORE is not set");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return fetchedBackup(objectStoreAt(store), name, folder);
}

/** Writes a file of a backup in its place. A key file that seals other secrets is kept beside it: nothing else opens those. */
function bringBack(folder: string, { path, bytes }: KeptFile): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
  if (path === keyFileName && existsSync(place) && !readFileSync(place).equals(bytes))
    renameSync(place, `${place}.before-restore-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
  writeFileSync(place, bytes, { mode: 0o600 });
}

/** The database as it is: nothing is migrated. */
async function withDatabase(
  config: Config,
  work: (kysely: Kysely<Tables>) => Promise<BackupOutcome>,
): Promise<BackupOutcome> {
  const { databaseUrl: url, dataFolder: folder, databaseWaitInMilliseconds: waitInMilliseconds } = config;
  const database = await openDatabase({ url, folder, waitInMilliseconds, isLeftAsItIs: true, isPatient: true });
  try {
    await database.ready;
    return await work(database.kysely);
  } finally {
    await database.close();
  }
}

const keysFor = ({ backups: { lock } }: Config, { identityFile }: Given): BackupKeys => ({
  passphrase: lock !== null && "passphrase" in lock ? lock.passphrase : null,
  identities: identityFile === null ? [] : identitiesIn(identityFile),
});

function identitiesIn(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new BackupUnusable("identityMissing", path, { cause });
  }
  const identities = text.match(/^AGE-SECRET-KEY-\S+$/gm) ?? [];
  if (identities.length === 0 || !identities.every(isAgeIdentity)) throw new BackupUnusable("identityMissing", path);
  return identities;
}

async function unlessStoreFails(work: () => Promise<BackupOutcome>): Promise<BackupOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ObjectStoreFailure) return { kind: "storeFailed", reason: error.code };
    throw error;
  }
}

async function unlessUnusable(work: () => Promise<BackupOutcome>): Promise<BackupOutcome> {
  try {
    return await unlessStoreFails(work);
  } catch (error) {
    if (error instanceof BackupUnusable) return { kind: "unusable", fault: error.fault, about: error.about };
    throw error;
  }
}

/** Running servers lead in their jobs by locks in the database. */
async function serverRuns(kysely: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database()) limit 1
  `.execute(kysely);
  return rows.length > 0;
}

/** The accounts that the present database knows to be deleted; none where it has no tables yet. */
async function removedAccountsIn(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{
    is_there: boolean;
  }>`select to_regclass('removed_accounts') is not null as is_there`.execute(kysely);
  if (rows[0]?.is_there !== true) return [];
  const removed = await kysely.selectFrom("removed_accounts").select("id_hash").execute();
  return removed.map(({ id_hash }) => id_hash);
}

async function removeAgain(inside: Kysely<Tables>, gone: ReadonlySet<string>): Promise<number> {
  const accounts = await inside.selectFrom("accounts").select(["id", "email"]).execute();
  const back = accounts.filter(({ id }) => gone.has(secrets.hashOf(id)));
  for (const account of back) {
    const emailHash = secrets.hashOf(account.email);
    await eraseAccount(inside, {
      account,
      idHash: secrets.hashOf(account.id),
      emailHash,
      at: new Date(),
      settle: inheritedSuccession,
    });
  }
  const known = [...gone].map((id_hash) => ({ id_hash, removed_at: new Date() }));
  if (known.length > 0)
    await inside
      .insertInto("removed_accounts")
      .values(known)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return back.length;
}
