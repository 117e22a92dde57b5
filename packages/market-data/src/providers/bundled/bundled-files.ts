import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { BundledDirectory } from "../../listings/directory.schema.ts";
import { BundledReference } from "../../reference/reference.schema.ts";
import { BundledCompanies } from "./company.schema.ts";
import { BundledDailyBars, noDailyBars } from "./daily-bars.ts";
import { BundledHeadlines, noHeadlines } from "./headlines.ts";

const Credits = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    url: z.url().nullable(),
    terms: z.string(),
    asOf: z.iso.date(),
    covers: z.string(),
  }),
);

/** The bundled files, each read and checked once, when it is first needed. Beside it `prices/prices-file.ts` alone touches a disk. */
export function bundledFiles(directory: string = dataDirectory()) {
  const read = (name: string): unknown => {
    const bytes = readFileSync(join(directory, name));
    return JSON.parse((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
  };
  return {
    companies: once(() => BundledCompanies.parse(read("companies.json.gz"))),
    directory: once(() => BundledDirectory.parse(read("directory.json.gz"))),
    reference: once(() => BundledReference.parse(read("reference.json"))),
    dailyBars: once(() =>
      existsSync(join(directory, dailyBars)) ? BundledDailyBars.parse(read(dailyBars)) : noDailyBars,
    ),
    headlines: once(() =>
      existsSync(join(directory, headlines)) ? BundledHeadlines.parse(read(headlines)) : noHeadlines,
    ),
    credits: once(() => Credits.parse(read("credits.json"))),
    fingerprint: once(() => {
      const hash = createHash("sha256");
      for (const name of [marker, "reference.json"]) hash.update(readFileSync(join(directory, name)));
      return hash.digest("base64url").slice(0, 16);
    }),
  };
}

/** Optional: who passes the data on may leave it out. */
const dailyBars = "daily-bars.json.gz";
const headlines = "headlines.json";

function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}

const marker = "companies.json.gz";
const fileNames = [marker, "directory.json.gz", "reference.json", dailyBars, headlines, "credits.json"] as const;

/**
 * Where the bundled files lie: beside this module, or, when a bundler has moved the code elsewhere, in this package as
 * seen from a folder above.
 */
export function dataDirectory(module: string = import.meta.url): string {
  const start = dirname(fileURLToPath(module));
  for (let folder = start; ; folder = dirname(folder)) {
    for (const place of ["data", "node_modules/@valora/market-data/data", "packages/market-data/data"]) {
      const candidate = join(folder, place);
      if (existsSync(join(candidate, marker))) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`the bundled data are not above ${start}`);
  }
}

/** Another text when a file of the folder has been replaced or changed. */
export const stampOfFiles = (directory: string): string =>
  fileNames
    .map((name) => {
      const { ino, mtimeMs, size } = statSync(join(directory, name), { throwIfNoEntry: false }) ?? {};
      return `${ino} ${mtimeMs} ${size}`;
    })
    .join("\n");
