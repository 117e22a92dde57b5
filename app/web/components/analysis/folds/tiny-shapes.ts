import { type TinyShape, tinyHeight, tinyWidth } from "./tiny-picture.tsx";

const written = (value: number) => String(Math.round(value * 10) / 10);

/** A rectangle as a part of an outline. */
export const block = (x: number, y: number, width: number, height: number): string =>
  `M${written(x)} ${written(y)}h${written(width)}v${written(height)}h${written(-width)}z`;

/** A circle as a part of an outline. */
export const dot = (x: number, y: number, radius: number): string =>
  `M${written(x - radius)} ${written(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A mark across the whole height, at a part of the width between 0 and 1. */
export const mark = (at: number): string => block(at * (tinyWidth - 2), 0, 2, tinyHeight);

/** The area between an upper and a lower edge. */
export function strip(edges: readonly { x: number; from: number; to: number }[]): string {
  if (edges.length < 2) return "";
  const point = (x: number, y: number) => `${written(x)} ${written(y)}`;
  const upper = edges.map(({ x, from }) => point(x, from));
  const lower = edges.map(({ x, to }) => point(x, to)).toReversed();
  return `M${[...upper, ...lower].join("L")}z`;
}

/** Where values lie, between 0 and 1, from the least of them to the most. */
export function placing(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return (value) => (high > low ? (value - low) / (high - low) : 0.5);
}

/** A stretch of a ledger: parts of the width in percent, and its colour. */
type Stretch = { from: number; to: number; fill: string };

/** The rows of a ledger under one another, at most six, and the mark that crosses them. */
export function ledgerShapes(
  rows: readonly (readonly Stretch[])[],
  line: number | null,
  colours: Readonly<Record<string, string>>,
): readonly TinyShape[] {
  const shown = rows.slice(0, 6);
  const step = tinyHeight / Math.max(shown.length, 3);
  const bars = shown.flatMap((row, index) =>
    row.map(({ from, to, fill }) => ({
      fill,
      path: block(
        (Math.min(from, to) / 100) * tinyWidth,
        index * step + 1,
        (Math.abs(to - from) / 100) * tinyWidth,
        step - 2,
      ),
    })),
  );
  const shapes = Object.entries(colours).map(([name, fill]) => ({
    fill,
    path: bars.flatMap((bar) => (bar.fill === name ? [bar.path] : [])).join(""),
  }));
  return line === null ? shapes : [...shapes, { fill: "var(--ink)", path: mark(line / 100) }];
}

/** The colours of a ledger's stretches in a small picture. */
export const ledgerColours = {
  part: "var(--s3)",
  other: "var(--s4)",
  total: "var(--s5)",
  taken: "var(--line-2)",
} as const;
