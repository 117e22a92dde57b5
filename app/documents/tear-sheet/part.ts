import { columnHead, heading } from "./method-table.ts";
import { colours, columns } from "./style.ts";
import type { Cell, Linked, Writer } from "./writer.ts";

/** Plain text, an address with what it is called, or a number that the reader has set. */
export type PartCell = string | Linked | { yours: string };
type Part = { title: string; widths: (string | number)[]; head?: string[]; rows: PartCell[][]; words?: number };

/** A table with figures at the right, its head, if any, repeated on each page; the first `words` columns are words. */
export function part(writer: Writer, { title, widths, head, rows, words = 1 }: Part): Cell[] {
  const { say } = writer;
  const side = (column: number): "left" | "right" => (column < words ? "left" : "right");
  const body = [
    ...(head === undefined ? [] : [head.map((cell, column) => columnHead(writer, cell, side(column)))]),
    ...rows.map((row) =>
      row.map((cell, column) => {
        const style = { fontSize: 6.8, alignment: side(column) } as const;
        if (typeof cell === "string") return say(cell, style);
        if ("yours" in cell) return say(cell.yours, { ...style, color: colours.accent });
        return { ...say(cell.text, style), link: cell.link };
      }),
    ),
  ];
  return [
    heading(writer, title, columns.inner),
    {
      table: {
        widths,
        dontBreakRows: true,
        ...(head === undefined ? {} : { headerRows: 1, keepWithHeaderRows: 1 }),
        body,
      },
      layout: "ledger",
    },
  ];
}
