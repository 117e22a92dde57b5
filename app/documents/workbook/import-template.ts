import writeExcelFile from "write-excel-file/node";

const columns = [{ width: 44 }, ...Array.from({ length: 5 }, () => ({ width: 14 }))];

/** A table to fill in as an Excel workbook of one sheet: first row and first column stay in view, every cell is text. */
export async function importTemplate(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const data = rows.map((row) => row.map((value) => (value === "" ? null : { value, type: String })));
  const sheet = { sheet: "Valora", stickyRowsCount: 1, stickyColumnsCount: 1, columns, data };
  const bytes = await writeExcelFile([sheet], { fontFamily: "Calibri", fontSize: 11 }).toBuffer();
  return new Uint8Array(bytes);
}
