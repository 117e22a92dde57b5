import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ringsOf } from "../app/vite/rings.config.ts";

const root = join(import.meta.dirname, "..");

/** The imports of each source file, of types or values, static or dynamic. */
function importsOfSources(): Map<string, string[]> {
  const listed = execFileSync("git", ["ls-files", "app", "packages", "scripts", "content"], {
    cwd: root,
    encoding: "utf8",
  });
  const sources = new Set(listed.split("\n").filter((file) => /\.(?:tsx?|mjs)$/.test(file)));
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)]
      .map(([, path = ""]) => join(dirname(file), path).replaceAll("\\", "/"))
      .filter((path) => sources.has(path));
  return new Map([...sources].map((file) => [file, importsOf(file)]));
}

it("finds rings of any size, and only rings", () => {
  const imports = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b", "e"]],
    ["e", []],
    ["f", ["g"]],
    ["g", ["f", "e"]],
  ]);
  expect(ringsOf(imports)).toEqual([
    ["b", "c", "d"],
    ["f", "g"],
  ]);
});

it("lets no source import itself by way of others, not even for a type", () => {
  const imports = importsOfSources();
  expect(imports.size).toBeGreaterThan(1_000);
  expect(imports.get("scripts/packages.test.ts")).toContain("packages/valuation/src/value-company.ts");
  expect(ringsOf(imports)).toEqual([]);
});
