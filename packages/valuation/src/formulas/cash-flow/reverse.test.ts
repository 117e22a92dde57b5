import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gordonGrowth } from "./dividends.ts";
import { twoStageEnterpriseValue } from "./enterprise-value.ts";
import {
  type ImpliedGrowth,
  impliedGrowth,
  impliedGrowthGordon,
  impliedGrowthResidualIncome,
  impliedGrowthTwoStage,
  lowestImpliedGrowth,
} from "./reverse.ts";

function growthOf(found: ImpliedGrowth): number {
  if (found.kind !== "root") throw new Error(`no single root: ${JSON.stringify(found)}`);
  return found.growth;
}

describe("growth that a price takes for granted", () => {
  it("for ever agrees with Con Ed: 2.5105 %", () => {
    const conEd = { dividend: 2.18, price: 38.6, costOfEquity: 0.083 };
    expect(impliedGrowthGordon(conEd)).toBeCloseTo(0.02510544384502207, 14);
    const searched = impliedGrowth({
      target: 38.6,
      valueAt: (growth) => gordonGrowth({ dividend: 2.18, growth, costOfEquity: 0.083 }),
    });
    expect(growthOf(searched)).toBeCloseTo(0.02510544384502207, 12);
  });

  it("for ever needs a price and a dividend", () => {
    expect(impliedGrowthGordon({ dividend: 0, price: 10, costOfEquity: 0.08 })).toBeNull();
    expect(impliedGrowthGordon({ dividend: 1, price: 0, costOfEquity: 0.08 })).toBeNull();
  });

  const company = { flow: 100, years: 5, stableGrowth: 0.025, wacc: 0.08 };

  it("in the first five years agrees with the figure worked apart: 13.740018 %", () => {
    expect(growthOf(impliedGrowthTwoStage({ ...company, enterpriseValue: 3000 }))).toBeCloseTo(0.13740018, 8);
  });

  it("is looked for no further than the lowest one, where that is all that is asked", () => {
    const asked: number[] = [];
    const valueAt = (growth: number) => {
      asked.push(growth);
      return growth < -0.3 ? null : Math.sin(20 * growth);
    };
    const all = impliedGrowth({ target: 0.5, valueAt });
    expect(all.kind === "severalRoots" ? all.growths.length : 0).toBeGreaterThan(5);
    const askedForAll = asked.splice(0).length;
    expect(lowestImpliedGrowth({ target: 0.5, valueAt })).toBe(all.kind === "severalRoots" ? all.growths[0] : null);
    expect(asked.length).toBeLessThan(askedForAll / 2);
    expect(Math.max(...asked)).toBeLessThan(-0.25);
    expect(lowestImpliedGrowth({ target: 2, valueAt })).toBeNull();
  });

  it("comes back from the value it gave, to nine digits", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.45, max: 0.95, noNaN: true }), (growth) => {
        const value = twoStageEnterpriseValue({ ...company, growth })?.value ?? Number.NaN;
        const found = growthOf(impliedGrowthTwoStage({ ...company, enterpriseValue: value }));
        expect(Math.abs(found - growth)).toBeLessThan(1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it("is not made up when no growth explains the price", () => {
    const found = impliedGrowthTwoStage({ ...company, enterpriseValue: 1e9 });
    if (found.kind !== "noRoot" || found.attainable === null) throw new Error("expected a range");
    const at = (growth: number) => twoStageEnterpriseValue({ ...company, growth })?.value;
    expect(found.attainable.lowest).toBe(at(-0.5));
    expect(found.attainable.highest).toBe(at(1));
  });

  it("has no range where the valuation has no answer at all", () => {
    const found = impliedGrowthTwoStage({ ...company, stableGrowth: 0.08, enterpriseValue: 3000 });
    expect(found).toEqual({ kind: "noRoot", attainable: null });
  });

  it("is found on a grid point, once", () => {
    const found = impliedGrowth({ target: 1, valueAt: (growth) => 2 * growth, low: 0, high: 1 });
    expect(growthOf(found)).toBe(0.5);
  });

  it("is reported twice when two rates explain the price", () => {
    const found = impliedGrowth({ target: 0.01, valueAt: (growth) => growth ** 2 });
    expect(found.kind).toBe("severalRoots");
    const growths = found.kind === "severalRoots" ? found.growths : [];
    expect(growths[0]).toBeCloseTo(-0.1, 12);
    expect(growths[1]).toBeCloseTo(0.1, 12);
  });

  it("is found close to the edge beyond which the valuation has no answer, on either side of it", () => {
    const below = impliedGrowth({ target: 1e6, valueAt: (growth) => (growth < 0.083 ? 1 / (0.083 - growth) : null) });
    expect(growthOf(below)).toBeCloseTo(0.083 - 1e-6, 12);
    const above = impliedGrowth({ target: 1e6, valueAt: (growth) => (growth > 0.083 ? 1 / (growth - 0.083) : null) });
    expect(growthOf(above)).toBeCloseTo(0.083 + 1e-6, 12);
  });

  it("asks for the value at each growth once", () => {
    const asked: number[] = [];
    const valueAt = (growth: number) => {
      asked.push(growth);
      return growth < 0.5 ? growth : null;
    };
    expect(impliedGrowth({ target: 9, valueAt }).kind).toBe("noRoot");
    expect(asked.length).toBeGreaterThan(151);
    // The edge of the domain has been met on the way to it.
    expect(asked.length - new Set(asked).size).toBe(1);
  });

  it("from book value comes back from the value it gave", () => {
    // 100 × (12 − 3)/(9 − 3) = 150
    const bank = { bookValue: 100, returnOnEquity: 0.12, costOfEquity: 0.09 };
    expect(growthOf(impliedGrowthResidualIncome({ ...bank, price: 150 }))).toBeCloseTo(0.03, 12);
  });

  it("from book value has no answer when growth changes nothing", () => {
    const found = impliedGrowthResidualIncome({ bookValue: 100, returnOnEquity: 0.09, costOfEquity: 0.09, price: 150 });
    expect(found).toEqual({ kind: "noRoot", attainable: { lowest: 100, highest: 100 } });
  });
});
