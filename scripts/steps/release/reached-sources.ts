import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What begins at a file and cannot do without: paths below the root, and packages by their names. */
export type Reached = { sources: ReadonlySet<string>; packages: ReadonlySet<string> };

/** An import that the runtime follows: `import type` is gone when types are stripped, `import { type X }` is not. */
const followed =
  /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(?<stated>[^"]+)"|\bimport\("(?<asked>[^"]+)"\)/gm;
/** A package is also named where only one of its files is read: `resolve("@fontsource/…/file.woff")`. */
const named = /"(?<name>@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[\w./-]*)?"/g;

/** The sources that run when one of the entries does, and the packages that they name; entries are paths below the root. */
export function reachedFrom(entries: readonly string[], root: string): Reached {
  const sources = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file)) continue;
    sources.add(file);
    const text = readFileSync(join(root, file), "utf8");
    for (const { groups } of text.matchAll(followed)) {
      const specifier = groups?.stated ?? groups?.asked ?? "";
      if (specifier.startsWith(".")) waiting.push(join(dirname(file), specifier));
      else waiting.push(...workspaceFile(specifier, root));
    }
    for (const { groups } of text.matchAll(named)) {
      const name = groups?.name ?? "";
      if (!name.startsWith("@valora/") && isInstalled(name, root)) packages.add(name);
    }
  }
  return { sources, packages };
}

const isInstalled = (name: string, root: string): boolean =>
  existsSync(join(root, "node_modules", name, "package.json"));

/** The source behind a name of one of our own packages: one path, or none where it is another package. */
function workspaceFile(specifier: string, root: string): string[] {
  const [scope, name, ...rest] = specifier.split("/");
  if (scope !== "@valora" || name === undefined) return [];
  const folder = join(root, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path: unknown = exports[[".", ...rest].join("/")]?.source;
  if (typeof path !== "string") throw new Error(`${specifier} is not among the exports of ${relative(root, folder)}.`);
  return [relative(root, join(folder, path))];
}
