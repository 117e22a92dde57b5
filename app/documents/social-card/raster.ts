import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { escapedXml } from "../../charts/escaped-xml.ts";
import { type Family, openFonts } from "../fonts/fonts.ts";
import { namedFont } from "../fonts/named-font.ts";

export const card = { width: 1200, height: 630 } as const;

/** Letters on a card: their size in pixels, and which. */
export type Letters = { family: Family; size: number; bold?: boolean };

type Face = Omit<Letters, "size">;

/** The size in which words are measured, and how many widths are kept. */
const measured = 100;
const mostAdvances = 5_000;

export type Raster = Awaited<ReturnType<typeof openRaster>>;

const { resolve } = createRequire(import.meta.url);

/** Renders a drawing as a picture, with the letters of the page and nothing that is installed on the machine. */
export async function openRaster() {
  await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts = openFonts();
  const named = new Map<string, Buffer>();

  const fontBuffers = () => {
    for (const { font, normal, bold } of fonts.used()) {
      if (!named.has(font)) named.set(font, namedFont(normal, font));
      if (!named.has(`${font} bold`)) named.set(`${font} bold`, namedFont(bold, `${font} bold`));
    }
    return [...named.values()];
  };
  const drawingOf = (body: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" xml:space="preserve">${body}</svg>`,
      { font: { fontBuffers: fontBuffers() } },
    );

  /** The pieces of a text, each in the font that can draw it. */
  const pieces = (text: string, { family, bold = false }: Face) =>
    fonts
      .runs(text, family)
      .map(({ text: run, font }) => `<tspan font-family="${font}${bold ? " bold" : ""}">${escapedXml(run)}</tspan>`)
      .join("");

  const advances = new Map<string, number>();
  const inkOf = (text: string, face: Face): number => {
    const drawing = drawingOf(`<text y="100" font-size="${measured}">${pieces(text, face)}</text>`);
    const width = drawing.getBBox()?.width ?? 0;
    drawing.free();
    return width;
  };
  /** Between two letters, because of spaces there is no ink to measure. */
  const advanceOf = (text: string, face: Face): number => {
    const key = `${face.family}${face.bold === true}${text}`;
    const known = advances.get(key) ?? inkOf(`n${text}n`, face) - inkOf("nn", face);
    if (advances.size >= mostAdvances) advances.clear();
    advances.set(key, known);
    return known;
  };

  return {
    pieces,
    /** How wide a text is drawn, in pixels: the sum of its words, each measured once. */
    widthOf(text: string, { size, ...face }: Letters): number {
      const words = text.split(" ");
      const inked = words.reduce((sum, word) => sum + advanceOf(word, face), 0);
      return ((inked + (words.length - 1) * advanceOf(" ", face)) * size) / measured;
    },
    /** The picture, as PNG. */
    paint(body: string): Uint8Array<ArrayBuffer> {
      const drawing = drawingOf(body);
      const picture = drawing.render();
      const bytes = Uint8Array.from(picture.asPng());
      picture.free();
      drawing.free();
      return bytes;
    },
  };
}
