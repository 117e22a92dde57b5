import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createMarketData } from "../../src/create-market-data.ts";
import { dataDirectory } from "../../src/providers/bundled/bundled-files.ts";
import type { BuildOptions } from "./build-data.ts";
import type { SampleFiler } from "./test-archives.ts";

const quiet = { update: () => {}, finish: () => {}, say: () => {} };
export const filers: SampleFiler[] = [
  { cik: 900_001, name: "Maple Computers", tickers: ["MAPLX"] },
  { cik: 900_002, name: "Oak Holdings", tickers: ["OAKH-B", "OAKH-A", "OAKH-PC", "OAKNT"] },
  { cik: 900_003, name: "A private lender", tickers: [] },
  { cik: 900_004, name: "Nowhere Mining", tickers: ["NOWHX"], place: "XX" },
  { cik: 900_005, name: "Of no kind", tickers: ["NOKND"], sic: "9995" },
];
export const prices =
  "symbol;close;date;volume\nMAPLX;2500.5;2025-03-03;7\nMAPLX;2400;2025-02-28;7\nOAKH.B;1;2025-02-30;\n";

/** Of the included data a few companies, those that searches propose and those that these tests ask for: what is taken over is read again by each build. */
const fewCompanies = mkdtempSync(join(tmpdir(), "valora-bulk-base-"));
beforeAll(() => {
  cpSync(dataDirectory(), fewCompanies, { recursive: true });
  const path = join(fewCompanies, "companies.json.gz");
  const file = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  const asked = new Set(["ITX.MC", ...createMarketData().popular]);
  file.companies = file.companies.filter(({ ticker }: { ticker: string }) => asked.has(ticker));
  writeFileSync(path, gzipSync(JSON.stringify(file)));
});
afterAll(() => rmSync(fewCompanies, { recursive: true, force: true }));

export const bulk = { folder: "" };
beforeEach(() => {
  bulk.folder = mkdtempSync(join(tmpdir(), "valora-bulk-"));
});
afterEach(() => rmSync(bulk.folder, { recursive: true, force: true }));

export function place(name: string, content: string | Buffer): string {
  const path = join(bulk.folder, name);
  writeFileSync(path, content);
  return path;
}

export function optionsFor(
  archives: { companyFacts: Buffer; submissions: Buffer },
  more: Partial<BuildOptions> = {},
): BuildOptions {
  return {
    companyFacts: place("companyfacts.zip", archives.companyFacts),
    submissions: place("submissions.zip", archives.submissions),
    prices: place("prices.csv", prices),
    out: join(bulk.folder, "out"),
    base: fewCompanies,
    userAgent: null,
    today: "2025-03-04",
    progress: quiet,
    ...more,
  };
}
