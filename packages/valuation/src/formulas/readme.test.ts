import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const folder = import.meta.dirname;
const readme = readFileSync(resolve(folder, "../../README.md"), "utf8");
const section = readme.split("## Formulas")[1]?.split("\n## ")[0] ?? "";
/** Parts of other formulas, not for callers. */
const internal = [
  "ascending.ts",
  "histogram.ts",
  "indicator-line.ts",
  "normal-distribution.ts",
  "root-finding.ts",
  "ziggurat.ts",
];

describe("the table of formulas in the README", () => {
  const files = readdirSync(folder).filter((file) => !file.endsWith(".test.ts") && !internal.includes(file));

  it.each(files)("lists exactly what %s exports", (file) => {
    const source = readFileSync(resolve(folder, file), "utf8");
    const exported = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
    const row = section.split("\n").find((line) => line.includes(`\`${file}\``)) ?? "";
    const listed = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(listed).toEqual(exported);
  });
});
