import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { leastTerminalDistance } from "../formulas/time-value/terminal-distance.ts";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import type { AssumptionOverrides } from "./assumptions.ts";
import { growthBelow, isForceable, lowestRate, runMethodAsAsked, runOf, valueIn } from "./method-run.ts";

function runWith(changes: SampleChanges, overrides: AssumptionOverrides = {}, method = "discountedCashFlow" as const) {
  const file = sampleFile(changes);
  const request = { scenario: "neutral", overrides } as const;
  return runOf(normaliseCompany(file, request), method);
}
const valueWith = (...asked: Parameters<typeof runWith>) => valueIn(runWith(...asked), "neutral");

describe("the value of a method in a scenario", () => {
  it("is none at a rate that no owner asks: below that of no risk, unless a reader sets it", () => {
    // A beta below zero makes a cost of equity below the 4 % of no risk.
    expect(valueWith({}, { beta: -0.1 })).toBe("discountRateInvalid");
    expect(valueWith({}, { beta: 0.0001, terminalGrowth: 0.01 })).toBeTypeOf("number");
    expect(valueWith({}, { beta: -0.1, wacc: 0.08 })).toBeTypeOf("number");
  });

  it("is none at or below zero, in words that say what is in the way", () => {
    expect(valueWith({ latest: { totalDebt: 50_000 } }, { wacc: 0.08 })).toBe("equityUnderWater");
    expect(valueWith({}, { wacc: 0.08 })).toBeGreaterThan(0);
  });

  it("is none out of all proportion to the price", () => {
    const quote = { value: 1e-9, currency: "USD", asOf: "2026-08-20", source: "sample" };
    expect(valueWith({ fundamentals: { quote } }, { wacc: 0.08 })).toBe("outOfProportion");
    expect(valueWith({ fundamentals: { quote: null } }, { wacc: 0.08 })).toBeTypeOf("number");
  });

  it("is the reason of a method that does not apply", () => {
    expect(valueWith({ figures: { revenue: 0 } })).toBe("preRevenue");
  });
});

describe("a method that a reader asks for all the same", () => {
  const asked = (changes: SampleChanges, force: AssumptionOverrides["force"]) => {
    const file = sampleFile(changes);
    const request = { scenario: "neutral", overrides: force ? { force } : {} } as const;
    const run = runMethodAsAsked({ file, request, company: normaliseCompany(file, request) }, "discountedCashFlow");
    return run.kind === "run" ? "run" : run.answer.reason;
  };
  const holding = { fundamentals: { sector: "financials", industry: "Multi-Sector Holdings" } } as const;

  it("gives its value where the kind of company speaks against it, and another one does not", () => {
    expect(asked(holding, undefined)).toBe("holding");
    expect(asked(holding, ["dividendDiscount"])).toBe("holding");
    expect(asked(holding, ["discountedCashFlow"])).toBe("run");
  });

  it("stays without one where a figure is missing", () => {
    expect(asked({ figures: { revenue: 0 } }, ["discountedCashFlow"])).toBe("preRevenue");
    expect([isForceable("holding"), isForceable("dividendSuspended")]).toEqual([true, true]);
    expect([isForceable("figuresMissing"), isForceable("preRevenue")]).toEqual([false, false]);
  });
});

describe("the limit of perpetual growth", () => {
  it("lies so far below the lower of the two rates", () => {
    const run = runWith({});
    if (run.kind !== "run") throw new Error(run.answer.reason);
    const { wacc, costOfEquity } = run.company.rates.neutral;
    expect(wacc?.value).toBeLessThan(costOfEquity.value);
    expect(lowestRate(run.company, run.settings("neutral"))).toBe(wacc?.value);
  });

  it("is told where growth is in the way, and nowhere else", () => {
    expect(growthBelow("discountRateNotAboveGrowth", 0.08)).toBeCloseTo(0.08 - leastTerminalDistance, 12);
    expect(growthBelow("discountRateNearGrowth", 0.08)).toBeCloseTo(0.08 - leastTerminalDistance, 12);
    expect(growthBelow("notFinite", 0.08)).toBeNull();
    expect(growthBelow("discountRateInvalid", 0.08)).toBeNull();
  });
});
