import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

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

/**
 * The groups of files of which each leads to every other.
 *
 * @see Tarjan (1972), "Depth-First Search and Linear Graph Algorithms", SIAM Journal on Computing 1(2)
 */
function ringsOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      if (open.includes(other)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const ring = open.splice(open.indexOf(file));
    if (ring.length > 1) rings.push(ring);
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return rings;
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
