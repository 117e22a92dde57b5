import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { flowMethodNames } from "../methods/flow-declarations.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { flowModelOf, leadingFlowMethod } from "./flow-model.ts";

function leversOf(overrides: AssumptionOverrides, method: (typeof flowMethodNames)[number] = "discountedCashFlow") {
  const model = flowModelOf(valueCompany(sampleFile(), { scenario: "neutral", overrides }), method);
  if (model.kind === "unavailable") throw new Error(model.reason);
  return model.levers;
}

describe("the assumptions of a flow model", () => {
  it("hold for all years: those that the reader has set for one year are set aside", () => {
    const overall = { growth: 0.05, margin: 0.2, salesToCapital: 3 };
    const firstYear = { growthByYear: [0.2], marginByYear: [0.3], salesToCapitalByYear: [4] };
    expect(leversOf(overall)).toMatchObject(overall);
    expect(leversOf({ ...overall, ...firstYear })).toEqual(leversOf(overall));
    const everyYear = { salesToCapitalByYear: [4, 4, 4, 4, 4] };
    expect(leversOf({ ...overall, ...everyYear }).salesToCapital).toBe(3);
  });

  it.each(flowMethodNames)("are those that the reader has set: %s", (method) => {
    const levers = leversOf({ growth: 0.05, terminalGrowth: 0.02 }, method);
    expect([levers.growth, levers.terminalGrowth]).toEqual([0.05, 0.02]);
  });
});

describe("the leading flow method", () => {
  const report = valueCompany(sampleFile(), { scenario: "neutral", overrides: {} });
  /** The report as it would be had a reader asked for these methods against the kind of company. */
  const forced = (...names: readonly (string | undefined)[]) => ({
    ...report,
    methods: report.methods.map((each) =>
      names.includes(each.method) && each.outcome.kind === "estimate"
        ? { ...each, outcome: { ...each.outcome, votes: false, notVotingReason: "forced" as const } }
        : each,
    ),
  });

  it("is the first that gives a value; one that was forced to comes after those that apply", () => {
    const [first, second] = flowMethodNames;
    expect(leadingFlowMethod(report)).toBe(first);
    expect(leadingFlowMethod(forced(first))).toBe(second);
    expect(leadingFlowMethod(forced(...flowMethodNames))).toBe(first);
    expect(leadingFlowMethod({ ...report, methods: [] })).toBeNull();
  });
});
