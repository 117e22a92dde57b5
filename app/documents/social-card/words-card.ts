import type { WordsCard } from "../../core/analysis/contracts/social-card.ts";
import { colours } from "../tear-sheet/style.ts";
import { frame } from "./frame.ts";
import { inner, linesOf, margin, type SvgCanvas } from "./svg-canvas.ts";
import { drawFigure } from "./words-drawing.ts";

/** Sizes to try for the title, largest first, until it takes no more than three lines. */
const sizes = [72, 64, 56] as const;
const mostLines = 3;

/** Beside a drawing: words left, drawing right. */
const narrow = { width: 500, sizes: [54, 48, 42] as const, lines: 4 } as const;
const place = { x: margin + narrow.width + 56, y: 190, width: inner - narrow.width - 56, height: 306 } as const;

export function drawWords(canvas: SvgCanvas, card: WordsCard): void {
  frame(canvas, { corner: card.above, foot: card.below });
  if (card.drawing === undefined) {
    drawWide(canvas, card);
    return;
  }
  drawFigure(canvas, card.drawing, place);
  const name = { family: "Sans", size: 21 } as const;
  const [named = ""] = linesOf(canvas, card.drawing.title, { ...name, width: place.width, most: 1 });
  canvas.say(named, { ...name, x: place.x, y: 160, colour: colours["ink-3"] });
  const lines = (size: number, most: number) =>
    linesOf(canvas, card.title, { family: "Serif", size, width: narrow.width, most });
  const size = narrow.sizes.find((each) => lines(each, narrow.lines + 1).length <= narrow.lines) ?? 42;
  let y = 130;
  for (const line of lines(size, narrow.lines)) {
    y += size * 1.14;
    canvas.say(line, { family: "Serif", size, x: margin, y });
  }
  y += 16;
  const letters = { family: "Sans", size: 25 } as const;
  const room = Math.max(1, Math.floor((place.y + place.height - y) / 35));
  for (const line of linesOf(canvas, card.text, { ...letters, width: narrow.width, most: Math.min(4, room) })) {
    y += 35;
    canvas.say(line, { ...letters, x: margin, y, colour: colours["ink-2"] });
  }
}

function drawWide(canvas: SvgCanvas, { title, text }: WordsCard): void {
  const lines = (size: number, most: number) => linesOf(canvas, title, { family: "Serif", size, width: inner, most });
  const size = sizes.find((each) => lines(each, mostLines + 1).length <= mostLines) ?? sizes[sizes.length - 1] ?? 56;
  let y = 160;
  for (const line of lines(size, mostLines)) {
    y += size * 1.14;
    canvas.say(line, { family: "Serif", size, x: margin, y });
  }
  y += 28;
  for (const line of linesOf(canvas, text, { family: "Sans", size: 29, width: inner, most: 2 })) {
    y += 40;
    canvas.say(line, { family: "Sans", size: 29, x: margin, y, colour: colours["ink-2"] });
  }
}
