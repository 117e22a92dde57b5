import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { backupsIn, newestBackup } from "../use-cases/backup-names.ts";
import { expiredBackups } from "../use-cases/expired-backups.ts";
import { type ObjectStore, ObjectStoreFailure } from "./object-store.ts";

/** A backup of the store as a command names it. */
const STORE = "store:";
const removedList = "removed-accounts.txt";

type Keeping = {
  /** The folder of the backups here, and their names, newest first. */
  folder: string;
  names: readonly string[];
  /** The hashes of accounts that have been deleted, which a restore deletes again. */
  removedAccounts: readonly string[];
  now: Date;
  keptDays: number;
  timeZone: string;
};

/** Brings a store up to date: it gets the newest backup and the list of deleted accounts, and loses what has expired by the same rule as here. */
export async function keepElsewhere(store: ObjectStore, keeping: Keeping): Promise<void> {
  const { folder, names, removedAccounts, ...rule } = keeping;
  const kept = new Set(await store.list());
  const newest = newestBackup(backupsIn(names), rule.now)?.name;
  if (newest !== undefined && !kept.has(newest)) {
    await store.put(join(folder, newest), newest);
    kept.add(newest);
  }
  if (removedAccounts.length > 0) await store.putText(removedAccounts.map((hash) => `${hash}\n`).join(""), removedList);
  for (const { name } of expiredBackups(backupsIn([...kept]), rule)) await store.remove(name);
}

/** The names of the backups of a store, newest first. */
export const backupsElsewhere = async (store: ObjectStore): Promise<string[]> =>
  backupsIn(await store.list()).map(({ name }) => name);

/** The name of a backup that a command asks the store for: `store:valora-20261127T023004Z.jsonl.gz.age`; null: it is a path. */
export function nameInStore(path: string): string | null {
  return path.startsWith(STORE) ? path.slice(STORE.length) : null;
}

/** Fetches a backup into a folder, and the accounts that had been deleted when the store was brought up to date. */
export async function fetchedBackup(store: ObjectStore, name: string, folder: string) {
  const [known] = backupsIn([name]);
  if (known === undefined) throw new ObjectStoreFailure("NoSuchKey");
  const path = join(folder, name);
  await store.get(name, path);
  return { path, removedAccounts: await removedElsewhere(store, folder) };
}

async function removedElsewhere(store: ObjectStore, folder: string): Promise<string[]> {
  const path = join(folder, `${removedList}.of-store`);
  try {
    if (!(await store.list()).includes(removedList)) return [];
    await store.get(removedList, path);
    return readFileSync(path, "utf8")
      .split("\n")
      .filter((hash) => hash !== "");
  } finally {
    await rm(path, { force: true });
  }
}
