import { describe, expect, it } from "vitest";
import { gordonGrowth } from "../formulas/cash-flow/dividends.ts";
import {
  enterpriseValue,
  oneStageEnterpriseValue,
  twoStageEnterpriseValue,
} from "../formulas/cash-flow/enterprise-value.ts";
import { impliedGrowth, impliedGrowthTwoStage } from "../formulas/cash-flow/reverse.ts";
import { simulate } from "../formulas/statistics/monte-carlo.ts";
import { irr, xnpv } from "../formulas/time-value/internal-rate.ts";
import { gordonTerminalValue, valueDriverTerminalValue } from "../formulas/time-value/terminal-value.ts";
import { sampleReference } from "../inputs/sample-company.ts";
import { sensitivityOf } from "../understanding/sensitivity.ts";
import { simulationOf } from "../understanding/simulation.ts";
import { answerIn, outcomeIn, reportOf, warningsIn } from "./edge-case.ts";

describe("edge cases of growth and discount rates", () => {
  it("1: growth for ever at or above the discount rate is a reason, never a value", () => {
    expect(gordonGrowth({ dividend: 2, growth: 0.08, costOfEquity: 0.08 })).toBeNull();
    expect(gordonTerminalValue({ finalFlow: 100, growth: 0.09, rate: 0.08 })).toBeNull();
    expect(valueDriverTerminalValue({ nopat: 100, growth: 0.08, returnOnNewCapital: 0.1, wacc: 0.08 })).toBeNull();
    const report = reportOf({}, { wacc: 0.03 });
    expect(report.assumptions).toMatchObject({ wacc: { value: 0.03 }, terminalGrowth: { value: 0.03 + 0.005 } });
    // The largest growth that would do is told: half a point below the rate in use.
    expect(outcomeIn(report, "discountedCashFlow")).toMatchObject({ growthBelow: 0.03 - 0.005 });
    expect(outcomeIn(reportOf({ figures: { totalEquity: null } }), "residualIncome")).toMatchObject({
      growthBelow: null,
    });
    expect(answerIn(report, "discountedCashFlow")).toBe("discountRateNotAboveGrowth");
  });

  it("2: a spread below one point gives a value with a warning; half a point nearer there is none", () => {
    const report = reportOf({}, { wacc: 0.039, terminalGrowth: 0.03 });
    expect(answerIn(report, "discountedCashFlow")).toBeTypeOf("number");
    expect(warningsIn(report, "discountedCashFlow")).toContain("terminalSpreadThin");
    const table = sensitivityOf(report, { price: 10, reach: 1, rateStep: 0.005, growthStep: 0.005 });
    if (table.kind !== "sensitivity") throw new Error("no table");
    const [lower, middle, higher] = [0, 1, 2].map((row) => table.cells[row]?.[1]);
    expect(middle).toMatchObject({ kind: "value", value: answerIn(report, "discountedCashFlow") });
    expect(lower).toMatchObject({ kind: "noValue", reason: "discountRateNearGrowth" });
    expect(higher?.kind === "value" && middle?.kind === "value" && higher.value < middle.value).toBe(true);
  });

  it("3: growth for ever does not exceed the risk-free rate, and a table that asks for it says so", () => {
    const low = { ...sampleReference.riskFreeRate, value: 0.02 };
    const report = reportOf({ reference: { currency: "EUR", riskFreeRate: low } });
    expect(report.assumptions.terminalGrowth?.value).toBe(0.02);
    const table = sensitivityOf(report, { price: null, reach: 1, growthStep: 0.005 });
    expect(table.kind === "sensitivity" && table.cells[1]?.map(({ flags }) => flags)).toEqual([
      [],
      [],
      ["growthAboveRiskFreeRate"],
    ]);
  });

  it("4: growth below zero is allowed, also for ever", () => {
    expect(gordonTerminalValue({ finalFlow: 100, rate: 0.08, growth: -0.02 })).toBeCloseTo(980, 9);
    const report = reportOf({}, { growth: -0.2 });
    expect(answerIn(report, "discountedCashFlow")).toBeGreaterThan(0);
    expect(answerIn(report, "discountedCashFlow")).toBeLessThan(Number(answerIn(reportOf(), "discountedCashFlow")));
  });

  it("5: a negative flow is not extrapolated, since growth would only make the loss larger", () => {
    const stages = { growth: 0.1, years: 5, stableGrowth: 0.02, wacc: 0.08 };
    expect(twoStageEnterpriseValue({ flow: -100, ...stages })).toBeNull();
    expect(oneStageEnterpriseValue({ flow: -100, growth: 0.02, wacc: 0.08 })).toBeNull();
    const { growth: _, ...rest } = stages;
    expect(impliedGrowthTwoStage({ enterpriseValue: 1000, flow: -100, ...rest })).toEqual({
      kind: "noRoot",
      attainable: null,
    });
    // One bad year converges to the margin of ordinary ones; of losses every year a way out can be supposed, not counted.
    const badYear = { ebit: -50, netIncome: -60 };
    expect(outcomeIn(reportOf({ latest: badYear }), "discountedCashFlow")).toMatchObject({
      kind: "estimate",
      variant: "convergingMargin",
    });
    expect(outcomeIn(reportOf({ figures: { ebit: -50 } }), "discountedCashFlow")).toMatchObject({
      variant: "pathToProfit",
      votes: false,
    });
  });

  it("6: a negative first year before positive ones is discounted like any other", () => {
    // −50/1.1 + 20/1.21 + 1000/1.21
    const valued = enterpriseValue({ flows: [-50, 20], wacc: 0.1, terminalValue: 1000 });
    expect(valued?.value).toBeCloseTo(-50 / 1.1 + 1020 / 1.21, 9);
  });

  it("7: a flow that is negative for ever has no value", () => {
    expect(gordonTerminalValue({ finalFlow: -10, rate: 0.08, growth: 0.02 })).toBeNull();
    expect(valueDriverTerminalValue({ nopat: -10, growth: 0.02, returnOnNewCapital: 0.1, wacc: 0.08 })).toBeNull();
    expect(valueDriverTerminalValue({ nopat: 10, growth: 0.05, returnOnNewCapital: 0.04, wacc: 0.08 })).toBeNull();
    // Both negative: the positive product is a trap.
    expect(valueDriverTerminalValue({ nopat: -10, growth: 0.05, returnOnNewCapital: 0.04, wacc: 0.08 })).toBeNull();
  });

  it("8: the terminal value's share of the whole is always told, also above 1, and warned of above 75 % and 90 %", () => {
    const negativeStart = enterpriseValue({ flows: [-100], wacc: 0.1, terminalValue: 1100 });
    expect(negativeStart?.terminalValueShare).toBeCloseTo(1000 / (1000 - 100 / 1.1), 9);
    const dominant = reportOf({}, { wacc: 0.075, fadeYears: 0 });
    const extreme = reportOf({}, { wacc: 0.04, horizon: 3 });
    expect(warningsIn(dominant, "discountedCashFlow")).toContain("terminalValueDominant");
    expect(warningsIn(extreme, "discountedCashFlow")).toContain("terminalValueExtreme");
    const outcome = outcomeIn(extreme, "discountedCashFlow");
    const share = outcome.kind === "estimate" && outcome.besides.find(({ name }) => name === "terminalShare")?.value;
    expect(share).toBeGreaterThan(0.9);
  });

  it("52: a cell whose rate does not exceed growth carries the reason, and the table still stands", () => {
    const report = reportOf({}, { wacc: 0.04 });
    const table = sensitivityOf(report, { price: 10, reach: 2, rateStep: 0.01, growthStep: 0.01 });
    if (table.kind !== "sensitivity") throw new Error("no table");
    expect(table.cells[1]?.[2]).toMatchObject({ kind: "noValue", reason: "discountRateNotAboveGrowth" });
    expect(table.cells[3]?.[2]?.kind).toBe("value");
    expect(table.cells.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
  });

  it("53: a price that no growth explains gives the attainable range, a valuation that turns gives both roots", () => {
    const none = impliedGrowthTwoStage({ enterpriseValue: 1, flow: 100, years: 5, stableGrowth: 0.02, wacc: 0.08 });
    expect(none.kind).toBe("noRoot");
    expect(none.kind === "noRoot" && none.attainable && none.attainable.lowest > 1).toBe(true);
    const both = impliedGrowth({ target: 0.04, valueAt: (growth) => growth ** 2 });
    expect(both.kind === "severalRoots" && both.growths.map((growth) => growth.toFixed(6))).toEqual([
      "-0.200000",
      "0.200000",
    ]);
  });

  it("54: flows that never change sign have no return, flows that change it often have several, all told", () => {
    expect(irr({ flows: [100, 50] })).toBeNull();
    // −100 + 230/(1+r) − 132/(1+r)² is zero at 10 % and 20 %.
    const several = irr({ flows: [-100, 230, -132] });
    expect(several?.kind === "severalRoots" && several.rates.map((rate) => rate.toFixed(9))).toEqual([
      "0.100000000",
      "0.200000000",
    ]);
  });

  it("55: draws without meaning are counted and never drawn again; more than one in twenty is refused", () => {
    let calls = 0;
    const { rejected, accepted } = simulate({
      paths: 100,
      seed: 1,
      draw: () => {
        calls += 1;
        return calls % 4 === 0 ? null : 1;
      },
    });
    expect({ calls, rejected, accepted }).toEqual({ calls: 100, rejected: 25, accepted: 75 });
    const narrow = simulationOf(reportOf({}, { wacc: 0.035, terminalGrowth: 0.025 }), {
      paths: 2000,
      seed: 7,
      price: 10,
      method: "discountedCashFlow",
    });
    expect(narrow).toMatchObject({ kind: "refused", reason: "tooManyRejected", paths: 2000 });
    expect(narrow.kind === "refused" && narrow.rejected > 100).toBe(true);
  });

  it("67: days are calendar days: a leap day counts, and no time zone shifts them", () => {
    const flows = [-1000, 1100];
    const over = (from: string, to: string) => xnpv({ rate: 0.1, flows, dates: [from, to] });
    expect(over("2024-02-28", "2024-02-29")).toBeCloseTo(-1000 + 1100 / 1.1 ** (1 / 365), 9);
    expect(over("2023-03-01", "2024-03-01")).toBeCloseTo(-1000 + 1100 / 1.1 ** (366 / 365), 9);
    expect(over("2024-10-26", "2024-10-28")).toBeCloseTo(-1000 + 1100 / 1.1 ** (2 / 365), 9);
  });
});
