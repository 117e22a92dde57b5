import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import type { MethodName } from "../report/outcome.ts";
import {
  type AssumptionOverrides,
  type ExpertLever,
  expertLevers,
  type Scenario,
  scenarios,
} from "../scenarios/assumptions.ts";
import { flowModelOf } from "../understanding/flow-model.ts";
import { simulationOf } from "../understanding/simulation.ts";
import { valueCompany } from "../value-company.ts";

const worked = { wacc: 0.0743, growth: 0.1 } as const;

function report(overrides: AssumptionOverrides = {}, changes: SampleChanges = {}, scenario: Scenario = "neutral") {
  return valueCompany(sampleFile(changes), { scenario, overrides: { ...worked, ...overrides } });
}

function methodIn({ methods }: ReturnType<typeof report>, name: MethodName) {
  const found = methods.find(({ method }) => method === name);
  if (found?.outcome.kind !== "estimate") throw new Error(`${name} has no value`);
  return { ...found.outcome, range: found.range };
}

function nodeOf(overrides: AssumptionOverrides, method: MethodName, name: string): number {
  const { trace } = methodIn(report(overrides), method);
  return trace.nodes.find((node) => node.name === name)?.value ?? Number.NaN;
}

describe("an expert's levers", () => {
  it("give the value of the firm at each return after the horizon", () => {
    // One year, 1100 × 15 % × 75 % = 123.75, then growth of 3 % for ever at that return.
    const alone = { horizon: 1, fadeYears: 0, elapsedYears: 0, terminalGrowth: 0.03 };
    for (const terminalReturn of [0.0743, 0.12]) {
      const left = 123.75 * (1 - 0.03 / terminalReturn);
      const atYearEnd = (left + (left * 1.03) / (0.0743 - 0.03)) / 1.0743;
      const found = nodeOf({ ...alone, terminalReturn }, "discountedCashFlow", "enterpriseValue");
      expect(found).toBeCloseTo(atYearEnd * Math.sqrt(1.0743), 9);
    }
  });

  it("take the margin and the sales to capital that they are told", () => {
    // The first year at a margin that moves a fifth of the way from 15 to 20 %: 1100 × 16 % × 75 %, less a quarter of what
    // the second year adds: growth of 10 % falls by a fourteenth of the way to 3 % each year.
    const overrides = { margin: 0.2, salesToCapital: 4, terminalGrowth: 0.03 };
    expect(nodeOf(overrides, "discountedCashFlow", "freeCashFlowToFirm")).toBeCloseTo(132 - (1100 * 0.095) / 4, 9);
    expect(nodeOf(overrides, "discountedCashFlow", "targetMargin")).toBe(0.2);
  });

  it("never take the industry's margin in place of one that is not above zero", () => {
    const outcomeAt = (margin: number) => report({ margin }).methods[0]?.outcome;
    for (const margin of [0, -0.01, -0.5])
      expect(outcomeAt(margin), `${margin}`).toMatchObject({
        kind: "notApplicable",
        reason: "negativeTerminalCashFlow",
      });
    expect(outcomeAt(0.05)).toMatchObject({ kind: "estimate", variant: "convergingMargin" });
    const losses = { figures: { ebit: -10, netIncome: 5 }, industry: { operatingMargin: 0.12 } };
    expect(report({}, losses).methods[0]?.outcome).toMatchObject({ kind: "estimate", variant: "pathToProfit" });
    expect(report({ margin: -0.1 }, losses).methods[0]?.outcome).toMatchObject({
      reason: "negativeTerminalCashFlow",
    });
  });

  it("take perpetual growth in every method that has one, and say beside it what was computed", () => {
    const { assumptions } = report({ terminalGrowth: 0.01 });
    expect(assumptions.terminalGrowth).toEqual({ value: 0.01, computed: 0.03 + 0.005, chosenBy: "user" });
    for (const scenario of scenarios)
      expect(report({ terminalGrowth: 0.01 }, {}, scenario).assumptions.terminalGrowth?.value).toBe(0.01);
    // D₆ ÷ (Ke − g): the terminal payout is 1 − g/ROE.
    expect(nodeOf({ terminalGrowth: 0 }, "dividendDiscount", "terminalPayoutRatio")).toBe(1);
  });

  it("say why there is no value where growth for ever is not below the rate", () => {
    const { methods } = report({ wacc: 0.06, growth: 0.02, terminalGrowth: 0.09 });
    expect(methods[0]?.outcome).toMatchObject({ kind: "notApplicable", reason: "discountRateNotAboveGrowth" });
  });

  it("take the payout of today, and the persistence of what is earned above the cost of equity", () => {
    expect(nodeOf({ payout: 0.9 }, "dividendDiscount", "payoutRatio")).toBe(0.9);
    expect(nodeOf({ payout: 0.9 }, "earningsPerShare", "payoutRatio")).toBe(0.9);
    const worth = (persistence: number) => methodIn(report({ persistence }), "residualIncome").valuePerShare;
    // What lasts adds to what is earned above its cost; nothing lasting is worth least.
    expect(worth(0.9)).toBeGreaterThan(worth(0.62));
    expect(worth(0)).toBeLessThan(worth(0.3));
    expect(methodIn(report({ persistence: 0.62 }), "residualIncome").variant).toBe("persistentResidualIncome");
  });

  it("take the fade stage, the kept return, buy-backs, the exit and the date as they are told", () => {
    const { trace } = methodIn(report({ fadeYears: 3 }), "discountedCashFlow");
    expect(Math.max(...trace.nodes.map((node) => (node.kind === "step" ? (node.year ?? 0) : 0)))).toBe(8);
    expect(nodeOf({ keptReturn: 0.3 }, "discountedCashFlow", "returnSpreadKept")).toBe(0.3);
    expect(nodeOf({ buybackPayout: 0.2 }, "dividendDiscount", "totalPayoutRatio")).toBeCloseTo(0.7, 12);
    expect(nodeOf({ exitMultiple: 11 }, "earningsPerShare", "exitPriceToEarnings")).toBe(11);
    expect(nodeOf({ elapsedYears: 0.25 }, "dividendDiscount", "yearsSooner")).toBe(0.75);
    expect(nodeOf({ goodwillInCapital: 0 }, "discountedCashFlow", "investedCapital")).toBe(450);
  });

  it.each([
    ["margin", 0.18, ["discountedCashFlow"]],
    ["salesToCapital", 1.2, ["discountedCashFlow"]],
    ["terminalReturn", 0.09, ["discountedCashFlow"]],
    ["payout", 0.7, ["dividendDiscount", "earningsPerShare"]],
    ["persistence", 0.3, ["residualIncome"]],
    ["dilution", 0.02, ["discountedCashFlow", "dividendDiscount", "earningsPerShare"]],
    ["dilution", 0, []],
    ["researchLife", 3, []],
    ["fadeYears", 4, ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]],
    ["keptReturn", 0.2, ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]],
    ["goodwillInCapital", 0, ["discountedCashFlow"]],
    ["goodwillInCapital", 1, []],
    ["exitMultiple", 11, ["earningsPerShare"]],
    ["elapsedYears", 0.1, ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]],
    ["riskFreeRate", 0.05, ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]],
    ["equityRiskPremium", 0.06, ["dividendDiscount", "residualIncome", "earningsPerShare"]],
    ["beta", 1.5, ["dividendDiscount", "residualIncome", "earningsPerShare"]],
    ["buybackPayout", 0.2, ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]],
  ] as const)("move with %s only the methods that have it", (lever, value, moved) => {
    const before = report();
    const after = report({ [lever]: value });
    const changed = before.methods
      .filter(({ method, outcome }, index) => {
        const other = after.methods[index]?.outcome;
        const isValue = outcome.kind === "estimate" && other?.kind === "estimate";
        return method !== "prediction" && isValue && outcome.valuePerShare !== other.valuePerShare;
      })
      .map(({ method }) => method);
    expect(changed).toEqual(moved);
  });

  it("divide the equity among the shares there will be at the horizon, and let a share's earnings grow by as much less", () => {
    const { valuePerShare } = methodIn(report(), "discountedCashFlow");
    const given = methodIn(report({ dilution: 0.03, horizon: 5 }), "discountedCashFlow");
    expect(given.valuePerShare).toBeCloseTo(valuePerShare / 1.03 ** 5, 10);
    expect(nodeOf({ dilution: 0.03 }, "discountedCashFlow", "sharesAtHorizon")).toBeCloseTo(100 * 1.03 ** 5, 10);
    // The first year's: 0.90 × 1.10 ÷ 1.03.
    expect(nodeOf({ dilution: 0.03 }, "earningsPerShare", "projectedEarningsPerShare")).toBeCloseTo(
      (0.9 * 1.1) / 1.03,
      10,
    );
  });

  it("that give away shares lower what a share is worth by every method that they move, in every scenario", () => {
    const dilutions = fc.tuple(fc.double({ min: 0, max: 0.2, noNaN: true }), fc.constantFrom(...scenarios));
    const moved = ["discountedCashFlow", "dividendDiscount", "earningsPerShare"] as const;
    fc.assert(
      fc.property(dilutions, fc.double({ min: 0.001, max: 0.05, noNaN: true }), ([dilution, scenario], more) => {
        const [before, after] = [dilution, Math.min(0.2, dilution + more)].map((each) =>
          report({ dilution: each }, {}, scenario),
        );
        if (!before || !after || dilution + more > 0.2) return;
        for (const method of moved)
          expect(methodIn(after, method).valuePerShare).toBeLessThan(methodIn(before, method).valuePerShare);
        expect(methodIn(after, "residualIncome").valuePerShare).toBe(methodIn(before, "residualIncome").valuePerShare);
      }),
      { numRuns: 60 },
    );
  });

  it("are marked in the trace as the reader's, and can be moved further from there", () => {
    const chosen: Record<ExpertLever, number> = {
      ...{ terminalGrowth: 0.02, margin: 0.17, salesToCapital: 1.8, terminalReturn: 0.1, payout: 0.6 },
      persistence: 0.5,
      ...{ dilution: 0.01, researchLife: 0, fadeYears: 7, keptReturn: 0.5, buybackPayout: 0.1 },
      ...{ goodwillInCapital: 1, exitMultiple: 14, elapsedYears: 0.5, lastTwelveMonths: 1 },
      ...{ riskFreeRate: 0.035, equityRiskPremium: 0.05, beta: 1.2 },
    };
    const asked = report(chosen);
    const names = asked.methods.flatMap(({ outcome }) =>
      outcome.kind === "estimate"
        ? outcome.trace.nodes.flatMap((node) =>
            node.kind === "assumption" && node.chosenBy === "user" ? [node.name] : [],
          )
        : [],
    );
    for (const name of ["terminalGrowth", "targetMargin", "salesToCapital", "terminalReturnOnCapital"] as const)
      expect(names).toContain(name);
    expect(names).toContain("payoutRatio");
    expect(names).toContain("persistence");
    expect(names).toContain("shareDilution");
    for (const name of ["fadeYears", "returnSpreadKept", "buybackShare", "exitPriceToEarnings"] as const)
      expect(names).toContain(name);
    expect(names).toContain("elapsedSinceStatements");
    const model = flowModelOf(asked);
    if (model.kind === "unavailable") throw new Error(model.reason);
    expect(model.levers).toMatchObject({
      margin: 0.17,
      salesToCapital: 1.8,
      terminalReturn: 0.1,
      terminalGrowth: 0.02,
    });
    expect(model.valueAt({})).toEqual({ kind: "value", value: model.value });
    expect(simulationOf(asked, { paths: 200, seed: 1, price: null })).toMatchObject({ kind: "valueDistribution" });
    expect(expertLevers.every((lever) => lever in chosen)).toBe(true);
  });

  it("hold in all three scenarios and keep them in order", () => {
    const { range } = methodIn(
      report({ margin: 0.1, terminalReturn: 0.08, terminalGrowth: 0.025 }),
      "discountedCashFlow",
    );
    const { conservative, neutral, optimistic } = range;
    expect(conservative ?? Number.NaN).toBeLessThanOrEqual(neutral ?? Number.NaN);
    expect(neutral ?? Number.NaN).toBeLessThanOrEqual(optimistic ?? Number.NaN);
  });
});
