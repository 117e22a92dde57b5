import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const app = join(import.meta.dirname, "..", "..", "..");
const sources = globSync("{core,features}/*/use-cases/*.ts", { cwd: app }).filter(
  (path) => !/\.test\.ts$|-contract\.ts$/.test(path),
);
const own =
  /\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(|\bMath\.random\(|\bprocess\.env\b|\brandomUUID\(|\brandomBytes\(/;

it("reaches use cases as their context: none has a clock, chance or settings of its own", () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(sources.filter((path) => own.test(readFileSync(join(app, path), "utf8")))).toEqual([]);
});

it.each(["const now = new Date();", "const at = Date.now();", "process.env.KEY"])("finds %s", (line) => {
  expect(own.test(line)).toBe(true);
});
