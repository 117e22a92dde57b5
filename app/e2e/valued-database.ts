import { spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { keptFolder } from "../database/copied-database-contract.ts";

// A server values all companies in its first minute and keeps them. Servers of the tests that are not about it find it done.
const here = dirname(fileURLToPath(import.meta.url));
const build = join(here, "..", "build", "fingerprint");

const program = (folder: string) =>
  new Promise<void>((done, failed) => {
    const child = spawn(process.execPath, ["--conditions=source", join(here, "value-companies.ts"), folder], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`Companies were not valued: exit ${code}`))));
  });

/** The name of a kept folder whose content changes with the day and the build. */
export const nameOfToday = (content: string) =>
  `${content}-${new Date().toISOString().slice(0, 10)}-${readFileSync(build, "utf8").slice(0, 16)}`;

/** Puts the database of one folder into another. */
export const copyDatabase = (from: string, to: string) =>
  cpSync(join(from, "postgres"), join(to, "postgres"), { recursive: true });

/** Puts a database into a folder in which this build's companies of today are valued, and nothing else is. */
export async function copyValuedDatabaseTo(folder: string): Promise<void> {
  copyDatabase(await keptFolder(nameOfToday("valued"), program), folder);
}
