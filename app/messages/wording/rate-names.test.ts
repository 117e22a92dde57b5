import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { loadMessages } from "../index.ts";
import { languages } from "../languages.ts";

const app = resolve(import.meta.dirname, "../..");
const rooms = ["cli", "core", "documents", "features", "mcp", "web", "wiring"];
const isCode = (file: string) => /\.tsx?$/.test(file) && !/[.-](?:test|contract)\.tsx?$/.test(file);
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Where the word stands beside a figure that only a company with a WACC has, or beside no rate of a company. */
const ofFirmsAlone = new Set(["analysis.assumptions.waccFinding", "mcp.parameters.assumptions"]);
/** Where a program is told what a figure is, in English. */
const told = new Set(["core/policies/contracts/policy.ts", "core/analysis/api/analysis-parameters-schema.ts"]);
/** What a narration is written from, and what it may say; both know of which company. */
const narrated = new Set([
  "core/narration/use-cases/narration-facts.ts",
  "core/narration/use-cases/check-narration.ts",
]);

function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, path === "" ? key : `${path}.${key}`));
}

// The debt of a bank is raw material: what discounts it is its cost of equity, and a text that says WACC of it is wrong.
it("writes WACC in no code: a text names the rate by the company that it is of", () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(app, room), { recursive: true, encoding: "utf8" }).map((file) => join(room, file)),
  );
  const naming = files.filter(isCode).filter((file) => {
    const code = withoutComments(readFileSync(join(app, file), "utf8"));
    return !told.has(file) && !narrated.has(file) && /\bWACC\b/.test(code);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(naming).toEqual([]);
});

it.each(languages)("writes WACC beside a figure only where it asks which rate it is: %s", async (language) => {
  const beside = textsIn(await loadMessages[language](), "").filter(
    ([path, text]) => /\bWACC\b/.test(text) && /\{\w+[,}]/.test(text) && !ofFirmsAlone.has(path),
  );
  expect(beside.filter(([, text]) => text.includes("{rate, select, wacc {"))).not.toEqual([]);
  expect(beside.filter(([, text]) => !text.includes("{rate, select, wacc {"))).toEqual([]);
});
