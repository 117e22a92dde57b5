import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BundledDirectory } from "../../src/listings/directory.schema.ts";
import { directory } from "../../src/listings/directory.ts";
import { bundledFiles } from "../../src/providers/bundled/bundled-files.ts";
import { type BundledCompanies, BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import type { KnownSymbols } from "./read-filer.ts";

/**
 * The data that a build starts from: what it knows better (names, sectors, betas), and what the archives have nothing
 * of (European companies, rates, averages, daily prices), goes into the new folder.
 */
export type BaseData = KnownSymbols & {
  asOf: string;
  companies: ReadonlyMap<string, BundledCompany>;
  directory: BundledDirectory;
  /** Symbols that it left out because it held another issuer's accounts under them. */
  leftOut: NonNullable<BundledCompanies["leftOut"]>;
  credits: readonly { id: string; name: string; url: string | null; terms: string; asOf: string; covers: string }[];
  /** Files that are taken over as they are. */
  unchanged: ReadonlyMap<string, Buffer>;
};

/** Who passes the data on may leave the daily prices out. */
const takenOver = ["reference.json", "daily-bars.json.gz"];

export function baseData(folder: string): BaseData {
  const files = bundledFiles(folder);
  const rows = files.companies().companies.map((row) => BundledCompany.parse(row));
  const companies = new Map(rows.map((row) => [row.ticker, row]));
  const listed = directory(files.directory(), (ticker) => companies.has(ticker));
  const kinds = new Map(files.directory().tickers.map((ticker) => [ticker, listed.listingOf(ticker)?.kind ?? null]));
  return {
    asOf: files.companies().asOf,
    companies,
    directory: files.directory(),
    leftOut: files.companies().leftOut ?? [],
    credits: files.credits(),
    kindOf: (ticker) => kinds.get(ticker) ?? null,
    cikOf: (ticker) => companies.get(ticker)?.cik ?? null,
    unchanged: new Map(
      takenOver
        .filter((name) => existsSync(join(folder, name)))
        .map((name) => [name, readFileSync(join(folder, name))]),
    ),
  };
}
