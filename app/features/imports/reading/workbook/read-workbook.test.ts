import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readImportFile } from "../read-file.ts";
import { readWorkbook } from "./read-workbook.ts";
import { zipParts } from "./zip-entries.ts";

type Change = (xml: string) => string;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of a workbook of one sheet, its texts in their cells. */
const partsOf = (name: string, rows: readonly (readonly (string | number)[])[]): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`,
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function rowXml(row: readonly (string | number)[], index: number): string {
  const cells = row.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${index + 1}`;
    if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
    return cell === "" ? "" : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${index + 1}">${cells.join("")}</row>`;
}

const workbookOf = (name: string, rows: readonly (readonly (string | number)[])[]) =>
  zip(
    Object.fromEntries(Object.entries(partsOf(name, rows)).map(([part, xml]) => [part, { content: Buffer.from(xml) }])),
  );

/** A workbook with one of its parts changed. */
function changed(part: string, change: Change, rows: (string | number)[][] = [["a", 1]]): Buffer<ArrayBuffer> {
  const parts = { [part]: "", ...partsOf("Hoja", rows) };
  const contents = Object.entries(parts).map(([name, xml]) => [name, name === part ? change(xml) : xml] as const);
  return zip(Object.fromEntries(contents.map(([name, xml]) => [name, { content: Buffer.from(xml) }])));
}

function zip(parts: Record<string, { content: Buffer; announced?: number; checksum?: number }>): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, { content, announced = content.length, checksum = crc32(content) }] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(checksum, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(announced, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const start = Buffer.from([0x50, 0x4b, 3, 4]);
    local.push(start, shared, Buffer.from(name), packed);
    central.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), shared, place, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...central, end]);
}

const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}="1"`).join(" ");
const sheet = "xl/worksheets/sheet1.xml";
const withCells = (cells: string): Buffer<ArrayBuffer> =>
  changed(sheet, (xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${cells}</sheetData>`));
const styled = (formats: string, is1904 = false): Buffer<ArrayBuffer> => {
  const bytes = changed(
    "xl/styles.xml",
    () => `<styleSheet><cellXfs><xf numFmtId="0"/>${formats}</cellXfs></styleSheet>`,
    [["x", 45_657]],
  );
  // The same file twice changed: the number takes the style, the workbook its first day.
  return again(bytes, (name, xml) => {
    if (name === sheet) return xml.replace('r="B1"', 'r="B1" s="1"');
    return name === "xl/workbook.xml" && is1904 ? xml.replace("<sheets>", '<workbookPr date1904="1"/><sheets>') : xml;
  });
};

function again(bytes: Buffer, change: (name: string, xml: string) => string): Buffer<ArrayBuffer> {
  const { names, part } = zipParts(bytes);
  const contents = names.map((name) => [name, { content: Buffer.from(change(name, part(name)?.toString() ?? "")) }]);
  return zip(Object.fromEntries(contents) as Parameters<typeof zip>[0]);
}

describe("a workbook", () => {
  it("gives its first visible sheet with numbers as numbers and every cell at its place", () => {
    const rows = [["", "2024-12-31"], ["Ventas & «otros»", 1210.5], [], ["=x", -3]];
    expect(readWorkbook(workbookOf("Año", rows))).toEqual({ sheet: "Año", rows });
  });

  it("never works a formula out: its kept value counts, without one its text stays", () => {
    const { rows } = readWorkbook(
      withCells(
        '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="C1"><f>B1*2</f></c><c r="D1" t="e"><v>#REF!</v></c></row>',
      ),
    );
    expect(rows).toEqual([[2, "", "=B1*2", "#REF!"]]);
  });

  it.each([
    ['<xf numFmtId="14"/>', false, "2024-12-31"],
    ['<xf numFmtId="14"/>', true, "2029-01-01"],
    ['<xf numFmtId="9"/>', false, "4565700 %"],
    ['<xf numFmtId="3"/>', false, 45_657],
  ])("shows a number as its format %s says (from 1904: %s): %s", (format, is1904, shown) => {
    expect(readWorkbook(styled(format, is1904)).rows[0]?.[1]).toBe(shown);
  });

  it("is read whatever prefixes, sections and quotation marks its XML is written with", () => {
    const prefixed = changed(sheet, (xml) =>
      xml
        .replace(/<(\/?)(?=[a-z])/g, "<$1x:")
        .replace(
          /<x:worksheet[^>]*>/,
          '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
        )
        .replace(
          /<x:sheetData>.*<\/x:sheetData>/s,
          `<?pi <x:c><x:v>9</x:v></x:c>?><x:sheetData note="a > b"><!-- <x:row><x:c><x:v>8</x:v></x:c></x:row> -->
           <x:row r='1'><x:c r='A1' t="str"><x:v><![CDATA[a < b & ]]>c</x:v></x:c><x:c r="B1" t="n"><x:v>1<!-- , -->2</x:v></x:c>
           <x:c r="C1" t="inlineStr"><x:is><x:r><x:t>in </x:t></x:r><x:r><x:t>runs</x:t></x:r><x:rPh sb="0" eb="1"><x:t>no</x:t></x:rPh></x:is></x:c>
           <x:c r="D1"><x:extLst><x:ext><x:v>7</x:v></x:ext></x:extLst></x:c><x:c r="E1" t="str"><x:v>&lt;&#241;&#xf1;&gt;</x:v></x:c></x:row></x:sheetData>`,
        ),
    );
    expect(readWorkbook(prefixed).rows).toEqual([["a < b & c", 12, "in runs", "", "<ññ>"]]);
  });

  it("reads shared texts with prefixes, and those of UTF-16", () => {
    const pointing = '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>';
    const texts =
      '<s:sst xmlns:s="x"><s:si><s:t xml:space="preserve"> a</s:t></s:si><s:si><s:r><s:t>b</s:t></s:r></s:si></s:sst>';
    const { names, part } = zipParts(withCells(pointing));
    const contents = names.map((name) => [name, { content: part(name) ?? Buffer.alloc(0) }] as const);
    for (const content of [Buffer.from(texts), Buffer.from(`\ufeff${texts}`, "utf16le")]) {
      const bytes = zip({ ...Object.fromEntries(contents), "xl/sharedStrings.xml": { content } });
      expect(readWorkbook(bytes).rows).toEqual([["b", " a"]]);
    }
  });

  it("is found where the file says that it stands, as its sheets, styles and texts are", () => {
    const relation = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
    const kinds = {
      rId1: ["worksheet", "tabs/a.xml"],
      rId2: ["styles", "looks.xml"],
      rId3: ["sharedStrings", "/words.xml"],
    };
    const parts = {
      "_rels/.rels": `<Relationships>${relation("rId9", "officeDocument", "/book/workbook2.xml")}</Relationships>`,
      "book/workbook2.xml": partsOf("Hoja", [])["xl/workbook.xml"] ?? "",
      "book/_rels/workbook2.xml.rels": `<Relationships>${Object.entries(kinds)
        .map(([id, [kind = "", target = ""]]) => relation(id, kind, target))
        .join("")}</Relationships>`,
      "book/looks.xml": '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      "words.xml": "<sst><si><t>Ventas</t></si></sst>",
      "book/tabs/a.xml":
        '<worksheet><sheetData><row><c t="s"><v>0</v></c><c s="1"><v>46022</v></c></row></sheetData></worksheet>',
    };
    const file = zip(
      Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, { content: Buffer.from(xml) }])),
    );
    expect(readWorkbook(file)).toEqual({ sheet: "Hoja", rows: [["Ventas", "2025-12-31"]] });
  });

  it("does not read hidden sheets", () => {
    const hidden = changed("xl/workbook.xml", (xml) => xml.replace("<sheet ", '<sheet state="veryHidden" '));
    expect(() => readWorkbook(hidden)).toThrow("fileInvalid");
  });

  it.each([
    [
      "a document type",
      changed(sheet, (xml) => `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml}`),
      "fileInvalid",
    ],
    [
      "a flood of references",
      withCells(`<row><c t="inlineStr"><is><t>${"&#65;".repeat(20_000)}</t></is></c></row>`),
      "fileInvalid",
    ],
    ["a cell beyond the grid", withCells('<row><c r="XFE1048577"><v>1</v></c></row>'), "fileInvalid"],
    ["more rows than a table of accounts", withCells('<row r="501"><c r="A501"><v>1</v></c></row>'), "fileTooLarge"],
    ["a name out of its folder", changed("../../etc/cron.d/x", () => "x"), "fileInvalid"],
    ["a name of every object", changed("__proto__/x", () => "x"), "fileInvalid"],
    ["a binary workbook", changed("xl/workbook.bin", () => "x"), "fileTypeUnsupported"],
    ["macros", changed("xl/vbaProject.bin", () => "x"), "fileHasMacros"],
    ["macros of the old kind", changed("xl/macrosheets/sheet1.xml", () => "<x/>"), "fileHasMacros"],
    [
      "the content type of a workbook with macros",
      changed("[Content_Types].xml", (xml) => xml.replace("sheet.main+xml", "sheet.macroEnabled.main+xml")),
      "fileHasMacros",
    ],
    [
      "a part that is not what its checksum says",
      zip({ "xl/workbook.xml": { content: Buffer.from("<workbook/>"), checksum: 1 } }),
      "fileInvalid",
    ],
    ["a sheet that never ends", changed(sheet, (xml) => xml.replace("</sheetData></worksheet>", "")), "fileInvalid"],
    ["elements that cross", withCells("<row><c r='A1'><v>1</c></v></row>"), "fileInvalid"],
    ["an entity that nothing has declared", withCells("<row><c t='str'><v>&evil;</v></c></row>"), "fileInvalid"],
    ["a hundred and one attributes", withCells(`<row><c ${attributes(101)}><v>1</v></c></row>`), "fileInvalid"],
    ["a document type in another case", changed(sheet, (xml) => `<!doctype x>${xml}`), "fileInvalid"],
    ["half a file", workbookOf("a", [["b"]]).subarray(0, 900), "fileInvalid"],
    ["a zip of something else", zip({ "inner.zip": { content: Buffer.from("PK") } }), "fileInvalid"],
    [
      "a size of four gigabytes",
      zip({ "xl/workbook.xml": { content: Buffer.from("x"), announced: 0xffffffff } }),
      "fileTooLarge",
    ],
    [
      "more inside than announced",
      zip({ "xl/workbook.xml": { content: Buffer.alloc(9_000), announced: 10 } }),
      "fileInvalid",
    ],
  ])("with %s is refused", (_, bytes, code) => {
    expect(() => readWorkbook(bytes)).toThrow(code);
  });
});

/** The container of a workbook with a password: its directory names the two streams. */
const locked = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.alloc(1_016),
  Buffer.from("EncryptionInfo".padEnd(64, "\0"), "utf16le"),
  Buffer.from("EncryptedPackage".padEnd(64, "\0"), "utf16le"),
]);

describe("a file", () => {
  const read = (bytes: Uint8Array) => readImportFile(Uint8Array.from(bytes));

  it("is a workbook by its content, read in a thread of its own", async () => {
    expect(await read(workbookOf("H", [["a", 1]]))).toEqual({ kind: "sheet", sheet: "H", rows: [["a", 1]] });
  });

  it("that inflates to 300 MB is refused before anything is inflated", async () => {
    const bomb = zip({ "xl/workbook.xml": { content: Buffer.alloc(1_000), announced: 300 * 1_048_576 } });
    await expect(read(bomb)).rejects.toThrow("fileTooLarge");
  });

  it.each([
    ["UTF-8", Buffer.from("\ufeffaño;1")],
    ["UTF-16 with its mark", Buffer.from("\ufeffaño;1", "utf16le")],
    ["UTF-16 without it", Buffer.from("año;1", "utf16le")],
    ["UTF-16, high byte first", Buffer.from("\ufeffaño;1", "utf16le").swap16()],
    ["Windows-1252", Buffer.from("año;1", "latin1")],
  ])("of text is read in %s", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ kind: "text", text: "año;1" });
  });

  it.each([
    ["an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), "fileTypeUnsupported"],
    ["a workbook with a password", locked, "fileProtected"],
    ["a page", Buffer.from("\n<HTML><table>"), "fileTypeUnsupported"],
    ["a PDF that is also a zip", Buffer.from("PK\u0003\u0004%PDF-1.7"), "fileTypeUnsupported"],
    ["an image", Buffer.from("89504e470d0a1a0a0000", "hex"), "fileTypeUnsupported"],
    ["XML with an entity", Buffer.from('<?xml version="1.0"?><!DOCTYPE x []>'), "fileInvalid"],
  ])("that is %s is refused by its content", async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toThrow(code);
  });
});
