import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { vendorContract } from "../vendor-contract.ts";
import { eodhd, eodhdSymbol } from "./index.ts";

const { signal } = new AbortController();

vendorContract({
  vendor: "eodhd",
  provider: (address, http) => eodhd({ apiKey: "key", address, http }),
  ask: (provider, caller) => provider.fundamentals("AAPL", caller),
  askUnknown: (provider, caller) => provider.fundamentals("ZZZZ", caller),
});

describe("eodhd", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = () => eodhd({ apiKey: "key", address: server.addressOf("eodhd") });

  it("reads statements under their days, and the quote", async () => {
    const fundamentals = await provider().fundamentals("AAPL", signal);
    expect(fundamentals).toMatchObject({
      name: "Apple Inc",
      sector: "informationTechnology",
      industry: "Technology Hardware, Storage & Peripherals",
      quote: { value: 244.87, currency: "USD", asOf: "2025-02-19" },
      statements: [{ fiscalYear: 2023 }, { fiscalYear: 2024, filedAt: "2024-11-01" }],
    });
    expect(fundamentals.statements.at(-1)?.figures).toMatchObject({
      revenue: 391_035_000_000,
      grossProfit: 180_683_000_000,
      totalDebt: 106_629_000_000,
      inventory: 7_286_000_000,
      goodwill: null,
    });
  });

  it("adds up twelve months of quarters", async () => {
    const { interim } = await provider().fundamentals("AAPL", signal);
    expect(interim?.quarters).toHaveLength(5);
    expect(interim?.trailing).toMatchObject([
      {
        periodEnd: "2024-12-31",
        filedAt: "2025-01-31",
        figures: { revenue: 395_760_000_000, netIncome: 96_150_000_000, totalAssets: 344_085_000_000 },
        origins: { revenue: "derived" },
      },
    ]);
  });

  it("brings prices as traded to today's basis", async () => {
    const history = await provider().history("AAPL", { from: "2020-08-01", to: "2023-12-27" }, signal);
    expect(history.bars.map(({ date, close }) => [date, close])).toEqual([
      ["2020-08-28", 124.8075],
      ["2023-12-27", 193.15],
    ]);
    expect(history.dividends).toEqual([{ exDate: "2020-11-06", amount: 0.205 }]);
    expect(history.splits).toEqual([{ date: "2020-08-31", factor: 4 }]);
  });
});

describe("the vendor's symbol", () => {
  it.each([
    ["AAPL", "AAPL.US"],
    ["BRK.B", "BRK-B.US"],
    ["VOD.L", "VOD.LSE"],
    ["SAP.DE", "SAP.XETRA"],
    ["SAN.MC", "SAN.MC"],
    ["ENEL.MI", "ENEL.MI"],
  ])("of %s is %s", (ticker, symbol) => {
    expect(eodhdSymbol(ticker)).toBe(symbol);
  });
});
