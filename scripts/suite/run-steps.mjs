import { repeatedSweeps } from "../sweeps/sweep-day.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Steps of which at most so many run side by side: a lane that is free takes the next. */
export const inLanes = (lanes, steps) => ({ lanes, steps });

/**
 * Runs the steps one after another, the later ones too when an earlier one fails; those of a list within the list side by
 * side, of which a list within is again one after another; those `inLanes` as lanes are free. Ends with each failed test, how the same
 * sweeps are asked again, the flaky tests, one line that counts and an exit code.
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
  const flaky = results.flatMap(({ flaky = [] }) => flaky);
  if (flaky.length > 0) process.stdout.write("\nFlaky, failed first and passed at a later try:\n");
  for (const each of flaky) process.stdout.write(`  ${each}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const isList = (step) => Array.isArray(step[0]);

async function runSeries(steps) {
  const results = [];
  for (const step of steps) results.push(...(await runAny(step)));
  return results;
}

async function runAny(step) {
  if (isList(step)) return runTogether(step);
  return Array.isArray(step) ? [await runStep(step)] : runInLanes(step);
}

async function runInLanes({ lanes, steps }) {
  const results = [];
  // The lanes take from one iterator: each step is taken once.
  const waiting = steps.entries();
  const lane = async () => {
    for (const [index, step] of waiting) results[index] = await runStep(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
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
