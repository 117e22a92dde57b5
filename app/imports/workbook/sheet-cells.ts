import { Failure } from "../../failure.ts";
import { attribute, type Tag, tags, unescaped } from "./xml.ts";

const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const LONGEST_TEXT = 32_767;
const SHEET_ROWS = 1_048_576;
const SHEET_COLUMNS = 16_384;

/** A cell as the sheet writes it, its place counted from zero. */
export type RawCell = {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string | null;
  formula: string | null;
  /** The markup of a text that stands in the cell itself. */
  inline: string;
};

/** The cells of a sheet that hold something; a sheet with more than a table of accounts ever has is refused. */
export function sheetCells(xml: string): RawCell[] {
  const cells: RawCell[] = [];
  let row = -1;
  let column = -1;
  for (const tag of tags(xml)) {
    if (tag.name === "sheetData" && tag.kind === "close") break;
    if (tag.kind === "close") continue;
    if (tag.name === "row") {
      row = placeOf(referenceOf(tag), row);
      column = -1;
    } else if (tag.name === "c") {
      const place = placeIn(referenceOf(tag), { row, column: column + 1 });
      row = place.row;
      column = place.column;
      if (tag.kind === "open") keep(cells, cellAt(xml, tag, place));
    }
  }
  return cells;
}

/** Where a row or a cell says that it stands. A formatted sheet holds a million empty cells, of which nothing else is read. */
function referenceOf({ attributes }: Tag): string | undefined {
  const [, double, single] = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  return double ?? single;
}

function keep(cells: RawCell[], cell: RawCell): void {
  if (cell.value === null && cell.formula === null && cell.inline === "") return;
  if (cell.row >= MOST_ROWS || cell.column >= MOST_COLUMNS) throw new Failure("fileTooLarge");
  cells.push(cell);
}

function placeOf(written: string | undefined, before: number): number {
  const row = written === undefined ? before + 1 : Number(written) - 1;
  if (!Number.isInteger(row) || row < 0 || row >= SHEET_ROWS) throw new Failure("fileInvalid");
  return row;
}

function placeIn(reference: string | undefined, next: { row: number; column: number }) {
  if (reference === undefined) return next;
  const parts = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference);
  if (!parts) throw new Failure("fileInvalid");
  const letters = parts[1] ?? "";
  let column = -1;
  for (let at = 0; at < letters.length; at += 1) column = (column + 1) * 26 + letters.charCodeAt(at) - 65;
  if (column >= SHEET_COLUMNS) throw new Failure("fileInvalid");
  return { row: placeOf(parts[2], 0), column };
}

function cellAt(xml: string, tag: Tag, place: { row: number; column: number }): RawCell {
  const close = /<\/(?:\w+:)?c>/g;
  close.lastIndex = tag.end;
  const found = close.exec(xml);
  if (!found || found.index - tag.end > LONGEST_TEXT * 4) throw new Failure("fileInvalid");
  const body = xml.slice(tag.end, found.index);
  const type = attribute(tag, "t") ?? "n";
  const value = inside(body, "v");
  if (value !== null && value.length > LONGEST_TEXT) throw new Failure("fileInvalid");
  return {
    ...place,
    type,
    style: Number(attribute(tag, "s") ?? 0),
    value: value === "" && type !== "str" ? null : value,
    formula: inside(body, "f"),
    inline: type === "inlineStr" ? body : "",
  };
}

/** What stands inside the first element of a name; an empty element holds an empty text. */
function inside(body: string, name: string): string | null {
  const found = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?(?:/>|>([^<]*)</)`).exec(body);
  return found ? unescaped(found[1] ?? "") : null;
}
