import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { type Tornado, tornadoOf } from "./tornado.ts";

const file = sampleFile();
const report = valueCompany(file, { scenario: "neutral", overrides: {} });

function bars(of = report, method?: Tornado["method"]) {
  const tornado = tornadoOf(of, method ? { method } : {});
  if (tornado.kind === "unavailable") throw new Error(tornado.reason);
  return tornado.bars;
}

function barOf(lever: string) {
  const bar = bars().find((each) => each.lever === lever);
  if (!bar) throw new Error(lever);
  return bar;
}

describe("tornadoOf", () => {
  it("has the five levers of the discounted cash flow, the widest first", () => {
    const widths = bars().map(({ width }) => width ?? -1);
    expect(
      bars()
        .map(({ lever }) => lever)
        .toSorted(),
    ).toEqual(["discountRate", "growth", "margin", "terminalGrowth", "terminalReturn"]);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  it("is as wide as its ends and the value between them lie apart", () => {
    const worth = report.methods[0]?.outcome;
    if (worth?.kind !== "estimate") throw new Error("no value");
    for (const { lowered, raised, width, lever } of bars()) {
      const ends = [lowered, raised].map(({ outcome }) =>
        outcome.kind === "value" ? outcome.value : worth.valuePerShare,
      );
      const values = [worth.valuePerShare, ...ends];
      expect(width, lever).toBeCloseTo(Math.max(...values) - Math.min(...values), 12);
    }
  });

  it("moves one point of the discount rate as a valuation with that rate does, bit for bit", () => {
    const wacc = report.assumptions.wacc?.value ?? 0;
    for (const [end, rate] of [
      [barOf("discountRate").lowered, wacc - 0.01],
      [barOf("discountRate").raised, wacc + 0.01],
    ] as const) {
      const { outcome } = valueCompany(file, { scenario: "neutral", overrides: { wacc: rate } }).methods[0] ?? {};
      expect(end.assumption).toBe(rate);
      expect(end.outcome).toEqual({
        kind: "value",
        value: outcome?.kind === "estimate" ? outcome.valuePerShare : null,
      });
    }
  });

  it.each([
    [
      "discountedCashFlow",
      { growth: 0.02, discountRate: 0.01, terminalGrowth: 0.01 },
      { margin: 0.1, terminalReturn: 0.2 },
    ],
    [
      "residualIncome",
      { growth: 0.02, discountRate: 0.01, terminalGrowth: 0.01 },
      { returnOnEquity: 0.1, terminalReturn: 0.2 },
    ],
    [
      "dividendDiscount",
      { growth: 0.02, discountRate: 0.01, terminalGrowth: 0.01 },
      { payout: 0.1, terminalReturn: 0.2 },
    ],
    [
      "earningsPerShare",
      { growth: 0.02, discountRate: 0.01, terminalGrowth: 0.01 },
      { payout: 0.1, exitMultiple: 0.1 },
    ],
  ] as const)("moves rates by points and the rest of %s by parts, as far down as up", (method, points, parts) => {
    const moved = Object.fromEntries(bars(report, method).map(({ lever, ...bar }) => [lever, bar]));
    expect(Object.keys(moved).toSorted()).toEqual(Object.keys({ ...points, ...parts }).toSorted());
    for (const [lever, size] of Object.entries(points)) {
      const { lowered, raised } = moved[lever] ?? {};
      expect(Number(raised?.assumption) - Number(lowered?.assumption), lever).toBeCloseTo(2 * size, 12);
    }
    for (const [lever, size] of Object.entries(parts)) {
      const { lowered, raised } = moved[lever] ?? {};
      expect(Number(raised?.assumption) / Number(lowered?.assumption), lever).toBeCloseTo((1 + size) / (1 - size), 12);
    }
  });

  it("moves the margin without moving the growth that the engine derived from it", () => {
    const { lowered, raised } = barOf("margin");
    const value = { lowered: lowered.outcome, raised: raised.outcome };
    if (value.lowered.kind !== "value" || value.raised.kind !== "value") throw new Error("no value");
    const growth = report.assumptions.growth?.value;
    for (const [end, margin] of [
      [value.lowered, 0.135],
      [value.raised, 0.165],
    ] as const) {
      const { outcome } =
        valueCompany(file, { scenario: "neutral", overrides: { margin, ...(growth && { growth }) } }).methods[0] ?? {};
      expect(end.value).toBeCloseTo(outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN, 10);
    }
    expect(raised.assumption).toBeCloseTo(0.165, 12);
  });

  it("says by how much the value moves, as a part of it", () => {
    const { outcome } = report.methods[0] ?? {};
    const value = outcome?.kind === "estimate" ? outcome.valuePerShare : 0;
    const { lowered } = barOf("terminalReturn");
    expect(lowered.outcome.kind === "value" && lowered.outcome.value / value - 1).toBe(lowered.difference);
    expect(lowered.difference).toBeLessThan(0);
  });

  it("gives the reason of an end that has no value", () => {
    const low = valueCompany(file, { scenario: "neutral", overrides: { wacc: 0.035 } });
    const bar = bars(low).find(({ lever }) => lever === "discountRate");
    expect(bar?.lowered).toMatchObject({
      outcome: { kind: "noValue", reason: "discountRateNotAboveGrowth" },
      difference: null,
    });
    expect(bar?.width).toBeGreaterThan(0);
  });

  it("has levers of its own for each flow method", () => {
    expect(bars(report, "residualIncome").map(({ lever }) => lever)).toContain("returnOnEquity");
    expect(bars(report, "dividendDiscount").map(({ lever }) => lever)).toContain("payout");
    expect(bars(report, "earningsPerShare").map(({ lever }) => lever)).toContain("exitMultiple");
    expect(tornadoOf({ ...report, methods: [] })).toEqual({ kind: "unavailable", reason: "methodNotApplicable" });
  });
});
