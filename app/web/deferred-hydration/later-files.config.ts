import type { Plugin, Rolldown } from "vite";
import { languages } from "../../messages/languages.ts";

const LATER_FILES = "later-files.json";

/** The files that a page fetches later than the rest: found by a module that stands in them. */
const wanted = [
  { name: "result", module: /\/components\/analysis\/page\/analysis-page\.tsx$/ },
  ...languages.flatMap((language) =>
    ["site", "result"].map((area) => ({
      name: area === "site" ? language : `result-${language}`,
      module: new RegExp(`/messages/${language}/${area}-areas\\.ts$`),
    })),
  ),
];

/** The file of `chunk` and of all that it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const pending = [chunk.fileName];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const found = bundle[file];
    if (files.has(file) || found?.type !== "chunk") continue;
    files.add(file);
    pending.push(...found.imports);
  }
  return files;
}

/**
 * Names the files that a page asks for only when its scripts run, in a list that `waiting-page.ts` reads: it fetches them
 * while the browser is idle, so that the page answers a reader's first action.
 */
export function namesLaterFiles(): Plugin {
  return {
    name: "valora-later-files",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const named = wanted.map(({ name, module }) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
        if (!chunk) this.error(`no chunk holds ${module}`);
        return [name, [...filesOf(chunk, bundle)].map((file) => `/${file}`)] as const;
      });
      this.emitFile({ type: "asset", fileName: LATER_FILES, source: JSON.stringify(Object.fromEntries(named)) });
    },
  };
}
