import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = join(import.meta.dirname, "run-steps.mjs");
const program = `
  import { setTimeout as pause } from "node:timers/promises";
  import { inLanes, runSteps } from ${JSON.stringify(here)};
  const said = [];
  const part = (name, after = null, failed = 0) => [name, async () => {
    said.push(name + "(");
    do await pause(0); while (after !== null && !said.includes(after));
    said.push(name + ")");
    if (failed === 2) throw new Error("broken");
    const failures = failed === 0 ? [] : ["a.test.ts › sums\\n    expected 1 to be 2"];
    return { passed: 1, failed, skipped: 0, failures, flaky: name === "e" ? ["e.test.ts › waits"] : [] };
  }];
  await runSteps([
    part("a", null, 1),
    [part("b", "d)"), [part("c", null, 2), part("d")]],
    [part("e"), part("f", "e)")],
    inLanes(2, [part("g", "j)"), part("h", null, 1), part("i"), part("j")]),
  ]);
  process.stderr.write(said.join(""));
`;

it("runs steps one after another, a list of them side by side, a list within one after another, lanes as they are free, counts all, ends with what failed", () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    env: { ...process.env, SWEEP_DAY: "20785" },
  });
  expect(stderr).toBe("broken\na(a)b(c(c)d(d)b)e(f(e)f)g(h(h)i(i)j(j)g)");
  const day = "Sweeps ask the part of day 20785: SWEEP_DAY=20785 asks the same again, SWEEP_DAY=all every member.\n";
  expect(stdout.startsWith(day), stdout).toBe(true);
  const sums = "  a.test.ts › sums\n    expected 1 to be 2\n";
  expect(stdout).toContain(
    `\nFailed: a, c, h\n${sums}${sums}${day}\nFlaky, failed first and passed at a later try:\n  e.test.ts › waits\n`,
  );
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("9 passed, 3 failed");
  expect(status).toBe(1);
});
