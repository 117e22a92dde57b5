import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The letters of Spanish, English and Italian, and the signs of their texts: the `unicode-range` of the same files in fonts.css. */
export const latinRange =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2212, U+2215";

/** The weights that the style sheets use. */
const weights = { min: 400, max: 600, default: 400 };
/** Kerning, marks, local forms, and figures of one width and height. Small capitals, swashes and fractions are left out. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum"];

/** A font of every page. Source Serif is cut for 28 px: between its headings (56) and its sentences (17). */
const subsets = [
  {
    file: "sans-latin.woff2",
    source: "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
    axes: { wght: weights },
  },
  {
    file: "serif-latin.woff2",
    source: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2",
    axes: { wght: weights, opsz: 28 },
  },
] as const;

const { resolve } = createRequire(import.meta.url);

/**
 * Cuts the two fonts that every page fetches down to the letters, weights and features that we use, once for each version of
 * them, and offers them as `subset-fonts/NAME.woff2`. Rarer alphabets stay in the files of their packages.
 */
export function fontSubsets(folder: string): Plugin {
  return {
    name: "valora-font-subsets",
    async config() {
      const alias = await Promise.all(
        subsets.map(async (subset) => ({
          find: new RegExp(`^(?:virtual:|\\./)?subset-fonts/${RegExp.escape(subset.file)}`),
          replacement: await subsetIn(folder, subset),
        })),
      );
      return { resolve: { alias } };
    },
  };
}

async function subsetIn(folder: string, { file, source, axes }: (typeof subsets)[number]): Promise<string> {
  const font = readFileSync(resolve(source));
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features, noHinting: true } as const;
  const mark = createHash("sha256")
    .update(font)
    .update(JSON.stringify([options, latinRange]))
    .digest("hex");
  const path = join(folder, mark.slice(0, 16), file);
  if (!existsSync(path)) {
    mkdirSync(join(path, ".."), { recursive: true });
    const half = `${path}.${process.pid}`;
    writeFileSync(half, await subsetFont(font, charactersOf(latinRange), options));
    renameSync(half, path);
  }
  return path;
}

/** "U+0041-0043, U+20AC" as "ABC€". */
export const charactersOf = (range: string): string =>
  range
    .split(", ")
    .flatMap((span) => {
      const [first = "", last = first] = span.slice("U+".length).split("-");
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join("");
