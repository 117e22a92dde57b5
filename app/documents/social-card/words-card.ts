import type { WordsCard } from "../../core/analysis/contracts/social-card.ts";
import { colours } from "../tear-sheet/style.ts";
import { frame } from "./frame.ts";
import { inner, linesOf, margin, type SvgCanvas } from "./svg-canvas.ts";

/** Sizes to try for the title, largest first, until it takes no more than three lines. */
const sizes = [72, 64, 56] as const;
const mostLines = 3;

export function drawWords(canvas: SvgCanvas, { above, title, text, below }: WordsCard): void {
  frame(canvas, { corner: above, foot: below });
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
