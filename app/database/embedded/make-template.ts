import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeEmptyDatabase } from "./empty-database.ts";
import { builtTemplates, listTemplate, templateKey } from "./template.ts";

// A program of the build: makes the database that new data folders copy, and removes those of earlier code.
const wanted = join(builtTemplates, templateKey());
mkdirSync(builtTemplates, { recursive: true });
if (!existsSync(wanted)) {
  const folder = mkdtempSync(join(builtTemplates, "new-"));
  await makeEmptyDatabase(folder);
  listTemplate(folder);
  renameSync(folder, wanted);
}
for (const name of readdirSync(builtTemplates))
  if (join(builtTemplates, name) !== wanted) rmSync(join(builtTemplates, name), { recursive: true, force: true });
