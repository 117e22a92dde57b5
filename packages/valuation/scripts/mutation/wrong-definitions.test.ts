import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wrongDefinitions } from "./wrong-definitions.ts";

const source = join(import.meta.dirname, "../../src");

describe("wrong definitions", () => {
  it.each(wrongDefinitions)("$what: can be planted, at one place", ({ file, before, after }) => {
    expect(readFileSync(join(source, file), "utf8").split(before)).toHaveLength(2);
    expect(after).not.toBe(before);
  });
});
