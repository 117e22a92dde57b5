// What the reports of the two test runners say: how many passed, and what failed, each in two lines.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../steps/workspace.mjs";

/** The first line of what a test says of its failure, without colours. */
const reason = (message) =>
  stripVTControlCharacters(message ?? "")
    .split("\n", 1)[0]
    .slice(0, 300);

const described = (place, message) => `${place}\n    ${reason(message)}`;

const fileOf = ({ name }) => relative(root, name);
const failedTestsOf = ({ assertionResults }) => assertionResults.filter(({ status }) => status === "failed");
const failuresOf = (file) => failedTestsOf(file).map((test) => ({ place: `${fileOf(file)} › ${test.fullName}`, test }));

/** The files of a report of Vitest in which something failed. */
export const failedFiles = (testResults) => testResults.filter(({ status }) => status === "failed").map(fileOf);

/**
 * From the JSON report of Vitest (`testResults`) and that of a second try of the files that failed. What failed at the first
 * try alone is flaky. A file that cannot even be loaded has no failed test, and is a failure all the same.
 */
export function resultOfVitest(testResults, secondResults = []) {
  const tried = new Map(testResults.map((file) => [file.name, file]));
  for (const file of secondResults) tried.set(file.name, file);
  const files = [...tried.values()];
  const count = (isCounted) =>
    files.reduce((sum, file) => sum + file.assertionResults.filter(({ status }) => isCounted(status)).length, 0);
  const broken = files.filter((file) => file.status === "failed" && failedTestsOf(file).length === 0);
  const failed = files.flatMap(failuresOf);
  const failures = [
    ...failed.map(({ place, test }) => described(place, test.failureMessages[0])),
    ...broken.map((file) => described(fileOf(file), file.message)),
  ];
  const still = new Set(failed.map(({ place }) => place));
  const flaky = testResults
    .filter((file) => tried.get(file.name) !== file)
    .flatMap(failuresOf)
    .filter(({ place }) => !still.has(place))
    .map(({ place, test }) => described(place, test.failureMessages[0]));
  const passed = count((status) => status === "passed");
  return {
    ...{ passed, failed: failures.length, failures, flaky },
    skipped: count((status) => status !== "passed" && status !== "failed"),
  };
}

/** From the JSON report of Playwright: tests that failed at each try, and what failed outside of them where no test did. */
export function resultOfPlaywright({ stats, errors, suites }) {
  const named = (wanted) => suites.flatMap((suite) => testsOfSuite(suite, wanted));
  const outside = stats.unexpected === 0 ? errors : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    skipped: stats.skipped,
    failures: [...named("unexpected"), ...outside.map(({ message }) => described("outside of a test", message))],
    flaky: named("flaky"),
  };
}

function testsOfSuite({ file, suites = [], specs = [] }, wanted) {
  const found = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        described(
          `[${projectName}] app/e2e/${file}:${line} › ${title}`,
          results.findLast(({ error }) => error !== undefined)?.error.message,
        ),
      ),
  );
  return [...found, ...suites.flatMap((suite) => testsOfSuite(suite, wanted))];
}
