import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeEmptyDatabase } from "./embedded/empty-database.ts";
import { templateKey } from "./embedded/template.ts";

// A new embedded database takes three seconds of processor time to make; a copy of one takes a tenth of a second.
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const kept = join(root, "node_modules", ".cache", "valora", "databases");
const ABANDONED_AFTER_IN_MILLISECONDS = 300_000;

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

/** A database with all tables and no rows, made once for each version of it. */
const emptyDatabase = () => keptFolder(`empty-${templateKey()}`, makeEmptyDatabase);

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
