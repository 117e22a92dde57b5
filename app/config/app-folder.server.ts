import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this workspace, found from wherever this code runs: its source or the built server. */
function findAppFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).name === "@valora/app") return folder;
    if (folder === dirname(folder)) throw new Error(`The folder of the application is not above ${start}.`);
  }
}

export const appFolder = findAppFolder(dirname(fileURLToPath(import.meta.url)));
export const version: string = JSON.parse(readFileSync(join(appFolder, "package.json"), "utf8")).version;
