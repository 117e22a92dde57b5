import { describe, expect, it } from "vitest";
import { notApplicable } from "../methods/appraisal.ts";
import { withReachedAlternatives } from "./alternatives.ts";
import type { Estimate, MethodName, Outcome } from "./outcome.ts";

const value = (votes: boolean): Estimate => ({
  kind: "estimate",
  valuePerShare: 10,
  variant: "peerMultiples",
  votes,
  notVotingReason: votes ? null : "informative",
  warnings: [],
  drivers: [],
  trace: { nodes: [], result: 0 },
  besides: [],
});

const suggested = (outcomes: Partial<Record<MethodName, Outcome>>, of: MethodName): MethodName | null => {
  // safe: the names are those of the record above
  const reports = Object.entries(outcomes).map(([method, outcome]) => ({ method: method as MethodName, outcome }));
  const outcome = withReachedAlternatives(reports).find(({ method }) => method === of)?.outcome;
  return outcome?.kind === "notApplicable" ? outcome.alternative : null;
};

describe("the method to look at instead", () => {
  it("is the one that is named, where that one gives a value", () => {
    const outcomes = {
      discountedCashFlow: notApplicable("financial", "residualIncome"),
      residualIncome: value(false),
      earningsPerShare: value(true),
    };
    expect(suggested(outcomes, "discountedCashFlow")).toBe("residualIncome");
  });

  it("is one that votes where the named one has no value: cash flow names earnings, and the multiples are left", () => {
    const outcomes = {
      discountedCashFlow: notApplicable("debtUnknown", "earningsPerShare"),
      earningsPerShare: notApplicable("negativeEarnings", "comparableMultiples"),
      comparableMultiples: value(true),
    };
    expect(suggested(outcomes, "discountedCashFlow")).toBe("comparableMultiples");
  });

  it("is one that votes, before one that is only shown, where two name each other", () => {
    const outcomes = {
      netAssetValue: value(false),
      comparableMultiples: notApplicable("figuresMissing", "earningsPerShare"),
      earningsPerShare: notApplicable("figuresMissing", "comparableMultiples"),
      residualIncome: value(true),
    };
    expect(suggested(outcomes, "comparableMultiples")).toBe("residualIncome");
    expect(suggested(outcomes, "earningsPerShare")).toBe("residualIncome");
  });

  it("is never a value that was forced on the company", () => {
    const forced: Estimate = { ...value(false), notVotingReason: "forced" };
    const outcomes = {
      residualIncome: notApplicable("bookTooSmall", "discountedCashFlow"),
      discountedCashFlow: forced,
      netAssetValue: value(false),
    };
    expect(suggested(outcomes, "residualIncome")).toBe("netAssetValue");
    expect(suggested({ ...outcomes, netAssetValue: notApplicable("figuresMissing") }, "residualIncome")).toBeNull();
  });

  it("is none where no method gives a value, and none where none was named", () => {
    const circle = {
      comparableMultiples: notApplicable("equityUnderWater", "residualIncome"),
      residualIncome: notApplicable("figuresMissing", "earningsPerShare"),
      earningsPerShare: notApplicable("lossMaking", "comparableMultiples"),
    };
    expect(suggested(circle, "comparableMultiples")).toBeNull();
    const unnamed = { discountedCashFlow: notApplicable("sharesMissing"), earningsPerShare: value(true) };
    expect(suggested(unnamed, "discountedCashFlow")).toBeNull();
  });
});
