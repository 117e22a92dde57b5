// What failed, each in two lines, from the reports of the two test runners.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./workspace.mjs";

/** The first line of what a test says of its failure, without colours. */
const reason = (message) =>
  stripVTControlCharacters(message ?? "")
    .split("\n", 1)[0]
    .slice(0, 300);

const described = (place, message) => `${place}\n    ${reason(message)}`;

/** From the JSON report of Vitest. A file that cannot even be loaded has no failed test, and is a failure all the same (`broken`). */
export function failuresOfVitest(testResults) {
  const failures = [];
  let broken = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === "failed");
    for (const { fullName, failureMessages } of failed)
      failures.push(described(`${file} › ${fullName}`, failureMessages[0]));
    if (status !== "failed" || failed.length > 0) continue;
    broken += 1;
    failures.push(described(file, message));
  }
  return { failures, broken };
}

/** From the JSON report of Playwright: the tests that failed at each try, and what failed outside of them. */
export function failuresOfPlaywright(suites, errors) {
  return [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => described("outside of a test", message))];
}

function failuresOfSuite({ file, suites = [], specs = [] }) {
  const failures = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        described(`[${projectName}] app/e2e/${file}:${line} › ${title}`, results.at(-1)?.error?.message),
      ),
  );
  return [...failures, ...suites.flatMap(failuresOfSuite)];
}
