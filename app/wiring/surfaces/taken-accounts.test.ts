import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../packages/market-data/vendors-server/server.ts";
import type { Vendor } from "../../../packages/market-data/vendors-server/vendor.ts";
import {
  type Filer,
  filing,
  halfYearFiling,
  yearOf,
} from "../../../packages/market-data/vendors-server/vendors/european-filers.ts";
import { filingsXbrlOrgVendorOf } from "../../../packages/market-data/vendors-server/vendors/filings-xbrl-org.ts";
import { vendors } from "../../../packages/market-data/vendors-server/vendors/index.ts";
import { offlineSettings } from "../../../scripts/steps/offline-settings.ts";
import { readConfig } from "../../config/config.server.ts";
import { installed } from "./installed-contract.ts";
import { wordsAbout } from "./surfaces-contract.tsx";

// filings.xbrl.org and a vendor about one European company, in every order of their years, after the included accounts.
const [ticker, lei, shares] = ["IBE.MC", "5QK37QC7NWOJ8D7WVQ45", 6_400_000_000];

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-04-01T22:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Sales of fiscal years as filed. */
type Sales = Readonly<Record<number, number>>;

const filed = (sales: number) => ({
  ...yearOf(sales, "Revenue"),
  BasicEarningsLossPerShare: Number(((sales * 0.13) / shares).toFixed(2)),
  DilutedEarningsLossPerShare: Number(((sales * 0.13) / shares).toFixed(2)),
});

function filerOf(sales: Sales): Filer {
  const filings = Object.entries(sales).map(([year, value]) => filing(lei, Number(year), { [year]: filed(value) }));
  return { lei, name: "IBERDROLA, S.A.", isin: "ES0144580Y14", filings, package: null };
}

/** The vendor's own reading of the same company. */
function fmpOf(sales: Sales): Vendor {
  const rowsOf = (figures: (value: number) => object) =>
    Object.entries(sales)
      .toReversed()
      .map(([year, value]) => ({
        ...{ date: `${year}-12-31`, symbol: ticker, reportedCurrency: "EUR", period: "FY", fiscalYear: year },
        ...{ filingDate: `${Number(year) + 1}-02-28`, ...figures(value) },
      }));
  const bodies: Readonly<Record<string, unknown>> = {
    "/income-statement": rowsOf((value) => ({
      ...{ revenue: value, operatingIncome: value * 0.18, interestExpense: value * 0.01 },
      ...{ incomeBeforeTax: value * 0.17, incomeTaxExpense: value * 0.04, netIncome: value * 0.13 },
      ...{ epsDiluted: (value * 0.13) / shares, weightedAverageShsOutDil: shares },
    })),
    "/balance-sheet-statement": rowsOf((value) => ({
      ...{ totalAssets: value * 1.6, totalLiabilities: value * 0.7, totalStockholdersEquity: value * 0.9 },
      ...{ cashAndCashEquivalents: value * 0.1, longTermDebt: value * 0.2, shortTermDebt: value * 0.05 },
    })),
    "/cash-flow-statement": rowsOf((value) => ({
      ...{ operatingCashFlow: value * 0.2, capitalExpenditure: value * -0.08 },
      ...{ depreciationAndAmortization: value * 0.07, commonDividendsPaid: value * -0.03 },
    })),
    "/profile": [
      { symbol: ticker, companyName: "Iberdrola, S.A.", currency: "EUR", sector: "Utilities", country: "ES" },
    ],
    "/quote": [
      { symbol: ticker, price: 18, timestamp: Date.parse("2027-03-31T16:00:00Z") / 1000, marketCap: 18 * shares },
    ],
  };
  return {
    ...{ id: "fmp", subject: ticker, impostor: "IBX.MC" },
    answer: ({ path, query }) => {
      if (query.get("period") === "quarter") return { body: [] };
      return { body: query.get("symbol") === ticker ? (bodies[path] ?? []) : [] };
    },
  };
}

async function world(given: { filings: Sales; vendor: Sales }, use: (server: VendorsServer) => Promise<void>) {
  const own = [filingsXbrlOrgVendorOf([filerOf(given.filings)]), fmpOf(given.vendor)];
  const server = await startVendorsServer({
    vendors: [...vendors().filter(({ id }) => own.every((each) => each.id !== id)), ...own],
  });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const both = (server: VendorsServer) =>
  installed(readConfig({ ...offlineSettings(server), DATA_SOURCES: "filings-xbrl-org,fmp" }), [ticker]);
// The cells of a workbook name the publication of each figure.
const names = {
  "filings-xbrl-org": /filings-xbrl-org|filings\.xbrl\.org|Annual report as filed in XBRL/,
  fmp: /fmp|Financial Modeling Prep/,
} as const;

const last = 44_000_000_000;
describe("the accounts of a European company, filed and told by a vendor", () => {
  it.each([
    [
      "the same year: the filing, which is asked first",
      { 2025: 43e9, 2026: last },
      { 2025: 43e9, 2026: last },
      "",
      "filings-xbrl-org",
    ],
    ["the vendor behind", { 2025: 43e9, 2026: last }, { 2024: 42e9, 2025: 43e9 }, "", "filings-xbrl-org"],
    ["the filing behind", { 2024: 42e9, 2025: 43e9 }, { 2025: 43e9, 2026: last }, "", "fmp"],
    [
      "the vendor behind, and chosen by the reader",
      { 2025: 43e9, 2026: last },
      { 2024: 42e9, 2025: 43e9 },
      "&source=fmp",
      "fmp",
    ],
  ] as const)("are taken and named on every surface: %s", async (_, filings, vendor, source, taken) => {
    await world({ filings, vendor }, async (server) => {
      const installation = await both(server);
      const words = await wordsAbout(installation, { ticker, source });
      const unnamed = Object.entries(words).filter(([, text]) => !names[taken].test(text));
      expect(unnamed.map(([surface]) => surface)).toEqual([]);
      expect([words.api, words.csv]).toEqual([taken, taken]);
      const held = await (await installation.app.request(`/api/v1/data?ticker=${ticker}${source}`)).json();
      expect(held.accounts.provider).toBe(taken);
    });
  });

  it("that contradict each other stand side by side with their difference", async () => {
    await world({ filings: { 2025: 43e9, 2026: last }, vendor: { 2025: 43e9, 2026: last * 1.05 } }, async (server) => {
      const installation = await both(server);
      await installation.app.request(`/api/v1/analysis?ticker=${ticker}&source=fmp&trace=none`);
      const held = await (await installation.app.request(`/api/v1/data?ticker=${ticker}`)).json();
      expect(held.accounts.provider).toBe("filings-xbrl-org");
      expect(held.compared).toMatchObject({ fiscalYearEnd: "2026-12-31", providers: ["filings-xbrl-org", "fmp"] });
      const revenue = held.compared.figures.find(({ name }: { name: string }) => name === "revenue");
      expect(revenue).toMatchObject({ differs: true, difference: expect.closeTo(0.05 / 1.05, 6) });
    });
  });

  it("are the last twelve months where a half-year was filed since, on every surface", async () => {
    vi.setSystemTime(Date.parse("2027-10-01T22:00:00Z"));
    const filer = filerOf({ 2025: 43e9, 2026: last });
    const half = halfYearFiling(lei, 2027, { "2027-06": filed(23e9), "2026-06": filed(21e9) });
    const server = await startVendorsServer({
      vendors: [filingsXbrlOrgVendorOf([{ ...filer, filings: [half, ...filer.filings] }]), fmpOf({ 2026: last })],
    });
    try {
      const installation = await both(server);
      const answer = await (
        await installation.app.request(`/api/v1/analysis?ticker=${ticker}&source=filings-xbrl-org&trace=none`)
      ).json();
      expect(answer.accounts).toMatchObject({ period: "twelveMonths", periodEnd: "2027-06-30" });
      const words = await wordsAbout(installation, { ticker, source: "&source=filings-xbrl-org" });
      for (const surface of ["page", "commandLine", "workbook"] as const)
        expect(words[surface], surface).toMatch(/twelve months to 30\s+Jun\s+2027/);
    } finally {
      await server.close();
      vi.setSystemTime(Date.parse("2027-04-01T22:00:00Z"));
    }
  });

  it("are the vendor's while filings cannot be had, which is told", async () => {
    await world({ filings: { 2026: last }, vendor: { 2025: 43e9, 2026: last } }, async (server) => {
      server.behave("filings-xbrl-org", "failing");
      const installation = await both(server);
      const held = await (await installation.app.request(`/api/v1/data?ticker=${ticker}`)).json();
      expect(held.accounts.provider).toBe("fmp");
      const said = held.providers.find(({ provider }: { provider: string }) => provider === "filings-xbrl-org");
      expect(said.accountsDecided.outcome).toBe("failed");
    });
  });
});
