import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { vendorContract } from "../vendor-contract.ts";
import { twelveData } from "./index.ts";

const { signal } = new AbortController();

vendorContract({
  vendor: "twelve-data",
  provider: (address, http) => twelveData({ apiKey: "key", address, http }),
  ask: (provider, caller) => provider.history("AAPL", { from: "2023-12-01", to: "2023-12-31" }, caller),
  askUnknown: (provider, caller) => provider.quote("ZZZZ", caller),
});

describe("twelve-data", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = (apiKey = "key") => twelveData({ apiKey, address: server.addressOf("twelve-data") });

  it("reads numbers from texts", async () => {
    await expect(provider().quote("AAPL", signal)).resolves.toMatchObject({
      value: 244.87,
      currency: "USD",
      asOf: "2025-02-19",
    });
    const history = await provider().history("AAPL", { from: "2023-12-28", to: "2023-12-31" }, signal);
    expect(history).toMatchObject({
      bars: [
        { date: "2023-12-28", open: 194.14, close: 193.58, volume: 34_049_898 },
        { date: "2023-12-29", close: 192.53 },
      ],
      dividends: null,
      splits: null,
    });
  });

  it("knows limits and refused keys by the code in the body", async () => {
    await expect(provider("spent").quote("AAPL", signal)).rejects.toMatchObject({ kind: "rateLimited" });
    await expect(provider("").quote("AAPL", signal)).rejects.toMatchObject({ detail: "keyRefused" });
  });
});
