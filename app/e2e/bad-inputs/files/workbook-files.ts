import { type ZipPart, zipBytes } from "./zip-bytes.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const sheetPath = "xl/worksheets/sheet1.xml";
const text = (place: string, content: string) => `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`;

/** The rows of a table of accounts that is right: two years, two figures. */
const goodRows = [
  `<row r="1">${text("B1", "2024-12-31")}${text("C1", "2025-12-31")}</row>`,
  `<row r="2">${text("A2", "revenue")}<c r="B2"><v>1100</v></c><c r="C2"><v>1210</v></c></row>`,
  `<row r="3">${text("A3", "dilutedShares")}<c r="B3"><v>100</v></c><c r="C3"><v>100</v></c></row>`,
].join("");

const openSheet = "application/vnd.oasis.opendocument.spreadsheet";
const openText = (content: string) =>
  `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`;
const openNumber = (value: number) => `<table:table-cell office:value-type="float" office:value="${value}"/>`;

/** The same rows in an OpenDocument spreadsheet. */
const goodOpenRows = [
  `<table:table-row><table:table-cell/>${openText("2024-12-31")}${openText("2025-12-31")}</table:table-row>`,
  `<table:table-row>${openText("revenue")}${openNumber(1100)}${openNumber(1210)}</table:table-row>`,
  `<table:table-row>${openText("dilutedShares")}${openNumber(100)}${openNumber(100)}</table:table-row>`,
].join("");

/** The parts of an OpenDocument spreadsheet with one sheet, each of which a case may replace. */
function openDocumentParts(
  rows: string,
  changes: Readonly<Record<string, string>> = {},
  prologue = "",
  ofSheet = "",
): ZipPart[] {
  const bound = ["office", "table", "text", "style"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  const parts = {
    mimetype: openSheet,
    "META-INF/manifest.xml": "<manifest:manifest/>",
    "content.xml": `${prologue}<office:document-content ${bound.join(" ")}><office:automatic-styles><style:style style:name="t" style:family="table"><style:table-properties ${ofSheet}/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Cuentas" table:style-name="t">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ...changes,
  };
  return Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }));
}

const openDocument = (...parts: Parameters<typeof openDocumentParts>): Buffer => zipBytes(openDocumentParts(...parts));

/** The parts of a workbook with one sheet, each of which a case may replace. */
function workbookParts(rows: string, changes: Readonly<Record<string, string>> = {}): ZipPart[] {
  const parts = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Cuentas" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    [sheetPath]: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...changes,
  };
  return Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }));
}

const workbook = (rows: string, changes?: Readonly<Record<string, string>>) => zipBytes(workbookParts(rows, changes));
const withPart = (part: ZipPart) => zipBytes([...workbookParts(goodRows), part]);
/** A workbook that is right, with parts and rows besides that its table does not need. */
export const workbookWith = (others: Readonly<Record<string, Buffer>>, moreRows = ""): Buffer =>
  zipBytes([
    ...workbookParts(goodRows + moreRows),
    ...Object.entries(others).map(([name, content]) => ({ name, content })),
  ]);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576);
const sharedStrings = (content: string) => ({ "xl/sharedStrings.xml": content });
const dateStyle = {
  "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
};
const datedRows = (serial: number, heading = text("A2", "revenue")) =>
  `<row r="1"><c r="B1" s="1"><v>${serial}</v></c></row><row r="2">${heading}<c r="B2"><v>1210</v></c></row>`;
const yearAnd = (cells: string) => `<row r="1">${text("B1", "2025-12-31")}</row><row r="2">${cells}</row>`;

function nestedZip(depth: number): Buffer {
  let inner = zipBytes([{ name: "leaf.txt", content: Buffer.from("x") }]);
  for (let level = 0; level < depth; level += 1) inner = zipBytes([{ name: "inner.zip", content: inner }]);
  return inner;
}

/** Many names for the same bytes: a small file that says it holds gigabytes. */
function overlappingZip(): Buffer {
  const kernel: ZipPart = { name: "0", content: zeros(20) };
  const others = Array.from(
    { length: 255 },
    (_, index): ZipPart => ({
      name: String(index + 1),
      content: Buffer.alloc(0),
      announced: kernel.content.length,
      at: 0,
    }),
  );
  return zipBytes([kernel, ...others]);
}

/** Workbooks and other zips by the names that cases give them. */
export const workbookFiles: Readonly<Record<string, (size: number) => Buffer>> = {
  "xlsx-good": () => workbook(goodRows),
  "xlsx-deflate-bomb": (megabytes) => withPart({ name: "xl/media/large.bin", content: zeros(megabytes || 300) }),
  "xlsx-bomb-in-sheet": (megabytes) =>
    zipBytes([...workbookParts(goodRows).slice(0, 3), { name: sheetPath, content: zeros(megabytes || 120) }]),
  "xlsx-lying-bomb": (megabytes) =>
    zipBytes([
      ...workbookParts(goodRows).slice(0, 3),
      { name: sheetPath, content: zeros(megabytes || 120), announced: 900 },
    ]),
  "xlsx-lying-local-header": () =>
    zipBytes(workbookParts(goodRows).map((part) => ({ ...part, announcedLocally: 0xffffffff }))),
  "zip-overlap-bomb": overlappingZip,
  "zip-nested": () => nestedZip(10),
  "zip-many-entries": () =>
    zipBytes(Array.from({ length: 3_000 }, (_, index) => ({ name: `f${index}`, content: Buffer.alloc(0) }))),
  "zip-slip": () => withPart({ name: "../../etc/cron.d/x", content: Buffer.from("x") }),
  "zip-absolute": () => withPart({ name: "/etc/cron.d/x", content: Buffer.from("x") }),
  "zip-proto-entry": () =>
    zipBytes([
      ...workbookParts(goodRows),
      { name: "__proto__", content: Buffer.from("x") },
      { name: "constructor", content: Buffer.from("x") },
    ]),
  "zip-duplicate-entry": () => zipBytes([...workbookParts(goodRows), ...workbookParts(goodRows)]),
  "zip-encrypted": () => zipBytes(workbookParts(goodRows).map((part) => ({ ...part, flags: 1 }))),
  "zip-empty": () => zipBytes([]),
  "xlsx-xxe": () =>
    workbook(
      goodRows,
      sharedStrings('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst><si><t>&a;</t></si></sst>'),
    ),
  "xlsx-billion-laughs": () =>
    workbook(
      goodRows,
      sharedStrings('<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>'),
    ),
  "xlsx-doctype-regex": () =>
    workbook(goodRows, sharedStrings('<!DOCTYPE x [<!ENTITY . "x">]><sst><si><t>&.;</t></si></sst>')),
  "xlsx-numeric-entities": () =>
    workbook(goodRows, sharedStrings(`<sst><si><t>${"&#65;".repeat(1_000_000)}</t></si></sst>`)),
  "xlsx-million-attributes": () =>
    workbook(
      `<row r="1"><c r="B1" ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}="1"`).join(" ")}><v>1</v></c></row>`,
    ),
  xlsb: () => zipBytes([{ name: "xl/workbook.bin", content: Buffer.from("x") }]),
  ods: () =>
    zipBytes([
      { name: "mimetype", content: Buffer.from(openSheet), isStored: true },
      { name: "content.xml", content: Buffer.from("<office:document-content/>") },
    ]),
  "ods-good": () => openDocument(goodOpenRows),
  "ods-template": () => openDocument(goodOpenRows, { mimetype: `${openSheet}-template` }),
  "ods-macros": () => openDocument(goodOpenRows, { "Basic/Standard/Module1.xml": "<script:module/>" }),
  "ods-repeated-empty": () =>
    openDocument(
      `${goodOpenRows}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
    ),
  "ods-million-columns": () =>
    openDocument(goodOpenRows.replace("office:value=", 'table:number-columns-repeated="1000000" $&')),
  "ods-million-rows": () =>
    openDocument(
      goodOpenRows.replaceAll("<table:table-row>", '<table:table-row table:number-rows-repeated="1000000">'),
    ),
  "ods-repeated-negative": () =>
    openDocument(goodOpenRows.replace("<table:table-row>", '<table:table-row table:number-rows-repeated="-5">')),
  "ods-million-cells": () =>
    openDocument(`<table:table-row>${"<table:table-cell/>".repeat(1_000_000)}</table:table-row>${goodOpenRows}`),
  "ods-encrypted": () =>
    openDocument(goodOpenRows, {
      "META-INF/manifest.xml": `<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`,
      "content.xml": "\u0001\u0002",
    }),
  "ods-bomb": () => zipBytes([...openDocumentParts(goodOpenRows), { name: "Pictures/zeros", content: zeros(201) }]),
  "ods-lying-bomb": () =>
    zipBytes(
      openDocumentParts(goodOpenRows + " ".repeat(1_048_576)).map((part) =>
        part.name === "content.xml" ? { ...part, announced: 1_000 } : part,
      ),
    ),
  "ods-billion-laughs": () =>
    openDocument(
      "<table:table-row><table:table-cell><text:p>&c;</text:p></table:table-cell></table:table-row>",
      {},
      `<!DOCTYPE x [<!ENTITY a "${"ha".repeat(50)}"><!ENTITY b "${"&a;".repeat(50)}"><!ENTITY c "${"&b;".repeat(50)}">]>`,
    ),
  "ods-hidden": () => openDocument(goodOpenRows, {}, "", 'table:display="false"'),
  "ods-other-prefixes": () =>
    zipBytes(
      openDocumentParts(goodOpenRows).map((part) =>
        part.name === "content.xml"
          ? {
              ...part,
              content: Buffer.from(part.content.toString().replaceAll("office:", "o:").replaceAll(":office=", ":o=")),
            }
          : part,
      ),
    ),
  odt: () => openDocument("", { mimetype: "application/vnd.oasis.opendocument.text" }),
  docx: () => zipBytes([{ name: "word/document.xml", content: Buffer.from("<w:document/>") }]),
  "pdf-xlsx-polyglot": () => Buffer.concat([Buffer.from("%PDF-1.7\n"), workbook(goodRows)]),
  "xlsx-truncated": () => workbook(goodRows).subarray(0, 700),
  "xlsx-no-sheets": () => workbook(goodRows, { "xl/workbook.xml": `<workbook xmlns="${main}"><sheets/></workbook>` }),
  "xlsx-hidden-sheets": () =>
    workbook(goodRows, {
      "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets><sheet name="a" state="hidden" r:id="r1"/></sheets></workbook>`,
    }),
  "xlsx-empty-sheet": () => workbook(""),
  "xlsx-missing-sheet": () => zipBytes(workbookParts(goodRows).filter(({ name }) => name !== sheetPath)),
  "xlsx-formula-no-cache": () => workbook(yearAnd(`${text("A2", "revenue")}<c r="B2"><f>A1*2</f></c>`)),
  "xlsx-error-cell": () => workbook(yearAnd(`${text("A2", "revenue")}<c r="B2" t="e"><v>#DIV/0!</v></c>`)),
  "xlsx-1904-dates": () =>
    workbook(datedRows(44_195), {
      ...dateStyle,
      "xl/workbook.xml": `<workbook xmlns:r="${relations}"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="r1"/></sheets></workbook>`,
    }),
  "xlsx-feb29-1900": () => workbook(datedRows(60), dateStyle),
  "xlsx-negative-date": () => workbook(datedRows(-1), dateStyle),
  "xlsx-date-as-ticker": () => workbook(datedRows(45_657, '<c r="A2" s="1"><v>45717</v></c>'), dateStyle),
  "xlsx-external-link": () =>
    workbook(goodRows, {
      "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/externalLink" Target="http://169.254.169.254/" TargetMode="External"/></Relationships>`,
      "xl/externalLinks/externalLink1.xml":
        '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
    }),
  "xlsx-cell-ref-XFE1048577": () => workbook('<row r="1"><c r="XFE1048577"><v>1</v></c></row>'),
  "xlsx-cell-ref-zero": () => workbook('<row r="1"><c r="A0"><v>1</v></c></row>'),
  "xlsx-501-rows": () => workbook('<row r="501"><c r="A501"><v>1</v></c></row>'),
  "xlsx-61-columns": () => workbook('<row r="1"><c r="BI1"><v>1</v></c></row>'),
  "xlsx-shared-index-beyond": () => workbook(yearAnd('<c r="A2" t="s"><v>999999</v></c>')),
  "xlsx-huge-number": () => workbook(yearAnd(`${text("A2", "revenue")}<c r="B2"><v>1E+300</v></c>`)),
  "xlsx-nan": () => workbook(yearAnd(`${text("A2", "revenue")}<c r="B2"><v>NaN</v></c>`)),
  "xlsx-percentage": () =>
    workbook(yearAnd(`${text("A2", "revenue")}<c r="B2" s="1"><v>0.5</v></c>`), {
      "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    }),
};
