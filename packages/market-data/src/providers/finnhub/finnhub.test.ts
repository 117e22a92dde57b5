import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { vendorContract } from "../vendor-contract.ts";
import { finnhub, toQuote } from "./index.ts";

const { signal } = new AbortController();

vendorContract({
  vendor: "finnhub",
  provider: (address, http) => finnhub({ apiKey: "key", address, http }),
  ask: (provider, caller) => provider.quote("AAPL", caller),
  askUnknown: (provider, caller) => provider.quote("ZZZZ", caller),
});

describe("finnhub", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());

  it("reads a quote, and shares and market value in whole numbers", async () => {
    await expect(
      finnhub({ apiKey: "key", address: server.addressOf("finnhub") }).quote("AAPL", signal),
    ).resolves.toEqual({
      ticker: "AAPL",
      value: 244.87,
      currency: "USD",
      quotedIn: "USD",
      asOf: "2025-02-19",
      source: "finnhub",
      marketCap: expect.closeTo(3_678_455_015_510, -1),
      sharesOutstanding: expect.closeTo(15_022_073_000, -1),
    });
  });
});

describe("a Finnhub quote", () => {
  const quote = { c: 124.73, t: 1_739_566_802 };

  it("of an American listing is in dollars, whatever the currency of the statements", () => {
    const profile = { ticker: "BABA", currency: "CNY", marketCapitalization: 2_197_000, shareOutstanding: 2_376 };
    expect(toQuote("BABA", quote, profile)).toMatchObject({ value: 124.73, currency: "USD", marketCap: null });
    expect(toQuote("BRK.B", quote, { ticker: "BRK.B", currency: "USD" })).toMatchObject({ currency: "USD" });
  });

  it("of a foreign listing is in the currency of its profile", () => {
    expect(toQuote("OCDO.L", { c: 309, t: 1 }, { currency: "GBX" })).toMatchObject({ value: 3.09, currency: "GBP" });
  });

  it("without a price is no quote", () => {
    expect(() => toQuote("AAPL", { c: 0, t: 0 }, {})).toThrow("finnhub: noData");
    expect(() => toQuote("AAPL", { c: -1, t: 0 }, {})).toThrow("finnhub: unreadable");
    expect(() => toQuote("AAPL", { c: 1e300, t: 0 }, {})).toThrow("finnhub: unreadable");
    expect(() => toQuote("SAN.MC", { c: 5, t: 0 }, {})).toThrow("finnhub: noData");
  });
});
