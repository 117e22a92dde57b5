import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { es } from "../messages/es/index.ts";
import { charactersOf, latinRange } from "./font-subsets.config.ts";

const css = readFileSync(join(import.meta.dirname, "..", "web", "design", "fonts.css"), "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face);

test("the style sheet names the letters that the subsets hold", () => {
  const subsets = faces.filter((face) => face.includes('url("subset-fonts/'));
  expect(subsets).toHaveLength(2);
  for (const face of subsets) {
    const range = /unicode-range:([^;]*);/.exec(face)?.[1]?.replace(/\s+/g, " ").trim();
    expect(range).toBe(latinRange);
  }
});

// A face with another range of weights is another font: a browser then takes one of them for all letters.
test("all faces of a family hold the weights of its subset", () => {
  const own = faces.filter((face) => face.includes("unicode-range"));
  expect(own).toHaveLength(6);
  for (const face of own) expect(face).toContain("font-weight: 400 600;");
});

test("a range is written out letter by letter", () => {
  expect(charactersOf("U+0041-0043, U+20AC")).toBe("ABC€");
});

test("the subsets hold every letter of the Spanish texts", () => {
  const held = new Set(charactersOf(latinRange));
  const letters = new Set(JSON.stringify(es).match(/[\p{Lu}\p{Ll}]/gu));
  const greek = /\p{Script=Greek}/u;
  expect([...letters].filter((letter) => !held.has(letter) && !greek.test(letter))).toEqual([]);
});

// The build takes the quotation marks away, and a browser drops a face whose name then begins with a generic family.
test("no face is named after a generic family", () => {
  const names = faces.map((face) => /font-family: "([^"]+)"/.exec(face)?.[1] ?? "");
  expect(new Set(names)).toEqual(
    new Set(["IBM Plex Sans Variable", "Source Serif 4 Variable", "Plex Fallback", "Source Fallback"]),
  );
  for (const name of names) expect(name).not.toMatch(/^(?:sans|serif|monospace|system|ui)\b/i);
});
