// npm test: everything, from types to the browser. Later steps run also when an earlier one fails.
import { tmpdir } from "node:os";
import { ensureTestBrowser } from "./steps/debian.mjs";
import { memoryFolder } from "./steps/memory-folder.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { ensureBuilt, ensureInstalled, run } from "./steps/workspace.mjs";
import { biome, knip, knipWithoutTests, types } from "./suite/checks.mjs";
import { inLanes, runSteps } from "./suite/run-steps.mjs";
import { playwright, vitest } from "./suite/test-runners.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };
/** A server that finds every company valued; the part with scripts sees the first start. */
const valued = { E2E_VALUED: "1" };

/** Projects of `vitest.config.ts`. The unit tests are all others. */
const databaseProjects = ["slow", "slow-shared", "slow-drawing", "packed"];
const databaseTests = databaseProjects.map((each) => `--project=${each}`);
const unitTests = databaseProjects.map((each) => `--project=!${each}`);
const oneWorker = "--maxWorkers=1";

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
    // One process of tests each: part of its time is spent waiting, for a page, a process, a time limit, so that three lanes keep two
    // cores busy to the end. With more, a single test takes twice as long. The longest parts begin.
    inLanes(3, [
      ["database tests", () => withPostgres((url) => vitest(url, "database", [oneWorker, ...databaseTests]))],
      ["unit tests", () => withPostgres((url) => vitest(url, "unit", [oneWorker, ...unitTests]))],
      ["browser, with scripts", () => playwright(["scripts-on"], 4177, "scripts")],
      ["browser, over plain HTTP", () => playwright(["http"], 4377, "http", valued)],
      ["browser, own servers", () => playwright(["servers"], 4477, "servers", valued)],
      ["browser, without scripts", () => playwright(["scripts-off"], 4277, "no scripts", valued)],
      ["accessibility", () => playwright(["axe"], 4577, "axe", valued)],
    ]),
  ]);
});

async function build() {
  process.env.CHROMIUM_PATH = ensureTestBrowser();
  await ensureBuilt();
  return nothing;
}

/** Runs tests with a PostgreSQL server of their own, where it is installed. */
async function withPostgres(tests) {
  const postgres = await startPostgres();
  if (postgres === null)
    process.stdout.write("PostgreSQL is not installed: the stores run on the embedded database only.\n");
  try {
    return await tests(postgres?.url ?? null);
  } finally {
    await postgres?.stop();
  }
}
