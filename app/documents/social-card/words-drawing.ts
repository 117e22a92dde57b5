import type { DrawnFigure } from "../../core/analysis/contracts/social-card.ts";
import { colours } from "../tear-sheet/style.ts";
import { linesOf, type SvgCanvas } from "./svg-canvas.ts";

type Place = { x: number; y: number; width: number; height: number };

const fills = { strong: "#617f75", mark: "#344e46" } as const;
const axis = 34;

/** The drawing of an article, as its page shows it. */
export function drawFigure(canvas: SvgCanvas, figure: DrawnFigure, place: Place): void {
  if (figure.rows.length > 0) drawRows(canvas, figure, place);
  else drawColumns(canvas, figure, place);
}

function drawColumns(canvas: SvgCanvas, { bars, lines, ticks }: DrawnFigure, { x, y, width, height }: Place): void {
  const plot = height - axis;
  const at = (percent: number) => x + (percent / 100) * width;
  for (const bar of bars) {
    const tall = (bar.height / 100) * plot * 0.84;
    const colour = bar.isMiddle ? fills.strong : colours.s2;
    const wide = (bar.width / 100) * width;
    if (tall > 0)
      canvas.box({ x: at(bar.x) + wide * 0.06, y: y + plot - tall, width: wide * 0.88, height: tall, colour });
  }
  canvas.line({ from: [x, y + plot], to: [x + width, y + plot], colour: colours.ink, width: 2 });
  for (const line of lines) {
    canvas.line({ from: [at(line.x), y], to: [at(line.x), y + plot], colour: colours.ink, width: 2.5 });
    const isLeft = line.x > 55;
    canvas.say(line.label, {
      ...{ family: "Sans", bold: true, size: 21, x: at(line.x) + (isLeft ? -10 : 10), y: y + 16 },
      align: isLeft ? "end" : "start",
    });
  }
  drawTicks(canvas, ticks, { at, y: y + height });
}

function drawRows(canvas: SvgCanvas, { rows, lines, ticks }: DrawnFigure, { x, y, width, height }: Place): void {
  const step = (height - axis) / rows.length;
  const at = (percent: number) => x + (percent / 100) * width;
  const size = Math.min(21, step * 0.46);
  for (const [index, row] of rows.entries()) {
    const top = y + index * step;
    const [label = ""] = linesOf(canvas, row.label, { family: "Sans", size, width: width - 90, most: 1 });
    canvas.say(label, { family: "Sans", size, x, y: top + size });
    canvas.say(row.figure, { family: "Sans", bold: true, size, x: x + width, y: top + size, align: "end" });
    const bar = { y: top + size * 1.35, height: Math.max(4, step * 0.24) };
    canvas.box({ ...bar, x: at(row.from), width: Math.max(3, at(row.to) - at(row.from)), colour: colours.s2 });
    canvas.box({ x: at(row.mark) - 2, y: bar.y - 3, width: 5, height: bar.height + 6, colour: fills.mark });
  }
  const bottom = y + rows.length * step;
  for (const line of lines)
    canvas.line({ from: [at(line.x), y], to: [at(line.x), bottom], colour: colours["line-2"], width: 2 });
  drawTicks(canvas, ticks, { at, y: y + height });
}

function drawTicks(
  canvas: SvgCanvas,
  ticks: DrawnFigure["ticks"],
  { at, y }: { at: (percent: number) => number; y: number },
): void {
  for (const tick of ticks)
    canvas.say(tick.label, { family: "Sans", size: 19, x: at(tick.x), y, align: "middle", colour: colours["ink-3"] });
}
