import type { Sheet } from "write-excel-file/node";
import { column } from "./calculation.ts";
import type { ComputedCell } from "./cells.ts";

type Cell = Sheet<never>["data"][number][number];

/** Writes beside every formula of the sheets what it yields; the library writes the formula alone. */
export function keptValues(sheets: readonly Sheet<never>[]) {
  const kept = sheets.map(({ data }) => new Map<string, number | string>(data.flatMap(keptInRow)));
  const transform = (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) =>
    xml.replace(/<c\b([^>]*)>(<f>[^<]*<\/f>)<\/c>/g, (whole: string, attributes: string, formula: string) => {
      const value = kept[sheetIndex]?.get(/\br="(\w+)"/.exec(attributes)?.[1] ?? "");
      if (typeof value === "string") return `<c${attributes} t="str">${formula}<v>${escaped(value)}</v></c>`;
      return Number.isFinite(value) ? `<c${attributes}>${formula}<v>${value}</v></c>` : whole;
    });
  return { files: { transform: { "xl/worksheets/sheet{id}.xml": { transform } } } };
}

const keptInRow = (row: Sheet<never>["data"][number], index: number) =>
  row.flatMap((cell, at) => (isComputed(cell) ? [[`${column(at + 1)}${index + 1}`, cell.kept] as const] : []));

const isComputed = (cell: Cell): cell is ComputedCell & Cell =>
  typeof cell === "object" && cell !== null && "kept" in cell;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
