import type { Sensitivity } from "@valora/valuation";
import { hasMeaning, heatToneOf } from "../../charts/heat-tones.ts";
import { type Box, type Drawing, drawing } from "./drawing.ts";
import { colours, columns } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

const head = 34;
const row = 13;
const gap = 1;

type Setting = { writer: Writer; draw: Drawing; placeOf: (row: number, column: number) => Box };

/** The value over a table of rates and growth, with the border where today's price lies. */
export function heatMap(sensitivity: Sensitivity, writer: Writer): Cell {
  const { rates, growths, centre } = sensitivity;
  const width = (columns.left - head) / growths.length;
  const draw = drawing(writer, { width: columns.left, height: row * (rates.length + 1) });
  const placeOf = (line: number, column: number): Box => ({
    x: head + column * width,
    y: row * (line + 1),
    width: width - gap,
    height: row - gap,
  });
  const setting = { writer, draw, placeOf };
  drawHeads(sensitivity, setting);
  drawCells(sensitivity, setting);
  drawStaircase(sensitivity, setting);
  draw.box(placeOf(centre.row, centre.column), { stroke: colours.accent, width: 1.2 });
  return draw.cell();
}

function drawHeads({ rates, growths, axis }: Sensitivity, { writer: { formats }, draw, placeOf }: Setting): void {
  const color = colours["ink-3"];
  for (const [column, growth] of growths.entries()) {
    const { x, width } = placeOf(0, column);
    const words = formats.percent(growth, axis === "terminalGrowth" ? 2 : 1);
    draw.label(words, { x: x + width / 2, y: row / 2, align: "center", color });
  }
  for (const [line, rate] of rates.entries())
    draw.label(formats.percent(rate, 1), { x: head - 5, y: placeOf(line, 0).y + row / 2, align: "right", color });
}

function drawCells({ cells, centre, price }: Sensitivity, { writer: { formats }, draw, placeOf }: Setting): void {
  for (const [line, row] of cells.entries())
    for (const [column, cell] of row.entries()) {
      const place = placeOf(line, column);
      const tone = heatToneOf(cell, price);
      const isCentre = line === centre.row && column === centre.column;
      if (tone === "nonsense") draw.hatching(place);
      else draw.box(place, { fill: colours[tone] });
      // The headline is told even where the rate lies near growth: there it carries its own warning.
      if (cell.kind !== "value" || !(isCentre || hasMeaning(cell))) continue;
      const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
      draw.label(formats.rough(cell.value), { ...middle, align: "center", bold: isCentre });
    }
}

function drawStaircase({ staircase }: Sensitivity, { draw, placeOf }: Setting): void {
  for (const { row: line, column, side } of staircase) {
    const { x, y, width, height } = placeOf(line, column);
    const [right, below] = [x + width + gap / 2, y + height + gap / 2];
    const from = side === "right" ? ([right, y - gap / 2] as const) : ([x - gap / 2, below] as const);
    draw.line(from, [right, below], colours.ink, 1.4);
  }
}
