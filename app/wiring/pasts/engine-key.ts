import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const isOfTests = (name: string): boolean => /\.test\.ts$|-contract\.ts$/.test(name);

/** Identifies the engine: every source that a value can depend on. */
export function engineKey(
  sources = join(import.meta.dirname, "..", "..", "..", "packages", "valuation", "src"),
): string {
  const hash = createHash("sha256");
  const files = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !isOfTests(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of files.sort()) hash.update(`${relative(sources, path)}\n`).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}
