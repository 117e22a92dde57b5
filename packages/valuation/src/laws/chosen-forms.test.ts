import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { MethodName } from "../report/outcome.ts";
import { type AssumptionOverrides, formNames, methodForms } from "../scenarios/assumptions.ts";
import { flowModelOf } from "../understanding/flow-model.ts";
import { reconciliationOf } from "../understanding/reconciliation.ts";
import { reverseValuationOf } from "../understanding/reverse-dcf.ts";
import { sensitivityOf } from "../understanding/sensitivity.ts";
import { simulationOf } from "../understanding/simulation.ts";
import { terminalShareOf } from "../understanding/terminal-share.ts";
import { tornadoOf } from "../understanding/tornado.ts";
import { valueCompany } from "../value-company.ts";

const file = sampleFile();
const utility = sampleFile({ fundamentals: { sector: "utilities", industry: "Electric Utilities" } });

const reportOf = (overrides: AssumptionOverrides, of = file) => valueCompany(of, { scenario: "neutral", overrides });

function estimateOf(method: MethodName, overrides: AssumptionOverrides, of = file) {
  const outcome = reportOf(overrides, of).methods.find((each) => each.method === method)?.outcome;
  if (outcome?.kind !== "estimate") throw new Error(`${method} has no value`);
  return outcome;
}

const leversOf = (method: "discountedCashFlow" | "dividendDiscount", overrides: AssumptionOverrides) => {
  const model = flowModelOf(reportOf(overrides), method);
  if (model.kind === "unavailable") throw new Error(model.reason);
  return model;
};

describe("a form that the reader chooses", () => {
  it("discounts the firm's flows at the end of each year: half a year less", () => {
    const at = (overrides: AssumptionOverrides) =>
      estimateOf("discountedCashFlow", { elapsedYears: 0, ...overrides }).trace.nodes.find(
        ({ name }) => name === "enterpriseValue",
      )?.value ?? Number.NaN;
    const { wacc } = reportOf({}).assumptions;
    expect(at({}) / at({ discounting: "yearEnd" })).toBeCloseTo((1 + (wacc?.value ?? 0)) ** 0.5, 12);
  });

  it("says on every method that discounts flows that they arrive at the end of their year, and on no other", () => {
    const saying = reportOf({ discounting: "yearEnd" }).methods.flatMap(({ method, outcome }) =>
      outcome.kind === "estimate" && outcome.warnings.includes("flowsAtYearEnd") ? [method] : [],
    );
    expect(saying).toEqual(["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]);
    const usual = reportOf({}).methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? outcome.warnings : []));
    expect(usual).not.toContain("flowsAtYearEnd");
  });

  it("takes the flow to the shareholders of any company at the cost of equity, without taking off its debt", () => {
    const found = estimateOf("discountedCashFlow", { cashFlow: "toEquity" });
    expect(found.variant).toBe("flowToEquity");
    const names = found.trace.nodes.map(({ name }) => name);
    expect(names).toContain("freeCashFlowToEquity");
    expect(names).not.toContain("enterpriseValue");
    // Growth that costs nothing and lasts for ever at nothing: the earnings of 0.9 for ever, half a year sooner.
    const still = { growth: 0, terminalGrowth: 0, elapsedYears: 0, cashFlow: "toEquity" } as const;
    const cost = reportOf(still).assumptions.costOfEquity?.value ?? 0;
    expect(estimateOf("discountedCashFlow", still).valuePerShare).toBeCloseTo((0.9 / cost) * (1 + cost) ** 0.5, 9);
  });

  it("values a utility as a firm where that is asked for", () => {
    expect(estimateOf("discountedCashFlow", {}, utility).variant).toBe("flowToEquity");
    expect(estimateOf("discountedCashFlow", { cashFlow: "toFirm" }, utility).variant).toBe("convergingMargin");
  });

  it("leaves every other method as it is", () => {
    const others = (overrides: AssumptionOverrides, method: MethodName) =>
      JSON.stringify(reportOf(overrides).methods.filter((each) => each.method !== method));
    expect(others({ cashFlow: "toEquity" }, "discountedCashFlow")).toBe(others({}, "discountedCashFlow"));
    expect(others({ dividends: "threeStage" }, "dividendDiscount")).toBe(others({}, "dividendDiscount"));
  });

  it.each([
    ["totalPayout", ["discountRate", "growth", "terminalGrowth", "terminalReturn", "payout"]],
    ["constantGrowth", ["discountRate", "terminalGrowth"]],
    ["twoStage", ["discountRate", "growth", "terminalGrowth"]],
    ["threeStage", ["discountRate", "growth", "terminalGrowth"]],
    ["halfLife", ["discountRate", "growth", "terminalGrowth"]],
  ] as const)("has the levers that move it: %s", (dividends, levers) => {
    const model = leversOf("dividendDiscount", { dividends, growth: 0.06, terminalGrowth: 0.02 });
    expect(Object.keys(model.levers)).toEqual(levers);
    expect(model.valueAt({})).toEqual({ kind: "value", value: model.value });
    const again = (changes: AssumptionOverrides) =>
      estimateOf("dividendDiscount", { dividends, growth: 0.06, terminalGrowth: 0.02, ...changes }).valuePerShare;
    if (model.levers.growth !== undefined)
      expect(model.rawAt({ growth: 0.08 })).toBeCloseTo(again({ growth: 0.08 }), 9);
    if (dividends !== "totalPayout")
      expect(model.rawAt({ terminalGrowth: 0.01 })).toBeCloseTo(again({ terminalGrowth: 0.01 }), 9);
  });

  it("leaves everything that is said about a value finite, in every combination", () => {
    const price = 10;
    for (const discounting of methodForms.discounting)
      for (const cashFlow of methodForms.cashFlow)
        for (const dividends of methodForms.dividends) {
          const overrides = { discounting, cashFlow, dividends };
          const report = reportOf(overrides);
          const request = { scenario: "neutral", overrides } as const;
          const said = [
            terminalShareOf(file, report, { method: "dividendDiscount" }),
            terminalShareOf(file, report),
            tornadoOf(report),
            sensitivityOf(report, { price, reach: 2 }),
            reverseValuationOf({ file, report, request }),
            simulationOf(report, { seed: 1, price, paths: 50, method: "dividendDiscount" }),
            simulationOf(report, { seed: 1, price, paths: 50 }),
            reconciliationOf(report, { first: "discountedCashFlow", second: "dividendDiscount" }),
          ];
          // What JSON cannot hold it writes as null, and none of these may hold a number that is none.
          const numbers: number[] = [];
          JSON.stringify(said, (_, value: unknown) => {
            if (typeof value === "number") numbers.push(value);
            return value;
          });
          expect(numbers.every(Number.isFinite), JSON.stringify(overrides)).toBe(true);
          expect(said[2]).toMatchObject({ kind: "tornado" });
        }
  });

  it("is named once, in one order", () => {
    expect(Object.keys(methodForms)).toEqual([...formNames]);
  });
});
