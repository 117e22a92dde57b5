/** One value of a table of comma-separated values (RFC 4180). */
export type Cell = string | number | boolean | null;

/** The separators of cells and lines in spreadsheets: the language of the reader decides, and not the file. */
const separators = ",;\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029";
/** Characters that begin a formula, also as wide letters. */
const signs = "=+\\-@＝＋－＠﹦﹢﹣﹫";
/** Characters that a spreadsheet may drop before it looks: blanks, quotation marks, characters without a shape. */
const passedOver = '\\s"\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2060';
/** A sign with all that stands before it back to a character of neither kind, where it is read once: no text makes it slow. */
const beforeSign = new RegExp(
  `(?<![${separators}${passedOver}])(?<before>[${separators}${passedOver}]*)[${signs}]`,
  "gu",
);
const separator = new RegExp(`[${separators}]`, "gu");

/**
 * Turns text that a spreadsheet would run as a formula into plain text, in every piece that it may cut a cell into: names come
 * from providers, to which anybody may have written. Quotation marks do not help where a semicolon separates the cells.
 */
function inert(text: string): string {
  const shown = text.replace(beforeSign, (found: string, before: string, at: number) => {
    // What no spreadsheet drops ends a cell for good: only what follows the last of them is before the sign.
    const last = Math.max(before.lastIndexOf(","), before.lastIndexOf(";")) + 1;
    const beginsCell = last > 0 || at === 0;
    return `${before.slice(0, last)}${beginsCell ? "'" : ""}${found.slice(last).replace(separator, "$&'")}`;
  });
  return /^[\t\r]/.test(shown) ? `'${shown}` : shown;
}

function written(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = inert(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file, with the line ends that the format asks for. */
export const tableOf = (rows: readonly (readonly Cell[])[]): string =>
  `${rows.map((row) => row.map(written).join(",")).join("\r\n")}\r\n`;
