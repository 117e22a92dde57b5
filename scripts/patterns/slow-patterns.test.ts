import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Pattern, patternsIn, reasonsOfSlowness } from "./slow-patterns-contract.ts";

const root = join(import.meta.dirname, "..", "..");

/** The sources of the product: what builds and tests it reads texts of ours alone. */
const sources = execFileSync("git", ["ls-files", "app", "packages", "content"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(
    (file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|-contract\.|\.config\.ts$|\/e2e\/|\/scripts\//.test(file),
  );

const patterns = (): { pattern: Pattern; file: string }[] =>
  sources.flatMap((file) =>
    patternsIn(file, readFileSync(join(root, file), "utf8")).map((pattern) => ({ pattern, file })),
  );

it.each([
  ["/^(?:ab|a\\w)*$/", "Nested"],
  ["/\\s+$/", "Move"],
  ["/^\\d+\\d+$/", "Trade"],
  ["/^[A-Z](?:[.-]?\\d{1,2})*[.)]/u", "Nested"],
  ["/^(?:\\d+)+$/", "Self"],
  ["/^(?:\\s*[+-]\\s*(?:[A-Z]|[A-Z]?[+-]?\\d))+$/u", "Nested"],
])("sees that a text can make %s slow", (pattern, reason) => {
  expect(reasonsOfSlowness(pattern)).toContain(reason);
});

it.each(["/(?<!\\s)\\s+$/", "/^\\d+(?:[.,]\\d+)*$/", "/<[^<>]*>/g", "/^[A-Z](?:[.-]?\\d)*[.)]/u"])(
  "finds nothing slow in %s",
  (pattern) => {
    expect(reasonsOfSlowness(pattern)).toEqual([]);
  },
);

it("reads every pattern that a file writes out", () => {
  expect(patternsIn("a.tsx", "const a = <b>{c / d / e}</b>; const f = [/g+/u, x.replace(/[/]h/g, '')];")).toEqual([
    "/g+/u",
    "/[/]h/g",
  ]);
});

it("has no pattern that a text can make slow", () => {
  const all = patterns();
  const slow = all.flatMap(({ pattern, file }) =>
    reasonsOfSlowness(pattern).map((reason) => `${file}: ${reason}: ${pattern}`),
  );
  expect(all.length).toBeGreaterThan(500);
  expect(slow).toEqual([]);
});
