import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "./open-database.ts";

// A new embedded database takes three seconds of processor time to make; a copy of one takes a tenth of a second.
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const kept = join(root, "node_modules", ".cache", "valora", "databases");
const ABANDONED_AFTER_IN_MILLISECONDS = 300_000;

/** Of everything that a new database depends on: our code, and the versions of what it is made with. */
function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const files = readdirSync(here, { recursive: true, withFileTypes: true }).filter(
    (each) => each.isFile() && !/(?:\.test|-contract)\.ts$/.test(each.name),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort()) hash.update(path.slice(here.length)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

/** A folder that is made once under its name and kept; a process that needs it while another makes it waits. */
export async function keptFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const wanted = join(kept, name);
  const lock = `${wanted}.lock`;
  mkdirSync(kept, { recursive: true });
  while (!existsSync(wanted)) {
    if (!takes(lock)) {
      await pause(100);
      continue;
    }
    const folder = mkdtempSync(join(kept, "new-"));
    try {
      if (!existsSync(wanted)) {
        await make(folder);
        renameSync(folder, wanted);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return wanted;
}

/** Takes a lock that is free, or that a process left behind when it was killed. */
function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_AFTER_IN_MILLISECONDS) {
      rmSync(lock, { recursive: true, force: true });
    }
    return false;
  }
}

/** A database with all tables and no rows, made once for each version of the code. */
const emptyDatabase = () =>
  keptFolder(fingerprint(), async (folder) => {
    const database = await openDatabase({ url: null, folder });
    await database.ready;
    await database.close();
  });

/** Puts an embedded database with all tables and no rows into a folder. For tests of anything but its making. */
export async function copyDatabaseTo(folder: string): Promise<void> {
  cpSync(join(await emptyDatabase(), "postgres"), join(folder, "postgres"), { recursive: true });
}

/** A new temporary folder with such a database. */
export async function folderWithDatabase(purpose: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `valora-${purpose}-`));
  await copyDatabaseTo(folder);
  return folder;
}
