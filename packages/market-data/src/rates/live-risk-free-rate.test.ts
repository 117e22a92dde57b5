import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import type { Vendor } from "../../vendors-server/vendor.ts";
import { vendors } from "../../vendors-server/vendors/index.ts";
import { createMarketData } from "../create-market-data.ts";
import { liveProviders } from "../live/live-providers.ts";
import { layeredSharedState, memoryState, type SharedState } from "../live/shared-state.ts";
import { liveRiskFreeRate, liveRiskFreeRateOn } from "./live-risk-free-rate.ts";

// The rate that discounts a company: of these days while its publisher answers, else the included one, and said so.
const today = "2026-11-20";
const start = Date.parse(`${today}T12:00:00Z`);
const included = { asOf: "2026-06-30", value: 0.0447 };
let server: VendorsServer;
let clock = start;
beforeAll(async () => {
  server = await startVendorsServer({ vendors: vendors("2026-11-19") });
});
afterAll(() => server.close());
beforeEach(() => {
  clock = start;
  for (const id of ["us-treasury", "ecb"]) server.behave(id, "well");
});

// No time limit of a publisher but where one is waited for: in a busy process an answer that is there is read late.
const unhurried = 60_000;

async function dataWith({
  at = server,
  state = memoryState() as SharedState,
  deadlineInMilliseconds = unhurried,
} = {}) {
  const world = { state, now: () => clock, deadlineInMilliseconds: unhurried };
  const edgar = { id: "sec-edgar", credential: "Valora test@example.org", address: at.addressOf("sec-edgar") } as const;
  const data = createMarketData({
    ...world,
    providers: await liveProviders([edgar], world),
    riskFreeRate: liveRiskFreeRate({
      ecbAddress: at.addressOf("ecb"),
      usTreasuryAddress: at.addressOf("us-treasury"),
      ...{ ...world, deadlineInMilliseconds },
    }),
  });
  const rateOf = async (ticker: string, provider?: string) => {
    const answer = await data.fundamentalsOf(ticker, provider === undefined ? {} : { provider });
    const { riskFreeRate, riskFreeRateOrigin, countryRiskPremium } = data.referenceFor(
      answer.fundamentals,
      answer.riskFreeRate,
    );
    const ofRate = <Told extends { covers?: string }>(told: readonly Told[]) =>
      told.filter(({ covers }) => covers === "riskFreeRate");
    return {
      rate: riskFreeRate,
      origin: riskFreeRateOrigin.kind,
      country: countryRiskPremium.value,
      skipped: ofRate(answer.skipped),
      stale: ofRate(answer.stale),
    };
  };
  return { data, rateOf };
}
const requests = (id: string) => server.requests.filter(({ vendor }) => vendor === id).length;

describe("while its publisher answers", () => {
  it("an American company is discounted at the Treasury's yield of the day", async () => {
    expect(await (await dataWith()).rateOf("AAPL")).toEqual({
      rate: { value: 0.0388, asOf: "2026-11-19", source: "US Treasury, 10-year par yield" },
      origin: "published",
      country: 0,
      skipped: [],
      stale: [],
    });
  });

  it("a Spanish one at the central bank's, which is not converted and carries no sovereign's spread", async () => {
    const { rate, origin, country } = await (await dataWith()).rateOf("SAN.MC");
    expect(rate).toEqual({
      value: expect.closeTo(0.02080278, 10),
      asOf: "2026-11-19",
      source: "European Central Bank, 10-year spot rate of government bonds rated AAA",
    });
    expect(origin).toBe("published");
    const conversion = createMarketData();
    const { fundamentals } = await conversion.fundamentalsOf("SAN.MC");
    expect(country, "the whole premium of the country").toBe(
      conversion.referenceFor(fundamentals).countryRiskPremium.value,
    );
    expect(country).toBeGreaterThan(0);
  });

  it("it is asked once for six hours, by all processes and for all companies", async () => {
    const shared = memoryState();
    const [one, other] = [
      await dataWith({ state: layeredSharedState(shared) }),
      await dataWith({ state: layeredSharedState(shared) }),
    ];
    const before = requests("us-treasury");
    await Promise.all(["AAPL", "MSFT", "KO"].flatMap((ticker) => [one.rateOf(ticker), other.rateOf(ticker)]));
    clock += 5 * 3_600_000;
    await one.rateOf("JNJ");
    expect(requests("us-treasury") - before).toBe(1);
  });

  it("uses the included rate with the included data", async () => {
    const before = requests("us-treasury");
    expect((await (await dataWith()).rateOf("AAPL", "bundled")).rate).toMatchObject(included);
    expect(requests("us-treasury")).toBe(before);
  });
});

describe("when its publisher fails", () => {
  it.each([
    ["failing", { kind: "unreachable" }],
    ["slow", { kind: "unreachable", detail: "timedOut" }],
    ["webPage", { kind: "unreadable", detail: "notJson" }],
    ["wrongShape", { kind: "unreadable", detail: "wrongShape" }],
    ["limited", { kind: "rateLimited", until: new Date(start + 120_000).toISOString() }],
  ] as const)("%s: the included rate counts, and the reader is told why", async (behaviour, why) => {
    server.behave("us-treasury", behaviour);
    const waiting = behaviour === "slow" ? { deadlineInMilliseconds: 300 } : {};
    const { rate, skipped, stale } = await (await dataWith(waiting)).rateOf("AAPL");
    expect(rate).toMatchObject(included);
    expect(skipped).toEqual([{ provider: "us-treasury", covers: "riskFreeRate", ...why }]);
    expect(stale).toEqual([{ provider: "bundled", covers: "riskFreeRate", asOf: included.asOf }]);
  });

  it("the last one it gave counts before the included one, and is marked", async () => {
    const { rateOf } = await dataWith();
    const good = await rateOf("AAPL");
    server.behave("us-treasury", "failing");
    clock += 7 * 3_600_000;
    await rateOf("AAPL");
    const { rate, stale } = await vi.waitFor(
      async () => {
        const again = await rateOf("AAPL");
        expect(again.skipped.map(({ kind }) => kind)).toEqual(["unreachable"]);
        return again;
      },
      { timeout: 120_000 },
    );
    expect(rate).toEqual(good.rate);
    expect(stale).toEqual([{ provider: "us-treasury", covers: "riskFreeRate", asOf: new Date(start).toISOString() }]);
  });

  it.each([
    ["a yield that cannot be", "388"],
    ["a yield far below zero", "-7"],
  ])("%s is not used", async (_, value) => {
    const [treasury] = vendors("2026-11-19").filter(({ id }) => id === "us-treasury");
    const body = `Date,"10 Yr"\n11/19/2026,${value}\n`;
    const odd: Vendor = {
      id: "us-treasury",
      subject: "",
      impostor: "",
      ...treasury,
      answer: () => ({ contentType: "text/csv", body }),
    };
    const others = vendors().filter(({ id }) => id !== "us-treasury");
    const at = await startVendorsServer({ vendors: [odd, ...others] });
    const { rate, skipped } = await (await dataWith({ at })).rateOf("AAPL");
    await at.close();
    expect(rate).toMatchObject(included);
    expect(skipped).toEqual([
      { provider: "us-treasury", covers: "riskFreeRate", kind: "unreadable", detail: "wrongValue" },
    ]);
  });

  it("a rate older than the included one is not used", async () => {
    const at = await startVendorsServer({ vendors: vendors("2026-01-15") });
    const { rate, stale } = await (await dataWith({ at })).rateOf("AAPL");
    await at.close();
    expect(rate).toMatchObject(included);
    expect(stale).toMatchObject([{ provider: "bundled" }]);
  });
});

describe("the rate of an earlier day", () => {
  const rateOn = (at = server) =>
    liveRiskFreeRateOn({
      ...{ ecbAddress: at.addressOf("ecb"), usTreasuryAddress: at.addressOf("us-treasury") },
      ...{ state: memoryState(), now: () => clock, deadlineInMilliseconds: unhurried },
    });

  it("is that of the day, or of the last working day before it", async () => {
    const rate = rateOn();
    const source = "European Central Bank, 10-year spot rate of government bonds rated AAA";
    const june = { value: expect.closeTo(0.025481, 12), asOf: "2024-06-28", source };
    expect(await rate("EUR", "2024-06-28")).toEqual(june);
    expect(await rate("EUR", "2024-06-30")).toEqual(june);
    expect(await rate("USD", "2026-11-21")).toMatchObject({ value: 0.0388, asOf: "2026-11-19" });
  });

  it("in dollars is read from the year of the day, and from the year before it in its first days", async () => {
    const at = await startVendorsServer({ vendors: vendors("2023-12-29") });
    const rate = rateOn(at);
    expect(await rate("USD", "2023-12-28")).toMatchObject({ value: 0.0384, asOf: "2023-12-28" });
    expect(await rate("USD", "2024-01-01")).toMatchObject({ value: 0.0388, asOf: "2023-12-29" });
    await at.close();
  });

  it.each([
    ["before the series begins", "EUR", "2004-09-03"],
    ["where no day near it has one", "EUR", "2021-03-01"],
    ["of a year without a file", "USD", "1980-03-01"],
    ["in a currency without a publisher", "GBP", "2024-06-28"],
  ])("is unknown %s", async (_, currency, day) => {
    expect(await rateOn()(currency, day)).toBeNull();
  });

  it("is asked for once, and again after a failure", async () => {
    const rate = rateOn();
    server.behave("ecb", "failing");
    expect(await rate("EUR", "2024-06-28")).toBeNull();
    server.behave("ecb", "well");
    clock += 10 * 60_000;
    const before = requests("ecb");
    // After a failure callers hardly wait: the answer may come after the first of them has gone on without it.
    await expect.poll(() => rate("EUR", "2024-06-28")).not.toBeNull();
    await rate("EUR", "2024-06-28");
    expect(requests("ecb") - before).toBe(1);
  });
});
