import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampleFile } from "./sample-company.ts";
import { valueCompany } from "./value-company.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

it("says in the README what the example really prints", () => {
  const file = sampleFile();
  // The body of the README's first block of code, with the two names that it uses.
  const code = readme.match(/```ts\n([\s\S]*?)```/)?.[1] ?? "";
  const body = code.replace(/^import .*$/gm, "").replaceAll("console.log", "print");
  const printed: string[] = [];
  const print = (...values: unknown[]) => printed.push(values.join(" "));
  new Function("valueCompany", "file", "print", body)(valueCompany, file, print);
  const promised = [...code.matchAll(/\/\/ → (.*)$/gm)].map((match) => match[1]);
  expect(printed).toEqual(promised);
  expect(printed.length).toBeGreaterThan(3);
});
