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
/** From the JSON report of Vitest (`testResults`). A file that cannot even be loaded has no failed test, and is a failure all the same. */
export function resultOfVitest(testResults) {
  const count = (isCounted) =>
    testResults.reduce((sum, file) => sum + file.assertionResults.filter(({ status }) => isCounted(status)).length, 0);
  const failures = testResults.flatMap((file) => {
    const failed = failedTestsOf(file);
    if (file.status === "failed" && failed.length === 0) return [described(fileOf(file), file.message)];
    return failed.map((test) => described(`${fileOf(file)} › ${test.fullName}`, test.failureMessages[0]));
  });
  return {
    passed: count((status) => status === "passed"),
    failed: failures.length,
    skipped: count((status) => status !== "passed" && status !== "failed"),
    failures,
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
