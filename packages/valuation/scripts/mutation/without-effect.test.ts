import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { knownWithoutEffect, reasonWithoutEffect } from "./without-effect.ts";

const sourceOf = (file: string) => {
  const found = ["valuation", "prediction"]
    .map((room) => new URL(`../../../${room}/src/${file}`, import.meta.url))
    .find((path) => existsSync(path));
  return found === undefined ? "" : readFileSync(found, "utf8");
};

it.each(knownWithoutEffect)("finds the mutant of $file that has no effect: $code", ({ file, why }) => {
  const source = sourceOf(file);
  const reasons = mutantsOf(source).map((mutant) => reasonWithoutEffect(file, source, mutant));
  expect(reasons).toContain(why);
  expect(reasons).toContain(null);
});

it("knows that the defaults of tables that are read in loops are never taken, and those of figures may be", () => {
  const source = "const at = (place: number) => table[place] ?? 0;\nconst of = (known?: number) => known ?? 0;\n";
  const reasons = (file: string) =>
    mutantsOf(source).map((mutant) => reasonWithoutEffect(file, source, mutant) !== null);
  expect(reasons("perfect-forest.ts")).toEqual([true, false]);
  expect(reasons("features-of.ts")).toEqual([false, false]);
});
