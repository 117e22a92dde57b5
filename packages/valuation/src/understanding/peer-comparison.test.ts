import { describe, expect, it } from "vitest";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { replay } from "../trace/replay.ts";
import { peerComparisonOf } from "./peer-comparison.ts";

const neutral = { scenario: "neutral", overrides: {} } as const;
const peers = [1200, 1500, 1800, 2200, 6000].map((marketCap, index) => samplePeer(`PEER${index}`, marketCap));
const tableOf = (tickers?: readonly string[]) =>
  peerComparisonOf(sampleFile({ peers }), { ...neutral, overrides: tickers === undefined ? {} : { peers: tickers } });

describe("peerComparisonOf", () => {
  it("shows each peer's multiples, the quartiles that count, and the company's own", () => {
    const earnings = tableOf().multiples.find(({ kind }) => kind === "priceToEarnings");
    // The sample's peers earn 100 each; the company 90 at 100 shares of 10.
    expect(earnings?.peers.map((cell) => cell?.value)).toEqual([12, 15, 18, 22, 60]);
    expect(earnings?.statistic?.value.neutral?.value).toBe(18);
    expect(earnings?.statistic?.value.conservative?.value).toBe(15);
    expect(earnings?.own?.value).toBeCloseTo(1000 / 90, 12);
    expect(earnings).toMatchObject({ isUsed: true, count: 5, statistic: { from: "peers" } });
  });

  it("says that the industry's average stands in for fewer than five", () => {
    const table = tableOf(["PEER0", "PEER3"]);
    expect(table.peers.map(({ peer }) => peer.ticker)).toEqual(["PEER0", "PEER3"]);
    const earnings = table.multiples.find(({ kind }) => kind === "priceToEarnings");
    expect(earnings?.statistic?.from).toBe("sectorAverage");
    expect(earnings?.statistic?.value.neutral).toEqual(earnings?.industry);
  });

  it("has as the result of its trace the last of its numbers", () => {
    const { trace } = tableOf();
    expect(trace.nodes.length).toBeGreaterThan(5);
    expect(trace.nodes.findIndex(({ id }) => id === trace.result)).toBe(trace.nodes.length - 1);
  });

  it("carries one trace in which every number is found again, and nothing twice", () => {
    const { trace, peers: rows, multiples } = tableOf();
    const numbers = [
      ...rows.map(({ marketCap }) => marketCap),
      ...multiples.flatMap(({ own, industry, peers: cells, statistic }) => [
        own,
        industry,
        ...cells,
        ...Object.values(statistic?.value ?? {}),
      ]),
    ].filter((cell) => cell !== null);
    expect(numbers.length).toBeGreaterThan(20);
    for (const { value, node } of numbers) expect(trace.nodes[node]?.value).toBe(value);
    const contents = trace.nodes.map((node) => JSON.stringify({ ...node, id: 0 }));
    expect(new Set(contents).size).toBe(contents.length);
    expect(trace.nodes.every(({ id }, index) => id === index)).toBe(true);
    expect(replay(trace)).toBe(trace.nodes[trace.result]?.value);
  });

  it("counts book value once, as the method does", () => {
    const bank = sampleFile({
      peers,
      latest: { goodwill: 0 },
      fundamentals: { sector: "financials", industry: "Regional Banks" },
    });
    const used = (file: typeof bank) =>
      peerComparisonOf(file, neutral).multiples.flatMap(({ kind, isAsked, isUsed }) =>
        isAsked && isUsed ? [kind] : [],
      );
    expect(used(bank)).toEqual(["priceToEarnings", "priceToTangibleBook"]);
    const withoutTangible = peers.map((peer) => ({ ...peer, tangibleEquity: null }));
    expect(used({ ...bank, peers: withoutTangible })).toEqual(["priceToEarnings", "priceToBook"]);
  });

  it("calls multiples of the firm meaningless for a bank", () => {
    const bank = sampleFile({ peers, fundamentals: { sector: "financials", industry: "Regional Banks" } });
    expect(peerComparisonOf(bank, neutral).multiples.map(({ kind }) => kind)).toEqual([
      "priceToEarnings",
      "priceToTangibleBook",
      "priceToBook",
    ]);
  });

  it("has no multiple of a firm that costs nothing beside its cash, and still one of its shares", () => {
    // 100 shares at 10, and as much cash as shares and debt cost together.
    const own = (cashAndEquivalents: number) => {
      const figures = { totalDebt: 200, cashAndEquivalents, marketableSecurities: 0 };
      const { multiples } = peerComparisonOf(sampleFile({ peers, figures }), neutral);
      return (kind: string) => multiples.find((each) => each.kind === kind)?.own?.value ?? null;
    };
    expect([own(1200)("evToEbitda"), own(1300)("evToEbitda")]).toEqual([null, null]);
    expect(own(1199)("evToEbitda")).toBeCloseTo(1 / 200, 12);
    expect(own(1200)("priceToEarnings")).toBeCloseTo(1000 / 90, 12);
  });

  it("has no multiple of a loss, of nothing or without a price, and one of the least profit", () => {
    const own = (netIncome: number, quote?: null) => {
      const file = sampleFile({ peers, latest: { netIncome }, ...(quote === null && { fundamentals: { quote } }) });
      const { multiples } = peerComparisonOf(file, neutral);
      return multiples.find(({ kind }) => kind === "priceToEarnings")?.own?.value ?? null;
    };
    expect([own(-10), own(0), own(90, null)]).toEqual([null, null, null]);
    expect(own(1)).toBe(1000);
  });
});
