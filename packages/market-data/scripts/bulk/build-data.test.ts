import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { asFiledBy } from "@valora/valuation/statements";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMarketData } from "../../src/create-market-data.ts";
import { dataDirectory } from "../../src/providers/bundled/bundled-files.ts";
import { type BuildOptions, buildData } from "./build-data.ts";
import { archivesOf, companyFactsOf, memberOf, type SampleFiler, submissionsOf, zipOf } from "./test-archives.ts";

const quiet = { update: () => {}, finish: () => {}, say: () => {} };
const filers: SampleFiler[] = [
  { cik: 900_001, name: "Maple Computers", tickers: ["MAPLX"] },
  { cik: 900_002, name: "Oak Holdings", tickers: ["OAKH-B", "OAKH-A", "OAKH-PC", "OAKNT"] },
  { cik: 900_003, name: "A private lender", tickers: [] },
  { cik: 900_004, name: "Nowhere Mining", tickers: ["NOWHX"], place: "XX" },
  { cik: 900_005, name: "Of no kind", tickers: ["NOKND"], sic: "9995" },
];
const prices = "symbol;close;date;volume\nMAPLX;2500.5;2025-03-03;7\nMAPLX;2400;2025-02-28;7\nOAKH.B;1;2025-02-30;\n";

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

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-bulk-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function place(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function optionsFor(
  archives: { companyFacts: Buffer; submissions: Buffer },
  more: Partial<BuildOptions> = {},
): BuildOptions {
  return {
    companyFacts: place("companyfacts.zip", archives.companyFacts),
    submissions: place("submissions.zip", archives.submissions),
    prices: place("prices.csv", prices),
    out: join(folder, "out"),
    base: fewCompanies,
    userAgent: null,
    today: "2025-03-04",
    progress: quiet,
    ...more,
  };
}

describe("building data from the SEC's archives", () => {
  it("serves what it built: figures, filings, price, listings, and the companies that were there", async () => {
    const report = await buildData(optionsFor(archivesOf(filers)));
    expect(report).toMatchObject({
      filers: 5,
      companies: 3,
      priced: 1,
      skipped: { withoutSymbol: 1, withoutCountry: 1, withoutSector: 1 },
    });
    const data = createMarketData({ dataDirectory: join(folder, "out") });
    const { fundamentals } = await data.fundamentalsOf("MAPLX");
    expect(fundamentals).toMatchObject({
      name: "Maple Computers",
      cik: "0000900001",
      sector: "informationTechnology",
      country: "US",
      shareBasis: "settled",
      quote: { value: 2500.5, currency: "USD", asOf: "2025-03-03" },
      sharesOutstanding: { value: 100_000, asOf: "2025-01-31" },
    });
    const [, restated, latest] = fundamentals.statements;
    expect(latest).toMatchObject({ accession: "0000900001-25-000007", form: "10-K", filedAt: "2025-02-10" });
    expect(latest?.figures.revenue).toBe(2_024_000_000);
    expect(latest?.origins.revenue).toBe("companyFactsWithAccession");
    expect(restated?.accession).toBe("0000900001-24-000007");
    expect(restated?.figures.revenue).toBe(2_023_000_001);
    expect(restated?.versions).toEqual({
      revenue: [
        { value: 2_023_000_000, accession: "0000900001-24-000007", filedAt: "2024-02-10" },
        { value: 2_023_000_001, accession: "0000900001-25-000007", filedAt: "2025-02-10" },
      ],
    });
    expect(latest?.versions).toEqual({});
    const [, asThen] = asFiledBy(fundamentals, "2024-12-31").fundamentals.statements;
    expect([asThen?.figures.revenue, asThen?.filings]).toEqual([2_023_000_000, {}]);
    expect(restated?.filings).toEqual({ revenue: { accession: "0000900001-25-000007", filedAt: "2025-02-10" } });

    expect(data.listingOf("OAKH.A")).toMatchObject({ kind: "commonShare", hasData: true });
    expect(data.listingOf("OAKH.PR.C")).toMatchObject({
      kind: "preferredShare",
      commonShare: "OAKH.B",
      hasData: false,
    });
    expect(data.listingOf("OAKNT")).toBeNull();
    expect(data.search("maple comp")[0]?.ticker).toBe("MAPLX");
    for (const ticker of data.popular) expect(data.listingOf(ticker)?.hasData, ticker).toBe(true);
    expect((await data.fundamentalsOf("ITX.MC")).fundamentals.statements.length).toBeGreaterThan(3);
    expect(data.asOf).toBe("2025-03-03");
    expect(data.credits.map(({ id }) => id)).toContain("price-file");
  });

  it("reads archives with zip64 fields the same", async () => {
    await buildData(optionsFor(archivesOf(filers)));
    const plain = readFileSync(join(folder, "out", "companies.json.gz"));
    await buildData(optionsFor(archivesOf(filers, { zip64: true }), { out: join(folder, "large") }));
    expect(readFileSync(join(folder, "large", "companies.json.gz")).equals(plain)).toBe(true);
  });

  it("leaves out and counts a filer without submissions and one whose facts are broken; the others are built", async () => {
    const [first, second, third] = filers;
    if (!first || !second || !third) throw new Error("three filers are needed");
    const companyFacts = zipOf(
      new Map([
        [memberOf(first), companyFactsOf(first)],
        [memberOf(second), "{ not json"],
        [memberOf(third), companyFactsOf(third)],
      ]),
    );
    const submissions = zipOf(new Map([first, second].map((filer) => [memberOf(filer), submissionsOf(filer)])));
    const report = await buildData(optionsFor({ companyFacts, submissions }));
    expect(report).toMatchObject({ companies: 1, skipped: { unreadable: 1, withoutSubmissions: 1 } });
  });

  it("leaves out a company that the base holds with another's accounts, and says so", async () => {
    const base = join(folder, "base");
    cpSync(dataDirectory(), base, { recursive: true });
    const path = join(base, "companies.json.gz");
    const file = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
    const rowOf = (ticker: string) => file.companies.find((row: { ticker: string }) => row.ticker === ticker);
    rowOf("KO").statements = rowOf("PEP").statements;
    writeFileSync(path, gzipSync(JSON.stringify(file)));
    const report = await buildData(optionsFor(archivesOf(filers), { base }));
    expect(report).toMatchObject({ companies: 3, takenOver: 579 });
    const built = JSON.parse(gunzipSync(readFileSync(join(folder, "out", "companies.json.gz"))).toString("utf8"));
    expect(built.leftOut).toEqual([
      { ticker: "KO", accountsOf: "PepsiCo Inc.", accountsTicker: "PEP" },
      { ticker: "DELL", accountsOf: "Intercontinental Exchange Inc.", accountsTicker: "ICE" },
    ]);
    expect(readFileSync(join(folder, "out", "findings.json"), "utf8")).toContain('"accountsOfAnother"');
  });

  it("leaves out both filers of one set of accounts where each has sent it under its own number", async () => {
    const [first, second] = filers;
    if (!first || !second) throw new Error("two filers are needed");
    const companyFacts = zipOf(
      new Map([
        [memberOf(first), companyFactsOf(first)],
        [memberOf(second), companyFactsOf({ ...second, amountsOf: first.cik })],
      ]),
    );
    const submissions = zipOf(new Map([first, second].map((filer) => [memberOf(filer), submissionsOf(filer)])));
    const report = await buildData(optionsFor({ companyFacts, submissions }));
    expect(report).toMatchObject({ companies: 0, skipped: { accountsOfAnother: 3 } });
  });

  it("reads nothing again when only the prices are new", async () => {
    const options = optionsFor(archivesOf(filers));
    await buildData(options);
    writeFileSync(options.prices, "ticker,date,close\nOAKH.A,2025-03-05,12\n");
    const report = await buildData(options);
    expect(report).toMatchObject({ resumed: 5, bytes: 0, companies: 3, priced: 1 });
    const data = createMarketData({ dataDirectory: options.out });
    expect((await data.fundamentalsOf("OAKH.A")).fundamentals.quote?.value).toBe(12);
    expect((await data.fundamentalsOf("MAPLX")).fundamentals.quote).toBeNull();
  });

  it("keeps a price in another currency as what it is, so that no value stands beside it", async () => {
    const options = optionsFor(archivesOf(filers));
    writeFileSync(options.prices, "ticker,date,close,currency\nMAPLX,2025-03-03,10,EUR\n");
    await buildData(options);
    const { fundamentals } = await createMarketData({ dataDirectory: options.out }).fundamentalsOf("MAPLX");
    expect(fundamentals.quote).toMatchObject({ value: 10, currency: "EUR" });
    expect(fundamentals.currency).toBe("USD");
  });
});

describe("rows of the price file that do not count", () => {
  const header = "ticker,date,close\n";

  it("are all counted by reason, with those of symbols without accounts", async () => {
    const rows = [
      "MAPLX,2025-02-28,1",
      "MAPLX,2025-03-03,2",
      "MAPLX,2025-03-03,3",
      "MAPLX,2025-02-27,4",
      "NONE1,2025-03-03,5",
    ];
    const options = optionsFor(archivesOf(filers));
    writeFileSync(options.prices, `${header}${rows.join("\n")}\nOAKH.A,yesterday,6\n`);
    const { priceRows, pricesWithoutCompany, priced } = await buildData(options);
    expect(priced).toBe(1);
    expect(priceRows.rows).toBe(6);
    expect([...priceRows.refused]).toEqual([["date", { rows: 1, firstLine: 7 }]]);
    expect([...priceRows.superseded]).toEqual([
      ["earlierDay", { rows: 2, firstLine: 2 }],
      ["sameDay", { rows: 1, firstLine: 3 }],
    ]);
    expect(pricesWithoutCompany).toEqual({ symbols: 1, some: ["NONE1"] });
    const build = JSON.parse(readFileSync(join(options.out, "build.json"), "utf8"));
    expect(build.priceRows).toEqual({
      rows: 6,
      used: 2,
      refused: { date: { rows: 1, firstLine: 7 } },
      superseded: { earlierDay: { rows: 2, firstLine: 2 }, sameDay: { rows: 1, firstLine: 3 } },
    });
  });

  it("are those that a decimal comma has parted, whatever separates the cells", async () => {
    const options = optionsFor(archivesOf(filers));
    const header = "ticker;date;close\n";
    writeFileSync(options.prices, `${header}MAPLX;2025-02-27;4\nMAPLX;2025-03-03;8,45\n`);
    const { priceRows } = await buildData(options);
    expect([...priceRows.refused]).toEqual([["cells", { rows: 1, firstLine: 3 }]]);
    const { fundamentals } = await createMarketData({ dataDirectory: options.out }).fundamentalsOf("MAPLX");
    expect(fundamentals.quote).toMatchObject({ value: 4, asOf: "2025-02-27" });
  });

  it("stop the build when they are too many, and not when more are allowed", async () => {
    const options = optionsFor(archivesOf(filers));
    const good = Array.from({ length: 30 }, (_, day) => `MAPLX,2025-01-${String(day + 1).padStart(2, "0")},5`);
    writeFileSync(options.prices, `${header}${good.join("\n")}\nOAKH.A,2025-03-03,"1,5"\nOAKH.B,2025-03-03,-1\n`);
    await expect(buildData(options)).rejects.toThrow(
      /2 of 32 rows cannot be used, more than 5 %\. price: 2 \(first in line 32\)/,
    );
    expect(await buildData({ ...options, mostRefused: 0.1 })).toMatchObject({ priced: 1 });
  });
});

describe("what it says when something is wrong", () => {
  const built = mkdtempSync(join(tmpdir(), "valora-bulk-built-"));
  const out = join(built, "out");
  beforeAll(async () => {
    folder = built;
    await buildData(optionsFor(archivesOf(filers), { out }));
  });
  afterAll(() => rmSync(built, { recursive: true, force: true }));

  const wrong = async (more: Partial<BuildOptions>) => {
    const options = optionsFor(archivesOf(filers), { out });
    const before = filesIn(options.out);
    const text = await buildData({ ...options, ...more }).then(
      () => "it went well",
      (error: Error) => `${error.name}: ${error.message}`,
    );
    expect(filesIn(options.out), "what was built before stays").toEqual(before);
    return text;
  };
  const filesIn = (path: string) =>
    readdirSync(path)
      .filter((name) => name !== ".build")
      .map((name) => [name, statSync(join(path, name)).mtimeMs]);

  it.each([
    [
      "an archive cut short",
      () => place("half.zip", archivesOf(filers).companyFacts.subarray(0, 900)),
      /half\.zip is no whole zip archive .* fetch it again/,
    ],
    ["no archive", () => place("page.zip", "<html>404</html>"), /page\.zip is no whole zip archive/],
    [
      "the wrong archive",
      () => place("other.zip", zipOf(new Map([["readme.txt", "x"]]))),
      /is it the SEC's companyfacts\.zip\?/,
    ],
    ["no file", () => join(folder, "nowhere.zip"), /nowhere\.zip does not exist/],
  ])("%s", async (_, path, text) => {
    const companyFacts = path();
    expect(await wrong({ companyFacts })).toMatch(text);
  });

  it("bytes that were changed under way", async () => {
    const { companyFacts } = archivesOf(filers);
    // within the deflated bytes of the first member
    companyFacts[120] = (companyFacts[120] ?? 0) ^ 0xff;
    const text = await wrong({ companyFacts: place("changed.zip", companyFacts) });
    expect(text).toMatch(/BuildTrouble: .*CIK0000900001\.json cannot be read/);
  });

  it.each([
    ["missing columns", "name,price\nMaple,3\n", /lacks the column ticker, date\. Its first line has: name, price/],
    ["an empty file", "", /is empty/],
    ["no usable row", "ticker,date,close\nMAPLX,yesterday,5\n", /no price that can be used in 1 rows/],
    ["thousands separators alone", 'ticker,date,close\nMAPLX,2025-03-03,"1,234.50"\n', /no price that can be used/],
    ["pence", "ticker,date,close,currency\nMAPLX,2025-03-03,250,GBX\n", /no price that can be used/],
  ])("prices: %s", async (_, csv, text) => {
    expect(await wrong({ prices: place("wrong.csv", csv) })).toMatch(text);
  });
});
