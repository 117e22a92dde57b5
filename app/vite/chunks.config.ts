import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Output = Rolldown.OutputOptions;
type Group = NonNullable<Extract<Output["codeSplitting"], object>["groups"]>[number];
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The modules that every page loads: read from the modules' own imports, so that no list has to be kept. */
const everywhere = ["web/entry.client.tsx", "web/root.tsx"].map((path) => resolve(import.meta.dirname, "..", path));

/** The modules that `entries` import, directly or through others, but not what they load later. */
function reachableFrom(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending = [...entries];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Whether a module needs at once what only some pages have: the engine, the scales of drawings, or the library of schemas. What does
 * not is never packed with what does: it would bring 60 kB, 10 kB or 25 kB along.
 */
function needing(wanted: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const needs = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Modules that import each other in a ring are asked for once.
    known.set(id, false);
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const answer = wanted.test(id) || imported.some((each) => needs(each, graph));
    known.set(id, answer);
    return answer;
  };
  return needs;
}

const SMALLEST_PART_IN_BYTES = 9_000;
const part = {
  test: /\/(?:app\/web|lucide-react)\/[^?]*\.[jt]sx?$/,
  tags: ["$initial"],
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: SMALLEST_PART_IN_BYTES,
} satisfies Partial<Group>;

/**
 * Few files instead of fifty: each costs a browser a request and, over a slow line, a round trip. `framework` changes with
 * a release of a library only, `site` is the rest of what every page needs, and a `part` is what several pages share.
 */
export function fewChunks(): Pick<Output, "codeSplitting" | "chunkFileNames" | "assetFileNames"> {
  let site: ReadonlySet<string> | null = null;
  const needsEngine = needing(/\/packages\/valuation\//);
  const needsScales = needing(/\/node_modules\/d3-/);
  const needsSchemas = needing(/\/node_modules\/zod\//);
  return {
    // The name of a part would list everybody who shares it.
    chunkFileNames: ({ name }) => (name.startsWith("part") ? "assets/part-[hash].js" : "assets/[name]-[hash].js"),
    assetFileNames: ({ names: [name = ""] }) =>
      name.startsWith("part") ? "assets/part-[hash][extname]" : "assets/[name]-[hash][extname]",
    codeSplitting: {
      groups: [
        {
          name: "framework",
          test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify)\//,
          priority: 3,
        },
        {
          debugName: "site",
          name: (id, graph) => {
            site ??= reachableFrom(everywhere, graph);
            return site.has(id) ? "site" : null;
          },
          priority: 2,
        },
        // Scales that build on one another: apart, the small parts that they are packed into could import each other.
        { name: "part-scales", test: /\/app\/charts\/(?:time|past|multiple)-scale\.ts$/, priority: 1.6 },
        // First: a group takes along what its modules need.
        {
          ...part,
          debugName: "part",
          name: (id, graph) =>
            needsEngine(id, graph) || needsScales(id, graph) || needsSchemas(id, graph) ? null : "part",
          priority: 1.5,
        },
        {
          ...part,
          debugName: "part-drawing",
          name: (id, graph) => (needsEngine(id, graph) || needsSchemas(id, graph) ? null : "part-drawing"),
          priority: 1.2,
        },
        {
          ...part,
          debugName: "part-schemas",
          name: (id, graph) => (needsEngine(id, graph) ? null : "part-schemas"),
          priority: 1.1,
        },
        { ...part, name: "part-engine", priority: 1 },
      ],
    },
  };
}
