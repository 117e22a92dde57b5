import { Failure } from "../../../../failure.ts";
import { type Attributes, readXml } from "../../../../xml/read-xml.ts";
import { openDocumentCell, shownOpenCell } from "./open-document-cell.ts";
import { cellFormats, MOST_OTHERS, type Sheet, type SheetTable, tableOfSheets } from "./sheet-table.ts";
import type { ZipParts } from "./zip-entries.ts";

const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
/** No program has more in a row, empty ones included. */
const SHEET_COLUMNS = 16_384;
/** More than any program writes in one repetition. */
const MOST_REPEATED = 16_777_216;
const spreadsheet = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/;
const names = "urn:oasis:names:tc:opendocument:xmlns";

/** Whether a zip is a document of the OpenDocument family, of any kind. */
export const isOpenDocument = ({ names: parts }: ZipParts): boolean => parts.includes("mimetype");

/**
 * The visible sheets with cells of an OpenDocument spreadsheet. Formulas are never worked out: their kept value counts, or
 * their text stays. Macros stand in parts of their own, which are not opened.
 */
export function readOpenDocument({ part }: ZipParts): SheetTable {
  if (!spreadsheet.test(String(part("mimetype")).trim())) throw new Failure("fileTypeUnsupported");
  refuseEncrypted(part("META-INF/manifest.xml"));
  const content = part("content.xml");
  if (content === null) throw new Failure("fileInvalid");
  return visibleSheets(content);
}

function refuseEncrypted(manifest: Buffer | null): void {
  if (manifest === null) throw new Failure("fileInvalid");
  readXml(manifest, {
    open(name) {
      if (name === "encryption-data") throw new Failure("fileProtected");
      return undefined;
    },
  });
}

type OpenSheet = {
  name: string;
  rows: (string | number)[][];
  next: number;
  formats: ReturnType<typeof cellFormats>;
  /** Its columns that are told so far, by whether they are hidden. */
  columns: { end: number; isHidden: boolean }[];
};
type OpenRow = { repeated: number; cells: (string | number)[]; next: number; isHidden: boolean };

const isHiddenLine = (attributes: Attributes): boolean =>
  /^(?:collapse|filter)$/.test(attributes["table:visibility"] ?? "");

const written = (attributes: Attributes, name: string): string => attributes[name] ?? "";

const openSheet = (attributes: Attributes): OpenSheet => ({
  name: written(attributes, "table:name"),
  rows: [],
  next: 0,
  formats: cellFormats(),
  columns: [],
});

const openRow = (attributes: Attributes): OpenRow => ({
  repeated: repeatedIn(attributes, "rows"),
  cells: [],
  next: 0,
  isHidden: isHiddenLine(attributes),
});

function addColumns({ columns }: OpenSheet, attributes: Attributes): void {
  const end = (columns.at(-1)?.end ?? 0) + repeatedIn(attributes, "columns");
  columns.push({ end, isHidden: isHiddenLine(attributes) });
}

/** Whether one of the columns from one place to another is hidden. */
const isColumnHidden = ({ columns }: OpenSheet, from: number, to: number): boolean =>
  columns.some(({ end, isHidden }, at) => isHidden && from < end && (columns[at - 1]?.end ?? 0) < to);

function visibleSheets(content: Buffer): SheetTable {
  const hidden = new Set<string>();
  const cells = openDocumentCell();
  let style = "";
  let sheet: OpenSheet | null = null;
  let row: OpenRow | null = null;
  let sheets = 0;
  /** How deep inside the drawings of a sheet, which may hold tables of their own. */
  let drawings = 0;
  const found: Sheet[] = [];
  const hiddenSheets: string[] = [];

  /** What stands in front of the sheets, and the beginning of each. */
  function openOutside(name: string, attributes: Attributes, parent: string): void {
    if (parent === "") refuseOtherNames(attributes);
    if (name === "style") style = written(attributes, "style:name");
    if (name === "table-properties" && attributes["table:display"] === "false") hidden.add(style);
    if (name !== "table" || parent !== "spreadsheet") return;
    sheets += 1;
    const opened = openSheet(attributes);
    if (hidden.has(written(attributes, "table:style-name"))) hiddenSheets.push(opened.name);
    else sheet = opened;
  }

  function openInside(of: OpenSheet, name: string, attributes: Attributes): void {
    if (name === "shapes" || drawings > 0) drawings += 1;
    else if (name === "table-row") row = openRow(attributes);
    else if (name === "table-column") addColumns(of, attributes);
    else if (row !== null && (name === "table-cell" || name === "covered-table-cell")) cells.begin(name, attributes);
  }

  function closeInside(of: OpenSheet, name: string): void {
    if (drawings > 0) drawings -= 1;
    else if (name === "table-row" && row !== null) {
      keepOrPassOver(row, (open) => keepRow(of, open));
      row = null;
    } else if (name === "table") {
      if (of.rows.length > 0) found.push({ sheet: of.name, rows: of.rows, ...of.formats.inSheet() });
      sheet = null;
    }
  }

  /** A sheet with more than accounts ever have is refused, or passed over where it stands behind one that is read. */
  function keepOrPassOver(open: OpenRow | null, keep: (open: OpenRow) => void): void {
    try {
      if (open !== null) keep(open);
    } catch (error) {
      if (found.length === 0 || !(error instanceof Failure)) throw error;
      [row, sheet] = [null, null];
    }
  }

  readXml(content, {
    open(name, attributes, parent) {
      if (cells.isOpen()) cells.open(name, attributes);
      else if (sheet === null) openOutside(name, attributes, parent);
      else openInside(sheet, name, attributes);
      return undefined;
    },
    text: cells.text,
    close(name) {
      const finished = cells.isOpen() ? cells.close(name) : null;
      if (finished !== null) {
        const of = sheet;
        keepOrPassOver(row, (open) => keepCell(of, open, finished));
      } else if (!cells.isOpen() && sheet !== null) closeInside(sheet, name);
      return found.length > MOST_OTHERS;
    },
  });
  const [first, ...others] = found;
  if (first === undefined) throw new Failure(sheets === 0 ? "fileInvalid" : "fileEmpty");
  return tableOfSheets(first, others, hiddenSheets);
}

/** Attributes are known by their usual prefixes: a document that binds others is not read wrongly, but refused. */
function refuseOtherNames(attributes: Attributes): void {
  const isUsual = ["office", "table", "text"].every(
    (prefix) => attributes[`xmlns:${prefix}`] === `${names}:${prefix}:1.0`,
  );
  if (!isUsual) throw new Failure("fileInvalid");
}

function repeatedIn(attributes: Attributes, of: "rows" | "columns"): number {
  const written = attributes[`table:number-${of}-repeated`] ?? "1";
  const count = Number(written);
  if (!/^\d{1,9}$/.test(written) || count < 1 || count > MOST_REPEATED) throw new Failure("fileInvalid");
  return count;
}

/** A cell, as often as it repeats, with what its sheet says of it; what is empty only moves the next one. */
function keepCell(sheet: OpenSheet | null, row: OpenRow, cell: Parameters<typeof shownOpenCell>[0]): void {
  const shown = shownOpenCell(cell);
  const { value } = shown;
  const end = row.next + repeatedIn(cell.attributes, "columns");
  if (end > SHEET_COLUMNS) throw new Failure("fileTooLarge");
  if (value !== "") {
    if (end > MOST_COLUMNS) throw new Failure("fileTooLarge");
    while (row.cells.length < row.next) row.cells.push("");
    while (row.cells.length < end) row.cells.push(value);
  }
  if (sheet !== null) {
    const isHidden = row.isHidden || isColumnHidden(sheet, row.next, end);
    sheet.formats.add({ ...shown, isHidden }, { row: sheet.next, column: row.next });
  }
  row.next = end;
}

function keepRow(sheet: OpenSheet, { repeated, cells }: OpenRow): void {
  const end = sheet.next + repeated;
  if (cells.length > 0) {
    if (end > MOST_ROWS) throw new Failure("fileTooLarge");
    while (sheet.rows.length < sheet.next) sheet.rows.push([]);
    while (sheet.rows.length < end) sheet.rows.push([...cells]);
  }
  sheet.next = end;
}
