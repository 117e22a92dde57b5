import { expect, it } from "vitest";
import { zipBytes } from "../../../../e2e/bad-inputs/files/zip-bytes.ts";
import { readWorkbook } from "./read-workbook.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const zipped = (parts: Record<string, string>): Buffer =>
  zipBytes(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })));

/** The cells of a sheet of each format, a number in each of so many rows. */
type SheetOf = { name: string; rows: number; isHidden?: boolean; broken?: boolean };

function excel(sheets: readonly SheetOf[]): Buffer {
  const id = (at: number) => `rId${at + 1}`;
  const listed = sheets.map(
    ({ name, isHidden }, at) => `<sheet name="${name}" r:id="${id(at)}"${isHidden ? ' state="hidden"' : ""}/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="${id(at)}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  );
  const rowsOf = ({ rows }: SheetOf) => Array.from({ length: rows }, (_, row) => `<row><c><v>${row + 1}</v></c></row>`);
  const parts = sheets.map((sheet, at) => [
    `xl/worksheets/sheet${at}.xml`,
    sheet.broken
      ? "<worksheet><sheetData><row>"
      : `<worksheet><sheetData>${rowsOf(sheet).join("")}</sheetData></worksheet>`,
  ]);
  return zipped({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${targets.join("")}</Relationships>`,
    ...Object.fromEntries(parts),
  });
}

const bound = ["office", "table", "text", "style"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

function openDocument(sheets: readonly SheetOf[]): Buffer {
  const cell = (row: number) => `<table:table-cell office:value-type="float" office:value="${row + 1}"/>`;
  const tables = sheets.map(({ name, rows, isHidden }) => {
    const lines = Array.from({ length: rows }, (_, row) => `<table:table-row>${cell(row)}</table:table-row>`);
    return `<table:table table:name="${name}"${isHidden ? ' table:style-name="off"' : ""}>${lines.join("")}</table:table>`;
  });
  const hidden =
    '<office:automatic-styles><style:style style:name="off"><style:table-properties table:display="false"/></style:style></office:automatic-styles>';
  return zipped({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "META-INF/manifest.xml": "<manifest:manifest/>",
    "content.xml": `<office:document-content ${bound}>${hidden}<office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`,
  });
}

const sheetsIn = (bytes: Buffer) => {
  const { others = [], ...first } = readWorkbook(bytes);
  return [first, ...others].map(({ sheet, rows }) => [sheet, rows.length]);
};

it.each([
  ["Excel", excel],
  ["OpenDocument", openDocument],
] as const)("gives the visible sheets of %s behind the first one with cells", (_, written) => {
  const sheets = [
    { name: "empty", rows: 0 },
    { name: "income", rows: 3 },
    { name: "secret", rows: 2, isHidden: true },
    { name: "balance", rows: 4 },
  ];
  expect(sheetsIn(written(sheets))).toEqual([
    ["income", 3],
    ["balance", 4],
  ]);
  expect(readWorkbook(written(sheets)).hidden).toEqual(["secret"]);
  expect(readWorkbook(written(sheets.filter(({ isHidden }) => !isHidden))).hidden).toBeUndefined();
});

/** A sheet of three rows and three columns whose second row, or second column, is hidden. */
const hiddenIn = {
  Excel: (hidden: "row" | "column") => {
    const cells = ["A", "B", "C"];
    const row = (at: number) =>
      `<row r="${at}"${hidden === "row" && at === 2 ? ' hidden="1"' : ""}>${cells.map((cell) => `<c r="${cell}${at}"><v>${at}</v></c>`).join("")}</row>`;
    const columns = `<cols><col min="1" max="1"/><col min="2" max="2"${hidden === "column" ? ' hidden="true"' : ""}/></cols>`;
    return zipped({
      "[Content_Types].xml": "<Types/>",
      "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet0.xml"/></Relationships>`,
      "xl/worksheets/sheet0.xml": `<worksheet>${columns}<sheetData>${[1, 2, 3].map(row).join("")}</sheetData></worksheet>`,
    });
  },
  OpenDocument: (hidden: "row" | "column") => {
    const row = (at: number) =>
      `<table:table-row${hidden === "row" && at === 2 ? ' table:visibility="collapse"' : ""}><table:table-cell table:number-columns-repeated="3" office:value-type="float" office:value="${at}"/></table:table-row>`;
    const columns = `<table:table-column/><table:table-column${hidden === "column" ? ' table:visibility="filter"' : ""}/>`;
    return zipped({
      mimetype: "application/vnd.oasis.opendocument.spreadsheet",
      "META-INF/manifest.xml": "<manifest:manifest/>",
      "content.xml": `<office:document-content ${bound}><office:body><office:spreadsheet><table:table table:name="a">${columns}${[1, 2, 3].map(row).join("")}</table:table></office:spreadsheet></office:body></office:document-content>`,
    });
  },
} as const;

it.each(["Excel", "OpenDocument"] as const)(
  "tells the first cell of a hidden row or column of %s, and reads it",
  (kind) => {
    const ofRow = readWorkbook(hiddenIn[kind]("row"));
    expect(ofRow.rows).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ]);
    expect(ofRow.formats).toEqual([{ row: 1, column: 0, kind: "hidden", text: "2" }]);
    const ofColumn = readWorkbook(hiddenIn[kind]("column"));
    expect(ofColumn.formats?.map(({ row, kind: said }) => [row, said])).toEqual([[0, "hidden"]]);
  },
);

it.each([
  ["Excel", excel],
  ["OpenDocument", openDocument],
] as const)("passes over a sheet of %s that is larger than accounts are, behind one that is read", (_, written) => {
  const long = { name: "prices", rows: 900 };
  const small = { name: "income", rows: 3 };
  expect(sheetsIn(written([small, long, { ...small, name: "balance" }]))).toEqual([
    ["income", 3],
    ["balance", 3],
  ]);
  expect(() => sheetsIn(written([long, small]))).toThrow(expect.objectContaining({ code: "fileTooLarge" }));
});

it("passes over a malformed sheet behind one that is read, and refuses one that stands first", () => {
  const broken = { name: "broken", rows: 1, broken: true };
  expect(sheetsIn(excel([{ name: "income", rows: 3 }, broken]))).toEqual([["income", 3]]);
  expect(() => sheetsIn(excel([broken, { name: "income", rows: 3 }]))).toThrow(
    expect.objectContaining({ code: "fileInvalid" }),
  );
});

it("reads a dozen sheets behind the first, and no more", () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `s${at}`, rows: 1 }));
  expect(sheetsIn(excel(many))).toHaveLength(13);
  expect(sheetsIn(openDocument(many))).toHaveLength(13);
});
