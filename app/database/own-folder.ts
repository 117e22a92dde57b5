import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isMainThread } from "node:worker_threads";
import { StartFailure } from "../start-failure.ts";
import { isWithoutRoom } from "./storage-failure.ts";

/** The data folder cannot be used as it is. */
export function folderFailure(folder: string, cause: unknown): StartFailure {
  const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  return new StartFailure(
    isWithoutRoom(cause) ? "folderFull" : "folderUnusable",
    { folder: resolve(folder), reason },
    { cause },
  );
}

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const OTHERS = 0o077;
/** The files of Valora in its folder. With other files in it, the folder's permissions are not ours to change. */
const ours = new Set(["postgres", "postgres.new", "imports", "backups", "lock.sock"]);

/**
 * Makes the data folder, and closes it to other people of this machine: passwords' hashes and mails lie in it. What was made
 * with wider rights before is closed too. Throws a `StartFailure` where nothing can be written.
 */
export function ownFolder(folder: string): void {
  // The database's thread makes its files with whatever this leaves.
  if (isMainThread) process.umask(OTHERS);
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
    accessSync(folder, constants.W_OK | constants.X_OK);
    const inside = readdirSync(folder);
    for (const name of inside) if (ours.has(name)) close(join(folder, name));
    if (inside.every((name) => ours.has(name))) narrow(folder, OWN_FOLDER);
  } catch (cause) {
    throw folderFailure(folder, cause);
  }
}

function close(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (!found.isDirectory()) {
    if (found.isFile()) narrow(path, OWN_FILE);
    return;
  }
  narrow(path, OWN_FOLDER);
  for (const name of readdirSync(path)) close(join(path, name));
}

/** Takes away what others may do; what is another person's stays as that person has left it. */
function narrow(path: string, mode: number): void {
  const { uid, mode: present } = lstatSync(path);
  if ((present & OTHERS) === 0 || (process.getuid !== undefined && uid !== process.getuid())) return;
  chmodSync(path, mode);
}
