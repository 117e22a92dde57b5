import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { vendorContract } from "../vendor-contract.ts";
import { secEdgar } from "./index.ts";

const userAgent = "Valora tests@example.org";
const { signal } = new AbortController();

vendorContract({
  vendor: "sec-edgar",
  provider: (address, http) => secEdgar({ userAgent, dataAddress: address, filesAddress: address, http }),
  ask: (provider, caller) => provider.fundamentals("AAPL", caller),
  askUnknown: (provider, caller) => provider.fundamentals("ZZZZ", caller),
  warmUp: (provider) => provider.cikOf("AAPL"),
});

describe("sec-edgar", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = (options = {}) => {
    const address = server.addressOf("sec-edgar");
    return secEdgar({ userAgent, dataAddress: address, filesAddress: address, ...options });
  };

  it("reads a company's statements, identity and share count", async () => {
    const fundamentals = await provider().fundamentals("AAPL", signal);
    expect(fundamentals).toMatchObject({
      ticker: "AAPL",
      name: "Apple Inc.",
      exchange: "Nasdaq",
      country: "US",
      currency: "USD",
      sector: "informationTechnology",
      industry: "Technology Hardware, Storage & Peripherals",
      provider: "sec-edgar",
      shareBasis: "settled",
      sharesOutstanding: { value: 16_788_096_000, asOf: "2021-01-15", source: "SEC EDGAR, cover page" },
    });
    const latest = fundamentals.statements.at(-1);
    expect(latest).toMatchObject({
      fiscalYear: 2020,
      fiscalYearEnd: "2020-09-26",
      filedAt: "2020-10-30",
      form: "10-K",
    });
    expect(latest?.accession).toBe("0000320193-20-000096");
    expect(latest?.figures).toMatchObject({
      revenue: 274_515_000_000,
      operatingCashFlow: 80_674_000_000,
      capitalExpenditure: 7_309_000_000,
      freeCashFlow: 73_365_000_000,
      ebitda: 66_288_000_000 + 11_056_000_000,
      currentDebt: 8_773_000_000 + 4_996_000_000,
      totalDebt: 98_667_000_000 + 8_773_000_000 + 4_996_000_000,
      marketableSecurities: 52_927_000_000 + 100_887_000_000,
      interestExpense: null,
    });
    expect(latest?.origins).toMatchObject({ revenue: "companyFactsWithAccession", freeCashFlow: "derived" });
  });

  it("identifies itself to the vendor, which refuses anonymous requests", async () => {
    await provider().fundamentals("AAPL", signal);
    expect(server.requests.at(-1)?.headers["user-agent"]).toBe(userAgent);
    const stranger = provider({ userAgent: "stranger" });
    await expect(stranger.fundamentals("AAPL", signal)).rejects.toMatchObject({ kind: "rateLimited" });
  });

  it("reads the list of tickers once for many callers", async () => {
    const one = provider();
    const before = server.requests.length;
    await Promise.all(["AAPL", "BRK.B", "SPY"].map((ticker) => one.cikOf(ticker)));
    expect(server.requests.length - before).toBe(1);
    await expect(one.cikOf("BRK.B")).resolves.toBe("0001067983");
  });

  it("has no data of a fund, which files no statements", async () => {
    await expect(provider().fundamentals("SPY", signal)).rejects.toMatchObject({ kind: "noData" });
  });

  it("shows a company as it could be seen on a day, on the share basis of that day", async () => {
    const then = await provider().fundamentalsAsOf("AAPL", "2020-06-30", signal);
    expect(then.statements.at(-1)).toMatchObject({ fiscalYearEnd: "2019-09-28" });
    expect(then.statements.at(-1)?.figures).toMatchObject({ epsDiluted: 11.89, dilutedShares: 4_648_913_000 });
    expect(then.sharesOutstanding).toMatchObject({ value: 4_375_480_000, asOf: "2020-01-17" });

    const now = await provider().fundamentals("AAPL", signal);
    expect(now.statements.at(-2)?.figures).toMatchObject({ epsDiluted: 2.97, dilutedShares: 18_595_651_000 });
  });
});
