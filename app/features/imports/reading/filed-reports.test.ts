import { expect, it } from "vitest";
import { zipBytes } from "../../../e2e/bad-inputs/files/zip-bytes.ts";
import { readImportFile } from "./read-file.ts";

const package_ = (...names: readonly string[]) => zipBytes(names.map((name) => ({ name, content: Buffer.from("{}") })));
const about = (documentType: string) => JSON.stringify({ documentInfo: { documentType }, facts: {} });

// What people find who look for a company's accounts: the files of its filing.
it.each([
  ["xBRL-JSON", about("https://xbrl.org/2021/xbrl-json")],
  ["what describes xBRL-CSV", about("https://xbrl.org/2021/xbrl-csv")],
  ["XBRL", '<?xml version="1.0"?>\n<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance"/>'],
  ["XBRL in its own name space", '\ufeff<xbrl xmlns="http://www.xbrl.org/2003/instance"/>'],
  [
    "inline XBRL",
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL">',
  ],
  ["a package of a report", package_("x/META-INF/reportPackage.json", "x/reports/x.json")],
  ["an older package of one", package_("x/META-INF/taxonomyPackage.xml", "x/reports/x-2025-12-31-es.xhtml")],
])("a filed report is told from a damaged table: %s", async (_, content) => {
  await expect(readImportFile(Uint8Array.from(Buffer.from(content)))).rejects.toThrow("fileIsReport");
});

it.each([
  ["a page about XBRL", '<html><a href="http://www.xbrl.org/">', "fileTypeUnsupported"],
  ["any other XML", '<?xml version="1.0"?><a/>', "fileInvalid"],
  ["any other JSON", about("https://example.com/xbrl.org/"), "fieldUnknown"],
  ["any other zip", package_("reports.json"), "fileInvalid"],
])("other files are none: %s", async (_, content, code) => {
  await expect(readImportFile(Uint8Array.from(Buffer.from(content)))).rejects.toThrow(code);
});
