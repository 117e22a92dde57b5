import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "..");

describe("layouts", () => {
  it("change with the reader's text size: conditions of screens are in rem", () => {
    const conditions = globSync("**/*.css", { cwd: web }).flatMap((file) =>
      [...readFileSync(join(web, file), "utf8").matchAll(/@(?:media|container)[^{]*/g)].map(
        ([condition]) => `${file}: ${condition.trim()}`,
      ),
    );
    expect(conditions.length).toBeGreaterThan(40);
    expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([]);
  });

  it("have fewer columns where text is large: the least width of a column is in rem", () => {
    const columns = globSync("**/*.css", { cwd: web }).flatMap((file) =>
      [...readFileSync(join(web, file), "utf8").matchAll(/repeat\(auto-fi(?:t|ll),[^;]*/g)].map(
        ([grid]) => `${file}: ${grid}`,
      ),
    );
    expect(columns.length).toBeGreaterThan(8);
    expect(columns.filter((grid) => /\dpx/.test(grid))).toEqual([]);
  });
});
