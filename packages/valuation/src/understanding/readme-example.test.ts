import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as valuation from "../index.ts";
import { sampleFile } from "../sample-company.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

it("says in the README what the example of uncertainty really prints", () => {
  const section = readme.slice(readme.indexOf("## Uncertainty"));
  const code = section.match(/```ts\n([\s\S]*?)```/)?.[1] ?? "";
  const names = code.match(/import \{([^}]*)\}/)?.[1]?.match(/\w+/g) ?? [];
  const body = code.replace(/import \{[^}]*\} from .*$/gm, "").replaceAll("console.log", "print");
  const printed: string[] = [];
  const print = (...values: unknown[]) => printed.push(values.join(" "));
  const exported = new Map<string, unknown>(Object.entries(valuation));
  new Function(...names, "file", "print", body)(...names.map((name) => exported.get(name)), sampleFile(), print);
  const promised = [...code.matchAll(/\/\/ → (.*)$/gm)].map((match) => match[1]);
  expect(printed).toEqual(promised);
  expect(printed.length).toBeGreaterThan(4);
});
