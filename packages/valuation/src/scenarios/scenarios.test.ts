import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { ratePair, sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { type Scenario, scenarios } from "./assumptions.ts";
import type { Lever, ScenarioRates } from "./scenarios.ts";
import { type ByScenario, orderedSettings, positionOf, type Settings } from "./settings.ts";

const levers: readonly Lever[] = ["discountRate", "returns", "margin", "terminalGrowth", "growth"];
const numberOf = { conservative: -1, neutral: 0, optimistic: 1 } as const;

describe("orderedSettings", () => {
  it.each(scenarios)("asks for no value of another scenario while %s alone is read", (selected) => {
    const asked: Settings[] = [];
    const value = (settings: Settings) => {
      asked.push(settings);
      return 0;
    };
    const settings = orderedSettings({ levers, selected, pinned: levers, value });
    expect(settings(selected)).toEqual(Object.fromEntries(levers.map((lever) => [lever, selected])));
    expect(asked).toHaveLength(1);
    expect(settings(selected)).toBe(settings(selected));
    expect(asked).toHaveLength(1);
    for (const scenario of scenarios) settings(scenario);
    expect(asked.length).toBeGreaterThan(1);
  });

  it("orders the scenarios for any weights of the levers, whichever is selected and pinned", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 5, maxLength: 5 }),
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.constantFrom(...scenarios),
        fc.subarray(["discountRate", "growth"] as const),
        (weights, cross, selected, pinned) => {
          const value = (settings: Settings) => {
            const positions = levers.map((lever) => numberOf[positionOf(settings, lever)]);
            const [first = 0, , , , last = 0] = positions;
            return positions.reduce<number>(
              (sum, each, index) => sum + each * (weights[index] ?? 0),
              cross * first * last,
            );
          };
          const settings = orderedSettings({ levers, selected, pinned, value });
          const [low, middle, high] = scenarios.map((scenario) => value(settings(scenario)));
          expect(low).toBeLessThanOrEqual(middle ?? Number.NaN);
          expect(middle).toBeLessThanOrEqual(high ?? Number.NaN);
          for (const lever of pinned) expect(settings(selected)[lever]).toBe(selected);
        },
      ),
    );
  });

  it("asks for no value where a lever means the same at both positions, and ends where it would anyway", () => {
    const asked: Settings[] = [];
    const value = (settings: Settings) => {
      asked.push(settings);
      return numberOf[positionOf(settings, "growth")] + Math.min(0, numberOf[positionOf(settings, "terminalGrowth")]);
    };
    const given = { levers: ["terminalGrowth", "growth"], selected: "neutral", pinned: [], value } as const;
    const isIdle = (lever: Lever, from: Scenario, to: Scenario) =>
      lever === "terminalGrowth" && from === "neutral" && to === "optimistic";
    const settings = orderedSettings({ ...given, isIdle });
    expect(asked.map(({ terminalGrowth }) => terminalGrowth)).not.toContain("optimistic");
    expect(scenarios.map(settings)).toEqual(scenarios.map(orderedSettings(given)));
  });

  it("takes a lever that the reader has set in the optimistic scenario back in the neutral one", () => {
    const value = (settings: Settings) => numberOf[positionOf(settings, "growth")];
    const settings = orderedSettings({ levers: ["growth"], selected: "optimistic", pinned: ["growth"], value });
    expect(scenarios.map((scenario) => settings(scenario).growth)).toEqual(scenarios);
  });

  it("leaves a lever alone that moves a value by no more than the rounding of doubles", () => {
    const value = (settings: Settings) => 1e15 + numberOf[positionOf(settings, "growth")];
    const settings = orderedSettings({ levers: ["growth"], selected: "neutral", pinned: [], value });
    expect(scenarios.map((scenario) => settings(scenario).growth)).toEqual(["neutral", "neutral", "neutral"]);
  });

  it("leaves a lever alone that moves a value by half of a millionth of a millionth, and moves it for twice as much", () => {
    const positionAt = (step: number) => {
      const value = (settings: Settings) => 1 + step * numberOf[positionOf(settings, "growth")];
      return orderedSettings({ levers: ["growth"], selected: "neutral", pinned: [], value })("optimistic").growth;
    };
    expect([5e-13, 2e-12].map(positionAt)).toEqual(["neutral", "optimistic"]);
  });

  it("leaves a lever alone that would move the value the wrong way", () => {
    const value = (settings: Settings) =>
      numberOf[positionOf(settings, "margin")] - numberOf[positionOf(settings, "growth")];
    const settings = orderedSettings({ levers: ["margin", "growth"], selected: "neutral", pinned: [], value });
    expect(settings("optimistic")).toEqual({ margin: "optimistic", growth: "neutral" });
  });
});

describe("scenarioRates", () => {
  const neutral = normaliseCompany(sampleFile(), { scenario: "neutral", overrides: {} }).rates;

  it("moves the discount rates by +1 and −0.75 points", () => {
    const wacc = scenarios.map((scenario) => neutral[scenario].wacc?.value ?? Number.NaN);
    expect((wacc[0] ?? 0) - (wacc[1] ?? 0)).toBeCloseTo(0.01, 12);
    expect((wacc[2] ?? 0) - (wacc[1] ?? 0)).toBeCloseTo(-0.0075, 12);
  });

  it("does not lower an optimistic rate below the risk-free rate + 3 points, nor raise a low one to it", () => {
    const at = (beta: number) =>
      normaliseCompany(
        sampleFile({ industry: { leveredBeta: beta, equityWeight: 1, debtWeight: 0 }, figures: { totalDebt: 0 } }),
        {
          scenario: "neutral",
          overrides: {},
        },
      ).rates.optimistic.costOfEquity.value;
    // Two thirds of the industry's beta and a third of 1: 0.7 and 0.55, so 7.5 % and 6.75 % in the neutral scenario
    expect(at(0.55)).toBeCloseTo(0.07, 12);
    expect(at(0.325)).toBeCloseTo(0.0675, 12);
  });

  it("moves growth by half of itself, within 2 and 6 points", () => {
    // The sample does not grow: its trend and what it reinvests come to little, so the distance is the least one.
    const [low, middle, high] = scenarios.map((scenario) => neutral[scenario].growth?.value ?? Number.NaN);
    expect((middle ?? 0) - (low ?? 0)).toBeCloseTo(0.02, 12);
    expect((high ?? 0) - (middle ?? 0)).toBeCloseTo(0.02, 12);
  });

  it("moves a growth of 14.75 % by 6 points and no more", () => {
    // Revenue has grown by 30 % a year, counted as 20 %; the industry expects 20 %, the economy 3 %.
    const { fundamentals, ...file } = sampleFile({ industry: { expectedGrowth: 0.2, revenueGrowth: 0.2 } });
    const statements = fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: { ...statement.figures, revenue: 1000 * 1.3 ** index },
    }));
    const { rates } = normaliseCompany(
      { ...file, fundamentals: { ...fundamentals, statements } },
      { scenario: "neutral", overrides: {} },
    );
    const growth = scenarios.map((scenario) => Number(rates[scenario].growth?.value.toFixed(12)));
    expect(growth).toEqual([0.0875, 0.1475, 0.2075]);
  });

  const perpetual = (rates: ByScenario<ScenarioRates>) =>
    scenarios.map((scenario) => Number(rates[scenario].terminalGrowth.value.toFixed(12)));

  it("takes half a point more than the economy for ever, within 0 and the risk-free rate", () => {
    expect(perpetual(neutral)).toEqual([0.025, 0.035, 0.035]);
    const at = (nominalGrowth: number) =>
      perpetual(
        normaliseCompany(
          sampleFile({ reference: { nominalGrowth: { value: nominalGrowth, asOf: "2026-01-05", source: "" } } }),
          { scenario: "neutral", overrides: {} },
        ).rates,
      );
    expect(at(0.06)).toEqual([0.03, 0.04, 0.04]);
    expect(at(0.002)).toEqual([0, 0.007, 0.007]);
    expect(at(-0.01)).toEqual([0, 0, 0]);
  });

  it("keeps perpetual growth 2.5 points below what is asked of a calm company, and says so", () => {
    // No debt: Ke = WACC = 4 % + 1 × 1.5 % = 5.5 %, so growth for ever is 3 % instead of the economy's 3.5 %. A cautious
    // scenario asks for more, and does not let it grow faster for that.
    const industry = { leveredBeta: 1, equityWeight: 1, debtWeight: 0 };
    const calm = sampleFile({ industry, figures: { totalDebt: 0 }, reference: ratePair(0.04, 0.015) });
    const { rates, rateWarnings } = normaliseCompany(calm, { scenario: "neutral", overrides: {} });
    expect(perpetual(rates)).toEqual([0.02, 0.03, 0.03]);
    expect(rateWarnings).toContain("terminalGrowthLowered");
  });

  it("does not say so where what is asked lies exactly 2.5 points above", () => {
    // 4 % + 1 × 2.5 % = 6.5 %, over an economy that grows faster than the risk-free rate of 4 %.
    const industry = { leveredBeta: 1, equityWeight: 1, debtWeight: 0 };
    const nominalGrowth = { value: 0.06, asOf: "2026-01-05", source: "" };
    const at = (premium: number) =>
      normaliseCompany(
        sampleFile({ industry, figures: { totalDebt: 0 }, reference: { ...ratePair(0.04, premium), nominalGrowth } }),
        { scenario: "neutral", overrides: {} },
      );
    expect(at(0.025).rates.neutral.costOfEquity.value - 0.025).toBe(0.04);
    expect(at(0.025).rateWarnings).not.toContain("terminalGrowthLowered");
    expect(at(0.0249).rateWarnings).toContain("terminalGrowthLowered");
  });

  it("leaves perpetual growth alone under a reader's WACC", () => {
    const byUser = normaliseCompany(sampleFile(), { scenario: "neutral", overrides: { wacc: 0.05 } });
    expect(perpetual(byUser.rates)).toEqual([0.025, 0.035, 0.035]);
    expect(byUser.rateWarnings).not.toContain("terminalGrowthLowered");
  });

  it.each(scenarios)("uses the user's WACC and growth exactly in the %s scenario", (scenario) => {
    const { rates } = normaliseCompany(sampleFile(), { scenario, overrides: { wacc: 0.0912, growth: 0.0456 } });
    expect(rates[scenario].wacc?.value).toBe(0.0912);
    expect(rates[scenario].growth?.value).toBe(0.0456);
    for (const each of scenarios) {
      const moved = (rates[each].wacc?.value ?? 0) - (neutral[each].wacc?.value ?? 0);
      const ofEquity = rates[each].costOfEquity.value - neutral[each].costOfEquity.value;
      expect(moved).toBeCloseTo(ofEquity, 12);
      expect(moved).toBeCloseTo(0.0912 - (neutral[scenario].wacc?.value ?? 0), 12);
    }
  });

  it("gives the same three values whichever scenario is looked at", () => {
    const ranges = scenarios.map((scenario) =>
      valueCompany(sampleFile(), { scenario, overrides: {} }).methods.map(({ range }) => range),
    );
    expect(ranges[0]).toEqual(ranges[1]);
    expect(ranges[2]).toEqual(ranges[1]);
  });
});
