import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { FigureName } from "@valora/valuation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMarketData } from "../../src/create-market-data.ts";
import { dataDirectory } from "../../src/providers/bundled/bundled-files.ts";
import type { CompanyFacts } from "../../src/providers/sec-edgar/company-facts.schema.ts";
import { toFundamentals } from "../../src/providers/sec-edgar/index.ts";
import { type BuildReport, buildData } from "./build-data.ts";
import { financialStatements } from "./financial-statements.ts";
import { zipOf } from "./test-archives.ts";
import { openZip } from "./zip-archive.ts";

const fixtures = fileURLToPath(new URL("../../../../../shared/data/fixtures", import.meta.url));
const quiet = { update: () => {}, finish: () => {}, say: () => {} };
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function build(archives: { companyFacts: Buffer; submissions: Buffer }, prices: string) {
  const folder = mkdtempSync(join(tmpdir(), "valora-bulk-recorded-"));
  folders.push(folder);
  const place = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const report = await buildData({
    companyFacts: place("companyfacts.zip", archives.companyFacts),
    submissions: place("submissions.zip", archives.submissions),
    prices: place("prices.csv", prices),
    out: join(folder, "out"),
    base: dataDirectory(),
    userAgent: null,
    today: "2026-11-20",
    progress: quiet,
  });
  return { report, data: createMarketData({ dataDirectory: join(folder, "out") }) };
}

/** Who files, for the recorded company facts without recorded submissions. */
const identities: Record<string, { tickers: string[]; sic: string; place: string }> = {
  "1640147": { tickers: ["SNOW"], sic: "7372", place: "MT" },
  "1652044": { tickers: ["GOOGL", "GOOG"], sic: "7370", place: "CA" },
  "1997711": { tickers: ["LPA"], sic: "6512", place: "G2" },
};

function recordedArchives() {
  const folder = join(fixtures, "sec");
  const read = (name: string) => gunzipSync(readFileSync(join(folder, name)));
  const companyFacts = new Map<string, Buffer>();
  const submissions = new Map<string, Buffer | string>();
  const facts = new Map<number, CompanyFacts>();
  for (const name of readdirSync(folder)) {
    if (name.startsWith("submissions-"))
      submissions.set(`${name.slice("submissions-".length, -".json.gz".length)}.json`, read(name));
    if (!name.startsWith("companyfacts-")) continue;
    // safe: the recorded body of this address
    const body = JSON.parse(read(name).toString("utf8")) as CompanyFacts;
    const member = `CIK${String(body.cik).padStart(10, "0")}.json`;
    companyFacts.set(member, read(name));
    facts.set(Number(body.cik), body);
  }
  for (const [cik, { tickers, sic, place }] of Object.entries(identities)) {
    submissions.set(
      `CIK${cik.padStart(10, "0")}.json`,
      submissionsOf({ cik, name: facts.get(Number(cik))?.entityName ?? "", tickers, sic, place }),
    );
  }
  return { archives: { companyFacts: zipOf(companyFacts), submissions: zipOf(submissions, { zip64: true }) }, facts };
}

const submissionsOf = ({
  cik,
  name,
  tickers,
  sic,
  place,
}: {
  cik: string;
  name: string;
  tickers: string[];
  sic: string;
  place: string;
}) =>
  JSON.stringify({
    cik,
    name,
    sic,
    tickers,
    exchanges: tickers.map(() => "Nasdaq"),
    addresses: { business: { stateOrCountry: place } },
    filings: { recent: { accessionNumber: [], filingDate: [], form: [] } },
  });

const accessionNumber = /^\d{10}-\d{2}-\d{6}$/;

describe.skipIf(!existsSync(join(fixtures, "sec")))("built from recorded company facts", () => {
  let built: Awaited<ReturnType<typeof build>>;
  let facts: Map<number, CompanyFacts>;
  beforeAll(async () => {
    const recorded = recordedArchives();
    facts = recorded.facts;
    built = await build(
      recorded.archives,
      "ticker,date,close\nAAPL,2026-11-19,250\nGOOGL,2026-11-19,300\nGOOG,2026-11-19,301\n",
    );
  });

  it("holds the companies and both classes of Alphabet", () => {
    expect(built.report).toMatchObject({ filers: 4, companies: 5, priced: 3, skipped: {} });
  });

  it.each([
    ["AAPL", 320_193],
    ["SNOW", 1_640_147],
    ["GOOG", 1_652_044],
    ["LPA", 1_997_711],
  ])("%s: every figure, origin and filing is the live provider's", async (ticker, cik) => {
    const { fundamentals } = await built.data.fundamentalsOf(ticker);
    const body = facts.get(cik);
    if (!body) throw new Error(`${ticker} is not recorded`);
    const { sector, country, exchange, industry } = fundamentals;
    const live = toFundamentals(body, { ticker, identity: { sector, country, exchange, industry } });
    expect(fundamentals.sharesOutstanding).toEqual(live?.sharesOutstanding);
    expect(fundamentals.shareBasis).toBe(live?.shareBasis);
    expect(fundamentals.statements).toHaveLength(live?.statements.length ?? 0);
    fundamentals.statements.forEach((statement, index) => {
      const expected = live?.statements[index];
      const { filings = {} } = expected ?? {};
      expect(statement).toEqual({
        ...expected,
        filings: Object.keys(filings).length === 0 ? undefined : known(filings, statement.figures),
      });
    });
  });

  it("names a filing for every figure of the years that were filed as data", async () => {
    const { fundamentals } = await built.data.fundamentalsOf("AAPL");
    let figures = 0;
    for (const { figures: values, accession, filings } of fundamentals.statements) {
      for (const name of Object.keys(values) as FigureName[]) {
        if (values[name] === null) continue;
        figures++;
        expect(filings?.[name]?.accession ?? accession).toMatch(accessionNumber);
      }
    }
    expect(figures).toBeGreaterThan(500);
  });

  it("traces a restated figure to the filing that restated it", async () => {
    const { fundamentals } = await built.data.fundamentalsOf("AAPL");
    const restated = fundamentals.statements.flatMap(({ filings = {}, filedAt }) =>
      Object.values(filings).map((filing) => ({ ...filing, reportFiledAt: filedAt })),
    );
    expect(restated.length).toBeGreaterThan(0);
    for (const { accession } of restated) expect(accession).toMatch(accessionNumber);
  });
});

/** Only figures that are known have a filing. */
const known = <Filing>(
  filings: Partial<Record<FigureName, Filing>>,
  figures: Readonly<Record<FigureName, number | null>>,
) => Object.fromEntries(Object.entries(filings).filter(([name]) => figures[name as FigureName] !== null));

const dataSet = join(fixtures, "sec-bulk", "financial-statement-data-set-2009q3.zip");

describe.skipIf(!existsSync(dataSet))("built from the quarterly financial statement data set", () => {
  let report: BuildReport;
  let data: ReturnType<typeof createMarketData>;
  beforeAll(async () => {
    const archive = await openZip(dataSet, () => true);
    const text = async (name: string) => {
      const member = archive.members.get(name);
      if (!member) throw new Error(`${name} is missing`);
      return (await archive.read(member)).toString("utf8");
    };
    const archives = financialStatements(await text("sub.txt"), await text("num.txt"));
    archive.close();
    ({ report, data } = await build(archives, "ticker,date,close\nAAPL,2009-09-30,26\n"));
  });

  it("reads all its filers: quarterly reports are no year, and are counted as that", () => {
    const { companies, filers, skipped } = report;
    expect(filers).toBeGreaterThan(350);
    expect(companies).toBe(1);
    expect(skipped).toEqual({ withoutAnnualReport: filers - 2, notAShare: 1 });
  });

  it("gives the one annual report to the dollar, under its accession number", async () => {
    const { fundamentals } = await data.fundamentalsOf("ZZ1002638");
    expect(fundamentals).toMatchObject({ name: "OPEN TEXT CORP", sector: "informationTechnology" });
    const [before, year] = fundamentals.statements;
    expect(year).toMatchObject({ fiscalYearEnd: "2009-06-30", form: "10-K", accession: "0001193125-09-179839" });
    expect(year?.figures).toMatchObject({
      netIncome: 56_938_000,
      operatingCashFlow: 176_170_000,
      totalAssets: 1_507_236_000,
      // it owes its bank, in no word for debt in general
      totalDebt: 302_683_000,
    });
    expect(before?.figures).toMatchObject({ netIncome: 53_006_000, totalAssets: 1_434_676_000 });
  });
});
