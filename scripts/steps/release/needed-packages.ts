import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

type Manifest = Partial<Record<"dependencies" | "optionalDependencies" | "peerDependencies", Record<string, string>>>;

/** The folders of the packages with these names, and of all that they depend on, as they are installed. */
export function neededPackages(names: Iterable<string>, root: string): ReadonlySet<string> {
  const folders = new Set<string>();
  const waiting = [...names].map((name) => ({ name, from: join(root, "package.json"), isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = folderOf(next);
    if (folder === null || folders.has(folder)) continue;
    folders.add(folder);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const add = (listed: Record<string, string> = {}, isOptional = false) => {
      const from = join(folder, "package.json");
      for (const name of Object.keys(listed)) waiting.push({ name, from, isOptional });
    };
    add(manifest.dependencies);
    // What serves types or another environment may be absent.
    add(manifest.optionalDependencies, true);
    add(manifest.peerDependencies, true);
  }
  return folders;
}

function folderOf({ name, from, isOptional }: { name: string; from: string; isOptional: boolean }): string | null {
  let manifest: string | undefined;
  try {
    manifest = findPackageJSON(name, from);
  } catch (error) {
    if (!isOptional) throw error;
  }
  if (manifest === undefined) {
    if (isOptional) return null;
    throw new Error(`${name}, which ${from} needs, is not installed.`);
  }
  return dirname(manifest);
}
