import { chmodSync, constants, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A template is a folder with a database that has all tables and no rows, and the list of what belongs to it. */
export const templateDatabase = "postgres";
export const templateList = "files.json";

/** A path below the database, a folder before what lies in it, and the size of the file there; null for a folder. */
export type Listed = readonly [path: string, sizeInBytes: number | null];

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const SYNCED_AT_ONCE = 64;

/**
 * Puts the database of a template where there is none: whole or, when it throws, not at all. Everything is on the disk before
 * it has its name, so that an end at any moment leaves no half database.
 */
export async function copyTemplate(template: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    // Written by `listTemplate`.
    const listed: readonly Listed[] = JSON.parse(readFileSync(join(template, templateList), "utf8"));
    mkdirSync(unfinished, { mode: OWN_FOLDER });
    for (const each of listed) copy(each, join(template, templateDatabase), unfinished);
    await sync([unfinished, ...listed.map(([path]) => join(unfinished, path))]);
    renameSync(unfinished, folder);
    await sync([dirname(folder)]);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function copy([path, sizeInBytes]: Listed, from: string, to: string): void {
  const copied = join(to, path);
  if (sizeInBytes === null) {
    mkdirSync(copied, { mode: OWN_FOLDER });
    return;
  }
  copyFileSync(join(from, path), copied, constants.COPYFILE_FICLONE);
  chmodSync(copied, OWN_FILE);
  const { size } = statSync(copied);
  if (size !== sizeInBytes) throw new Error(`${path} of the template has ${size} bytes instead of ${sizeInBytes}.`);
}

async function sync(paths: readonly string[]): Promise<void> {
  for (let first = 0; first < paths.length; first += SYNCED_AT_ONCE)
    await Promise.all(
      paths.slice(first, first + SYNCED_AT_ONCE).map(async (path) => {
        const handle = await open(path);
        try {
          await handle.sync();
        } finally {
          await handle.close();
        }
      }),
    );
}
