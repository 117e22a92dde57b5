import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { companyFactsOf, memberOf, type SampleFiler, submissionsOf, zipOf } from "../scripts/bulk/test-archives.ts";

type Row = readonly [what: string, figure: string];

const marketData = dirname(dirname(fileURLToPath(import.meta.url)));

/** What comes with the program and is read while it runs. */
function sizeOfIncludedData(): number {
  const folder = join(marketData, "data");
  const files = readdirSync(folder).filter((name) => /\.json(?:\.gz)?$/.test(name));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** In a process of its own, which has read nothing: from opening the data to the first company that can be valued. */
const firstCompany = `
const { createMarketData } = await import(${JSON.stringify(join(marketData, "src", "create-market-data.ts"))});
const before = process.cpuUsage();
const opened = await createMarketData();
const { fundamentals } = await opened.fundamentalsOf("AAPL");
opened.referenceFor(fundamentals);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
`;

const runs = 5;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function answerOf(parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", ...parameters], {
    cwd: marketData,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Filers as large as those of the SEC's archive: most of a body are elements that nothing reads. */
const filers = 240;
const elements = 400;
const factsOfElement = 56;
const years = 14;

function bodyOf(filer: SampleFiler): string {
  // safe: the body that was just written
  const body = JSON.parse(companyFactsOf(filer)) as { facts: { "us-gaap": Record<string, unknown> } };
  for (let element = 0; element < elements; element += 1) {
    const facts = Array.from({ length: factsOfElement }, (_, index) => {
      const year = 2011 + (index % years);
      const filed = { accn: `${filer.cik}-${year}`, fy: year, fp: "FY", form: "10-K", filed: `${year + 1}-02-10` };
      return {
        start: `${year}-01-01`,
        end: `${year}-12-31`,
        val: 1_000 * element + index,
        ...filed,
        frame: `CY${year}`,
      };
    });
    const label = `An element of a filer's own, number ${element}`;
    body.facts["us-gaap"][`Element${element}`] = { label, description: label, units: { USD: facts } };
  }
  return JSON.stringify(body);
}

/** The bulk build on archives in the SEC's shape: its speed beside parsing alone, and what it takes of memory. */
function bulkRows(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), "valora-bench-bulk-"));
  try {
    const sample = Array.from(
      { length: filers },
      (_, index): SampleFiler => ({ cik: 5_000_001 + index, name: `Sample ${index}`, tickers: [`ZZ${index}`], years }),
    );
    const place = (name: string, content: string | Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const companyFacts = place(
      "companyfacts.zip",
      zipOf(new Map(sample.map((each) => [memberOf(each), bodyOf(each)]))),
    );
    const submissions = place(
      "submissions.zip",
      zipOf(new Map(sample.map((each) => [memberOf(each), submissionsOf(each)]))),
    );
    const prices = place(
      "prices.csv",
      ["ticker,date,close", ...sample.map((_, at) => `ZZ${at},2026-08-20,9`)].join("\n"),
    );
    const archives = ["--company-facts", companyFacts, "--submissions", submissions];
    const speed = answerOf([join(marketData, "bench", "bulk-parse.ts"), ...archives]);
    const built = answerOf([
      "--max-old-space-size=384",
      join(marketData, "scripts", "build-bulk.ts"),
      ...archives,
      ...["--prices", prices, "--out", join(folder, "out")],
    ]);
    return [
      ["Bulk build on two cores, of JSON.parse (at least 0.5)", /on two cores ([\d.]+)/.exec(speed)?.[1] ?? "unknown"],
      ["Bulk build, memory (at most 600 MB)", `${/at most (\d+) MB/.exec(built)?.[1] ?? "unknown"} MB`],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How large the included data are, how long the first company takes, and how fast the bulk build is; by processor time. */
export function dataSizes(): Row[] {
  const firsts = Array.from({ length: runs }, () => Number(answerOf(["--input-type=module", "--eval", firstCompany])));
  return [
    ["Included data, compressed (at most 2 MB)", `${(sizeOfIncludedData() / 1e6).toFixed(2)} MB`],
    ["First company from nothing, processor time (at most 300 ms)", `${median(firsts).toFixed(0)} ms`],
    ...bulkRows(),
  ];
}
