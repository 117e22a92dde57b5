import type { MethodReport } from "@valora/valuation";
import {
  type Cut,
  cutEndsOf,
  fairBand,
  spanOf,
  spreadOf,
  type ValueScale,
  valueScaleOf,
} from "../../charts/value-scale.ts";
import { type Drawing, drawing } from "./drawing.ts";
import { colours, columns, statusColours } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

const row = 14.5;
const top = 15;
const axis = 12;
const plot = { from: 86, to: columns.left - 54 };

type Setting = { writer: Writer; draw: Drawing; scale: ValueScale };

/** Every method on one scale: from conservative to optimistic, a mark at this scenario, a line where the price lies. */
export function footballField(writer: Writer): Cell | null {
  const { report, price } = writer.sheet;
  const scale = valueScaleOf(report, price);
  if (scale === null || report.summary.estimating === 0) return null;
  const bottom = top + (report.methods.length + 1) * row;
  const draw = drawing(writer, { width: columns.left, height: bottom + axis });
  const setting = { writer, draw, scale };
  drawGround(setting, bottom);
  for (const [index, method] of report.methods.entries()) drawMethod(method, top + (index + 0.5) * row, setting);
  drawMean(top + (report.methods.length + 0.5) * row, setting);
  drawPrice(setting, bottom);
  drawTicks(setting, bottom);
  return draw.cell();
}

const placeOf = (scale: ValueScale, value: number) => plot.from + (scale.at(value) / 100) * (plot.to - plot.from);

/** Gridlines and the band in which a value counts as fair, ±10 % around the price. */
function drawGround({ writer, draw, scale }: Setting, bottom: number): void {
  const { price } = writer.sheet;
  for (const tick of scale.ticks) {
    const x = placeOf(scale, tick);
    draw.line([x, top], [x, bottom], colours.line, 0.5);
  }
  if (price === null) return;
  const fair = fairBand(price);
  const [from, to] = [placeOf(scale, fair.low), placeOf(scale, fair.high)];
  draw.box({ x: from, y: top, width: to - from, height: bottom - top }, { fill: colours.fair, opacity: 0.09 });
}

function drawMethod(report: MethodReport, y: number, setting: Setting): void {
  const {
    writer: { t, formats },
    draw,
    scale,
  } = setting;
  const { method, outcome, status } = report;
  const span = spanOf(report);
  const atRight = { x: columns.left, y, align: "right" } as const;
  draw.label(t(`methods.${method}.name`), { x: 0, y });
  if (outcome.kind === "notApplicable" || span === null) {
    draw.hatching({ x: plot.from, y: y - 3, width: plot.to - plot.from, height: 6 });
    draw.label(t("analysis.notApplicable"), { ...atRight, color: colours["ink-3"] });
    return;
  }
  const [from, to] = [placeOf(scale, span.low), placeOf(scale, span.high)];
  const place = { x: from, y: y - 3.5, width: Math.max(to - from, 1), height: 7 };
  draw.box(place, outcome.votes ? { fill: colours.s2 } : { stroke: colours.control, isDashed: true });
  for (const cut of cutEndsOf(scale, span)) drawCut(cut, y, setting);
  drawMark(outcome.valuePerShare, y, {
    draw,
    scale,
    colour: outcome.votes && status ? statusColours[status] : colours["ink-3"],
  });
  draw.label(formats.amount(outcome.valuePerShare), {
    ...atRight,
    bold: outcome.votes,
    color: outcome.votes ? colours.ink : colours["ink-3"],
  });
}

type Mark = Pick<Setting, "draw" | "scale"> & { colour: string };

/** A value beyond the scale is an arrowhead at its edge: it is there, but further away. */
function drawMark(value: number, y: number, { draw, scale, colour }: Mark): void {
  const x = placeOf(scale, value);
  if (scale.holds(value)) {
    draw.box({ x: x - 1.3, y: y - 5.8, width: 2.6, height: 11.6 }, { fill: colour });
    return;
  }
  drawArrowhead(value > scale.to ? "high" : "low", y, { draw, colour });
}

/** Where the edge of the drawing cuts a bar: an arrowhead, and how far the bar goes on. */
function drawCut({ side, reaches }: Cut, y: number, { writer: { formats }, draw }: Setting): void {
  drawArrowhead(side, y, { draw, colour: colours["ink-3"] });
  const [first = 0, last] = reaches;
  const range = last === undefined ? null : formats.roughRange(first, last);
  draw.label(range === null ? formats.rough(first) : `${range.minimum} – ${range.maximum}`, {
    x: side === "high" ? plot.to - 8 : plot.from + 8,
    y: y - 0.2,
    fontSize: 5.6,
    color: colours["ink-2"],
    align: side === "high" ? "right" : "left",
  });
}

function drawArrowhead(side: Cut["side"], y: number, { draw, colour }: Pick<Mark, "draw" | "colour">): void {
  const tip = side === "high" ? plot.to : plot.from;
  const tail = side === "high" ? tip - 6 : tip + 6;
  draw.shape(
    [
      [tail, y - 4],
      [tip, y],
      [tail, y + 4],
    ],
    { fill: colour },
  );
}

function drawMean(y: number, setting: Setting): void {
  const {
    writer: { sheet, t, formats },
    draw,
    scale,
  } = setting;
  const { mean, voting } = sheet.report.summary;
  if (mean === null) return;
  const x = placeOf(scale, mean);
  draw.label(t("analysis.field.mean", { voting }), { x: 0, y, bold: true });
  draw.label(formats.amount(mean), { x: columns.left, y, align: "right", bold: true });
  const spread = spreadOf(sheet.report.summary);
  if (spread !== null) {
    const ends = [placeOf(scale, spread.low), placeOf(scale, spread.high)] as const;
    draw.line([ends[0], y], [ends[1], y], colours.ink, 0.8);
    for (const [end, value] of [
      [ends[0], spread.low],
      [ends[1], spread.high],
    ] as const)
      if (scale.holds(value)) draw.line([end, y - 3], [end, y + 3], colours.ink, 0.8);
    for (const cut of cutEndsOf(scale, spread)) drawCut(cut, y, setting);
  }
  draw.shape(
    [
      [x, y - 4.5],
      [x + 4.5, y],
      [x, y + 4.5],
      [x - 4.5, y],
    ],
    { fill: "#ffffff", stroke: colours.ink, width: 0.9 },
  );
}

/** Labelled once on top; the label leans inwards near the edges. */
function drawPrice({ writer: { sheet, t, formats }, draw, scale }: Setting, bottom: number): void {
  const { price } = sheet;
  if (price === null) return;
  const at = scale.at(price);
  const x = placeOf(scale, price);
  const align = at < 14 ? "left" : at > 86 ? "right" : "center";
  draw.line([x, top - 4], [x, bottom], colours.ink, 1);
  draw.label(t("analysis.field.price", { price: formats.amount(price) }), { x, y: 5.5, align, bold: true });
}

function drawTicks({ writer: { formats }, draw, scale }: Setting, bottom: number): void {
  const decimals = scale.to - scale.from < 8 ? 1 : 0;
  const isDense = scale.ticks.length > 6;
  for (const [index, tick] of scale.ticks.entries()) {
    if (isDense && index % 2 === 1) continue;
    const place = { x: placeOf(scale, tick), y: bottom + 6 };
    draw.label(formats.number(tick, decimals), { ...place, fontSize: 6, color: colours["ink-3"], align: "center" });
  }
}
