import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Output = Rolldown.OutputOptions;
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What every page loads whatever it shows: read from the modules' own imports, so that no list has to be kept. */
const everywhere = ["web/entry.client.tsx", "web/root.tsx"].map((path) => resolve(import.meta.dirname, path));

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

const SMALLEST_PART_IN_BYTES = 6_000;

/**
 * Few files instead of fifty: each costs a browser a request and, over a slow line, a round trip. `framework` changes with
 * a release of a library only, `site` is the rest of what every page needs, and a `part` is what several pages share.
 */
export function fewChunks(): Pick<Output, "codeSplitting" | "chunkFileNames"> {
  let site: ReadonlySet<string> | null = null;
  return {
    // The name of a part would list everybody who shares it.
    chunkFileNames: ({ name }) => (name.startsWith("part") ? "assets/part-[hash].js" : "assets/[name]-[hash].js"),
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
        {
          name: "part",
          test: /\/(?:app\/web|lucide-react)\/[^?]*\.[jt]sx?$/,
          tags: ["$initial"],
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: SMALLEST_PART_IN_BYTES,
          priority: 1,
        },
      ],
    },
  };
}
