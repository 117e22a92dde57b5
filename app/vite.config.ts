import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { fewChunks } from "./vite/chunks.config.ts";
import { compileMessages } from "./vite/compile-messages.config.ts";
import { fontSubsets } from "./vite/font-subsets.config.ts";
import { oneByteSources } from "./vite/one-byte-sources.config.ts";
import { packagesApart } from "./vite/packages-apart.config.ts";
import { refusesRings } from "./vite/rings.config.ts";
import { scriptsApart } from "./vite/scripts-apart.config.ts";
import { namesLaterFiles } from "./web/deferred-hydration/later-files.config.ts";
import { engineKey } from "./wiring/pasts/engine-key.ts";

/** Modules of the browser that do nothing but hand out names: all but those that a page begins with. */
const modulesOfNames =
  /\/app\/(?:core|features|messages|web\/(?!entry|deferred-hydration|static-pages|offline))[^?]*\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [
    fontSubsets(join(import.meta.dirname, "..", "node_modules", ".cache", "fonts")),
    tailwindcss(),
    reactRouter(),
    compileMessages(),
    scriptsApart(),
    namesLaterFiles(),
    oneByteSources(),
    refusesRings(),
  ],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: fewChunks(),
          // What a page does not use of these is left out, though schemas are made when they are read; a file kept for the sake of its
          // reading alone would bring others along, and close rings.
          treeshake: { moduleSideEffects: [{ test: modulesOfNames, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server.ts" } },
      // Otherwise React brings its two builds, and the slower one renders where the environment does not say.
      define:
        command === "build"
          ? { "process.env.NODE_ENV": '"production"', __ENGINE_KEY__: JSON.stringify(engineKey()) }
          : {},
    },
  },
  ssr: {
    external: packagesApart,
    noExternal: command === "build" ? true : [/^@valora\//],
    resolve: { conditions: ["source", "module", "node", "development|production"], externalConditions: ["node"] },
  },
}));
