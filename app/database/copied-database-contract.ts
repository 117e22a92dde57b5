import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "./open-database.ts";

// A new embedded database takes three seconds of processor time to make; a copy of one takes a tenth of a second.
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const kept = join(root, "node_modules", ".cache", "valora", "databases");

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

/** A database with all tables and no rows, made once for each version of the code. */
async function emptyDatabase(): Promise<string> {
  const wanted = join(kept, fingerprint());
  if (existsSync(wanted)) return wanted;
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(join(kept, "new-"));
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  await database.close();
  try {
    renameSync(folder, wanted);
  } catch (error) {
    // Another process has made it meanwhile.
    if (!existsSync(wanted)) throw error;
    rmSync(folder, { recursive: true, force: true });
  }
  return wanted;
}

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
