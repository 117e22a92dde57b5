import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { knownWithoutEffect, reasonWithoutEffect } from "./without-effect.ts";

const sourceOf = (file: string) => {
  const room = file.includes("/") ? "valuation" : "prediction";
  return readFileSync(new URL(`../../../${room}/src/${file}`, import.meta.url), "utf8");
};

it.each(knownWithoutEffect)("finds the mutant of $file that has no effect: $code", ({ file, why }) => {
  const source = sourceOf(file);
  const reasons = mutantsOf(source).map((mutant) => reasonWithoutEffect(file, source, mutant));
  expect(reasons).toContain(why);
  expect(reasons).toContain(null);
});
