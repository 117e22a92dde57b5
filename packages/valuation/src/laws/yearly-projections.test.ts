import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeCashFlowToFirm } from "../formulas/cash-flow/free-cash-flow.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import type { MethodName } from "../report/outcome.ts";
import type { ValuationReport } from "../report/report.ts";
import { type AssumptionOverrides, assumptionRanges, type Scenario, scenarios } from "../scenarios/assumptions.ts";
import { replay } from "../trace/replay.ts";
import { flowModelOf } from "../understanding/flow-model.ts";
import { sanityFindingsOf } from "../understanding/sanity/sanity-questions.ts";
import { simulationOf } from "../understanding/simulation.ts";
import { projectionOf } from "../understanding/trace-steps.ts";
import { valueCompany, valuesByHorizon } from "../value-company.ts";

const worked = { wacc: 0.0743, growth: 0.1 } as const;
const file = sampleFile();

const reportOf = (overrides: AssumptionOverrides = {}, scenario: Scenario = "neutral") =>
  valueCompany(file, { scenario, overrides: { ...worked, ...overrides } });

function estimateIn({ methods }: ValuationReport, name: MethodName = "discountedCashFlow") {
  const found = methods.find(({ method }) => method === name);
  if (found?.outcome.kind !== "estimate") throw new Error(`${name} has no value`);
  return { ...found.outcome, range: found.range };
}

const rowOf = (report: ValuationReport, name: string) => {
  const cells = projectionOf(estimateIn(report).trace)?.rows.find((row) => row.name === name)?.cells;
  return [...(cells ?? [])].map(([year, { value }]) => [year, value]);
};

const lastOf = (report: ValuationReport, name: string) =>
  estimateIn(report).trace.nodes.findLast((node) => node.name === name)?.value ?? Number.NaN;

describe("years set one by one", () => {
  it("change nothing, bit for bit, where every year is left to the calculation", () => {
    const empty = { growthByYear: [null, null], marginByYear: [], salesToCapitalByYear: [null] };
    fc.assert(
      fc.property(anyFile, anyRequest, (any, { scenario, overrides }) => {
        const { growthByYear: _g, marginByYear: _m, salesToCapitalByYear: _s, ...rest } = overrides;
        const plain = valueCompany(any, { scenario, overrides: rest });
        expect(JSON.stringify(valueCompany(any, { scenario, overrides: { ...rest, ...empty } }))).toBe(
          JSON.stringify(plain),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("give the cash flows worked by hand, the years between them untouched", () => {
    // Revenue 1000; growth fades from 10 to 3 % over five years: 8.25 % in the second, 4.75 % in the fourth. Margin 15 %, tax
    // 25 %, capital 2: each year pays for the revenue of the next.
    const alone = { terminalGrowth: 0.03, fadeYears: 0 };
    const given = { growthByYear: [0.2, null, 0], marginByYear: [0.1], salesToCapitalByYear: [null, 4] };
    const report = reportOf({ ...alone, ...given });
    const flow = (revenue: number, next: number, margin: number, ratio: number) =>
      freeCashFlowToFirm({
        ...{ ebit: revenue * margin, taxRate: 0.25, depreciation: 0, increaseInWorkingCapital: 0 },
        capitalExpenditure: (next - revenue) / ratio,
      });
    const [first, second] = [1200, 1200 * 1.0825];
    const fourth = second * 1.0475;
    const expected = [flow(first, second, 0.1, 2), flow(second, second, 0.15, 4), flow(second, fourth, 0.15, 2)];
    for (const [index, [year, value]] of rowOf(report, "freeCashFlowToFirm").slice(0, 3).entries()) {
      expect(year).toBe(index + 1);
      expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 9);
    }
  });

  it("give the sum of a geometric series where all years grow, earn and need alike", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.3, noNaN: true }),
        fc.double({ min: 0.02, max: 0.5, noNaN: true }),
        fc.integer({ min: 1, max: 15 }),
        (growth, margin, horizon) => {
          const years = <Value>(value: Value) => Array.from({ length: horizon }, () => value);
          const alone = { horizon, fadeYears: 0, elapsedYears: 0, terminalGrowth: 0 };
          const report = reportOf({ ...alone, growthByYear: years(growth), marginByYear: years(margin) });
          const found = report.methods[0]?.outcome;
          if (found?.kind !== "estimate") return;
          // FCFF₁ × Σ qᵗ⁻¹ ÷ (1 + WACC), q = (1 + g) ÷ (1 + WACC), and a last year that pays for no growth
          const profit = 1000 * (1 + growth) * margin * 0.75;
          const first = profit - (1000 * (1 + growth) * growth) / 2;
          const q = (1 + growth) / (1 + worked.wacc);
          const sum = Math.abs(q - 1) < 1e-9 ? horizon - 1 : (q ** (horizon - 1) - 1) / (q - 1);
          const atYearEnd = (first * sum + profit * q ** (horizon - 1)) / (1 + worked.wacc);
          const expected = atYearEnd * Math.sqrt(1 + worked.wacc);
          const present = lastOf(report, "presentValueOfFlows");
          expect(Math.abs(present - expected)).toBeLessThan(1e-8 * Math.max(1, Math.abs(expected)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("hold in all three scenarios, which stay in order", () => {
    fc.assert(
      fc.property(anyFile, anyRequest, (any, request) => {
        const given = [0.07, null, -0.2, 0.5];
        const overrides = { ...request.overrides, growthByYear: given, marginByYear: [null, 0.2] };
        for (const { range } of valueCompany(any, { ...request, overrides }).methods) {
          const values = scenarios.flatMap((scenario) => range[scenario] ?? []);
          expect(values).toEqual(values.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 60 },
    );
    for (const scenario of scenarios)
      expect(rowOf(reportOf({ growthByYear: [null, 0.31] }, scenario), "yearGrowth")[1]).toEqual([2, 0.31]);
  });

  it("beyond the horizon do not count until there are so many years", () => {
    const far = { growthByYear: [null, null, null, null, null, 0.4] };
    expect(estimateIn(reportOf(far)).valuePerShare).toBe(estimateIn(reportOf()).valuePerShare);
    const [six] = valuesByHorizon(
      file,
      { scenario: "neutral", overrides: { ...worked, ...far } },
      { method: "discountedCashFlow", horizons: [6] },
    );
    expect(six).toBe(estimateIn(reportOf({ ...far, horizon: 6 })).valuePerShare);
    expect(six).not.toBe(estimateIn(reportOf({ horizon: 6 })).valuePerShare);
  });

  it("move every method that grows by growth, and only the cash flow by margin and capital", () => {
    const moved = (overrides: AssumptionOverrides) => {
      const [before, after] = [reportOf(), reportOf(overrides)];
      return before.methods.flatMap(({ method, outcome }, index) => {
        const other = after.methods[index]?.outcome;
        const isMoved = outcome.kind === "estimate" && other?.kind === "estimate";
        return isMoved && outcome.valuePerShare !== other.valuePerShare ? [method] : [];
      });
    };
    expect(moved({ marginByYear: [0.3] })).toEqual(["discountedCashFlow"]);
    expect(moved({ salesToCapitalByYear: [0.5] })).toEqual(["discountedCashFlow"]);
    expect(moved({ growthByYear: [0.3] })).toEqual([
      ...["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"],
    ]);
  });

  it("stand in the trace as the reader's, year by year, and the trace replays", () => {
    const report = reportOf({ growthByYear: [0.06, 0.06], salesToCapitalByYear: [null, 3] });
    const { trace, valuePerShare } = estimateIn(report);
    expect(replay(trace)).toBe(valuePerShare);
    const chosen = trace.nodes.filter((node) => node.kind === "assumption" && node.year !== undefined);
    expect(chosen).toMatchObject([
      { name: "yearGrowth", value: 0.06, chosenBy: "user", year: 1 },
      { name: "yearGrowth", value: 0.06, chosenBy: "user", year: 2 },
      { name: "salesToCapital", value: 3, chosenBy: "user", year: 2 },
    ]);
    // The last year of the horizon pays by return, not by turnover
    expect(rowOf(report, "salesToCapital")).toHaveLength(4);
  });

  it("leave the other levers where they were", () => {
    const report = reportOf({ growthByYear: [0.06], salesToCapitalByYear: [3] });
    const model = flowModelOf(report);
    if (model.kind === "unavailable") throw new Error(model.reason);
    expect(model.levers).toMatchObject({ growth: 0.1, salesToCapital: 2, margin: 0.15 });
    expect(model.valueAt({})).toEqual({ kind: "value", value: model.value });
    const moved = model.valueAt({ salesToCapital: 2.5 });
    const asked = reportOf({ growthByYear: [0.06], salesToCapitalByYear: [3], salesToCapital: 2.5 });
    expect(rowOf(asked, "salesToCapital").map(([, value]) => value)).toEqual([3, 2.5, 2.5, 2.5]);
    expect(moved.kind).toBe("value");
    expect(simulationOf(report, { paths: 200, seed: 1, price: null })).toMatchObject({ kind: "valueDistribution" });
  });

  it("can be all of them: then nothing hangs on the growth of the first year but the fade stage", () => {
    const all = { growthByYear: [0.05, 0.05, 0.05, 0.05, 0.05] };
    const fading = flowModelOf(reportOf(all));
    expect(fading.kind === "flowModel" && fading.levers.growth).toBe(0.1);
    const report = reportOf({ ...all, fadeYears: 0 });
    const model = flowModelOf(report);
    if (model.kind === "unavailable") throw new Error(model.reason);
    expect(model.levers.growth).toBeUndefined();
    expect(simulationOf(report, { paths: 200, seed: 1, price: null })).toMatchObject({ kind: "valueDistribution" });
  });

  it("are held against what the company has done: the year with the most, and the one with the least", () => {
    const overrides = { ...worked, growthByYear: [0.9, 0.1, -0.5], marginByYear: [null, 0.4] };
    const request = { scenario: "neutral", overrides } as const;
    const findings = sanityFindingsOf(file, request, valueCompany(file, request)).filter(({ year }) => year !== null);
    expect(findings.map(({ question, year, value }) => [question, year, value])).toEqual([
      ["yearGrowthAgainstHistory", 1, 0.9],
      ["yearGrowthAgainstHistory", 3, -0.5],
      ["yearMarginAgainstHistory", 2, 0.4],
    ]);
    expect(findings.map(({ verdict }) => verdict)).toEqual(["aboveAll", "belowAll", "aboveAll"]);
  });

  it("have ranges that hold what companies have done, and those of the levers over all years", () => {
    const { growth, growthByYear, margin, marginByYear } = assumptionRanges;
    expect(growthByYear.minimum).toBeLessThanOrEqual(growth.minimum);
    expect(growthByYear.maximum).toBeGreaterThanOrEqual(growth.maximum);
    expect(marginByYear.minimum).toBeLessThanOrEqual(margin.minimum);
    expect(marginByYear.maximum).toBeGreaterThanOrEqual(margin.maximum);
  });
});
