import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { dataDirectory } from "../src/providers/bundled/bundled-files.ts";

type Row = { ticker: string; quote: { asOf: string } | null; statements: [number, string, ...unknown[]][] };

/**
 * The included data as they might have been before the vendors' answers: of Apple only what ended, and a price paid, before
 * 2020. What the vendors tell is then the newest there is. The folder goes with `remove`.
 */
export function earlierData(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), "valora-earlier-"));
  cpSync(dataDirectory(), directory, { recursive: true });
  const path = join(directory, "companies.json.gz");
  const file: { companies: Row[] } = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  for (const row of file.companies) {
    if (row.ticker !== "AAPL") continue;
    row.statements = row.statements.filter(([, end]) => end < "2020");
    if (row.quote) row.quote.asOf = "2019-12-31";
    Reflect.deleteProperty(row, "interim");
  }
  writeFileSync(path, gzipSync(JSON.stringify(file)));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
