import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repeatedSweeps } from "../sweeps/sweep-day.mjs";
import { failuresOfPlaywright, failuresOfVitest } from "./failed-tests.mjs";
import { root, tool } from "./workspace.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** A check that passes or not: not counted when it passes, one failure when it does not. */
async function check(name, args, options) {
  const code = await tool(name, args, options);
  return code === 0 ? nothing : { ...nothing, failed: 1 };
}

/** Types, after React Router has written those of the routes. */
export async function types() {
  const generated = await tool("react-router", ["typegen"], { cwd: join(root, "app") });
  return generated === 0 ? check("tsc", ["--noEmit"]) : { ...nothing, failed: 1 };
}
export const biome = () => check("biome", ["check", "."]);
export const knip = () => check("knip", ["--no-progress"]);

/** Files and exports that tests alone use; aids of tests are named in the configuration, or end in `-contract.ts`. */
export const knipWithoutTests = () =>
  check("knip", ["--no-progress", "--config", "knip.production.json", "--include", "exports,files"]);

/** Unit and database tests; with an address of PostgreSQL the stores run on both databases. */
export async function vitest(databaseUrl, label = null) {
  const env = databaseUrl === null ? {} : { VALORA_TEST_DATABASE_URL: databaseUrl };
  return withReport(async (file) => {
    const code = await tool("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {
      env,
      label,
    });
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    const { failures, broken } = failuresOfVitest(testResults);
    const failed = numFailedTests + broken;
    return {
      passed: numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: numPendingTests,
      failures,
    };
  });
}

/** Some of the projects of `playwright.config.ts`, with a server, a browser and ports of their own: parts may run side by side. */
export function playwright(projects, port, label, env = {}) {
  return withReport(async (file) => {
    const named = projects.map((each) => `--project=${each}`);
    const code = await tool(
      "playwright",
      ["test", "--config", "app/playwright.config.ts", "--reporter=list,json", ...named],
      {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_PORT: String(port) },
        label,
      },
    );
    const { stats, errors, suites } = JSON.parse(readFileSync(file, "utf8"));
    const failed = stats.unexpected + (stats.unexpected === 0 ? errors.length : 0);
    return {
      passed: stats.expected + stats.flaky,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: stats.skipped,
      failures: failuresOfPlaywright(suites, errors),
    };
  });
}

/** A tool that dies before it has written its report has failed once. */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "valora-report-"));
  try {
    return await work(join(folder, "report.json"));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return { ...nothing, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the steps one after another, the later ones too when an earlier one fails; those of a list within the list side by
 * side, of which a list within is again one after another. Ends with each failed test, how the same sweeps are asked again, one line
 * that counts and an exit code.
 */
export async function runSteps(steps) {
  process.stdout.write(`${repeatedSweeps()}\n`);
  const results = await runSeries(steps);
  const total = { ...nothing };
  for (const key of ["passed", "failed", "skipped"]) total[key] = results.reduce((sum, each) => sum + each[key], 0);
  const failedSteps = results.filter(({ failed }) => failed > 0);
  if (failedSteps.length > 0) {
    process.stdout.write(`\nFailed: ${failedSteps.map(({ name }) => name).join(", ")}\n`);
    // At the end, where it is found: a log of this length is often read by its last lines alone.
    for (const failure of failedSteps.flatMap(({ failures = [] }) => failures)) process.stdout.write(`  ${failure}\n`);
    process.stdout.write(`${repeatedSweeps()}\n`);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const isList = (step) => Array.isArray(step[0]);

async function runSeries(steps) {
  const results = [];
  for (const step of steps) results.push(...(isList(step) ? await runTogether(step) : [await runStep(step)]));
  return results;
}

const runTogether = async (steps) =>
  (await Promise.all(steps.map((step) => runSeries(isList(step) ? step : [step])))).flat();

async function runStep([name, step]) {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const result = await step().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    return { ...nothing, failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${result.failed === 0 ? "ok" : "failed"} (${seconds} s)\n`);
  return { name, ...result };
}
