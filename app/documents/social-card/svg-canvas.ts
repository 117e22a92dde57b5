import { colours } from "../tear-sheet/style.ts";
import { card, type Letters, type Raster } from "./raster.ts";

type Say = Letters & { x: number; y: number; colour?: string; align?: "start" | "middle" | "end" };
type Line = { from: readonly [number, number]; to: readonly [number, number]; colour: string; width: number };
type Box = { x: number; y: number; width: number; height: number; colour: string };

export const margin = 72;
export const inner = card.width - 2 * margin;

export type SvgCanvas = ReturnType<typeof svgCanvasFor>;

/** A card being drawn: words, lines and boxes at fixed places, in pixels from the upper left corner. */
export function svgCanvasFor(raster: Raster) {
  const parts: string[] = [];
  const box = ({ x, y, width, height, colour }: Box) => {
    parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`);
  };
  box({ x: 0, y: 0, width: card.width, height: card.height, colour: colours.paper });
  return {
    box,
    line({ from: [x1, y1], to: [x2, y2], colour, width }: Line) {
      parts.push(`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${width}"/>`);
    },
    /** A shape of another drawing, moved and enlarged. */
    place(shape: string, { x, y, times }: { x: number; y: number; times: number }) {
      parts.push(`<g transform="translate(${x} ${y}) scale(${times})">${shape}</g>`);
    },
    /** `y` is where the letters stand. */
    say(text: string, { x, y, colour = colours.ink, align = "start", ...letters }: Say) {
      parts.push(
        `<text x="${x}" y="${y}" font-size="${letters.size}" fill="${colour}" text-anchor="${align}">${raster.pieces(text, letters)}</text>`,
      );
    },
    widthOf: raster.widthOf,
    finished: () => raster.paint(parts.join("")),
  };
}

/** Breaks a text into lines that are not wider than this; what does not fit the last line ends in dots. */
export function linesOf(
  { widthOf }: Pick<SvgCanvas, "widthOf">,
  text: string,
  { width, most, ...letters }: Letters & { width: number; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/[ \n]+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, letters) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const last = shown.at(-1) ?? "";
  const isCut = lines.length > most || widthOf(last, letters) > width;
  return isCut ? [...shown.slice(0, -1), cut(last, (piece) => widthOf(`${piece}…`, letters) <= width)] : shown;
}

/** The longest beginning of a text that fits. */
function cut(text: string, fits: (piece: string) => boolean): string {
  let piece = text;
  while (piece.length > 1 && !fits(piece)) piece = piece.slice(0, -1).trimEnd();
  return `${piece.replace(/(?<![\s,;:.])[\s,;:.]+$/, "")}…`;
}
