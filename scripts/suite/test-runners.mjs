import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tool } from "../steps/workspace.mjs";
import { failedFiles, resultOfPlaywright, resultOfVitest } from "./test-reports.mjs";

const isCi = Boolean(process.env.CI);
/** More is no accident of a busy machine. */
const MOST_TRIED_AGAIN = 12;

/**
 * Unit and database tests; with an address of PostgreSQL the stores run on both databases. On a loaded machine a test may run
 * into a time limit: there, files that fail are tried once more with nothing beside them, as the browser's tests are.
 */
export async function vitest(databaseUrl, label = null) {
  const env = databaseUrl === null ? {} : { VALORA_TEST_DATABASE_URL: databaseUrl };
  const asked = (files) =>
    withReport(async (report) => {
      const named = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...files];
      const code = await tool("vitest", ["run", ...named], { env, label });
      return { code, testResults: JSON.parse(readFileSync(report, "utf8")).testResults };
    });
  return unlessDead(async () => {
    const first = await asked([]);
    const files = failedFiles(first.testResults);
    if (!isCi || files.length === 0 || files.length > MOST_TRIED_AGAIN)
      return orFailed(first.code, resultOfVitest(first.testResults));
    process.stdout.write(`── tried again: ${files.join(", ")}\n`);
    const second = await asked(files);
    return orFailed(second.code, resultOfVitest(first.testResults, second.testResults));
  });
}

/** Some of the projects of `playwright.config.ts`, with a server, a browser and ports of their own: parts may run side by side. */
export const playwright = (projects, port, label, env = {}) =>
  unlessDead(() =>
    withReport(async (report) => {
      const named = projects.map((each) => `--project=${each}`);
      const code = await tool(
        "playwright",
        ["test", "--config", "app/playwright.config.ts", "--reporter=list,json", ...named],
        {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(port) },
          label,
        },
      );
      return orFailed(code, resultOfPlaywright(JSON.parse(readFileSync(report, "utf8"))));
    }),
  );

/** A runner that ends badly though no test failed: an error outside of them. */
const orFailed = (code, result) =>
  code === 0 || result.failed > 0
    ? result
    : { ...result, failed: 1, failures: [`no test failed, and the runner ended with ${code}: see what it printed`] };

/** A runner that dies before it has written its report has failed once. */
async function unlessDead(work) {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0, failures: [error.message] };
  }
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "valora-report-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
