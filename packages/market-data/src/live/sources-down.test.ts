import { describe, expect, it } from "vitest";
import { behaveAll, clock, dataFrom, server, start } from "./wired-providers-contract.ts";

describe("with every source down", () => {
  const expectStale = async (data: Awaited<ReturnType<typeof dataFrom>>, ticker: string) => {
    const answer = await data.fundamentalsOf(ticker);
    expect(
      answer.stale.map(({ covers }) => covers),
      ticker,
    ).toEqual(["statements", "price"]);
  };

  it("a kept company is there, and marked", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"]);
    await data.fundamentalsOf("AAPL");
    behaveAll("slow");
    clock.time += 7 * 3_600_000;
    await expectStale(data, "AAPL");
    await expectStale(data, "AAPL");
  });

  it("bundled companies are, once one has been waited for", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"]);
    behaveAll("slow");
    await data.fundamentalsOf("AAPL");
    for (const ticker of ["MSFT", "JPM", "AAPL", "XOM"]) await expectStale(data, ticker);
  });

  it("a source that hangs is not waited for again because it knows without asking that a company is none of its own", async () => {
    const data = await dataFrom(["filings-xbrl-org"], { deadlineInMilliseconds: 300 });
    server.behave("filings-xbrl-org", "slow");
    const first = await data.fundamentalsOf("ITX.MC");
    expect(first.skipped).toEqual([{ provider: "filings-xbrl-org", kind: "unreachable", detail: "timedOut" }]);
    const american = await data.fundamentalsOf("KO");
    expect(american.skipped).toEqual([{ provider: "filings-xbrl-org", kind: "unknownTicker" }]);
    // not waited for: it does not answer, and no further request measured how late it is
    const second = await data.fundamentalsOf("SAN.MC");
    expect(second.skipped).toEqual([{ provider: "filings-xbrl-org", kind: "unreachable" }]);
    expect(second).toMatchObject({ provider: "bundled", stale: [{ provider: "bundled", covers: "statements" }] });
    server.behave("filings-xbrl-org", "well");
  });

  it("says of each why, and when it may be asked again", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"]);
    server.behave("sec-edgar", "limited");
    server.behave("finnhub", "refusing");
    const { provider, skipped } = await data.fundamentalsOf("AAPL");
    expect(provider).toBe("bundled");
    expect(skipped).toEqual([
      { provider: "sec-edgar", kind: "rateLimited", until: new Date(start + 120_000).toISOString() },
      { provider: "finnhub", kind: "unreachable", covers: "price", detail: "keyRefused" },
    ]);
    expect(data.providers()).toContainEqual({
      id: "sec-edgar",
      available: false,
      reason: "limited",
      givesPrices: false,
    });
  });
});
