import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { zipBytes } from "../../../../e2e/bad-inputs/files/zip-bytes.ts";
import { readImportFile } from "../read-file.ts";
import { readWorkbook } from "./read-workbook.ts";

const saved = readFileSync(join(import.meta.dirname, "sample-sheet.ods"));

const bound = ["office", "table", "text", "style", "dc"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

/** A spreadsheet whose body is the given tables. */
const withTables = (tables: string): Buffer =>
  zipBytes(
    Object.entries({
      mimetype: "application/vnd.oasis.opendocument.spreadsheet",
      "META-INF/manifest.xml": "<manifest:manifest/>",
      "content.xml": `<?xml version="1.0"?><office:document-content ${bound}><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
  );
const rowsOf = (rows: string) => readWorkbook(withTables(`<table:table table:name="a">${rows}</table:table>`)).rows;
const cellsOf = (cells: string) => rowsOf(`<table:table-row>${cells}</table:table-row>`)[0];

describe("a spreadsheet that LibreOffice saved", () => {
  it("gives its first visible sheet: days, numbers, percentages, kept results, merged and repeated cells, errors", () => {
    expect(readWorkbook(saved)).toEqual({
      sheet: "Cuentas",
      rows: [
        ["Talleres Ejemplo"],
        [],
        [],
        ["", "2023-12-31", "2024-12-31", "2025-12-31"],
        ["Ingresos", 1000, 1100, 1210.5],
        ["Beneficio neto", 100, -110, 121],
        ["Acciones diluidas", 100_000, 100_000, 100_000],
        ["Margen", "10 %", "10 %", "10 %"],
        ["Capex", 50, 52, 54],
        ["Activo total", 1000, 1050, 1100],
        ["Pasivo total", 400, 400, 400],
        ["Patrimonio neto", 600, 650, 700],
        ["Caja", 50, "", "#DIV/0!"],
      ],
      formats: [{ row: 4, column: 1, kind: "currency", text: "EUR  €" }],
      hidden: ["Notas"],
    });
  });

  it("is read in the thread as any workbook", async () => {
    expect(await readImportFile(Uint8Array.from(saved))).toMatchObject({ kind: "sheet", sheet: "Cuentas" });
  });
});

describe("a cell", () => {
  it.each([
    ['office:value-type="float" office:value="-1210.5"', "(1.210,50)", -1210.5],
    ['office:value-type="currency" office:currency="GBP" office:value="7"', "£7", 7],
    ['office:value-type="percentage" office:value="0.07"', "7 %", "7 %"],
    ['office:value-type="date" office:date-value="2025-12-31T00:00:00"', "dic 25", "2025-12-31"],
    ['office:value-type="date" office:date-value="2025-12-01"', "dic 25", "2025-12-31"],
    ['office:value-type="date" office:date-value="2024-02-01"', "02/2024", "2024-02-29"],
    ['office:value-type="date" office:date-value="2025-12-01"', "1 dic 25", "2025-12-01"],
    ['office:value-type="date" office:date-value="2025-12-01"', "01/12/25", "2025-12-01"],
    ['office:value-type="date" office:date-value="2025-01-01"', "2025", "2025"],
    ['office:value-type="date" office:date-value="2025-12-31"', "2025", "2025-12-31"],
    ['office:value-type="float" office:value="1210750"', "1.210,75", 1210.75],
    ['office:value-type="float" office:value="1500000"', "1.5", 1.5],
    ['office:value-type="float" office:value="12"', "0", 0.012],
    ['office:value-type="float" office:value="0.5"', "1", 0.5],
    ['office:value-type="float" office:value="1210.75"', "1.21E+03", 1210.75],
    ['office:value-type="float" office:value="0x10"', "16", "16"],
    ['office:value-type="float" office:value="0" table:formula="of:=1/0"', "#DIV/0!", "#DIV/0!"],
    ['office:value-type="string" office:string-value="" table:formula="of:=[.A1]"', "Err:502", "#Err:502"],
    ['office:value-type="float" table:formula="of:=[.A1]+1"', "", "=[.A1]+1"],
    ['office:value-type="date" office:date-value="yesterday"', "ayer", "ayer"],
    ['office:value-type="boolean" office:boolean-value="true"', "VERDADERO", "TRUE"],
    ['office:value-type="time" office:time-value="PT1H"', "1:00", "1:00"],
    ['office:value-type="string" office:string-value="1.210"', "otro", "1.210"],
    ['office:value-type="float" office:value="mucho"', "mucho", "mucho"],
    ['office:value-type="float" office:value="1e999"', "∞", "∞"],
    ['table:formula="of:=[.B1]*2"', "", "=[.B1]*2"],
    ['table:formula="of:=1+1" office:value-type="float" office:value="2"', "2", 2],
    ['office:value-type="string" calcext:value-type="error"', "Err:508", "#Err:508"],
    ['calcext:value-type="float"', "suelto", "suelto"],
  ])("%s is %s: %j", (attributes, text, shown) => {
    expect(cellsOf(`<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`)).toEqual([shown]);
  });

  it("has the text of its own paragraphs, not of its notes, drawings and inner tables", () => {
    const cell = `<table:table-cell office:value-type="string">
      <office:annotation><dc:creator>yo</dc:creator><text:p>nota</text:p></office:annotation>
      <text:p>Flujo<text:s text:c="2"/>de <text:span>ca</text:span><text:span>ja</text:span></text:p><text:p>libre<text:line-break/>&amp; más</text:p>
      <table:table><table:table-row><table:table-cell office:value-type="float" office:value="9"><text:p>9</text:p></table:table-cell></table:table-row></table:table>
      <draw:frame><text:p>dibujo</text:p></draw:frame></table:table-cell><table:table-cell office:value-type="float" office:value="3"/>`;
    expect(cellsOf(cell)).toEqual(["Flujo  de caja\nlibre\n& más", 3]);
  });

  it("that another covers is empty, whatever it holds", () => {
    expect(
      cellsOf(
        `<table:table-cell table:number-columns-spanned="2" office:value-type="string"><text:p>a</text:p></table:table-cell><table:covered-table-cell office:value-type="float" office:value="9"/><table:table-cell office:value-type="float" office:value="1"/>`,
      ),
    ).toEqual(["a", "", 1]);
  });
});

it("repeats cells and rows where they hold something, up to the size of a table", () => {
  const one = '<table:table-cell office:value-type="float" office:value="1"';
  const row = (times: number, cells: string) =>
    `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`;
  expect(rowsOf(row(2, `<table:table-cell/>${one} table:number-columns-repeated="2"/>`))).toEqual([
    ["", 1, 1],
    ["", 1, 1],
  ]);
  expect(rowsOf(row(500, `${one} table:number-columns-repeated="60"/>`))).toHaveLength(500);
  for (const rows of [
    row(501, `${one}/>`),
    row(1, `${one} table:number-columns-repeated="61"/>`),
    row(500, "") + row(1, `${one}/>`),
  ])
    expect(() => rowsOf(rows)).toThrow(expect.objectContaining({ code: "fileTooLarge" }));
  for (const times of ["0", "-1", "1e3", "99999999", "x"])
    expect(() => rowsOf(`<table:table-row table:number-rows-repeated="${times}">${one}/></table:table-row>`)).toThrow(
      expect.objectContaining({ code: "fileInvalid" }),
    );
});

it("does not take a table in a drawing for the sheet's, nor one between the sheets", () => {
  const other =
    '<table:table table:name="x"><table:table-row><table:table-cell office:value-type="float" office:value="9"/></table:table-row></table:table>';
  const own = '<table:table-row><table:table-cell office:value-type="float" office:value="1"/></table:table-row>';
  const sheet = (rows: string) =>
    `<table:table table:name="a"><table:shapes><draw:frame>${other}</draw:frame></table:shapes>${rows}</table:table>`;
  expect(readWorkbook(withTables(sheet(own)))).toEqual({ sheet: "a", rows: [[1]] });
  expect(() =>
    readWorkbook(
      withTables(`${sheet("")}<table:dde-links><table:dde-link>${other}</table:dde-link></table:dde-links>`),
    ),
  ).toThrow(expect.objectContaining({ code: "fileEmpty" }));
});

it("passes over sheets that are empty", () => {
  const empty = '<table:table table:name="vacía"><table:table-row><table:table-cell/></table:table-row></table:table>';
  const full =
    '<table:table table:name="b"><table:table-row><table:table-cell office:value-type="float" office:value="1"/></table:table-row></table:table>';
  expect(readWorkbook(withTables(empty + full))).toEqual({ sheet: "b", rows: [[1]] });
  expect(() => readWorkbook(withTables(empty))).toThrow(expect.objectContaining({ code: "fileEmpty" }));
  expect(() => readWorkbook(withTables(""))).toThrow(expect.objectContaining({ code: "fileInvalid" }));
});
