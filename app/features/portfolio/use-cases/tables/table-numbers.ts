import { type Cell, numberIn } from "../../../imports/use-cases/import-cells.ts";
import type { NumberStyle } from "../../contracts/portfolio-limits.ts";

type Format = "comma" | "point";

/** A number, null for what is none, or "doubtful" where comma and point give two numbers. */
export type ReadNumber = (cell: Cell) => number | null | "doubtful";

const formats = ["comma", "point"] as const;

/** The one format in which a cell is a number; null where it is in both, or in none. */
function onlyFormatOf(cell: Cell): Format | null {
  if (typeof cell === "number") return null;
  const [comma, point] = formats.map((format) => numberIn(cell, format));
  if (comma === null && point !== null) return "point";
  return comma !== null && point === null ? "comma" : null;
}

/**
 * How the numbers of a table are read. What is a number in one way alone is that one; "1,234" is what the other cells of the table
 * show that it is, and doubtful where they show nothing or both.
 */
export function numberReader(cells: readonly Cell[], style: NumberStyle): ReadNumber {
  if (style !== "automatic") return (cell) => (typeof cell === "number" ? finite(cell) : numberIn(cell, style));
  const shown = new Set(cells.flatMap((cell) => onlyFormatOf(cell) ?? []));
  const [only = null, ...others] = shown;
  const usual = others.length === 0 ? only : null;
  return (cell) => (typeof cell === "number" ? finite(cell) : numberShown(cell, usual));
}

const finite = (cell: number): number | null => (Number.isFinite(cell) ? cell : null);

function numberShown(cell: string, usual: Format | null): ReturnType<ReadNumber> {
  const numbers = { comma: numberIn(cell, "comma"), point: numberIn(cell, "point") };
  const { comma, point } = numbers;
  if (comma === null || point === null || comma === point) return comma ?? point;
  return usual === null ? "doubtful" : numbers[usual];
}
