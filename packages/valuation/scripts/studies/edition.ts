import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** Which data a study was made with: the day of their prices, and a fingerprint of companies and rates. */
export type Edition = { dataAsOf: string; fingerprint: string };

const packages = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const data = join(packages, "market-data", "data");

/** Where the results lie, which the pages read. */
export const studyFile = (name: string): string => join(packages, "valuation", "studies", `${name}.json`);

export function bundledEdition(dataAsOf: string): Edition {
  const hash = createHash("sha256");
  hash.update(gunzipSync(readFileSync(join(data, "companies.json.gz"))));
  hash.update(readFileSync(join(data, "reference.json")));
  return { dataAsOf, fingerprint: hash.digest("hex").slice(0, 12) };
}
