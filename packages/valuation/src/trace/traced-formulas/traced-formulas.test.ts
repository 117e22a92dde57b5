import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as engine from "../../index.ts";
import * as technical from "../../technical/index.ts";
import { formulaCatalogue } from "../formula-catalogue.ts";
import { computedHere } from "./step-contract.ts";

const folder = import.meta.dirname;
const isFormulas = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");
const files = readdirSync(folder).filter(
  (file) => isFormulas(file) && !["formula.ts", "step-contract.ts"].includes(file),
);
const texts = new Map(files.map((file) => [file, readFileSync(resolve(folder, file), "utf8")]));
const text = (evaluate: string) => `
  import { gordonGrowth as gordon } from "../../formulas/cash-flow/dividends.ts";
  import * as parts from "../../formulas/statistics/parts-and-wholes.ts";
  import { isTerminalDistanceKept } from "../../formulas/time-value/terminal-distance.ts";
  import { helper } from "./helper.ts";
  export const planted = formula({ id: "planted", expression: "{a} × 2", unit: "money", evaluate: ${evaluate} });
`;

describe("a traced formula", () => {
  it.each(files)("computes nothing itself in %s", (file) => {
    expect(computedHere(texts.get(file) ?? "")).toEqual([]);
  });

  it("is found by the check, each of them", () => {
    const written = [...texts.values()].flatMap((source) => [...source.matchAll(/\bformula\(\{\n {2}id: "(\w+)"/g)]);
    expect(written.map(([, id]) => id).toSorted()).toEqual([...formulaCatalogue.keys()].toSorted());
  });

  it("has an id of its own", () => {
    const ids = [...texts.values()].flatMap((source) => [...source.matchAll(/\bid: "(\w+)"/g)].map(([, id]) => id));
    expect(ids.length).toBe(new Set(ids).size);
  });

  it("calls what the package publishes, and nothing that callers cannot reach", () => {
    const published = new Set([...Object.keys(engine), ...Object.keys(technical)]);
    const called = [...texts.values()].flatMap(namesFromFormulas);
    expect(called.length).toBeGreaterThan(80);
    expect(called.filter((name) => !published.has(name))).toEqual([]);
  });

  it("shows each input that it takes in its expression", () => {
    for (const { id, expression } of formulaCatalogue.values()) {
      expect([...expression.matchAll(/\{(\w+)\}/g)].length, id).toBeGreaterThan(0);
    }
  });
});

describe("the check for arithmetic in a step", () => {
  it.each([
    "gordon",
    "parts.sumOf",
    "({ a }: { a: number }) => a",
    "({ a, b }: { a: number; b: number }) => parts.quotientOf({ part: a, whole: b })",
    "(inputs: { a: number }) => gordon(inputs)",
    "({ values }: Values) => gordon(values)",
    "({ a }: { a: number }) => gordon({ costOfEquity: a, distressValue: 0 })",
    "(inputs: { a: number; b: number }) => isTerminalDistanceKept(inputs.a, inputs.b) ? gordon(inputs) : null",
    "(inputs: { a: number }) => (isTerminalDistanceKept(inputs.a, inputs.a) ? parts.sumOf(inputs) : null)",
  ])("accepts %s", (evaluate) => {
    expect(computedHere(text(evaluate))).toEqual([]);
  });

  it.each([
    "({ a, b }: { a: number; b: number }) => a * b",
    "({ a }: { a: number }) => -a",
    "({ a }: { a: number }) => Math.sqrt(a)",
    "({ a }: { a: number }) => gordon(a) ?? Number.NaN",
    "({ a }: { a: number }) => gordon({ dividend: a / 2 })",
    "({ a }: { a: number }) => gordon({ dividend: gordon(a) })",
    "({ a }: { a: number }) => { return a; }",
    "({ a, b }: { a: number; b: number }) => a > b ? gordon(a) : gordon(b)",
    "({ values }: Values) => values.reduce((sum, value) => sum + value, 0)",
    "({ values }: Values) => values.length",
    "({ a }: { a: number }) => b",
    "helper",
    "unknown",
    "(inputs: { a: number }) => helper(inputs)",
    "(inputs: { a: number }) => isTerminalDistanceKept(inputs.a, 0.5) ? helper(inputs) : null",
    "function planted({ a }: { a: number }) { return a; }",
  ])("refuses %s", (evaluate) => {
    expect(computedHere(text(evaluate))).toEqual(["planted"]);
  });

  it("refuses a function beside the formulas", () => {
    expect(computedHere(`${text("gordon")}\nconst orNone = (value: number | null) => value ?? 0;`)).toEqual(["orNone"]);
    expect(computedHere(`${text("gordon")}\nfunction half(a: number) {\n  return a;\n}`)).toEqual(["half"]);
  });
});

/** Names of the functions that a file takes from the formulas, by import or by namespace. */
function namesFromFormulas(source: string): string[] {
  const imports = [
    ...source.matchAll(/import (\{[^}]*\}|\* as \w+) from "\.\.\/\.\.\/(?:formulas|technical)\/[^"]+"/g),
  ];
  return imports.flatMap(([, clause = ""]) => {
    const [, namespace] = /^\* as (\w+)$/.exec(clause) ?? [];
    if (namespace)
      return [...source.matchAll(new RegExp(`\\b${namespace}\\.(?!ts")(\\w+)`, "g"))].map(([, name = ""]) => name);
    return [...clause.matchAll(/(\w+)(?: as \w+)?[,\s}]/g)].map(([, name = ""]) => name);
  });
}
