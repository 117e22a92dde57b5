import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as valuation from "./index.ts";
import { sampleFile } from "./inputs/sample-company.ts";
import * as proof from "./proof/index.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
const packages: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "@valora/valuation": valuation,
  "@valora/valuation/proof": proof,
};

/** The imports of an example, by name; only from the entry points of this package. */
function importsOf(code: string): Record<string, unknown> {
  const imports = [...code.matchAll(/^import \{([^}]*)\} from "([^"]+)";$/gm)];
  const names = imports.flatMap(([, list = "", from = ""]) =>
    list
      .split(",")
      .flatMap((name) => (name.trim() === "" ? [] : [[name.trim(), packages[from]?.[name.trim()]] as const])),
  );
  return Object.fromEntries(names);
}

describe("the README says what its examples really print", () => {
  it.each(examples.map((code, index) => [index + 1, code] as const))("example %i", (_, code) => {
    const imports = importsOf(code);
    expect(Object.entries(imports).filter(([, value]) => value === undefined)).toEqual([]);
    const body = code.replace(/^import \{[^}]*\} from .*$/gm, "").replaceAll("console.log", "print");
    const printed: string[] = [];
    const print = (...values: unknown[]) => printed.push(values.join(" "));
    const given = { ...imports, file: sampleFile(), print };
    new Function(...Object.keys(given), body)(...Object.values(given));
    expect(printed).toEqual([...code.matchAll(/\/\/ → (.*)$/gm)].map((match) => match[1]));
    expect(printed.length).toBeGreaterThan(1);
  });

  it("in more than one place", () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
  });
});
