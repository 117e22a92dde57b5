import type { CanvasElement } from "pdfmake/interfaces.js";
import { colours } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };
type Look = { fill?: string; opacity?: number; stroke?: string; width?: number; isDashed?: boolean };
type Label = {
  x: number;
  y: number;
  fontSize?: number;
  color?: string;
  align?: "left" | "center" | "right";
  bold?: boolean;
};

/** Wider than any label: it only tells from where a text is aligned. */
const labelWidth = 160;
/** From the middle of a line of text up to its top, in sizes of the letters. */
const ascent = 0.66;

/** Lines, boxes and words at fixed places, in points from the upper left corner. */
export function drawing({ say }: Pick<Writer, "say">, size: { width: number; height: number }) {
  const shapes: CanvasElement[] = [];
  const labels: Cell[] = [];
  const line = ([x1, y1]: Point, [x2, y2]: Point, lineColor: string, lineWidth: number) => {
    shapes.push({ type: "line", x1, y1, x2, y2, lineColor, lineWidth });
  };
  return {
    line,
    box: ({ x, y, width: w, height: h }: Box, { fill, opacity, stroke, width, isDashed }: Look) => {
      shapes.push({
        type: "rect",
        x,
        y,
        w,
        h,
        ...(fill === undefined ? {} : { color: fill, fillOpacity: opacity ?? 1 }),
        ...(stroke === undefined ? { lineWidth: 0 } : { lineColor: stroke, lineWidth: width ?? 0.6 }),
        ...(isDashed ? { dash: { length: 2, space: 1.5 } } : {}),
      });
    },
    shape: (points: readonly Point[], { fill, stroke, width }: Look) => {
      shapes.push({
        type: "polyline",
        closePath: true,
        points: points.map(([x, y]) => ({ x, y })),
        ...(fill === undefined ? {} : { color: fill }),
        ...(stroke === undefined ? { lineWidth: 0 } : { lineColor: stroke, lineWidth: width ?? 0.8 }),
      });
    },
    /** Diagonal lines inside a box: the value means nothing there. */
    hatching: ({ x, y, width, height }: Box) => {
      for (let offset = 4; offset < width + height; offset += 4)
        line(
          [x + Math.max(0, offset - height), y + Math.min(height, offset)],
          [x + Math.min(width, offset), y + Math.max(0, offset - width)],
          colours.control,
          0.4,
        );
    },
    /** Words whose middle lies at `y`. */
    label: (words: string, { x, y, fontSize = 6.6, color = colours.ink, align = "left", bold = false }: Label) => {
      const from = { left: 0, center: labelWidth / 2, right: labelWidth }[align];
      labels.push({
        columns: [{ ...say(words, { fontSize, color, bold, alignment: align, noWrap: true }), width: labelWidth }],
        relativePosition: { x: x - from, y: y - fontSize * ascent },
      });
    },
    /** Finished: shapes below, words above them. */
    cell: (): Cell => ({
      stack: [
        {
          canvas: [
            { type: "rect", x: 0, y: 0, w: size.width, h: size.height, lineColor: "#ffffff", lineWidth: 0.1 },
            ...shapes,
          ],
        },
        { stack: labels, relativePosition: { x: 0, y: -size.height } },
      ],
    }),
  };
}

export type Drawing = ReturnType<typeof drawing>;
