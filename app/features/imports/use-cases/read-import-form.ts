import { shown } from "../../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../../failure.ts";
import { type ImportField, importFields } from "../contracts/company-import.ts";
import { type UploadKind, uploadKinds } from "../contracts/uploads.ts";
import type { FormUpload } from "./upload.ts";

/** A table that a form uploads, and what its other fields say of it. */
export type ImportForm = {
  upload: FormUpload;
  /** Declarations about the table, as typed. */
  fields: Partial<Record<ImportField, string>>;
  /** Which figure each unknown heading means. */
  meanings: Record<string, string>;
  /** Whether the visitor has seen the doubts that do not block and goes on. */
  isAccepted: boolean;
};

const MOST_MEANINGS = 500;
const fieldName = /^[A-Za-z_]{1,40}$/;

/**
 * Reads the form of the page. Its three parts for a table are all sent, filled or not: a file comes before an address, an address before
 * pasted cells. Parts with other names are ignored.
 */
export async function readImportForm(form: FormData): Promise<ImportForm> {
  const sent = uploadKinds.filter((name) => form.has(name));
  const kind = sent.find((name) => isFilled(name, form.get(name))) ?? sent.at(-1) ?? "table";
  return {
    upload: await uploadIn(kind, form.get(kind)),
    fields: fieldsIn(form),
    meanings: meaningsIn(form),
    isAccepted: form.get("accepted") === "yes",
  };
}

/** Reads the form of a program: each part known, sent once and of its type, and exactly one table. */
export async function readStrictImportForm(form: FormData): Promise<Pick<ImportForm, "upload" | "fields">> {
  refuseOtherParts(form);
  const { upload, fields } = await readImportForm(form);
  return { upload, fields };
}

function refuseOtherParts(form: FormData): void {
  const seen = new Set<string>();
  const kinds: UploadKind[] = [];
  for (const [name, value] of form) {
    if (!fieldName.test(name)) throw new Failure("multipartInvalid");
    if (seen.has(name)) throw new Failure("paramRepeated", { param: name });
    seen.add(name);
    const kind = uploadKinds.find((each) => each === name);
    if (kind !== undefined) kinds.push(kind);
    else if (!importFields.some((each) => each === name)) throw new Failure("fieldUnknown", { param: shown(name) });
    else refuseFile(name, value);
  }
  const [kind, ...others] = kinds;
  if (kind === undefined || others.length > 0) throw new Failure("bodyInvalid");
  if (kind !== "file") refuseFile(kind, form.get(kind));
}

function refuseFile(name: string, value: FormDataEntryValue | null): void {
  if (typeof value !== "string") throw new Failure("fieldType", { param: name });
}

/** Browsers send an empty file where none was chosen. */
function isFilled(kind: UploadKind, value: FormDataEntryValue | null): boolean {
  if (kind === "file") return value instanceof File && value.size > 0;
  return typeof value === "string" && value.trim() !== "";
}

/** A file that is sent without a name is text. */
async function uploadIn(kind: UploadKind, value: FormDataEntryValue | null): Promise<FormUpload> {
  if (kind === "file" && value instanceof File) return { kind: "file", bytes: await value.bytes() };
  return kind === "url" ? { kind: "url", url: textOf(value) } : { kind: "table", text: textOf(value) };
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

function fieldsIn(form: FormData): Partial<Record<ImportField, string>> {
  const fields: Partial<Record<ImportField, string>> = {};
  for (const name of importFields) {
    const value = form.get(name);
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}

/** Pairs of a heading and a figure, in the order of the form. */
function meaningsIn(form: FormData): Record<string, string> {
  const figures = form.getAll("meaning");
  const pairs = form.getAll("heading").slice(0, MOST_MEANINGS);
  return Object.fromEntries(pairs.map((heading, index) => [String(heading), String(figures[index] ?? "")]));
}
