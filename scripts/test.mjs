// npm test: everything, from types to the browser. Later steps run also when an earlier one fails.
import { biome, knip, playwright, runSteps, types, vitest } from "./steps/checks.mjs";
import { ensureChromium } from "./steps/debian.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { ensureBuilt, ensureInstalled, run } from "./steps/workspace.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };

run(async () => {
  ensureInstalled();
  await runSteps([
    ["types", types],
    ["format, lint and boundaries", biome],
    ["unused code", knip],
    ["unit and database tests", unitAndDatabase],
    ["build", () => ensureBuilt().then(() => nothing)],
    ["end to end", endToEnd],
  ]);
});

async function unitAndDatabase() {
  const postgres = await startPostgres();
  if (postgres === null)
    process.stdout.write("PostgreSQL is not installed: the stores run on the embedded database only.\n");
  try {
    return await vitest(postgres?.url ?? null);
  } finally {
    await postgres?.stop();
  }
}

async function endToEnd() {
  process.env.CHROMIUM_PATH = ensureChromium();
  return playwright();
}
