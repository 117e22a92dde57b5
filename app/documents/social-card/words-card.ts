import type { WordsCard } from "../../core/analysis/contracts/social-card.ts";
import { colours } from "../tear-sheet/style.ts";
import { type Easel, inner, linesOf, margin } from "./easel.ts";
import { frame } from "./frame.ts";

/** Sizes to try for the title, largest first, until it takes no more than three lines. */
const sizes = [72, 64, 56] as const;
const mostLines = 3;

export function drawWords(easel: Easel, { above, title, text, below }: WordsCard): void {
  frame(easel, { corner: above, foot: below });
  const lines = (size: number, most: number) => linesOf(easel, title, { family: "Serif", size, width: inner, most });
  const size = sizes.find((each) => lines(each, mostLines + 1).length <= mostLines) ?? sizes[sizes.length - 1] ?? 56;
  let y = 160;
  for (const line of lines(size, mostLines)) {
    y += size * 1.14;
    easel.say(line, { family: "Serif", size, x: margin, y });
  }
  y += 28;
  for (const line of linesOf(easel, text, { family: "Sans", size: 29, width: inner, most: 2 })) {
    y += 40;
    easel.say(line, { family: "Sans", size: 29, x: margin, y, colour: colours["ink-2"] });
  }
}
