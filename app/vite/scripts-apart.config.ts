import type { Plugin } from "vite";

const scripts = [
  { entry: "web/offline/service-worker.ts", name: "service-worker" },
  { entry: "web/static-pages/quiet-page.ts", name: "quiet-page" },
  { entry: "web/try-it/try-it.ts", name: "try-it" },
  { entry: "web/deferred-hydration/waiting-page.ts", name: "waiting-page" },
] as const;

/**
 * Builds scripts that stand for themselves, each in one file at the top: the service worker, because there it may answer
 * for the whole site and not every browser lets a worker import; the script of quiet pages, which would be several
 * files, and larger ones, with what it shares with other pages; and that of the pages that try the API, which the server writes itself.
 */
export function scriptsApart(): Plugin {
  return {
    name: "valora-scripts-apart",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      for (const { entry, name } of scripts) this.emitFile({ type: "chunk", id: entry, fileName: `${name}.js` });
    },
    async resolveId(source, importer) {
      const script = scripts.find(
        ({ entry, name }) => importer?.endsWith(entry) || importer?.endsWith(`?apart=${name}`),
      );
      if (!script) return null;
      const found = await this.resolve(source, importer?.replace(/\?apart=.*$/, ""), { skipSelf: true });
      return found && `${found.id}?apart=${script.name}`;
    },
  };
}
