/** One value of a table of comma-separated values (RFC 4180). */
export type Cell = string | number | boolean | null;

/** What a spreadsheet would run as a formula is made a text: names come from sources that anybody may have written to. */
function written(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const inert = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Rows as a file, with the line ends that the format asks for. */
export const tableOf = (rows: readonly (readonly Cell[])[]): string =>
  `${rows.map((row) => row.map(written).join(",")).join("\r\n")}\r\n`;
