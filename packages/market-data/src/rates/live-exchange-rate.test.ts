import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import { vendors } from "../../vendors-server/vendors/index.ts";
import { createMarketData } from "../create-market-data.ts";
import { memoryState } from "../live/shared-state.ts";
import { liveExchangeRate } from "./live-exchange-rate.ts";

const start = Date.parse("2026-10-01T12:00:00Z");
let server: VendorsServer;
let clock = start;
beforeAll(async () => {
  server = await startVendorsServer({ vendors: vendors("2026-09-30") });
});
afterAll(() => server.close());
beforeEach(() => {
  clock = start;
  server.behave("ecb", "well");
});

const now = () => clock;
const ratesOf = () => liveExchangeRate({ address: server.addressOf("ecb"), state: memoryState(), now });
const pair = (from: string, to: string, day: string) => ({ from, to, day });

describe("reference rates of a day", () => {
  it("are asked for once in half a day, and again after a failure", async () => {
    const rateOf = ratesOf();
    const june = pair("EUR", "USD", "2024-06-28");
    const before = server.requests.length;
    await rateOf(june);
    clock += 11 * 3_600_000;
    expect(await rateOf(june)).toMatchObject({ value: 1.0705, asOf: "2024-06-28", source: "ecb" });
    expect(server.requests.length - before).toBe(1);
    server.behave("ecb", "wrongShape");
    expect(await rateOf(pair("EUR", "GBP", "2024-06-28"))).toBeNull();
    server.behave("ecb", "well");
    clock += 10 * 60_000;
    expect(await rateOf(pair("EUR", "GBP", "2024-06-28"))).toMatchObject({ value: 0.84638 });
  });

  it("are null for a currency that the central bank does not quote, which is no failure of it", async () => {
    const rateOf = ratesOf();
    expect(await rateOf(pair("EUR", "XXX", "2024-06-28"))).toBeNull();
    expect(await rateOf(pair("EUR", "USD", "2024-06-28"))).toMatchObject({ value: 1.0705 });
  });
});

describe("an included company that reports in dollars and is quoted in euro", () => {
  it("has its price in dollars at the rate of the price's day", async () => {
    const data = createMarketData({ exchangeRate: ratesOf(), now });
    const { fundamentals, findings } = await data.fundamentalsOf("TTE.PA");
    expect(fundamentals.quote).toMatchObject({
      value: expect.closeTo(75.7 * 1.105, 9),
      currency: "USD",
      asOf: "2026-09-30",
      converted: { value: 75.7, currency: "EUR", rate: 1.105, rateAsOf: "2026-09-30", rateSource: "ecb" },
    });
    expect(findings).toContainEqual(expect.objectContaining({ severity: "note", code: "priceConverted", price: 75.7 }));
  });

  it.each([
    ["the central bank does not answer", "failing", {}],
    ["the reader chose the included data", "well", { provider: "bundled" }],
  ] as const)("stays in two currencies where %s", async (_, behaviour, options) => {
    server.behave("ecb", behaviour);
    const before = server.requests.length;
    const data = createMarketData({ exchangeRate: ratesOf(), now });
    const { fundamentals } = await data.fundamentalsOf("TTE.PA", options);
    expect(fundamentals.quote).toEqual((await createMarketData().fundamentalsOf("TTE.PA")).fundamentals.quote);
    expect(server.requests.length > before).toBe(behaviour === "failing");
  });

  it("all four of them are converted, and no other company is", async () => {
    const asked: string[] = [];
    const data = createMarketData({
      exchangeRate: async ({ from, to }) => {
        asked.push(`${from} ${to}`);
        return null;
      },
    });
    for (const ticker of data.bundledTickers()) await data.fundamentalsOf(ticker);
    expect(asked).toEqual(["EUR USD", "EUR USD", "EUR USD", "EUR USD"]);
  });
});
