import { parseArgs } from "node:util";
import { openZip, type ZipArchive } from "../scripts/bulk/zip-archive.ts";

// The measure of `npm run data:build`: the same members of the same archives, inflated and parsed, and nothing else.
// node --conditions=source packages/market-data/bench/bulk-parse.ts --company-facts <zip> --submissions <zip>
const text = { type: "string" } as const;
const { values } = parseArgs({ options: { "company-facts": text, submissions: text } });

let [bytes, inflating, parsing] = [0, 0, 0];
async function parseAll(archive: ZipArchive): Promise<void> {
  for (const member of archive.members.values()) {
    const started = performance.now();
    const buffer = await archive.read(member);
    const read = performance.now();
    JSON.parse(buffer.toString("utf8"));
    parsing += performance.now() - read;
    inflating += read - started;
    bytes += buffer.length;
  }
  archive.close();
}

const companyFacts = await openZip(values["company-facts"] ?? "companyfacts.zip", (name) =>
  /^CIK\d{10}\.json$/.test(name),
);
await parseAll(await openZip(values.submissions ?? "submissions.zip", (name) => companyFacts.members.has(name)));
await parseAll(companyFacts);
const speed = (milliseconds: number) => `${(bytes / 1e3 / milliseconds).toFixed(0)} MB/s`;
console.log(
  `${(bytes / 1e6).toFixed(0)} MB: JSON.parse alone ${speed(parsing)}, with inflating ${speed(parsing + inflating)}`,
);
