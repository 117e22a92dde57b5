import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { vendorContract } from "../vendor-contract.ts";
import { numberOf } from "../vendor-statements.ts";
import { alphaVantage } from "./index.ts";

const { signal } = new AbortController();

vendorContract({
  vendor: "alpha-vantage",
  provider: (address, http) => alphaVantage({ apiKey: "key", address, http }),
  ask: (provider, caller) => provider.fundamentals("AAPL", caller),
  askUnknown: (provider, caller) => provider.fundamentals("ZZZZ", caller),
});

describe("alpha-vantage", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = (apiKey = "key") => alphaVantage({ apiKey, address: server.addressOf("alpha-vantage") });

  it("reads statements from texts; None is unknown", async () => {
    const fundamentals = await provider().fundamentals("AAPL", signal);
    expect(fundamentals).toMatchObject({
      country: "US",
      currency: "USD",
      sector: "informationTechnology",
      quote: { value: 244.87, asOf: "2025-02-19" },
      sharesOutstanding: { value: 15_022_073_000 },
    });
    expect(fundamentals.statements.at(-1)).toMatchObject({
      fiscalYear: 2024,
      figures: {
        revenue: 391_035_000_000,
        freeCashFlow: 108_807_000_000,
        totalDebt: 106_629_000_000,
        inventory: 7_286_000_000,
        goodwill: null,
        interestExpense: null,
        epsDiluted: null,
      },
    });
  });

  it("adds up twelve months of quarters", async () => {
    const { interim } = await provider().fundamentals("AAPL", signal);
    expect(interim?.quarters).toHaveLength(5);
    expect(interim?.trailing).toMatchObject([
      {
        periodEnd: "2024-12-31",
        filedAt: null,
        figures: { revenue: 395_760_000_000, netIncome: 96_150_000_000, totalAssets: 344_085_000_000 },
        origins: { revenue: "derived" },
      },
    ]);
  });

  it("knows limits and refused keys by their words", async () => {
    await expect(provider("spent").quote("AAPL", signal)).rejects.toMatchObject({ kind: "rateLimited" });
    await expect(provider("").quote("AAPL", signal)).rejects.toMatchObject({ detail: "keyRefused" });
  });
});

describe("a vendor's number", () => {
  it.each([
    ["391035000000", 391_035_000_000],
    ["-12.5", -12.5],
    ["0", 0],
    [7, 7],
    ["None", null],
    ["-", null],
    ["", null],
    ["NA", null],
    ["1,234", null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    ["Infinity", null],
    [{}, null],
  ])("%j is %j", (value, number) => {
    expect(numberOf(value)).toBe(number);
  });
});
