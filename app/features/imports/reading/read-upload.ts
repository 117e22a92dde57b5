import { Failure } from "../../../failure.ts";
import type { FetchFile } from "../../../outbound/fetch-file.ts";
import { cellText, oneLine } from "../use-cases/import-cells.ts";
import type { DeclaredTable } from "../use-cases/read-financials.ts";
import type { Upload } from "../use-cases/upload.ts";
import { readImportFile, readImportText } from "./read-file.ts";
import { declaredIn, isObject, recordsIn } from "./read-json.ts";
import { strictJson } from "./strict-json.ts";

/** Reads every kind of upload as one kind of table. */
export function uploadReader(fetchFile: FetchFile): (upload: Upload) => Promise<DeclaredTable> {
  const fromAddress = async (url: string) => readImportFile(await fetchFile(url));

  async function fromRequest(text: string): Promise<DeclaredTable> {
    const document = strictJson(text);
    if (!isObject(document)) throw new Failure("bodyInvalid");
    if (document.has("years") === document.has("url")) {
      declaredIn(document, ["years", "url"]);
      throw new Failure("bodyInvalid");
    }
    if (document.has("years")) return { table: recordsIn(document), fields: {} };
    const declared = Object.entries(declaredIn(document, ["url"]));
    const url = document.get("url");
    if (typeof url !== "string") throw new Failure("fieldType", { param: "url" });
    const format = document.get("numberFormat") === "comma" ? "comma" : "point";
    return {
      table: await fromAddress(url),
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
