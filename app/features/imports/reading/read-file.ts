import { Failure } from "../../../failure.ts";
import type { UploadedTable } from "../use-cases/import-table.ts";
import { looksLikeJson, readImportJson } from "./read-json.ts";
import { readWorkbookInThread } from "./workbook/read-in-thread.ts";
import { zipParts } from "./workbook/zip-entries.ts";

/** A file of ten megabytes is larger than any company's accounts. */
const LARGEST_FILE = 10 * 1_048_576;
/** Their table, as text, is a tenth of that. */
const LONGEST_TEXT = 1_048_576;
const BEGINNING = 1_024;

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** The container of old workbooks, and of new ones that are locked with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le");

const isEncrypted = ({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): boolean =>
  Buffer.from(buffer, byteOffset, length).includes(encryptedPackage);

/** Reads what a file holds, whatever its name says: a workbook, JSON, or text in one of the encodings that Excel writes. */
export async function readImportFile(bytes: Uint8Array<ArrayBuffer>): Promise<UploadedTable> {
  if (bytes.length > LARGEST_FILE) throw new Failure("fileTooLarge");
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString("latin1");
  if (beginning.includes("%PDF-")) throw new Failure("fileTypeUnsupported");
  if (startsWith(bytes, compoundFile)) throw new Failure(isEncrypted(bytes) ? "fileProtected" : "fileTypeUnsupported");
  if (startsWith(bytes, [0x50, 0x4b])) {
    // Opening it inflates nothing: a bomb is refused here, without a thread.
    const { names } = zipParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (names.some((name) => reportPart.test(name))) throw new Failure("fileIsReport");
    return { kind: "sheet", ...(await readWorkbookInThread(bytes)) };
  }
  if (isReport(bytes)) throw new Failure("fileIsReport");
  return readImportText(importText(bytes));
}

/** What a package of a filed report holds. */
const reportPart = /(?:^|\/)META-INF\/reportPackage\.json$|(?:^|\/)reports\/[^/]+\.(?:xhtml|html|xbrl|json)$/i;
const ROOT = 8_192;

/** Whether a file is an XBRL report, on its own or within a page: its first element says so. */
function isReport(bytes: Uint8Array): boolean {
  const root = Buffer.from(bytes.subarray(0, ROOT)).toString("utf8");
  return /^\ufeff?\s*</.test(root) && /\bxmlns(?::\w+)?="http:\/\/www\.xbrl\.org\//.test(root);
}

/** Reads pasted text, or a text file. */
export function readImportText(text: string): UploadedTable {
  if (text.length > LONGEST_TEXT) throw new Failure("fileTooLarge");
  return looksLikeJson(text) ? readImportJson(text) : { kind: "text", text };
}

/** The text of a file: UTF-8, UTF-16 with or without its mark, or else Windows-1252, in which every byte is a letter. */
export function importText(bytes: Uint8Array): string {
  refuseOtherThanText(decoded(bytes.subarray(0, BEGINNING)));
  // No encoding takes more bytes for the letters of a table than UTF-16.
  if (bytes.length > 2 * LONGEST_TEXT + 2) throw new Failure("fileTooLarge");
  const text = decoded(bytes).replace(/^\ufeff/, "");
  refuseOtherThanText(text);
  return text;
}

function refuseOtherThanText(text: string): void {
  const start = text
    .slice(0, 200)
    .replace(/^\ufeff/, "")
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype html|html|table|head|body|meta|!--)/.test(start)) throw new Failure("fileTypeUnsupported");
  if (/^<[?!a-z]/.test(start)) throw new Failure("fileInvalid");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell text from anything else
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new Failure("fileTypeUnsupported");
}

function decoded(bytes: Uint8Array): string {
  const utf16 = utf16In(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** By its mark, or because every other byte of the beginning is zero, as in any European text. */
function utf16In(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const sample = [...bytes.subarray(0, 64)];
  if (sample.length < 4) return null;
  if (sample.every((byte, index) => (byte === 0) === (index % 2 === 1))) return "utf-16le";
  return sample.every((byte, index) => (byte === 0) === (index % 2 === 0)) ? "utf-16be" : null;
}
