// npm run check: what to run while working. No browser, no build.
import { tmpdir } from "node:os";
import { biome, knip, knipWithoutTests, runSteps, types, vitest } from "./steps/checks.mjs";
import { memoryFolder } from "./steps/memory-folder.mjs";
import { ensureInstalled, run } from "./steps/workspace.mjs";

run(async () => {
  await ensureInstalled();
  process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
  await runSteps([
    ["types", types],
    ["format, lint and boundaries", biome],
    ["unused code", knip],
    ["code for tests alone", knipWithoutTests],
    ["unit and database tests", () => vitest(null)],
  ]);
});
