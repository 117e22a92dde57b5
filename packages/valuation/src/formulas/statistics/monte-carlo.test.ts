import { describe, expect, it } from "vitest";
import { growingPerpetuity } from "../time-value/time-value.ts";
import { simulate } from "./monte-carlo.ts";
import { lognormalDraw, normalDraw, randomSource, triangularDraw } from "./random-draws.ts";

describe("a stream of random numbers", () => {
  it("repeats with its seed and differs with another", () => {
    const first = (seed: number) => {
      const random = randomSource(seed);
      return [random.uniform(), random.uniform(), random.normal(), random.normal(), random.normal()];
    };
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  it("is the one that an implementation with whole numbers of any size gives", () => {
    // sfc32 seeded by splitmix32, worked apart in Python. A published simulation must stay the same for ever.
    const firstThree = (seed: number) => {
      const random = randomSource(seed);
      return [random.uniform(), random.uniform(), random.uniform()];
    };
    expect(firstThree(1)).toEqual([0.5636717720710586, 0.8959073941886353, 0.2723428182814803]);
    expect(firstThree(2026)).toEqual([0.20171011027401087, 0.48861616242419914, 0.08438927429946486]);
  });

  it("fills the interval from 0 to 1 evenly", () => {
    const random = randomSource(1);
    const draws = Array.from({ length: 20_000 }, random.uniform);
    expect(draws.every((value) => value >= 0 && value < 1)).toBe(true);
    const bins = Array.from({ length: 10 }, (_, bin) => draws.filter((value) => Math.floor(value * 10) === bin).length);
    // Chi-square with 9 degrees of freedom: 27.9 is passed once in a thousand streams.
    const chiSquare = bins.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(27.9);
  });

  it("uses more than 32 bits", () => {
    const random = randomSource(3);
    const fine = Array.from({ length: 20 }, () => random.uniform() * 2 ** 32).filter((value) => value % 1 !== 0);
    expect(fine.length).toBeGreaterThan(15);
  });
});

/** Moments of 100,000 draws; the tolerances below are about four standard errors. */
function sample(draw: Parameters<typeof simulate>[0]["draw"]) {
  const { mean, standardDeviation, percentile } = simulate({ draw, paths: 100_000, seed: 11 });
  return { mean: mean ?? Number.NaN, deviation: standardDeviation ?? Number.NaN, percentile };
}

describe("draws", () => {
  it("of a normal variable have its mean, deviation and quantiles", () => {
    const { mean, deviation, percentile } = sample((random) => normalDraw({ random, mean: 5, standardDeviation: 2 }));
    expect(Math.abs(mean - 5)).toBeLessThan(0.026);
    expect(Math.abs(deviation - 2)).toBeLessThan(0.018);
    expect(Math.abs((percentile(0.975) ?? Number.NaN) - 8.92)).toBeLessThan(0.07);
  });

  it("of a lognormal variable have the mean asked for and stay positive", () => {
    const { mean, deviation, percentile } = sample((random) =>
      lognormalDraw({ random, mean: 100, coefficientOfVariation: 0.5 }),
    );
    expect(Math.abs(mean - 100)).toBeLessThan(0.7);
    expect(Math.abs(deviation - 50)).toBeLessThan(1);
    expect(percentile(0)).toBeGreaterThan(0);
    // Median 100/√1.25
    expect(Math.abs((percentile(0.5) ?? Number.NaN) - 89.443)).toBeLessThan(0.7);
  });

  it("of a triangle keep to it, with its mean and its mode", () => {
    const { mean, deviation, percentile } = sample((random) =>
      triangularDraw({ random, minimum: 1, mode: 3, maximum: 11 }),
    );
    // Mean (1 + 3 + 11)/3; variance (1 + 9 + 121 − 3 − 11 − 33)/18 = 84/18; a fifth lies below the mode
    expect(Math.abs(mean - 5)).toBeLessThan(0.028);
    expect(Math.abs(deviation - Math.sqrt(84 / 18))).toBeLessThan(0.024);
    expect(Math.abs((percentile(0.2) ?? Number.NaN) - 3)).toBeLessThan(0.04);
    // On the falling side: 11 − √(0.65 × 10 × 8)
    expect(Math.abs((percentile(0.35) ?? Number.NaN) - 3.7889)).toBeLessThan(0.05);
    // A quarter of that fifth lies below the middle of the rising side.
    expect(Math.abs((percentile(0.05) ?? Number.NaN) - 2)).toBeLessThan(0.04);
    expect(percentile(0)).toBeGreaterThanOrEqual(1);
    expect(percentile(1)).toBeLessThanOrEqual(11);
  });

  it("of a triangle without width are its number", () => {
    expect(triangularDraw({ random: randomSource(1), minimum: 4, mode: 4, maximum: 4 })).toBe(4);
  });
});

describe("a simulation", () => {
  const perpetuity = (paths: number, seed = 1) =>
    simulate({
      paths,
      seed,
      draw: (random) =>
        growingPerpetuity({
          nextFlow: lognormalDraw({ random, mean: 100, coefficientOfVariation: 0.2 }),
          rate: 0.09,
          growth: 0.03,
        }),
    });

  it("agrees with the known distribution of a lognormal flow", () => {
    const simulation = perpetuity(100_000);
    expect(Math.abs((simulation.mean ?? Number.NaN) - 1666.6667)).toBeLessThan(3.2);
    expect(Math.abs((simulation.standardDeviation ?? Number.NaN) - 333.3333)).toBeLessThan(4);
    expect(Math.abs((simulation.percentile(0.05) ?? Number.NaN) - 1179.9414)).toBeLessThan(4.5);
    expect(Math.abs((simulation.percentile(0.5) ?? Number.NaN) - 1634.3012)).toBeLessThan(4.5);
    expect(Math.abs((simulation.percentile(0.95) ?? Number.NaN) - 2263.6211)).toBeLessThan(8);
  });

  it("repeats to the last digit with its seed", () => {
    expect(perpetuity(1000).sortedValues).toEqual(perpetuity(1000).sortedValues);
    expect(perpetuity(1000).mean).not.toBe(perpetuity(1000, 2).mean);
  });

  it("counts the draws that have no value, and does not replace them", () => {
    // The rate is below growth with a chance of one half.
    const simulation = simulate({
      paths: 10_000,
      seed: 5,
      draw: (random) => growingPerpetuity({ nextFlow: 1, rate: 0.02 + 0.04 * random.uniform(), growth: 0.04 }),
    });
    expect(simulation.accepted + simulation.rejected).toBe(10_000);
    expect(Math.abs(simulation.rejectedShare - 0.5)).toBeLessThan(0.02);
    expect(simulation.sortedValues).toHaveLength(simulation.accepted);
  });

  it("counts what is not finite as undefined", () => {
    const simulation = simulate({ paths: 3, seed: 1, draw: () => Number.POSITIVE_INFINITY });
    expect(simulation.rejected).toBe(3);
    expect(simulation.mean).toBeNull();
    expect(simulation.standardDeviation).toBeNull();
    expect(simulation.percentile(0.5)).toBeNull();
  });

  it("of one path has no deviation, of none no share", () => {
    const one = simulate({ paths: 1, seed: 1, draw: () => 42 });
    expect(one.mean).toBe(42);
    expect(one.standardDeviation).toBeNull();
    expect(simulate({ paths: 0, seed: 1, draw: () => 42 }).rejectedShare).toBe(0);
  });

  it("keeps its values in order", () => {
    const { sortedValues } = perpetuity(1000);
    expect(sortedValues.every((value, index) => index === 0 || value >= (sortedValues[index - 1] ?? 0))).toBe(true);
  });

  it("sorts numbers, not their spelling, and divides by n − 1", () => {
    let next = 0;
    const values = [100, 9, 20];
    const simulation = simulate({ paths: 3, seed: 1, draw: () => values[next++] ?? null });
    expect([...simulation.sortedValues]).toEqual([9, 20, 100]);
    // Mean 43; squares 3249, 1156, 529; 4934/2
    expect(simulation.standardDeviation).toBeCloseTo(Math.sqrt(2467), 12);
  });
});
