import { expect, it } from "vitest";
import { seenLength } from "./seen-length.ts";

it("counts what a reader sees: spaces around it and joiners are nothing", () => {
  expect(seenLength("é")).toBe(1);
  expect(seenLength("  ")).toBe(0);
  expect(seenLength("👩\u200d👧")).toBe(2);
});

it("counts the joiners where they outnumber what is seen", () => {
  expect(seenLength(`m${"\u200d".repeat(5_001)}`)).toBe(5_002);
});
