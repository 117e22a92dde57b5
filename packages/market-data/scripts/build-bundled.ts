import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { noDailyBars } from "../src/providers/bundled/daily-bars.ts";
import type { BundledHeadlines } from "../src/providers/bundled/headlines.ts";
import { companiesOf, headlinesOf } from "./bundled/companies.ts";
import { creditsOf } from "./bundled/credits.ts";
import { dailyBarsFile } from "./bundled/daily-bars.ts";
import { inspect } from "./bundled/integrity.ts";
import { directoryOf } from "./bundled/listings/directory.ts";
import { coveragePage, creditsPage } from "./bundled/pages.ts";
import { packageFolder, readSource } from "./bundled/read-source.ts";
import { referenceOf } from "./bundled/reference.ts";
import type { Finding } from "./bundled/repairs.ts";
import { referenceText, withImpliedPremium } from "./implied-premium.ts";

/** The bundled files by name, as bytes. The same input gives the same bytes. */
export function buildBundled(sourceFolder: string): { files: Map<string, Uint8Array>; findings: readonly Finding[] } {
  const source = readSource(sourceFolder);
  const findings: Finding[] = [];
  const { file: companies, checked } = companiesOf(source, findings);
  inspect(source, checked, findings);
  const headlines = headlinesOf(source, findings);
  const reference = referenceOf(source);
  const tickers = new Set(companies.companies.map(({ ticker }) => ticker));
  const dailyBars = dailyBarsFile(source, { companies: tickers, findings });
  for (const name of reference.skipped) {
    findings.push({ ticker: "", fiscalYearEnd: null, kind: "countryWithoutCode", detail: name });
  }
  const directory = directoryOf(source, checked);
  const priced = withImpliedPremium({
    companies: () => companies,
    dailyBars: () => noDailyBars,
    directory: () => directory,
    reference: () => reference.file,
  });
  const credits = creditsOf(source);
  const files = new Map<string, Uint8Array>([
    ["companies.json.gz", compressed(JSON.stringify(companies))],
    ["directory.json.gz", compressed(JSON.stringify(directory))],
    ["daily-bars.json.gz", compressed(JSON.stringify(dailyBars))],
    ["reference.json", Buffer.from(referenceText(priced))],
    ["headlines.json", Buffer.from(linesOf(headlines))],
    ["credits.json", Buffer.from(`${JSON.stringify(credits, null, 2)}\n`)],
    ["CREDITS.md", Buffer.from(creditsPage(credits))],
    ["COVERAGE.md", Buffer.from(coveragePage(checked, findings))],
    ["findings.json", Buffer.from(`[\n${findings.map((finding) => JSON.stringify(finding)).join(",\n")}\n]\n`)],
  ]);
  return { files, findings };
}

/** One company a line. */
const linesOf = ({ companies, ...head }: BundledHeadlines): string =>
  `${JSON.stringify({ ...head, companies: [] }).slice(0, -2)}\n${companies.map((company) => JSON.stringify(company)).join(",\n")}\n]}\n`;

const operatingSystemByte = 9;
const unknownSystem = 255;

/** gzip without a time and without the name of the machine that made it. */
function compressed(text: string): Uint8Array {
  const bytes = gzipSync(text, { level: 9 });
  bytes[operatingSystemByte] = unknownSystem;
  return bytes;
}

function report(findings: readonly Finding[], files: ReadonlyMap<string, Uint8Array>): string {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  const lines = [...kinds].map(([kind, group]) => {
    const tickers = [...new Set(group.map(({ ticker }) => ticker))];
    return `${kind}: ${group.length} (${tickers.slice(0, 12).join(", ")}${tickers.length > 12 ? ", …" : ""})`;
  });
  const sizes = [...files].map(([name, bytes]) => `${name}: ${Math.round(bytes.length / 1000)} kB`);
  return [...sizes, "", ...lines].join("\n");
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { from: { type: "string" } } });
  if (values.from === undefined) {
    console.error("usage: node packages/market-data/scripts/build-bundled.ts --from <folder>");
    process.exit(2);
  }
  const { files, findings } = buildBundled(values.from);
  const folder = join(packageFolder, "data");
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  console.log(report(findings, files));
}
