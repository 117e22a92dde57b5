import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const parser = "use-intl/format-message";
const part = /\/app\/messages\/(?:es|en|it)\/(site|result|fundamentals|account|list)-areas\.ts$/;

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
      const [, name] = part.exec(id) ?? [];
      if (!name) return null;
      const module: Record<string, Texts> = await import(pathToFileURL(id).href);
      const areas = `${name}Areas`;
      return `export const ${areas} = ${JSON.stringify(compiled(module[areas] ?? {}))};`;
    },
  };
}
