import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, SignalKind, Summary } from "../report/report.ts";
import { type AssumptionOverrides, scenarios } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";

const files: CompanyFile[] = [];
const ranks: Readonly<Record<SignalKind, number | null>> = { sell: 0, hold: 1, buy: 2, none: null };

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    files.push({ fundamentals, reference: marketData.referenceFor(fundamentals), peers });
  }
});

/** The values out of order between the three scenarios of one company. */
function disorderOf(file: CompanyFile, overrides: AssumptionOverrides): string[] {
  const summaries = scenarios.map((scenario) => valueCompany(file, { scenario, overrides }).summary);
  const seen = (name: string, of: (summary: Summary) => number | null) => {
    const figures = summaries.map(of);
    const known = figures.filter((figure) => figure !== null);
    const isOrdered = known.every((figure, index) => index === 0 || figure >= (known[index - 1] ?? figure));
    const isWhole = known.length === 0 || known.length === scenarios.length;
    return isOrdered && isWhole ? [] : [`${file.fundamentals.ticker} ${name}: ${figures.join(" ")}`];
  };
  return [
    ...seen("voting", ({ voting }) => voting),
    ...seen("mean", ({ mean }) => mean),
    ...seen("median", ({ median }) => median),
    ...seen("minimum", ({ minimum }) => minimum),
    ...seen("maximum", ({ maximum }) => maximum),
    ...seen("signal", ({ signal }) => ranks[signal.kind]),
  ];
}

describe("the three scenarios of every bundled company", () => {
  it.each([
    {},
    { wacc: 0.07 },
    { wacc: 0.045 },
    { wacc: 0.12, growth: 0.15 },
    { growth: -0.1 },
    { growth: 0.3, horizon: 10 },
    { terminalGrowth: 0.01 },
    { wacc: 0.06, terminalGrowth: 0.05 },
    { margin: 0.05 },
  ])("are in order by mean, range and signal, with %j", (overrides) => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => disorderOf(file, overrides))).toEqual([]);
  });
});

describe("who votes", () => {
  it("is who has a status: an estimate that does not vote is compared with nothing", () => {
    const silent = files.flatMap((file) =>
      scenarios.flatMap((scenario) =>
        valueCompany(file, { scenario, overrides: {} }).methods.filter(({ vote }) => vote === null),
      ),
    );
    expect(silent.length).toBeGreaterThan(1_000);
    expect(silent.filter(({ status }) => status !== null)).toEqual([]);
  });

  const peers = [1200, 1500, 1800, 2200, 6000].map((marketCap, index) => samplePeer(`PEER${index}`, marketCap));
  const priced = (value: number) =>
    sampleFile({ peers, fundamentals: { quote: { value, currency: "USD", asOf: "2026-08-20", source: "" } } });
  const inScenario = (file: CompanyFile, scenario: (typeof scenarios)[number], overrides: AssumptionOverrides = {}) =>
    valueCompany(file, { scenario, overrides });

  it("is the same in all three, however far from the price a value comes to lie", () => {
    const neutral = inScenario(priced(10), "neutral").methods[2]?.range;
    // The neutral value lies just within five times the price, the optimistic one beyond it.
    const price = (neutral?.neutral ?? 0) / 4.99;
    expect(neutral?.optimistic).toBeGreaterThan(5 * price);
    const { outcome, vote } = inScenario(priced(price), "optimistic").methods[2] ?? {};
    expect(outcome).toMatchObject({ kind: "estimate", votes: true });
    expect(vote).toBe(neutral?.optimistic);
  });

  it("says on which side an implausible value lies", () => {
    const value = inScenario(priced(10), "neutral").methods[0]?.range.neutral ?? 0;
    for (const scenario of scenarios) {
      expect(inScenario(priced(value * 5.1), scenario).methods[0]?.outcome).toMatchObject({
        votes: false,
        notVotingReason: "implausiblyLow",
      });
    }
  });

  it("enters as 0, overvalued, where the debts are larger than the business in this scenario", () => {
    const indebted = files.flatMap((file) => {
      const { methods, summary } = inScenario(file, "conservative");
      return methods.flatMap(({ outcome, vote, status }) =>
        vote === 0 ? [{ outcome, status, minimum: summary.minimum }] : [],
      );
    });
    expect(indebted.length).toBeGreaterThan(0);
    for (const { outcome, status, minimum } of indebted) {
      expect(outcome).toMatchObject({ kind: "notApplicable" });
      expect(status).toBe("overvalued");
      expect(minimum).toBe(0);
    }
  });

  it("is decided with the reader's numbers in the neutral scenario", () => {
    const file = priced(10);
    const conservative = inScenario(file, "conservative", { wacc: 0.2 });
    const neutral = inScenario(file, "neutral", { wacc: 0.2 });
    const reasons = [conservative, neutral].map(({ methods }) =>
      methods.map(({ outcome }) => outcome.kind === "estimate" && outcome.notVotingReason),
    );
    expect(reasons[0]).toEqual(reasons[1]);
  });
});
