import type { Plugin } from "vite";

/** Characters beyond Latin-1, each half of a pair by itself: a source means the same with their escapes. */
const beyondLatin1 = /[^\0-\xff]/g;

/** The same program in characters of Latin-1. In a tagged template its raw text differs, which nothing of ours reads. */
export const inLatin1 = (code: string): string =>
  code.replace(beyondLatin1, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * V8 keeps the source of a running program, with two bytes for each character where one of them is beyond Latin-1: a single
 * dash in a text doubles the memory of its file.
 */
export function oneByteSources(): Plugin {
  return {
    name: "valora-one-byte-sources",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) if (output.type === "chunk") output.code = inLatin1(output.code);
    },
  };
}
