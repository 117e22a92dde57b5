import { describe, expect, it } from "vitest";
import { ProviderFailure } from "../../provider.ts";
import { providerContract } from "../../provider-contract.ts";
import { bundledFiles } from "./bundled-files.ts";
import { BundledCompanies } from "./company.schema.ts";
import { noDailyBars } from "./daily-bars.ts";
import { bundled } from "./index.ts";

/** Coca-Cola as the file writes it, with two figures of its report for 2024. */
const company = {
  ticker: "KO",
  name: "Coca-Cola Company",
  cik: "0000021344",
  exchange: "NYSE",
  country: "US",
  currency: "USD",
  sector: "consumerStaples",
  industry: "Soft Drinks & Non-alcoholic Beverages",
  sharesOutstanding: { value: 4_300_000_000, asOf: "2025-02-18", source: "SEC filing" },
  shareBasis: "settled",
  quote: { value: 70, asOf: "2025-02-20", source: "test" },
  beta: null,
  monthlyCloses: null,
  statements: [
    [2024, "2024-12-31", "2025-02-20", "10-K", "0000021344-25-000011", "S-D", [47_061_000_000, null, 28_737_000_000]],
  ],
};
const file = (changes: object = {}) =>
  BundledCompanies.parse({
    version: 1,
    asOf: "2025-02-20",
    figures: ["revenue", "costOfRevenue", "grossProfit"],
    origins: { S: "companyFactsWithAccession", D: "derived" },
    companies: [{ ...company, ...changes }],
  });
const directory = bundledFiles().directory;
const ask = (changes: object, ticker = "KO") =>
  bundled({ companies: () => file(changes), dailyBars: () => noDailyBars, directory }).fundamentals(
    ticker,
    AbortSignal.timeout(1000),
  );

describe("the bundled provider on a small file", () => {
  providerContract(bundled({ companies: () => file(), dailyBars: () => noDailyBars, directory }), {
    known: "KO",
    unknown: "ZZZZ",
  });

  it("gives figures with their origin, and leaves the unknown unknown", async () => {
    const [statement] = (await ask({})).statements;
    expect(statement?.figures).toMatchObject({
      revenue: 47_061_000_000,
      costOfRevenue: null,
      grossProfit: 28_737_000_000,
    });
    expect(statement?.figures.netIncome).toBeNull();
    expect(statement?.origins).toEqual({ revenue: "companyFactsWithAccession", grossProfit: "derived" });
    expect(statement?.accession).toBe("0000021344-25-000011");
  });

  it("gives the quote the currency of the statements", async () => {
    expect((await ask({})).quote).toEqual({ value: 70, currency: "USD", asOf: "2025-02-20", source: "test" });
  });

  it.each([
    ["2025-02", "2025-02-20", "test", { lastAsOf: "2025-02-20" }],
    ["2025-01", "2025-02-20", "test", {}],
    ["2025-02", "2025-02-20", "another list", {}],
  ])("dates the last close of %s by the beta of %s from %s", async (to, asOf, source, dated) => {
    const beta = { value: 1, months: 60, index: null, asOf, source };
    const monthlyCloses = { from: "2024-12", to, closes: [60, 65, 70], adjustedFor: "splits", source: "test" };
    expect((await ask({ beta, monthlyCloses })).monthlyCloses).toEqual({ ...monthlyCloses, ...dated });
  });

  it.each([
    ["a sector that is none", { sector: "technology" }],
    ["a price of nothing", { quote: { value: 0, asOf: "2025-02-20", source: "test" } }],
    ["no statement", { statements: [] }],
    ["a date that is none", { statements: [[2024, "31.12.2024", null, null, null, "S", [1]]] }],
    ["more figures than letters", { statements: [[2024, "2024-12-31", null, null, null, "S", [1, 2]]] }],
    ["a figure that is a text", { statements: [[2024, "2024-12-31", null, null, null, "S", ["1"]]] }],
  ])("answers `unreadable` for a row with %s", async (_, changes) => {
    const failure = await ask(changes).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ProviderFailure);
    expect(failure).toMatchObject({ kind: "unreadable", provider: "bundled" });
  });
});

describe("the bundled provider on the committed data", () => {
  const provider = bundled(bundledFiles());
  const companyOf = (ticker: string) => provider.fundamentals(ticker, AbortSignal.timeout(1000));
  const yearOf = async (ticker: string, end: string) =>
    (await companyOf(ticker)).statements.find(({ fiscalYearEnd }) => fiscalYearEnd === end)?.figures;

  providerContract(provider, { known: "AAPL", unknown: "CONSTRUCTOR" });

  it("knows 580 companies, each readable, the largest first", () => {
    expect(provider.tickers()).toHaveLength(580);
    // Four of them are European, report in dollars and are priced in euro.
    expect(provider.companiesIn("USD")).toHaveLength(508);
    expect(provider.companiesIn("EUR")).toHaveLength(72);
    expect(provider.tickers().slice(0, 2)).toEqual(["NVDA", "AAPL"]);
  });

  it("stands on today's shares: Apple's earnings of 2015 were 9.22 a share before the split in four", async () => {
    const figures = await yearOf("AAPL", "2015-09-26");
    expect(figures?.epsDiluted).toBeCloseTo(2.305, 12);
    expect(figures?.dividendsPerShare).toBeCloseTo(0.495, 12);
    expect(figures?.dilutedShares).toBe(5_793_069_000 * 4);
  });

  it("applies every split where the source applied the last one only", async () => {
    expect((await yearOf("WSM", "2022-01-30"))?.epsDiluted).toBeCloseTo(14.75 / 2, 10);
    expect((await yearOf("PANW", "2020-07-31"))?.dilutedShares).toBeCloseTo(96_900_000 * 6, -6);
    expect((await yearOf("WRB", "2015-12-31"))?.epsDiluted).toBeCloseTo(3.87 / 3.375, 10);
  });

  it("has Apple's marketable securities, current and not, beside its cash", async () => {
    // 10-K for 2025: 18,763 current and 77,723 non-current, in millions
    expect((await yearOf("AAPL", "2025-09-27"))?.marketableSecurities).toBe(96_486_000_000);
    expect((await yearOf("GOOGL", "2025-12-31"))?.marketableSecurities).toBe(96_135_000_000);
    expect((await yearOf("MSFT", "2025-06-30"))?.marketableSecurities).toBeNull();
  });

  it("counts all classes: Alphabet has one number of shares whichever class is asked for", async () => {
    const [a, c] = [await companyOf("GOOGL"), await companyOf("GOOG")];
    expect(a.sharesOutstanding?.value).toBeGreaterThan(12e9);
    expect((a.sharesOutstanding?.value ?? 0) / (c.sharesOutstanding?.value ?? 1)).toBeCloseTo(1, 2);
  });

  it("counts a class that is not listed: Ford's common shares and its class B", async () => {
    const { sharesOutstanding, statements } = await companyOf("F");
    expect(sharesOutstanding?.value).toBe(3_916_743_591 + 70_852_076);
    // The diluted count of 2025 holds both
    expect((sharesOutstanding?.value ?? 0) / (statements.at(-1)?.figures.dilutedShares ?? 1)).toBeCloseTo(1, 2);
  });

  it("leaves out shares that a company's own subsidiary holds: PG&E's, in its count and not in its earnings per share", async () => {
    const { sharesOutstanding, shareBasis, statements } = await companyOf("PCG");
    expect(sharesOutstanding?.value).toBe(2_680_110_496 - 477_743_590);
    expect((sharesOutstanding?.value ?? 0) / (statements.at(-1)?.figures.dilutedShares ?? 1)).toBeCloseTo(1, 3);
    expect(shareBasis).toBe("settled");
  });

  it("brings a count from before a split to today's shares", async () => {
    // Monster's count of July 2026 stands before its split in three; price × count is the market value only after it
    expect((await companyOf("MNST")).sharesOutstanding?.value).toBe(979_525_882 * 3);
  });

  it("knows Visa's yearly dividend and as-converted shares from four equal quarters", async () => {
    const figures = await yearOf("V", "2025-09-30");
    expect(figures?.dividendsPerShare).toBeCloseTo(2.36, 12);
    expect((await companyOf("V")).sharesOutstanding?.value).toBe(Math.round(4_634_000_000 / 2.36));
  });

  it("has no share count where market value and price are of different days", async () => {
    expect((await companyOf("ENI.MI")).sharesOutstanding).toBeNull();
    expect((await companyOf("SAN.MC")).sharesOutstanding?.asOf).toBe("2026-09-30");
  });

  it.each(["PSKY", "VMRK", "DVN", "IBKR"])("marks the share basis of %s as unsettled", async (ticker) => {
    expect((await companyOf(ticker)).shareBasis).toBe("unsettled");
  });

  it.each([
    ["GPN", "Worldpay"],
    ["CEG", "Calpine"],
    ["NRG", "LS Power Portfolio"],
    ["PANW", "CyberArk"],
  ])("does not divide the accounts of %s by the shares that paid for %s after them", async (ticker, part) => {
    const { shareBasis, remarks } = await companyOf(ticker);
    expect(shareBasis).toBe("unsettled");
    expect(remarks).toContainEqual({ code: "businessBought", params: expect.objectContaining({ part }) });
  });

  it("takes no special dividend, and no payment to other owners, for a dividend", async () => {
    const transdigm = await companyOf("TDG");
    expect(transdigm.remarks).toContainEqual({ code: "specialDividendsOnly", params: {} });
    for (const { statements } of [transdigm, await companyOf("GNRC")]) {
      expect(statements.filter(({ figures }) => (figures.dividendsPaid ?? figures.dividendsPerShare ?? 0) > 0)).toEqual(
        [],
      );
    }
  });

  it("says which figures are not traced to a filing", async () => {
    const santander = (await companyOf("SAN.MC")).statements.at(-1);
    expect(santander?.origins.netIncome).toBe("annualReportSecondary");
    expect(santander?.accession).toBeNull();
  });
});
