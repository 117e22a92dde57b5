import { colours } from "../tear-sheet/style.ts";
import { card } from "./raster.ts";
import { inner, margin, type SvgCanvas } from "./svg-canvas.ts";

/** The pointer over a rule, 26 by 26. */
const mark = [
  `<path d="M5.2 2.6 13 16.4 20.8 2.6" fill="none" stroke="${colours.ink}" stroke-width="3" stroke-miterlimit="10"/>`,
  `<path d="M2.6 19.8v3.4h20.8v-3.4M7.8 23.2v-2M18.2 23.2v-2" fill="none" stroke="${colours.ink}" stroke-width="1.3"/>`,
  `<path d="M13 21.4v4" stroke="${colours.accent}" stroke-width="2.4"/>`,
].join("");

const footY = card.height - 52;

/** The parts of every card: the site, the subject, and a line below. */
export function frame(canvas: SvgCanvas, { corner, foot }: { corner: string; foot: string }): void {
  canvas.place(mark, { x: margin - 4, y: 46, times: 1.75 });
  canvas.say("Valora", { family: "Serif", bold: true, size: 38, x: margin + 54, y: 83 });
  canvas.say(corner, {
    family: "Sans",
    size: 27,
    x: card.width - margin,
    y: 81,
    align: "end",
    colour: colours["ink-3"],
  });
  canvas.line({ from: [margin, footY - 42], to: [margin + inner, footY - 42], colour: colours["line-2"], width: 1.5 });
  canvas.say(foot, { family: "Sans", size: 24, x: margin, y: footY, colour: colours["ink-3"] });
}
