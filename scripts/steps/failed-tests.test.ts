import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { failuresOfPlaywright, failuresOfVitest } from "./failed-tests.mjs";
import { root } from "./workspace.mjs";

// Below the root, where the packages of the runners are found, and where no other run looks.
const folder = join(root, ".cache", `failed-tests-${process.pid}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "vitest.config.mjs"), "export default {};");
writeFileSync(
  join(folder, "playwright.config.mjs"),
  `export default { testMatch: "*.spec.ts", respectGitIgnore: false, outputDir: "results" };`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runner = (name: string, args: string[]) => {
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, "report.json") };
  for (const key of Object.keys(env)) if (/^VITEST|^TEST_|^NODE_OPTIONS$/.test(key)) delete env[key];
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules", ".bin", name), args, {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  expect(status, `${stdout}${stderr}`).toBe(1);
  return JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
};

it("names what failed in a report of Vitest, a file that cannot be loaded too", () => {
  writeFileSync(
    join(folder, "sums.test.ts"),
    `import { describe, expect, it } from "vitest";
    describe("sums", () => { it("add up", () => expect(1).toBe(2)); it("hold", () => expect(1).toBe(1)); });`,
  );
  writeFileSync(join(folder, "broken.test.ts"), `import "./not-there.ts";`);
  const { testResults } = runner("vitest", [
    "run",
    `--root=${folder}`,
    "--reporter=json",
    `--outputFile=${join(folder, "report.json")}`,
  ]);
  const { failures, broken } = failuresOfVitest(testResults);
  const place = folder.slice(root.length + 1);
  expect(broken).toBe(1);
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^${place}/broken\\.test\\.ts\\n    .*not-there`)),
    expect.stringMatching(
      new RegExp(`^${place}/sums\\.test\\.ts › sums add up\\n    AssertionError: expected 1 to be 2`),
    ),
  ]);
});

it("names what failed in a report of Playwright, at its last try", () => {
  writeFileSync(
    join(folder, "sums.spec.ts"),
    `import { expect, test } from "@playwright/test";
    test.describe("sums", () => { test("add up", () => expect(1).toBe(2)); test("hold", () => expect(1).toBe(1)); });`,
  );
  const { suites, errors } = runner("playwright", ["test", "--reporter=json", "sums.spec.ts"]);
  expect(failuresOfPlaywright(suites, errors)).toEqual([
    expect.stringMatching(/^\[\] app\/e2e\/sums\.spec\.ts:2 › add up\n {4}Error: expect\(received\)\.toBe/),
  ]);
});
