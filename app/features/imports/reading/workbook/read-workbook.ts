import { posix } from "node:path";
import { Failure } from "../../../../failure.ts";
import { attribute, readXml } from "../../../../xml/read-xml.ts";
import { type NumberStyles, numberStyles } from "./number-styles.ts";
import { isOpenDocument, readOpenDocument } from "./open-document.ts";
import { type RawCell, sheetCells } from "./sheet-cells.ts";
import {
  cellFormats,
  MOST_OTHERS,
  type Sheet,
  type SheetTable,
  type ShownCell,
  tableOfSheets,
  writtenNumber,
} from "./sheet-table.ts";
import { textRuns } from "./text-runs.ts";
import { type ZipParts, zipParts } from "./zip-entries.ts";

const LONGEST_TEXT = 1_048_576;

/** The visible sheets, and where the styles and the shared texts stand. */
type Workbook = {
  sheets: { name: string; path: string }[];
  /** Sheets that a reader can show again; what programs hide for themselves (veryHidden) is none. */
  hidden: string[];
  startsIn1904: boolean;
  styles: string;
  texts: string;
};
type Beside = { styles: NumberStyles; texts: string };

/** The visible sheets with cells. Formulas are never worked out: their kept value counts, or their text stays. */
export function readWorkbook(bytes: Buffer): SheetTable {
  const parts = zipParts(bytes);
  if (isOpenDocument(parts)) return limited(readOpenDocument(parts));
  if (parts.names.some((name) => name.endsWith("workbook.bin"))) throw new Failure("fileTypeUnsupported");
  if (hasMacros(parts)) throw new Failure("fileHasMacros");
  const { sheets, hidden, startsIn1904, ...places } = workbookOf(parts);
  const beside = { styles: numberStyles(parts.part(places.styles), startsIn1904), texts: places.texts };
  for (const [at, named] of sheets.entries()) {
    const first = sheetOf(parts, named, beside);
    if (first === null) continue;
    const behind = sheets.slice(at + 1, at + 1 + MOST_OTHERS);
    return tableOfSheets(
      limited(first),
      behind.flatMap((other) => readableSheet(parts, other, beside) ?? []),
      hidden,
    );
  }
  throw new Failure(sheets.length === 0 ? "fileInvalid" : "fileEmpty");
}

/** Null for a sheet without cells. */
function sheetOf(parts: ZipParts, { name, path }: Workbook["sheets"][number], beside: Beside): Sheet | null {
  const cells = cellsOf(parts, path);
  if (cells.length === 0) return null;
  // Read even when no cell points into it: what is malformed is refused before anything of it is used.
  const shared = sharedTexts(parts.part(beside.texts), cells);
  return { sheet: name, ...shownIn(cells, shared, beside.styles) };
}

/** Null too for one that is no table of accounts, or cannot be read: the first sheet counts without it. */
function readableSheet(parts: ZipParts, named: Workbook["sheets"][number], beside: Beside): Sheet | null {
  try {
    const sheet = sheetOf(parts, named, beside);
    return sheet && limited(sheet);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Programs in a workbook, by the names of their parts or by what it says that it is. */
const hasMacros = ({ names, part }: ZipParts): boolean =>
  names.some((name) => /vbaProject\.bin$|(?:^|\/)macrosheets\//i.test(name)) ||
  (part("[Content_Types].xml")?.includes("macroEnabled") ?? false);

/** A function of its own, so that the text of a sheet is let go before the next part is inflated. */
function cellsOf(parts: ZipParts, path: string): RawCell[] {
  const part = parts.part(path);
  if (part === null) throw new Failure("fileInvalid");
  return sheetCells(part);
}

/** A table with more text than accounts ever have is something else. */
function limited<Table extends Sheet>(table: Table): Table {
  let length = 0;
  for (const row of table.rows) for (const cell of row) length += typeof cell === "string" ? cell.length : 8;
  if (length > LONGEST_TEXT) throw new Failure("fileTooLarge");
  return table;
}

function workbookOf(parts: ZipParts): Workbook {
  const path =
    relationsIn(parts, "_rels/.rels", "").find(({ isOf }) => isOf("officeDocument"))?.path ?? "xl/workbook.xml";
  const { dir, base } = posix.parse(path);
  const relations = relationsIn(parts, posix.join(dir, "_rels", `${base}.rels`), dir);
  const main = parts.part(path);
  if (main === null || relations.length === 0) throw new Failure("fileInvalid");
  const placeOf = (kind: string, usual: string) =>
    relations.find(({ isOf }) => isOf(kind))?.path ?? posix.join(dir, usual);
  const workbook: Workbook = {
    sheets: [],
    hidden: [],
    startsIn1904: false,
    styles: placeOf("styles", "styles.xml"),
    texts: placeOf("sharedStrings", "sharedStrings.xml"),
  };
  readXml(main, {
    open(element, attributes) {
      if (element === "workbookPr")
        workbook.startsIn1904 = /^(?:1|true)$/.test(attribute(attributes, "date1904") ?? "");
      if (element !== "sheet") return undefined;
      const id = attribute(attributes, "id");
      const sheet = relations.find((relation) => relation.id === id && relation.isOf("worksheet"));
      const [name = "", state = ""] = ["name", "state"].map((each) => attribute(attributes, each));
      if (sheet !== undefined && !/hidden/i.test(state)) workbook.sheets.push({ name, path: sheet.path });
      if (sheet !== undefined && /^hidden$/i.test(state)) workbook.hidden.push(name);
      return undefined;
    },
  });
  return workbook;
}

/** What a part belongs with: its identifier there, its kind, and where it stands in the file. */
type Relation = { id: string; isOf(kind: string): boolean; path: string };

/** The relations that a part lists, their places counted from a folder. */
function relationsIn(parts: ZipParts, list: string, folder: string): readonly Relation[] {
  const part = parts.part(list);
  const found: Relation[] = [];
  if (part === null) return found;
  readXml(part, {
    open(name, attributes) {
      if (name !== "Relationship") return undefined;
      const [id = "", target, type] = ["Id", "Target", "Type"].map((each) => attribute(attributes, each));
      // A target outside of the file is a link: it is dropped, never followed.
      if (target && attribute(attributes, "TargetMode") !== "External")
        found.push({
          id,
          isOf: (kind) => type?.endsWith(`/${kind}`) ?? false,
          path: target.startsWith("/") ? target.slice(1) : posix.join(folder, target),
        });
      return undefined;
    },
  });
  return found;
}

/** The shared texts that these cells point at, by their place in the list. */
function sharedTexts(part: Buffer | null, cells: readonly RawCell[]): ReadonlyMap<number, string> {
  const wanted = new Set(cells.flatMap(({ type, value }) => (type === "s" && value !== null ? [Number(value)] : [])));
  const texts = new Map<number, string>();
  if (part === null) return texts;
  const runs = textRuns();
  let index = -1;
  readXml(part, {
    open(name, _, parent) {
      if (name === "si") {
        index += 1;
        runs.begin();
      } else runs.open(name, parent);
      // Also where no text is wanted, so that what is malformed at its very beginning is refused.
      return wanted.size === 0;
    },
    text(piece, parent) {
      if (wanted.has(index)) runs.text(piece, parent);
    },
    close(name) {
      runs.close(name);
      if (name === "si" && wanted.has(index)) texts.set(index, runs.told());
      return texts.size === wanted.size;
    },
  });
  return texts;
}

function shownIn(
  cells: readonly RawCell[],
  shared: ReadonlyMap<number, string>,
  styles: NumberStyles,
): Omit<Sheet, "sheet"> {
  const rows: (string | number)[][] = [];
  const formats = cellFormats();
  for (const cell of cells) {
    while (rows.length <= cell.row) rows.push([]);
    const row = rows[cell.row] ?? [];
    while (row.length <= cell.column) row.push("");
    const shown = shownCell(cell, shared, styles);
    row[cell.column] = shown.value;
    formats.add({ ...shown, isHidden: cell.isHidden }, cell);
  }
  return { rows, ...formats.inSheet() };
}

function shownCell(cell: RawCell, shared: ReadonlyMap<number, string>, styles: NumberStyles): ShownCell {
  const value = shownValue(cell, shared);
  return typeof value === "number" ? styles.shown(value, cell.style) : { value };
}

function shownValue({ type, value, formula, inline }: RawCell, shared: ReadonlyMap<number, string>): string | number {
  if (type === "inlineStr") return inline;
  if (value === null) return formula === null ? "" : `=${formula}`;
  if (type === "s") {
    const text = shared.get(Number(value));
    if (text === undefined) throw new Failure("fileInvalid");
    return text;
  }
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "str" || type === "e") return value;
  if (type === "d") return value.slice(0, 10);
  return writtenNumber(value) ?? value;
}
