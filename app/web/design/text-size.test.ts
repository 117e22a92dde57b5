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
});
