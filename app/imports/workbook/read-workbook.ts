import { posix } from "node:path";
import { Failure } from "../../failure.ts";
import { type NumberStyles, numberStyles } from "./number-styles.ts";
import { type RawCell, sheetCells } from "./sheet-cells.ts";
import { attribute, tags, unescaped, xmlText } from "./xml.ts";
import { type ZipParts, zipParts } from "./zip-entries.ts";

const LONGEST_TEXT = 1_048_576;

/** What a sheet shows, row by row from A1; a number is a number, a day is its ISO date, anything else its text. */
export type SheetTable = { sheet: string; rows: (string | number)[][] };

type Workbook = { sheets: { name: string; path: string }[]; startsIn1904: boolean };

/** The first visible sheet with cells. Formulas are never worked out: their kept value counts, or their text stays. */
export function readWorkbook(bytes: Buffer): SheetTable {
  const parts = zipParts(bytes);
  if (parts.names.some((name) => name.endsWith("workbook.bin"))) throw new Failure("fileTypeUnsupported");
  const { sheets, startsIn1904 } = workbookOf(parts);
  const styles = numberStyles(textOf(parts, "xl/styles.xml") ?? "", startsIn1904);
  for (const { name, path } of sheets) {
    const cells = cellsOf(parts, path);
    if (cells.length === 0) continue;
    // Read even when no cell points into it: what is malformed is refused before anything of it is used.
    const shared = sharedTexts(textOf(parts, "xl/sharedStrings.xml"), cells);
    return limited({ sheet: name, rows: rowsOf(cells, shared, styles) });
  }
  throw new Failure(sheets.length === 0 ? "fileInvalid" : "fileEmpty");
}

/** A function of its own, so that the text of a sheet is let go before the next part is inflated. */
function cellsOf(parts: ZipParts, path: string): RawCell[] {
  const xml = textOf(parts, path);
  if (xml === null) throw new Failure("fileInvalid");
  return sheetCells(xml);
}

/** A table with more text than accounts ever have is something else. */
function limited(table: SheetTable): SheetTable {
  let length = 0;
  for (const row of table.rows) for (const cell of row) length += typeof cell === "string" ? cell.length : 8;
  if (length > LONGEST_TEXT) throw new Failure("fileTooLarge");
  return table;
}

function textOf(parts: ZipParts, name: string): string | null {
  const part = parts.part(name);
  return part === null ? null : xmlText(part);
}

function workbookOf(parts: ZipParts): Workbook {
  const main = textOf(parts, "xl/workbook.xml");
  const relations = textOf(parts, "xl/_rels/workbook.xml.rels");
  if (main === null || relations === null) throw new Failure("fileInvalid");
  const targets = worksheetPaths(relations);
  const workbook: Workbook = { sheets: [], startsIn1904: false };
  for (const tag of tags(main)) {
    if (tag.name === "workbookPr") workbook.startsIn1904 = /^(?:1|true)$/.test(attribute(tag, "date1904") ?? "");
    const path = tag.name === "sheet" ? targets.get(attribute(tag, "id") ?? "") : undefined;
    if (path !== undefined && !/hidden/i.test(attribute(tag, "state") ?? ""))
      workbook.sheets.push({ name: attribute(tag, "name") ?? "", path });
  }
  return workbook;
}

/** Where the worksheets stand in the file, by the identifier that the workbook gives them. */
function worksheetPaths(relations: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const tag of tags(relations)) {
    const [id, target] = [attribute(tag, "Id"), attribute(tag, "Target")];
    const isWorksheet = attribute(tag, "Type")?.endsWith("/worksheet") ?? false;
    // A target outside of the file is a link: it is dropped, never followed.
    if (id && target && isWorksheet && attribute(tag, "TargetMode") !== "External")
      targets.set(id, target.startsWith("/") ? target.slice(1) : posix.join("xl", target));
  }
  return targets;
}

/** The shared texts that these cells point at, by their place in the list. */
function sharedTexts(xml: string | null, cells: readonly RawCell[]): ReadonlyMap<number, string> {
  const wanted = new Set(cells.flatMap(({ type, value }) => (type === "s" && value !== null ? [Number(value)] : [])));
  const texts = new Map<number, string>();
  if (xml === null || wanted.size === 0) return texts;
  let index = 0;
  for (let at = xml.indexOf("<si"); at >= 0 && texts.size < wanted.size; at = xml.indexOf("<si", at + 3)) {
    const isEmpty = xml.startsWith("<si/>", at);
    const end = isEmpty ? at : xml.indexOf("</si>", at);
    if (wanted.has(index)) texts.set(index, runsOf(xml.slice(at, end < 0 ? undefined : end)));
    index += 1;
  }
  return texts;
}

/** The text of all runs, without the phonetic readings that some languages add. */
function runsOf(xml: string): string {
  const shown = xml.replace(/<rPh\b[^>]*>.*?<\/rPh>/gs, "");
  return [...shown.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = ""]) => unescaped(text)).join("");
}

function rowsOf(
  cells: readonly RawCell[],
  shared: ReadonlyMap<number, string>,
  styles: NumberStyles,
): (string | number)[][] {
  const rows: (string | number)[][] = [];
  for (const cell of cells) {
    while (rows.length <= cell.row) rows.push([]);
    const row = rows[cell.row] ?? [];
    while (row.length <= cell.column) row.push("");
    row[cell.column] = shownValue(cell, shared, styles);
  }
  return rows;
}

function shownValue(
  { type, value, style, formula, inline }: RawCell,
  shared: ReadonlyMap<number, string>,
  styles: NumberStyles,
): string | number {
  if (type === "inlineStr") return runsOf(inline);
  if (value === null) return formula === null ? "" : `=${formula}`;
  if (type === "s") {
    const text = shared.get(Number(value));
    if (text === undefined) throw new Failure("fileInvalid");
    return text;
  }
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "str" || type === "e") return value;
  if (type === "d") return value.slice(0, 10);
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  return styles.shown(number, style);
}
