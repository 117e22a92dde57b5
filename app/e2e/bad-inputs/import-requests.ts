import { textFiles } from "./files/text-files.ts";
import { workbookFiles } from "./files/workbook-files.ts";

/** Declarations beside a file or an address, so that only the case itself is wrong. */
const declared = {
  name: "Bad Inputs",
  country: "ES",
  sector: "industrials",
  currency: "EUR",
  unit: "thousands",
  sharesUnit: "units",
  numberFormat: "comma",
};

export type ImportRequest = { headers: Readonly<Record<string, string>>; body: Buffer; announced: number };

const boundary = "----valora-bad-input";
// The server refuses by the announced length: it reads nothing after the beginning.
const LARGEST_SENT = 11 * 1_048_576;
const BEGINNING = 65_536;

type Part = { name: string; filename?: string; content: Buffer };

function partBytes({ name, filename, content }: Part): Buffer {
  const file = filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: application/octet-stream`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")]);
}

function formRequest(parts: readonly Part[], type = `multipart/form-data; boundary=${boundary}`): ImportRequest {
  const body = Buffer.concat([...parts.map(partBytes), Buffer.from(`--${boundary}--\r\n`)]);
  const sent = body.length > LARGEST_SENT ? body.subarray(0, BEGINNING) : body;
  return { headers: { "Content-Type": type }, body: sent, announced: body.length };
}

const fields: readonly Part[] = Object.entries(declared).map(([name, value]) => ({
  name,
  content: Buffer.from(value),
}));
const goodFile = () => textFiles["csv-good"]?.(0) ?? Buffer.alloc(0);
const named = (filename: string) => formRequest([...fields, { name: "file", filename, content: goodFile() }]);
const besides = (...parts: Part[]) =>
  formRequest([...fields, ...parts, { name: "file", filename: "a.csv", content: goodFile() }]);

/** Requests whose file is right and whose form is not. */
const forms: Readonly<Record<string, () => ImportRequest>> = {
  "filename-traversal": () => named("../../x.csv"),
  "filename-crlf": () => named('a\r\nX-Injected: yes\r\n".csv'),
  "filename-escaped-crlf": () => named("a%0D%0AX-Injected: yes%22.csv"),
  "filename-4kb": () => named(`${"a".repeat(4_096)}.csv`),
  "filename-nul": () => named("a\u0000.csv"),
  "filename-right-to-left": () => named("a\u202evsc.exe"),
  "multipart-no-boundary": () => formRequest(fields, "multipart/form-data"),
  "multipart-wrong-boundary": () => formRequest(fields, "multipart/form-data; boundary=other"),
  "multipart-nested-dots": () => besides({ name: `a${".b".repeat(10_000)}`, content: Buffer.from("1") }),
  "multipart-brackets": () => besides({ name: "a[b][__proto__]", content: Buffer.from("1") }),
  "multipart-proto-field": () => besides({ name: "__proto__", content: Buffer.from("1") }),
  "multipart-unknown-field": () => besides({ name: "isAdmin", content: Buffer.from("1") }),
  "multipart-repeated-field": () => besides({ name: "currency", content: Buffer.from("USD") }),
  "multipart-two-tables": () => besides({ name: "table", content: goodFile() }),
  "multipart-many-parts": () =>
    besides(...Array.from({ length: 20_000 }, (_, index) => ({ name: `x${index}`, content: Buffer.from("1") }))),
  "multipart-no-file": () => formRequest(fields),
  "multipart-cut": () => {
    const { headers, body } = named("a.csv");
    return { headers, body: body.subarray(0, body.length - 60), announced: body.length - 60 };
  },
};

/** The request of a case of `import.file`: a file that a generator makes, or a form that is not right. */
export function importFileRequest({ $gen, ...others }: { $gen: string; [name: string]: unknown }): ImportRequest {
  const form = forms[$gen];
  if (form !== undefined) return form();
  const generate = workbookFiles[$gen] ?? textFiles[$gen];
  if (generate === undefined) throw new Error(`No generator of the name ${$gen}`);
  const size = Object.values(others).find((value) => typeof value === "number") ?? 0;
  return formRequest([...fields, { name: "file", filename: "accounts.xlsx", content: generate(size) }]);
}

/** The request of a case of `import.url`. */
export function importUrlRequest(url: string): ImportRequest {
  const body = Buffer.from(JSON.stringify({ ...declared, url }));
  return { headers: { "Content-Type": "application/json" }, body, announced: body.length };
}
