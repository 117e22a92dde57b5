import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { FlowMethodName } from "../methods/flow-declarations.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { cashFlowKernelOf } from "./cash-flow-kernel.ts";
import { flowModelOf } from "./flow-model.ts";

function modelOf(
  file = sampleFile(),
  overrides: AssumptionOverrides = {},
  method: FlowMethodName = "discountedCashFlow",
) {
  const model = flowModelOf(valueCompany(file, { scenario: "neutral", overrides }), method);
  if (model.kind === "unavailable") throw new Error(model.reason);
  return model;
}

/** Interest of 60 on an operating income of 75: what is left is multiplied by the probability to survive. */
const mayFail = modelOf(sampleFile({ figures: { ebit: 75, interestExpense: 60 } }), { type: "distressed" });

const materials = { sector: "materials", industry: "Steel" } as const;

describe("cashFlowKernelOf", () => {
  it.each([
    ["a steady company", modelOf()],
    ["a margin that converges", modelOf(sampleFile({ latest: { ebit: 90 } }))],
    ["a margin in mid-cycle", modelOf(sampleFile({ latest: { ebit: 90 }, fundamentals: materials }))],
    ["claims and a long horizon", modelOf(sampleFile({ figures: { minorityInterests: 60 } }), { horizon: 12 })],
    ["one year", modelOf(sampleFile(), { horizon: 1 })],
    ["a company that may fail", mayFail],
  ])("gives what the trace gives, bit for bit: %s", (_, model) => {
    const kernel = cashFlowKernelOf(model);
    const traced = model.rawOver(["discountRate", "growth", "margin"]);
    if (!kernel) throw new Error("not proven");
    const { discountRate = 0, growth = 0, margin = 0 } = model.levers;
    expect(kernel(discountRate, growth, margin)).toBe(model.value);
    fc.assert(
      fc.property(
        fc.double({ min: -0.1, max: 0.4, noNaN: true }),
        fc.double({ min: -0.6, max: 1, noNaN: true }),
        fc.double({ min: -0.5, max: 0.9, noNaN: true }),
        (wacc, first, target) => Object.is(kernel(wacc, first, target), traced([wacc, first, target])),
      ),
      { numRuns: 1_000 },
    );
  });

  it("is tried on a company whose value counts that it may fail", () => {
    const failure = mayFail.trace.nodes.find(({ name }) => name === "failureProbability");
    expect(failure?.value).toBeGreaterThan(0.01);
    expect(failure?.value).toBeLessThan(1);
  });

  it("is not there for other methods, nor where a trace computes in another way", () => {
    expect(cashFlowKernelOf(modelOf(sampleFile(), {}, "residualIncome"))).toBeNull();
    const model = modelOf();
    const otherwise = { ...model, rawOver: () => () => model.value * 1.000001 };
    expect(cashFlowKernelOf(otherwise)).toBeNull();
  });
});
