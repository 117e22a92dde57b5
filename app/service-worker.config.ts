import type { Plugin } from "vite";

const entry = "web/offline/service-worker.ts";

/**
 * Builds the service worker to an address of its own at the top, where it may answer for the whole site, in one file:
 * not every browser lets a worker import, and what it shares with pages would become a file of its own.
 */
export function serviceWorker(): Plugin {
  return {
    name: "valora-service-worker",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id: entry, fileName: "service-worker.js" });
    },
    async resolveId(source, importer) {
      if (!importer?.endsWith(entry)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?apart`;
    },
  };
}
