import { describe, expect, it } from "vitest";
import { companyBootstrap } from "./bootstrap.ts";
import { columnPreparation, linearPrediction, ridgeFit } from "./linear.ts";
import { bandMetrics, errorMetrics } from "./metrics.ts";
import { median, quantile } from "./statistics.ts";

describe("statistics", () => {
  it("interpolate quantiles as NumPy does", () => {
    // numpy.quantile([1, 2, 3, 4], [0.1, 0.5, 0.9]) = 1.3, 2.5, 3.7
    expect([0.1, 0.5, 0.9].map((level) => quantile([4, 1, 3, 2], level))).toEqual([1.3, 2.5, expect.closeTo(3.7, 12)]);
    expect(median([])).toBeNaN();
  });

  it("measure errors as value over market minus one", () => {
    // Estimates 110, 80, 150 of 100: errors +10 %, −20 %, +50 %.
    const logs = [110, 80, 150].map(Math.log);
    const metrics = errorMetrics(logs, [100, 100, 100].map(Math.log), [0, 0, 0]);
    expect(metrics.medianAbsoluteError).toBeCloseTo(0.2, 12);
    expect(metrics.signedMedianError).toBeCloseTo(0.1, 12);
    expect([metrics.within15, metrics.within25]).toEqual([1 / 3, 2 / 3]);
  });

  it("count truths inside, beneath and above their bands, the ends included", () => {
    const band = { low: 1, high: 2 };
    const result = bandMetrics([0, 1, 1.5, 3].map((truth) => ({ truth, band })));
    expect(result).toMatchObject({ coverage: 0.5, below: 0.25, above: 0.25, medianRatio: Math.E });
  });

  it("fit a plane exactly without a penalty and shrink its weights with one", () => {
    const rows = [
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 3],
      [-1, 4],
    ];
    const target = rows.map(([a = 0, b = 0]) => 3 + 2 * a - b);
    const fit = ridgeFit(rows, target, 0);
    expect([fit.intercept, ...fit.weights]).toEqual([3, 2, -1].map((value) => expect.closeTo(value, 10)));
    expect(linearPrediction(fit, [10, 10])).toBeCloseTo(13, 9);
    const shrunk = ridgeFit(rows, target, 10);
    expect(Math.abs(shrunk.weights[0] ?? 9)).toBeLessThan(2);
    // With one column the penalised weight is Sxy ÷ (Sxx + n·penalty): 10 ÷ (10 + 5) for x = −2…2, y = x.
    const line = [-2, -1, 0, 1, 2];
    expect(
      ridgeFit(
        line.map((x) => [x]),
        line,
        1,
      ).weights[0],
    ).toBeCloseTo(10 / 15, 12);
  });

  it("put the training median where a column is missing and hold outliers at 1 and 99 %", () => {
    const prepare = columnPreparation(Array.from({ length: 101 }, (_, value) => [value]));
    expect(prepare([Number.NaN])[0]).toBe(0);
    expect(prepare([1e9])[0]).toBe(prepare([99])[0]);
  });

  it("resample whole companies, so that copies of one company's rows add no certainty", () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ company: `c${value}`, value }));
    const interval = (sample: typeof rows) =>
      companyBootstrap(
        sample,
        ({ company }) => company,
        (drawn) => median(drawn.map(({ value }) => value)),
        { draws: 400, seed: 1 },
      );
    const copied = rows.flatMap((row) => [row, row, row]);
    expect(interval(copied)).toEqual(interval(rows));
    expect(interval(rows).low).toBeLessThan(interval(rows).high);
  });
});
