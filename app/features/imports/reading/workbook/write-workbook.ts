import { crc32 } from "node:zlib";

type Written = { name: string; content: Buffer };

/** A workbook of one sheet, its texts as texts and its numbers as numbers; nothing in it is a formula. */
export function writeWorkbook(sheet: string, rows: readonly (readonly (string | number)[])[]): Buffer<ArrayBuffer> {
  const parts = Object.entries(partsOf(sheet, rows)).map(
    ([name, xml]): Written => ({
      name,
      content: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
    }),
  );
  return zipOf(parts);
}

const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const partsOf = (sheet: string, rows: readonly (readonly (string | number)[])[]): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="44" customWidth="1"/><col min="2" max="6" width="14" customWidth="1"/></cols><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`,
});

function rowXml(row: readonly (string | number)[], index: number): string {
  const cells = row.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${index + 1}`;
    if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
    return cell === "" ? "" : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${index + 1}">${cells.join("")}</row>`;
}

const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

// 1 January 1980, the first day a zip knows: the same table makes the same bytes.
const FIRST_DAY = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x800;

/** A zip whose entries are stored as they are: templates are small. */
function zipOf(parts: readonly Written[]): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(UTF8_NAMES, 2);
    shared.writeUInt16LE(FIRST_DAY, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(signature(0x04034b50), shared, Buffer.from(name), content);
    central.push(signature(0x02014b50), Buffer.from([VERSION, 0]), shared, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
