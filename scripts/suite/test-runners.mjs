import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tool } from "../steps/workspace.mjs";
import { resultOfPlaywright, resultOfVitest } from "./test-reports.mjs";

/** Unit and database tests, or those that the arguments choose; with an address of PostgreSQL the stores run on both databases. */
export const vitest = (databaseUrl, label = null, chosen = []) =>
  unlessDead(() =>
    withReport(async (report) => {
      const env = databaseUrl === null ? {} : { VALORA_TEST_DATABASE_URL: databaseUrl };
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const code = await tool("vitest", ["run", ...reporters, ...chosen], { env, label });
      return orFailed(code, resultOfVitest(JSON.parse(readFileSync(report, "utf8")).testResults));
    }),
  );

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
