import { Failure } from "../../../failure.ts";
import type { FetchFile } from "../../../outbound/fetch-file.ts";
import { cellText, oneLine } from "../use-cases/import-cells.ts";
import type { DeclaredTable } from "../use-cases/read-financials.ts";
import type { Upload } from "../use-cases/upload.ts";
import { readImportFile, readImportText } from "./read-file.ts";
import { declaredIn, isObject, recordsIn } from "./read-json.ts";
import { strictJson } from "./strict-json.ts";

/** The members of a JSON request that hold a table or say where one is. */
const tableKinds = ["years", "table", "url"] as const;

/** Reads every kind of upload as one kind of table. */
export function uploadReader(fetchFile: FetchFile): (upload: Upload) => Promise<DeclaredTable> {
  const fromAddress = async (url: string) => readImportFile(await fetchFile(url));

  async function fromRequest(text: string): Promise<DeclaredTable> {
    const document = strictJson(text);
    if (!isObject(document)) throw new Failure("bodyInvalid");
    const [kind, ...others] = tableKinds.filter((name) => document.has(name));
    if (kind === undefined || others.length > 0) {
      declaredIn(document, tableKinds);
      throw new Failure("bodyInvalid");
    }
    if (kind === "years") return { table: recordsIn(document), fields: {} };
    const declared = Object.entries(declaredIn(document, [kind]));
    const written = document.get(kind);
    if (typeof written !== "string") throw new Failure("fieldType", { param: kind });
    const format = document.get("numberFormat") === "comma" ? "comma" : "point";
    return {
      table: kind === "url" ? await fromAddress(written) : readImportText(written),
      fields: Object.fromEntries(declared.map(([name, value]) => [name, oneLine(cellText(value, format))])),
    };
  }

  return async (upload) => {
    if (upload.kind === "request") return fromRequest(upload.text);
    if (upload.kind === "url") return { table: await fromAddress(upload.url), fields: {} };
    if (upload.kind === "table") return { table: readImportText(upload.text), fields: {} };
    return { table: await readImportFile(upload.bytes), fields: {} };
  };
}
