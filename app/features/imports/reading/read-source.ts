import { Failure } from "../../../failure.ts";
import type { FetchFile } from "../../../outbound/fetch-file.ts";
import type { ImportField } from "../contracts/company-import.ts";
import { cellText, oneLine } from "../use-cases/import-cells.ts";
import type { ImportedTable } from "../use-cases/import-table.ts";
import { readImportFile, readImportText } from "./read-file.ts";
import { declaredIn, isObject, recordsIn } from "./read-json.ts";
import { strictJson } from "./strict-json.ts";

/** What a person or a program brings: a file, its address, pasted cells, or a JSON request that is or names the table. */
export type Brought =
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "url"; url: string }
  | { kind: "table"; text: string }
  | { kind: "request"; text: string };

/** A table, and what is declared of it beside it. */
export type BroughtTable = { table: ImportedTable; fields: Readonly<Partial<Record<ImportField, string>>> };

/** Reads whatever is brought as one kind of table: from here on its way is the same. */
export function sourceReader(fetchFile: FetchFile): (brought: Brought) => Promise<BroughtTable> {
  const fromAddress = async (url: string) => readImportFile(await fetchFile(url));

  async function fromRequest(text: string): Promise<BroughtTable> {
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

  return async (brought) => {
    if (brought.kind === "request") return fromRequest(brought.text);
    if (brought.kind === "url") return { table: await fromAddress(brought.url), fields: {} };
    if (brought.kind === "table") return { table: readImportText(brought.text), fields: {} };
    return { table: await readImportFile(brought.bytes), fields: {} };
  };
}
