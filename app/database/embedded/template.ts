import { createHash } from "node:crypto";
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join, relative } from "node:path";
import { appFolder } from "../../config/app-folder.server.ts";
import { type Listed, templateDatabase, templateList } from "./copied-template.ts";

const READABLE_FOLDER = 0o755;
const READABLE_FILE = 0o644;

/** Where the build leaves templates: each in a folder named by its key. */
export const builtTemplates = join(appFolder, "build", "database");

/** The template that fits this code; null where the build has left none. */
export function builtTemplate(): string | null {
  const template = join(builtTemplates, templateKey());
  return existsSync(join(template, templateList)) ? template : null;
}

/** Identifies everything that an empty database depends on: the migrations, the code that makes it, and PostgreSQL itself. */
export function templateKey(): string {
  const database = join(appFolder, "database");
  const migrations = readdirSync(join(database, "migrations")).map((name) => join(database, "migrations", name));
  const hash = createHash("sha256").update(pgliteVersion());
  const makers = ["worker.ts", "empty-database.ts"].map((name) => join(database, "embedded", name));
  for (const path of [...migrations.sort(), ...makers])
    hash.update(relative(database, path)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

function pgliteVersion(): string {
  const manifest = findPackageJSON("@electric-sql/pglite", import.meta.url);
  if (manifest === undefined) throw new Error("The embedded database is not installed.");
  return String(JSON.parse(readFileSync(manifest, "utf8")).version);
}

/**
 * Makes a folder with a database a template: writes the list by which a copy knows that nothing is missing, and lets every
 * account of the machine read it, because another one than the builder's may serve.
 */
export function listTemplate(template: string): void {
  const database = join(template, templateDatabase);
  const paths = readdirSync(database, { recursive: true, encoding: "utf8" }).sort();
  const listed = paths.map((path): Listed => {
    const found = statSync(join(database, path));
    return [path, found.isDirectory() ? null : found.size];
  });
  writeFileSync(join(template, templateList), JSON.stringify(listed));
  const files = [...paths.map((path) => join(database, path)), join(template, templateList)];
  for (const path of [template, database, ...files])
    chmodSync(path, statSync(path).isDirectory() ? READABLE_FOLDER : READABLE_FILE);
}
