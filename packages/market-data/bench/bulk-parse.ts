import { parseArgs } from "node:util";
import { openZip, type ZipArchive } from "../scripts/bulk/zip-archive.ts";
import { companyFactsSchema } from "../src/providers/sec-edgar/company-facts.schema.ts";
import { toFundamentals } from "../src/providers/sec-edgar/to-fundamentals.ts";

// The measure of `npm run data:build`: the same members of the same archives, inflated, parsed and mapped as the build maps them, and
// nothing else. Inflating runs in a thread of its own, so that on two cores parsing and mapping are what a build waits for.
// node --conditions=source packages/market-data/bench/bulk-parse.ts --company-facts <zip> --submissions <zip>
const text = { type: "string" } as const;
const { values } = parseArgs({ options: { "company-facts": text, submissions: text } });

/** Processor time, not the clock: other work on the machine must not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let [bytes, inflating, parsing, mappedBytes, mapping] = [0, 0, 0, 0, 0];
async function parseAll(archive: ZipArchive, use: (json: unknown, bytes: number) => void): Promise<void> {
  for (const member of archive.members.values()) {
    const started = processorTime();
    const buffer = await archive.read(member);
    const read = processorTime();
    const json: unknown = JSON.parse(buffer.toString("utf8"));
    parsing += processorTime() - read;
    inflating += read - started;
    bytes += buffer.length;
    use(json, buffer.length);
  }
  archive.close();
}

const identity = { exchange: "NYSE", country: "US", sector: "industrials", industry: null } as const;
function mapOne(json: unknown, size: number): void {
  const started = processorTime();
  toFundamentals(companyFactsSchema.parse(json), { ticker: "EXMP", identity, sharesPerQuoted: 1, periods: "annual" });
  mapping += processorTime() - started;
  mappedBytes += size;
}

const companyFacts = await openZip(values["company-facts"] ?? "companyfacts.zip", (name) =>
  /^CIK\d{10}\.json$/.test(name),
);
const submissions = await openZip(values.submissions ?? "submissions.zip", (name) => companyFacts.members.has(name));
await parseAll(submissions, () => {});
await parseAll(companyFacts, mapOne);
const speed = (size: number, milliseconds: number) => `${(size / 1e3 / milliseconds).toFixed(0)} MB/s`;
console.log(
  `${(bytes / 1e6).toFixed(0)} MB, by processor time: JSON.parse ${speed(bytes, parsing)}, inflating ${speed(bytes, inflating)}, ` +
    `mapping ${speed(mappedBytes, mapping)}, all three ${speed(bytes, parsing + inflating + mapping)}; ` +
    `on two cores ${(parsing / (parsing + mapping)).toFixed(2)} of JSON.parse`,
);
