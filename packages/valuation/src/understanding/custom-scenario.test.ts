import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { type CustomScenario, customScenarioOf } from "./custom-scenario.ts";

const peers = [800, 1000, 1200, 1400, 1600].map((marketCap, index) => samplePeer(`P${index}`, marketCap));
const file = sampleFile({ peers });
const plain = { scenario: "neutral", overrides: {} } as const satisfies ValuationRequest;

function customOf(overrides: ValuationRequest["overrides"], scenario: ValuationRequest["scenario"] = "neutral") {
  const custom = customScenarioOf(file, { scenario, overrides });
  if (custom === null) throw new Error("nothing is set");
  return custom;
}

/** The neutral mean, each effect in its order, and what rounding leaves. */
const sumOf = ({ means, steps, rounding }: CustomScenario) =>
  (steps ?? []).reduce((level, { effect }) => level + effect, means.neutral ?? Number.NaN) + rounding;

describe("customScenarioOf", () => {
  it("is nothing where nothing is set, or only a scenario, a view or what goes without saying", () => {
    for (const scenario of scenarios) expect(customScenarioOf(file, { scenario, overrides: {} })).toBeNull();
    for (const overrides of [
      { view: "absolute" },
      { dividends: "totalPayout", discounting: "midYear" },
      { growthByYear: [null, null] },
      { prudent: false },
      { force: [] },
    ] as const)
      expect(customScenarioOf(file, { ...plain, overrides })).toBeNull();
  });

  it("sets the reader's values beside the three scenarios as they are calculated", () => {
    const custom = customOf({ wacc: 0.09, margin: 0.2 });
    for (const scenario of scenarios) {
      const report = valueCompany(file, { scenario, overrides: {} });
      expect(custom.means[scenario]).toBe(report.summary.mean);
      for (const { method, values } of custom.methods) {
        const outcome = report.methods.find((each) => each.method === method)?.outcome;
        expect(values[scenario]).toBe(outcome?.kind === "estimate" ? outcome.valuePerShare : null);
      }
    }
    const own = valueCompany(file, { scenario: "neutral", overrides: { wacc: 0.09, margin: 0.2 } });
    expect(custom.means.custom).toBe(own.summary.mean);
    expect(custom.settings).toEqual(["wacc", "margin"]);
  });

  it("puts the settings on one after the other, in one order however they are named", () => {
    const mean = (overrides: ValuationRequest["overrides"]) =>
      valueCompany(file, { scenario: "neutral", overrides }).summary.mean ?? Number.NaN;
    const { steps } = customOf({ margin: 0.2, growth: 0.06, wacc: 0.09 });
    expect(steps?.map(({ settings }) => settings)).toEqual([["wacc"], ["growth"], ["margin"]]);
    expect(steps?.[0]?.effect).toBe(mean({ wacc: 0.09 }) - mean({}));
    expect(steps?.[1]?.effect).toBe(mean({ wacc: 0.09, growth: 0.06 }) - mean({ wacc: 0.09 }));
    expect(customOf({ wacc: 0.09, growth: 0.06, margin: 0.2 }).steps).toEqual(steps);
  });

  it("begins with the scenario where another than the neutral one is chosen", () => {
    const { steps } = customOf({ wacc: 0.09 }, "optimistic");
    const { mean } = valueCompany(file, { scenario: "optimistic", overrides: {} }).summary;
    const { mean: neutral } = valueCompany(file, plain).summary;
    expect(steps?.map(({ settings }) => settings)).toEqual([["scenario"], ["wacc"]]);
    expect(steps?.[0]?.effect).toBe((mean ?? 0) - (neutral ?? 0));
  });

  it("keeps the view in all columns", () => {
    const { means } = customOf({ wacc: 0.09, view: "absolute" });
    expect(means).toEqual(customOf({ wacc: 0.09 }).means);
  });

  it("names the method that leaves the mean, and where", () => {
    // A type for which the assets vote, and the firm's flows do not.
    const { steps } = customOf({ type: "holding", wacc: 0.09 });
    expect(steps?.[0]).toMatchObject({ settings: ["type"], left: expect.arrayContaining(["discountedCashFlow"]) });
    expect(steps?.[1]).toMatchObject({ settings: ["wacc"], left: [], joined: [] });
  });

  it("counts peers that the reader chose, though they be the computed ones", () => {
    const { settings } = customOf({ peers: peers.map(({ ticker }) => ticker) });
    expect(settings).toEqual(["peers"]);
  });

  it("puts the settings on within the view that is asked for", () => {
    const of = (overrides: ValuationRequest["overrides"]) =>
      valueCompany(file, { scenario: "neutral", overrides: { view: "relative", ...overrides } }).summary.mean ?? 0;
    const { means, steps } = customOf({ view: "relative", growth: 0.06, margin: 0.2 });
    expect(means.neutral).toBe(of({}));
    expect(of({})).not.toBe(valueCompany(file, plain).summary.mean);
    expect(steps?.[0]).toMatchObject({ settings: ["growth"], effect: of({ growth: 0.06 }) - of({}) });
  });

  it("moves nothing by what does not count in a value", () => {
    const { steps } = customOf({ prudent: true });
    expect(steps).toEqual([{ settings: ["prudent"], effect: 0, joined: [], left: [] }]);
  });

  it("adds up to the last bit, whatever the company and whatever is set", () => {
    let told = 0;
    fc.assert(
      fc.property(anyFile, anyRequest, (any, request) => {
        const custom = customScenarioOf(any, request);
        if (custom === null) return;
        if (custom.steps === null) {
          expect([custom.means.neutral, custom.means.custom]).toContain(null);
          return;
        }
        told += 1;
        expect(sumOf(custom)).toBe(custom.means.custom);
        expect(custom.steps.flatMap(({ settings }) => settings)).toEqual(custom.settings);
        // A step from a hundred to next to nothing is rounded where the hundred is.
        const largest = Math.max(Math.abs(custom.means.neutral ?? 0), Math.abs(custom.means.custom ?? 0));
        expect(Math.abs(custom.rounding)).toBeLessThanOrEqual(1e-12 * largest);
      }),
      { numRuns: 150 },
    );
    expect(told).toBeGreaterThan(20);
  });
});
