// npm run check: what to run while working. No browser, no build.
import { tmpdir } from "node:os";
import { memoryFolder } from "./steps/memory-folder.mjs";
import { ensureInstalled, run } from "./steps/workspace.mjs";
import { biome, knip, knipWithoutTests, types } from "./suite/checks.mjs";
import { runSteps } from "./suite/run-steps.mjs";
import { vitest } from "./suite/test-runners.mjs";

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
