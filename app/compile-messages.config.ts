import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const parser = "use-intl/format-message";
const catalogue = /\/app\/messages\/(es|en|it)\/index\.ts$/;
/** Areas that only the server speaks: they never travel to a browser. */
const serverAreas = new Set(["api", "cli"]);

type Texts = { [key: string]: string | Texts };

const compiled = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? compile(text) : compiled(text)]),
  );

/**
 * Parses the ICU texts while building instead of in the browser: 9 kB less to load, and nothing to parse before the
 * first paint. Only for browsers; the server reads the same texts as they are written, and must say the same.
 */
export function compileMessages(): Plugin {
  return {
    name: "valora-compile-messages",
    // Before the resolver of Vite itself.
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      return source === parser ? this.resolve(`${parser}/format-only`, importer) : null;
    },
    async load(id) {
      const [, language] = catalogue.exec(id) ?? [];
      if (!language) return null;
      const module: Record<string, Texts> = await import(pathToFileURL(id).href);
      const areas = Object.entries(module[language] ?? {}).filter(([area]) => !serverAreas.has(area));
      // These are the areas of a catalogue: objects of texts.
      return `export const ${language} = ${JSON.stringify(compiled(Object.fromEntries(areas) as Texts))};`;
    },
  };
}
