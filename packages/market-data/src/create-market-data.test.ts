import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { createMarketData } from "./create-market-data.ts";
import { CompanyUnavailable } from "./market-data.ts";
import { type MarketDataProvider, ProviderFailure } from "./provider.ts";
import { dataDirectory } from "./providers/bundled/bundled-files.ts";

const data = createMarketData();

describe("the one door", () => {
  it("answers for a bundled company, naming the provider", async () => {
    const { fundamentals, provider, skipped } = await data.fundamentalsOf("SAN.MC");
    expect(fundamentals).toMatchObject({ ticker: "SAN.MC", currency: "EUR", country: "ES", sector: "financials" });
    expect(provider).toBe("bundled");
    expect(skipped).toEqual([]);
  });

  it("tells an unknown company from an unavailable one", async () => {
    const failure = await data.fundamentalsOf("ZZZZZZ").catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(CompanyUnavailable);
    expect(failure).toMatchObject({ kind: "unknownTicker", skipped: [{ provider: "bundled", kind: "unknownTicker" }] });
  });

  it("asks other providers first, and falls back on the bundled data", async () => {
    const down: MarketDataProvider = {
      id: "down",
      supplies: ["fundamentals"],
      requestsPerMinute: null,
      fundamentals: () => Promise.reject(new ProviderFailure("down", "unreachable")),
    };
    const both = createMarketData({ providers: [down] });
    expect(await both.fundamentalsOf("AAPL")).toMatchObject({
      provider: "bundled",
      skipped: [{ provider: "down", kind: "unreachable" }],
    });
    expect(both.providers().map(({ id }) => id)).toEqual(["automatic", "down", "bundled"]);
  });

  it("offers as peers the other bundled companies of the same currency", async () => {
    const { fundamentals } = await data.fundamentalsOf("ENI.MI");
    const peers = data.peerCandidates(fundamentals);
    expect(peers).toHaveLength(71);
    expect(peers.every(({ currency, ticker }) => currency === "EUR" && ticker !== "ENI.MI")).toBe(true);
  });

  it("gives the same object for a company each time", async () => {
    expect((await data.fundamentalsOf("KO")).fundamentals).toBe((await data.fundamentalsOf("KO")).fundamentals);
  });

  it("has examples, all of which can be valued, a date, and the credits of its sources", () => {
    expect(data.popular.every((ticker) => data.listingOf(ticker)?.hasData)).toBe(true);
    expect(data.asOf).toBe("2026-08-20");
    const names = data.credits.map(({ name }) => name).join("; ");
    for (const source of ["Securities and Exchange Commission", "Damodaran", "Treasury", "ticker lists"]) {
      expect(names).toContain(source);
    }
  });
});

describe("the data folder", () => {
  it("is found from a built server in another folder of the project", () => {
    const built = pathToFileURL(join(dataDirectory(), "../../../app/build/server/index.js")).href;
    expect(dataDirectory(built)).toMatch(/market-data\/data$/);
  });

  it("is missed at once, with its place, where there is none", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "valora-"));
    expect(() => dataDirectory(pathToFileURL(join(elsewhere, "index.js")).href)).toThrow(
      "the bundled data are not above",
    );
    expect(() => createMarketData({ dataDirectory: elsewhere }).asOf).toThrow("companies.json.gz");
  });
});
