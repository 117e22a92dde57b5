import { describe, expect, it } from "vitest";
import { revaluation } from "./revaluation.ts";
import { toTrace } from "./to-trace.ts";
import { assumption, derive } from "./trace.ts";
import { grownMoney } from "./traced-formulas/discounted-cash-flow.ts";
import { presentValueOfFlows } from "./traced-formulas/projection.ts";

// Revenue 100 grows by g, then by g again; the flows are discounted at 10 %.
const growth = assumption("growth", 0.1, "rate");
const rate = assumption("wacc", 0.1, "rate");
const first = derive("projectedRevenue", grownMoney, {
  before: assumption("projectedRevenue", 100, "money"),
  growth,
});
const second = derive("projectedRevenue", grownMoney, { before: first, growth });
const sooner = assumption("yearsSooner", 0, "years");
const trace = toTrace(derive("presentValueOfFlows", presentValueOfFlows, { flows: [first, second], rate, sooner }));
const idOf = (name: string) => trace.nodes.find((node) => node.name === name)?.id ?? -1;

describe("revaluation", () => {
  it("yields the trace's own result with the trace's own numbers", () => {
    // 110/1.1 + 121/1.21
    expect(revaluation(trace, [idOf("growth"), idOf("wacc")])([0.1, 0.1])).toBeCloseTo(200, 10);
  });

  it("follows a replaced number through every step that uses it", () => {
    // 120/1.2 + 144/1.44, and 100/1.25 + 100/1.5625
    const value = revaluation(trace, [idOf("growth"), idOf("wacc")]);
    expect(value([0.2, 0.2])).toBeCloseTo(200, 10);
    expect(value([0, 0.25])).toBeCloseTo(144, 10);
  });

  it("forgets the numbers of the call before", () => {
    const value = revaluation(trace, [idOf("growth"), idOf("wacc")]);
    value([0.5, 0.5]);
    expect(value([0.1, 0.1])).toBeCloseTo(200, 10);
  });

  it("is null where the formula gives no number", () => {
    expect(revaluation(trace, [idOf("wacc")])([-1])).toBeNull();
  });
});
