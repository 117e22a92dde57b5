import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { charactersOf, sfntOf } from "./sfnt.ts";

/** The faces of the page, cut as its browser gets them: one file for each script. */
const cuts = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"] as const;
const families = {
  Sans: { package: "ibm-plex-sans", normal: 400, bold: 600 },
  Serif: { package: "source-serif-4", normal: 400, bold: 600 },
} as const;
export type Family = keyof typeof families;

type Face = { font: string; normal: Buffer; bold: Buffer; has: ReadonlySet<number> };

export type Fonts = {
  /** The files that the texts so far need, each as a font of its own. */
  used: () => readonly Pick<Face, "font" | "normal" | "bold">[];
  /** A text cut where another file has to draw it; what none can draw becomes a question mark. */
  runs: (text: string, family: Family) => { text: string; font: string }[];
};

/** Signs that no file has, and what says the same. */
const substitutes: Readonly<Record<string, string>> = { "→": "›", "\u202f": "\u00a0", "\u2011": "-" };
const unknown = "?";

/** The same letters as on the page, under the SIL Open Font License; a file is read when a text first needs it. */
export function openFonts(): Fonts {
  const faces = new Map<string, Face>();
  const faceOf = (family: Family, cut: (typeof cuts)[number]): Face => {
    const font = cut === "latin" ? family : `${family} ${cut}`;
    const known = faces.get(font) ?? readFace(font, family, cut);
    faces.set(font, known);
    return known;
  };
  const fontFor = (character: string, family: Family): string | undefined => {
    const point = character.codePointAt(0) ?? 0;
    // What no letter of Europe comes after is not worth reading files for.
    const cut = point > 0x2fff ? undefined : cuts.find((each) => faceOf(family, each).has.has(point));
    return cut === undefined ? undefined : faceOf(family, cut).font;
  };
  const drawn = (written: string, family: Family): { character: string; font: string } => {
    const font = fontFor(written, family);
    if (font !== undefined) return { character: written, font };
    const other = substitutes[written] ?? unknown;
    return { character: other, font: fontFor(other, family) ?? family };
  };
  return {
    used: () => [...faces.values()],
    runs: (text, family) => {
      const runs: { text: string; font: string }[] = [];
      for (const written of text) {
        const { character, font } = drawn(written, family);
        const last = runs.at(-1);
        if (last?.font === font) last.text += character;
        else runs.push({ text: character, font });
      }
      return runs;
    },
  };
}

const { resolve } = createRequire(import.meta.url);

function readFace(font: string, family: Family, cut: string): Face {
  const { package: name, normal: regular, bold: strong } = families[family];
  const read = (weight: number) =>
    sfntOf(readFileSync(resolve(`@fontsource/${name}/files/${name}-${cut}-${weight}-normal.woff`)));
  const normal = read(regular);
  return { font, normal, bold: read(strong), has: charactersOf(normal) };
}
