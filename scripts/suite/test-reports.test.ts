import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../steps/workspace.mjs";
import { resultOfPlaywright, resultOfVitest } from "./test-reports.mjs";

// Below the root, where the packages of the runners are found, and where no other run looks.
const folder = join(root, ".cache", `test-reports-${process.pid}`);
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

it("counts a report of Vitest and names what failed, a file that cannot be loaded too", () => {
  const place = relative(root, folder);
  writeFileSync(
    join(folder, "sums.test.ts"),
    `import { describe, expect, it } from "vitest";
    describe("sums", () => {
      it("add up", () => expect(1).toBe(2));
      it("hold", () => expect(1).toBe(1));
      it.skip("wait", () => {});
    });`,
  );
  writeFileSync(join(folder, "broken.test.ts"), `import "./not-there.ts";`);
  const { testResults } = runner("vitest", ["run", `--root=${folder}`, "--reporter=json", "--outputFile=report.json"]);
  const { failures, ...counted } = resultOfVitest(testResults);
  expect(counted).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^${place}/broken\\.test\\.ts\n    .*not-there`)),
    expect.stringMatching(
      new RegExp(`^${place}/sums\\.test\\.ts › sums add up\n    AssertionError: expected 1 to be 2`),
    ),
  ]);
});

it("counts a report of Playwright and names what failed at each try, and what passed at a later one", () => {
  writeFileSync(
    join(folder, "sums.spec.ts"),
    `import { expect, test } from "@playwright/test";
    test.describe("sums", () => {
      test("add up", () => expect(1).toBe(2));
      test("hold", ({}, { retry }) => expect(retry).toBe(1));
      test("stand", () => expect(1).toBe(1));
    });`,
  );
  const failed = "    Error: expect(received).toBe(expected) // Object.is equality";
  expect(resultOfPlaywright(runner("playwright", ["test", "--reporter=json", "--retries=1"]))).toEqual({
    ...{ passed: 2, failed: 1, skipped: 0 },
    failures: [`[] app/e2e/sums.spec.ts:3 › add up\n${failed}`],
    flaky: [`[] app/e2e/sums.spec.ts:4 › hold\n${failed}`],
  });
});
