import { describe, expect, it } from "vitest";
import { normalDraw, randomSource } from "../formulas/statistics/random-draws.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { flowModelOf } from "./flow-model.ts";
import { deviationRange, simulationOf, simulatorOf } from "./simulation.ts";

const report = valueCompany(sampleFile(), { scenario: "neutral", overrides: {} });
const valueOfReport = (() => {
  const model = flowModelOf(report);
  return model.kind === "flowModel" ? model.value : 0;
})();

function distribution(options: { paths?: number; seed?: number; price?: number | null } = {}, of = report) {
  const result = simulationOf(of, { paths: 5_000, seed: 7, price: 10, ...options });
  if (result.kind !== "valueDistribution") throw new Error(result.reason);
  return result;
}

describe("simulationOf", () => {
  it("is the same for the same seed, in one go or in slices, and another for another", () => {
    const simulator = simulatorOf(report, { seed: 7, price: 10 });
    if (simulator.kind === "unavailable") throw new Error(simulator.reason);
    for (const slice of [1, 999, 4_000]) simulator.advance(slice);
    expect(simulator.result()).toEqual(distribution());
    expect(distribution({ seed: 8 }).mean).not.toBe(distribution().mean);
  });

  it("draws rate, growth and margin in this order and values each draw as the model does", () => {
    const model = flowModelOf(report);
    if (model.kind === "unavailable") throw new Error(model.reason);
    const { discountRate = 0, growth = 0, margin = 0 } = model.levers;
    const random = randomSource(3);
    const draw = (middle: number, standardDeviation: number) => normalDraw({ random, mean: middle, standardDeviation });
    const outcome = model.valueAt({
      discountRate: draw(discountRate, 0.01),
      growth: draw(growth, 0.02),
      margin: draw(margin, margin * 0.1),
    });
    expect(outcome).toEqual({ kind: "value", value: distribution({ paths: 1, seed: 3 }).mean });
  });

  it("lies around the report's value, its percentiles in order, every draw in the histogram", () => {
    const { percentiles, histogram, paths, rejected, mean } = distribution({ paths: 20_000 });
    const values = percentiles.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(Math.abs((percentiles[3]?.value ?? 0) / valueOfReport - 1)).toBeLessThan(0.03);
    // The value is convex in the rate, so the mean lies above the median.
    expect(mean).toBeGreaterThan(percentiles[3]?.value ?? 0);
    expect(histogram.reduce((total, { count }) => total + count, 0)).toBe(paths - rejected);
    expect(histogram).toHaveLength(40);
    // From the first percentile to the last but one: what lies beyond either is counted in the outer bins.
    const [first, last] = [histogram[0], histogram.at(-1)];
    expect(histogram.slice(1, -1).reduce((total, { count }) => total + count, 0)).toBeLessThan(paths * 0.985);
    expect(first?.count).toBeGreaterThanOrEqual(paths * 0.009);
    expect(last?.count).toBeGreaterThanOrEqual(paths * 0.009);
  });

  it("counts what is worth more than the price", () => {
    const median = distribution().percentiles[3]?.value ?? 0;
    expect(distribution({ price: median }).probabilityAbovePrice).toBeCloseTo(0.5, 2);
    expect(distribution({ price: 1e9 }).probabilityAbovePrice).toBe(0);
    expect(distribution({ price: 0.01 }).probabilityAbovePrice).toBe(1);
    expect(distribution({ price: null }).probabilityAbovePrice).toBeNull();
  });

  it("counts draws without meaning, and refuses when they are more than one in twenty", () => {
    // Perpetual growth 3 %, half a point above it, one deviation of the rate is 1 point: N(−2) = 2.3 % at 5.5 %, N(−1) = 15.9 % at 4.5 %.
    const at = (wacc: number) =>
      valueCompany(sampleFile(), { scenario: "neutral", overrides: { wacc, terminalGrowth: 0.03 } });
    const { rejected } = distribution({ paths: 20_000 }, at(0.055));
    expect(rejected / 20_000).toBeCloseTo(0.0228, 2);
    const refused = simulationOf(at(0.045), { paths: 20_000, seed: 7, price: 10 });
    expect(refused).toMatchObject({ kind: "refused", reason: "tooManyRejected", paths: 20_000 });
    expect(refused.kind === "refused" && refused.rejected / 20_000).toBeCloseTo(0.1587, 2);
    expect(simulationOf(report, { paths: 0, seed: 1, price: null })).toMatchObject({ kind: "refused", rejected: 0 });
  });

  it("draws as wide as it is told, and gives the report's value when nothing moves", () => {
    const still = simulationOf(report, {
      ...{ paths: 50, seed: 7, price: 10 },
      deviations: { discountRate: 0, growth: 0, margin: 0 },
    });
    expect(still).toMatchObject({ kind: "valueDistribution", rejected: 0, probabilityAbovePrice: 1 });
    expect(still.kind === "valueDistribution" && still.percentiles.map(({ value }) => value)).toEqual(
      Array(7).fill(valueOfReport),
    );
    const usual = { discountRate: 0.01, growth: 0.02, margin: 0.1 };
    expect(simulationOf(report, { paths: 5_000, seed: 7, price: 10, deviations: usual })).toEqual(distribution());
    const narrow = simulationOf(report, { paths: 5_000, seed: 7, price: 10, deviations: { discountRate: 0.002 } });
    const spread = ({ percentiles }: ReturnType<typeof distribution>) =>
      (percentiles[6]?.value ?? 0) - (percentiles[0]?.value ?? 0);
    expect(narrow.kind === "valueDistribution" && spread(narrow)).toBeLessThan(spread(distribution()) * 0.8);
  });

  it("takes deviations from none to one half, and draws as wide as that", () => {
    expect(deviationRange).toEqual({ minimum: 0, maximum: 0.5 });
    const worthless = (margin: number) => {
      const deviations = { discountRate: 0, growth: 0, margin };
      const result = simulationOf(report, { paths: 20_000, seed: 7, price: 10, deviations });
      return result.kind === "valueDistribution" ? result.worthless / 20_000 : Number.NaN;
    };
    // A margin is below nothing where it lies two of its widest deviations below its middle, 2.3 % of draws, or ten of the usual ones.
    expect(worthless(deviationRange.maximum)).toBeCloseTo(0.02, 2);
    expect(worthless(0.1)).toBe(0);
  });

  it("lets shareholders lose all, and no more", () => {
    const owing = valueCompany(sampleFile({ figures: { minorityInterests: 500 } }), {
      scenario: "neutral",
      overrides: { wacc: 0.08 },
    });
    const { worthless, percentiles } = distribution({}, owing);
    expect(worthless).toBeGreaterThan(50);
    expect(percentiles.every(({ value }) => value >= 0)).toBe(true);
  });

  it("draws the return on equity of a bank", () => {
    const bank = sampleFile({ fundamentals: { sector: "financials", industry: "Diversified Banks" } });
    const own = valueCompany(bank, { scenario: "neutral", overrides: {} });
    expect(distribution({}, own).method).toBe("residualIncome");
    const empty = valueCompany(sampleFile({ years: 0 }), { scenario: "neutral", overrides: {} });
    expect(simulationOf(empty, { paths: 10, seed: 1, price: 1 })).toEqual({
      kind: "unavailable",
      reason: "methodNotApplicable",
    });
  });
});
