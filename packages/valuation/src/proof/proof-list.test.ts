import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");

/** The rows of `docs/proof.md`: what is proved, the file, the name of the test. */
const rows = readFileSync(resolve(import.meta.dirname, "../../docs/proof.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, id, file, name] = /^\| (.+?) \| `(.+?)` \| (.+) \|$/.exec(line) ?? [];
    return id && file && name ? [{ id, file, name }] : [];
  });
const texts = new Map(
  [...new Set(rows.map(({ file }) => file))].map((file) => [file, readFileSync(resolve(root, file), "utf8")]),
);

describe("the list of what is proved", () => {
  it("names tests that exist", () => {
    expect(rows.filter(({ file, name }) => !texts.get(file)?.includes(name))).toEqual([]);
  });

  it("has each of the 24 figures, the 15 laws and the 70 edge cases", () => {
    const ids = rows.map(({ id }) => id);
    const figures = Array.from({ length: 24 }, (_, index) => `A${index + 1}`);
    const cases = Array.from({ length: 70 }, (_, index) => String(index + 1));
    expect([...figures, ...cases].filter((id) => !ids.includes(id))).toEqual([]);
    expect(rows.filter(({ file }) => /\/laws\/(?:properties|whole-valuation)\.test\.ts$/.test(file))).toHaveLength(15);
  });
});
