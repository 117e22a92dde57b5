import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, run } from "../../scripts/steps/workspace.mjs";
import { copyValuedDatabaseTo } from "./valued-database.ts";

// A program: `npm start` in a folder where all companies are valued. The parts of `npm test` value them once, not each for itself.
const folder = process.env.DATA_DIR ?? "";

run(async () => {
  await ensureBuilt();
  if (!existsSync(join(folder, "postgres"))) await copyValuedDatabaseTo(folder);
  await import("../../scripts/start.mjs");
});
