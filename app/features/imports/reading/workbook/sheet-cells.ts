import { Failure } from "../../../../failure.ts";
import { type Attributes, readXml } from "../../../../xml/read-xml.ts";
import { textRuns } from "./text-runs.ts";

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
  /** A text that stands in the cell itself. */
  inline: string;
  /** Whether its row or its column is hidden. */
  isHidden: boolean;
};

/** The cells of a sheet that hold something; a sheet with more than a table of accounts ever has is refused. */
export function sheetCells(part: Buffer): RawCell[] {
  const cells: RawCell[] = [];
  const runs = textRuns();
  let row = -1;
  let column = -1;
  let cell: RawCell | null = null;
  let field = "";
  const hidden = hiddenPlaces();
  readXml(part, {
    open(name, attributes, parent) {
      if (cell !== null) {
        // What extensions hold bears the same names, deeper down.
        if (parent === "c") field = openField(cell, name);
        runs.open(name, parent);
      } else if (name === "c") {
        const place = placeIn(attributes.r, { row, column: column + 1 });
        ({ row, column } = place);
        cell = cellAt(attributes, place, hidden.at(column));
        runs.begin();
      } else if (name === "row") {
        row = placeOf(attributes.r, row);
        column = -1;
        hidden.row(attributes);
      } else if (name === "col") hidden.columns(attributes);
      return undefined;
    },
    text(piece, parent) {
      if (cell === null) return;
      if (field === "is") runs.text(piece, parent);
      if (field !== parent) return;
      if (field === "v") cell.value = within((cell.value ?? "") + piece);
      if (field === "f") cell.formula = within((cell.formula ?? "") + piece);
    },
    close(name) {
      runs.close(name);
      if (name !== "c" || cell === null) return name === "sheetData";
      keep(cells, finished(cell, runs.told()));
      cell = null;
      return false;
    },
  });
  return cells;
}

/** An empty element holds an empty text. */
function openField(cell: RawCell, name: string): string {
  if (name === "v") cell.value ??= "";
  if (name === "f") cell.formula ??= "";
  return name;
}

const isTrue = (written: string | undefined): boolean => written === "1" || written === "true";

/** The hidden columns of a sheet, which stand before its rows, and whether the row that is read is hidden. */
function hiddenPlaces() {
  const ranges: { from: number; to: number }[] = [];
  let isRowHidden = false;
  return {
    row: ({ hidden }: Attributes) => {
      isRowHidden = isTrue(hidden);
    },
    columns: ({ hidden, min, max }: Attributes) => {
      if (isTrue(hidden)) ranges.push({ from: Number(min) - 1, to: Number(max) - 1 });
    },
    at: (column: number): boolean => isRowHidden || ranges.some(({ from, to }) => from <= column && column <= to),
  };
}

const cellAt = (
  { t = "n", s = "0" }: Attributes,
  place: { row: number; column: number },
  isHidden: boolean,
): RawCell => ({
  isHidden,
  ...place,
  type: t,
  style: Number(s),
  value: null,
  formula: null,
  inline: "",
});

const finished = (cell: RawCell, inline: string): RawCell => ({
  ...cell,
  value: cell.value === "" && cell.type !== "str" ? null : cell.value,
  inline: cell.type === "inlineStr" ? within(inline) : "",
});

function within(text: string): string {
  if (text.length > LONGEST_TEXT) throw new Failure("fileInvalid");
  return text;
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
