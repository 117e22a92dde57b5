import { type StoryShapes, storyShapesOf } from "../../charts/story-shapes.ts";
import type { StoryCard } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../../messages/company-name.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Language } from "../../messages/languages.ts";
import type { StoryText } from "../../messages/story/story-text.ts";
import { storyText } from "../../messages/story/story-texts.ts";
import type { Translate } from "../../messages/translator.ts";
import { colours, statusColours } from "../tear-sheet/style.ts";
import { frame } from "./frame.ts";
import { inner, linesOf, margin, type SvgCanvas } from "./svg-canvas.ts";

/** Words left, drawing right. */
const words = { width: 480 } as const;
const drawing = { x: margin + words.width + 64, y: 150, width: inner - words.width - 64, height: 350 } as const;
const fills = { s2: colours.s2, s3: "#92aba1", s4: "#617f75", s5: "#344e46" } as const;
const headlineSizes = [46, 40, 34, 29] as const;
const mostLines = 6;
const mostRows = 7;

/** One of the cards that tell an analysis, with the same words and the same drawing as on its page. */
export function drawStory(
  canvas: SvgCanvas,
  card: StoryCard,
  { t, language }: { t: Translate; language: Language },
): void {
  const text = storyText(card, { t, formats: formatsFor(language) });
  frame(canvas, {
    corner: `${spokenName(card.name)} · ${card.ticker}`,
    foot: cut(canvas, text.source),
  });
  drawWordsOf(canvas, text, t(`story.names.${card.card}`));
  const shapes = storyShapesOf(card);
  if (shapes?.kind === "line") drawLine(canvas, shapes, language);
  else if (shapes?.kind === "blocks") drawBlocks(canvas, { shapes, text });
  else drawRows(canvas, { shapes, text });
  if (card.card === "verdict") drawSignal(canvas, card, text.signal);
}

/** A line that fits the card. */
const cut = (canvas: SvgCanvas, line: string): string =>
  linesOf(canvas, line, { family: "Sans", size: 24, width: inner, most: 1 })[0] ?? "";

function drawWordsOf(canvas: SvgCanvas, text: StoryText, name: string): void {
  canvas.say(name, { family: "Sans", bold: true, size: 27, x: margin, y: 166 });
  const lines = (size: number, most: number) =>
    linesOf(canvas, text.headline.text, { family: "Serif", size, width: words.width, most });
  const size = headlineSizes.find((each) => lines(each, mostLines + 1).length <= mostLines) ?? 29;
  let y = 180;
  for (const line of lines(size, mostLines)) {
    y += size * 1.18;
    canvas.say(line, { family: "Serif", size, x: margin, y });
  }
  if (text.basis !== "") {
    const small = { family: "Sans", size: 21 } as const;
    const [basis = ""] = linesOf(canvas, text.basis, { ...small, width: words.width, most: 1 });
    canvas.say(basis, { ...small, x: margin, y: drawing.y + drawing.height, colour: colours["ink-3"] });
  }
}

const signalColours = {
  buy: colours.under,
  hold: colours.fair,
  sell: colours.over,
  none: colours["ink-2"],
} as const;

/** The signal in large letters, in its colour where it rests on a price of these days. */
function drawSignal(
  canvas: SvgCanvas,
  card: Extract<StoryCard, { card: "verdict" }>,
  signal: StoryText["signal"],
): void {
  if (signal === null) return;
  const isOfToday = card.quote?.age?.kind !== "late";
  const colour = isOfToday ? signalColours[card.summary.signal.kind] : colours["ink-2"];
  const { x, y } = drawing;
  canvas.say(signal.dated, { family: "Sans", size: 23, x, y: y + 16, colour: colours["ink-3"] });
  canvas.say(signal.kind, { family: "Sans", bold: true, size: 60, x, y: y + 80, colour });
}

type Rowed = { shapes: StoryShapes | null; text: StoryText };

/** The rows of a card with their bars; of the verdict one block a method. */
function drawRows(canvas: SvgCanvas, { shapes, text }: Rowed): void {
  if (shapes?.kind === "votes") {
    drawVotes(canvas, { votes: shapes.votes, text });
    return;
  }
  const bars = shapes?.kind === "bars" ? shapes : null;
  const rows = text.rows.slice(0, mostRows);
  const step = Math.min(62, drawing.height / Math.max(rows.length, 1));
  const figures = 118;
  const barWidth = drawing.width - figures - 16;
  const at = (place: number) => drawing.x + (place / 100) * barWidth;
  for (const [index, row] of rows.entries()) {
    const y = drawing.y + index * step;
    const size = step < 54 ? 19 : 22;
    const [label = ""] = linesOf(canvas, row.label, { family: "Sans", size, width: barWidth, most: 1 });
    canvas.say(label, { family: "Sans", size, x: drawing.x, y: y + 20 });
    const right = drawing.x + drawing.width;
    canvas.say(row.figure, { family: "Sans", bold: true, size, x: right, y: y + 20, align: "end" });
    const bar = bars?.bars[index];
    for (const { from, to, fill } of bar?.stretches ?? [])
      canvas.box({ x: at(from), y: y + 28, width: Math.max(2, at(to) - at(from)), height: 12, colour: fills[fill] });
    if (bar?.mark != null) {
      const { status } = bar.mark;
      const colour = status === null ? colours.ink : statusColours[status];
      canvas.box({ x: at(bar.mark.at) - 3, y: y + 24, width: 6, height: 20, colour });
    }
  }
  if (bars?.line == null) return;
  const x = at(bars.line.at);
  canvas.line({
    from: [x, drawing.y + 22],
    to: [x, drawing.y + rows.length * step],
    colour: bars.line.isJudging ? colours.ink : colours["line-2"],
    width: 2.5,
  });
}

function drawVotes(
  canvas: SvgCanvas,
  { votes, text }: { votes: Extract<StoryShapes, { kind: "votes" }>["votes"]; text: StoryText },
): void {
  const width = (drawing.width - (votes.length - 1) * 8) / votes.length;
  for (const [index, status] of votes.entries()) {
    const colour = status === null ? colours.line : statusColours[status];
    canvas.box({ x: drawing.x + index * (width + 8), y: drawing.y + 118, width, height: 34, colour });
  }
  let y = drawing.y + 172;
  const letters = { family: "Sans", size: 24 } as const;
  for (const line of linesOf(canvas, text.signal?.votes.text ?? "", { ...letters, width: drawing.width, most: 4 })) {
    y += 32;
    canvas.say(line, { ...letters, x: drawing.x, y, colour: colours["ink-2"] });
  }
}

function drawBlocks(
  canvas: SvgCanvas,
  { shapes, text }: { shapes: Extract<StoryShapes, { kind: "blocks" }>; text: StoryText },
): void {
  const width = (drawing.width - (shapes.blocks.length - 1) * 7) / shapes.blocks.length;
  for (const [index, state] of shapes.blocks.entries()) {
    const box = { x: drawing.x + index * (width + 7), y: drawing.y + 10, width, height: 48 };
    canvas.box({ ...box, colour: state === "holds" ? fills.s5 : state === "fails" ? colours["line-2"] : colours.line });
  }
  for (const [index, row] of text.rows.slice(0, 4).entries()) {
    const y = drawing.y + 116 + index * 58;
    const letters = { family: "Sans", size: 22 } as const;
    const [label = ""] = linesOf(canvas, row.label, { ...letters, width: drawing.width - 120, most: 1 });
    canvas.say(label, { ...letters, x: drawing.x, y });
    canvas.say(row.figure, { ...letters, bold: true, x: drawing.x + drawing.width, y, align: "end" });
    canvas.line({
      from: [drawing.x, y + 18],
      to: [drawing.x + drawing.width, y + 18],
      colour: colours.line,
      width: 1.5,
    });
  }
}

/** The price month by month, with the first and the last year below. */
function drawLine(canvas: SvgCanvas, shapes: Extract<StoryShapes, { kind: "line" }>, language: Language): void {
  const { months, scale } = shapes;
  const formats = formatsFor(language);
  const height = drawing.height - 40;
  const x = (index: number) => drawing.x + (scale.x(index) / 100) * drawing.width;
  const y = (price: number) => drawing.y + 10 + (scale.y(price) / 100) * height;
  for (const tick of scale.ticks) {
    const at = y(tick);
    canvas.line({ from: [drawing.x, at], to: [drawing.x + drawing.width, at], colour: colours.line, width: 1.5 });
    canvas.say(formats.number(tick, (scale.ticks.at(-1) ?? 0) < 8 ? 1 : 0), {
      ...{ family: "Sans", size: 19, x: drawing.x, y: at - 6, colour: colours["ink-3"] },
    });
  }
  for (const [index, { price }] of months.entries()) {
    const before = months[index - 1];
    if (before === undefined) continue;
    canvas.line({
      from: [x(index - 1), y(before.price)],
      to: [x(index), y(price)],
      colour: colours.ink,
      width: 3,
    });
  }
  for (const { index, year } of scale.years) {
    const align = scale.x(index) > 94 ? "end" : scale.x(index) < 6 ? "start" : "middle";
    canvas.say(year, {
      ...{ family: "Sans", size: 19, x: x(index), y: drawing.y + height + 40, align, colour: colours["ink-3"] },
    });
  }
}
