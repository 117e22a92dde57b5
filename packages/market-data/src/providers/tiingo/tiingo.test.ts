import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { vendorContract } from "../vendor-contract.ts";
import { tiingo } from "./index.ts";

const { signal } = new AbortController();

vendorContract({
  vendor: "tiingo",
  provider: (address, http) => tiingo({ apiKey: "key", address, http }),
  ask: (provider, caller) => provider.quote("AAPL", caller),
  askUnknown: (provider, caller) => provider.quote("ZZZZ", caller),
});

describe("tiingo", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = () => tiingo({ apiKey: "key", address: server.addressOf("tiingo") });

  it("reads the latest close as the quote", async () => {
    await expect(provider().quote("AAPL", signal)).resolves.toMatchObject({
      value: 192.53,
      currency: "USD",
      asOf: "2023-12-29",
    });
  });

  it("brings prices from before a split to today's basis, also when the range ends before it", async () => {
    const history = await provider().history("AAPL", { from: "2020-08-28", to: "2020-08-31" }, signal);
    expect(history.bars).toMatchObject([
      { date: "2020-08-28", close: 124.8075, volume: 187_629_916 },
      { date: "2020-08-31", close: 129.04, volume: 225_702_700 },
    ]);
    expect(history.splits).toEqual([{ date: "2020-08-31", factor: 4 }]);
    const before = await provider().history("AAPL", { from: "2020-08-28", to: "2020-08-28" }, signal);
    expect(before.bars[0]?.close).toBe(124.8075);
    expect(before.splits).toEqual([]);
  });
});
