import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { inLatin1 } from "./one-byte-sources.config.ts";

it.each([
  ["strings", `"más — 5 € · 日本 😀"`],
  ["templates", "`Δ` + `≥ 😀`"],
  ["comments", "/* → */ 1 // —\n + 1"],
  ["names", "((número, Δ) => número + Δ)(1, 2)"],
  ["expressions", `"a😀b—c".replace(/[😀—]/gu, "·").replace(/[–—]/g, "-")`],
])("a source in Latin-1 says the same in %s", (_, code) => {
  expect(inLatin1(code)).toMatch(/^[\0-\xff]*$/);
  expect(runInNewContext(inLatin1(code))).toBe(runInNewContext(code));
});
