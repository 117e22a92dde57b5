// npm test: everything, from types to the browser. Later steps run also when an earlier one fails.
import { tmpdir } from "node:os";
import { ensureTestBrowser } from "./steps/debian.mjs";
import { memoryFolder } from "./steps/memory-folder.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { ensureBuilt, ensureInstalled, run } from "./steps/workspace.mjs";
import { biome, knip, knipWithoutTests, types } from "./suite/checks.mjs";
import { runSteps } from "./suite/run-steps.mjs";
import { playwright, vitest } from "./suite/test-runners.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };
/** A server that finds every company valued; the part with scripts sees the first start. */
const valued = { E2E_VALUED: "1" };

run(async () => {
  await ensureInstalled();
  // Databases, data folders of servers and profiles of browsers: thousands of small files that live for seconds.
  process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
  await runSteps([
    // The build keeps one core busy, the checks the other; knip reads the types of the routes, which are written first.
    [
      ["build", build],
      [
        ["types", types],
        ["unused code", knip],
        ["code for tests alone", knipWithoutTests],
        ["format, lint and boundaries", biome],
      ],
    ],
    // Part of each is spent waiting: for a page, a process, a time limit. Two side by side keep two cores busy; with all four, a single
    // test takes more than twice as long, and runs into time limits.
    [
      ["unit and database tests", unitAndDatabase],
      ["browser, over plain HTTP", () => playwright(["http"], 4377, "http", valued)],
    ],
    [
      ["browser, with scripts, accessibility", () => playwright(["scripts-on", "axe"], 4177, "scripts")],
      [
        "browser, without scripts, own servers",
        () => playwright(["scripts-off", "servers"], 4277, "no scripts", valued),
      ],
    ],
  ]);
});

async function build() {
  process.env.CHROMIUM_PATH = ensureTestBrowser();
  await ensureBuilt();
  return nothing;
}

async function unitAndDatabase() {
  const postgres = await startPostgres();
  if (postgres === null)
    process.stdout.write("PostgreSQL is not installed: the stores run on the embedded database only.\n");
  try {
    return await vitest(postgres?.url ?? null, "unit");
  } finally {
    await postgres?.stop();
  }
}
