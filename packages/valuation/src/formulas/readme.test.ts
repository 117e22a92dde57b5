import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const source = resolve(import.meta.dirname, "..");
const readme = readFileSync(resolve(source, "../README.md"), "utf8");
const section = readme.split("## Formulas")[1]?.split("\n## ")[0] ?? "";
const sourcesIn = (folder: string) =>
  readdirSync(resolve(source, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `${folder}/${file}`);
/** Parts of other formulas, not for callers. */
const internal = [
  "formulas/scores/partly-known.ts",
  "formulas/statistics/ascending.ts",
  "formulas/statistics/histogram.ts",
  "formulas/statistics/normal-distribution.ts",
  "formulas/statistics/root-finding.ts",
  "formulas/statistics/ziggurat.ts",
];
/** The indicators of `technical/`; the rest of that folder tells what they say. */
const indicators = ["daily-bars", "latest-values", "moving-averages", "oscillators", "price-ranges", "volume"];

describe("the table of formulas in the README", () => {
  const files = [
    ...sourcesIn("formulas").filter((file) => !internal.includes(file)),
    ...indicators.map((name) => `technical/${name}.ts`),
  ];

  it.each(files)("lists exactly what %s exports", (file) => {
    const text = readFileSync(resolve(source, file), "utf8");
    const exported = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
    const row = section.split("\n").find((line) => line.includes(`\`${file}\``)) ?? "";
    const listed = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(listed).toEqual(exported);
  });
});
