import { describe, expect, it } from "vitest";
import { altmanRatios, altmanZ, altmanZDoublePrime, altmanZPrime } from "./altman.ts";

const ratios = (x1: number, x2: number, x3: number, x4: number, x5: number) => ({
  workingCapitalToAssets: x1,
  retainedEarningsToAssets: x2,
  ebitToAssets: x3,
  equityToLiabilities: x4,
  salesToAssets: x5,
});

const formiax = {
  totalAssets: 3_500_000,
  workingCapital: 4_200_000,
  totalLiabilities: 5_000_000,
  retainedEarnings: 800_000,
  ebit: 6_500_000,
  sales: 8_300_000,
  equity: 7_000_000,
};

describe("Altman's Z", () => {
  it("agrees with the printed grey 2.70", () => {
    const { score, zone } = altmanZ(ratios(0.34, 0.15, 0, 0.8, 1.6));
    // 0.408 + 0.21 + 0 + 0.48 + 1.6 = 2.698
    expect(score).toBeCloseTo(2.698, 10);
    expect(zone).toBe("grey");
  });

  it("agrees with the printed 11.097 from figures, with the coefficient of 1968", () => {
    const inputs = altmanRatios(formiax);
    if (inputs === null) throw new Error("no ratios");
    expect(altmanZ({ ...inputs, salesCoefficient: 0.999 }).score).toBeCloseTo(11.0976, 3);
    expect(altmanZ(inputs).score).toBeCloseTo(11.1, 3);
    expect(altmanZ(inputs).zone).toBe("safe");
  });

  it.each([
    [0.2, 0.2, 0.2, 0.2, 0.2, 1.5],
    [0.2, 0.3, 0.3, 0.3, 0.3, 2.13],
    [0.4, 0.3, 0.3, 0.4, 0.4, 2.53],
    [0.5, 0.5, 0.5, 0.3, 0.4, 3.53],
    [0.6, 0.6, 0.6, 0.6, 0.6, 4.5],
  ])("agrees with the reference implementation at %d, %d, %d, %d, %d", (x1, x2, x3, x4, x5, score) => {
    expect(altmanZ(ratios(x1, x2, x3, x4, x5)).score).toBeCloseTo(score, 9);
  });

  it.each([
    [2.99, "grey"],
    [2.991, "safe"],
    [1.81, "grey"],
    [1.809, "distress"],
  ])("at %d is %s", (sales, zone) => {
    expect(altmanZ(ratios(0, 0, 0, 0, sales)).zone).toBe(zone);
  });

  it("does not exist without assets or liabilities", () => {
    expect(altmanRatios({ ...formiax, totalLiabilities: 0 })).toBeNull();
    expect(altmanRatios({ ...formiax, totalAssets: 0 })).toBeNull();
  });
});

describe("Altman's other scores", () => {
  it("weigh each ratio as published", () => {
    expect(altmanZPrime(ratios(1, 0, 0, 0, 0)).score).toBe(0.717);
    expect(altmanZPrime(ratios(0, 1, 0, 0, 0)).score).toBe(0.847);
    expect(altmanZPrime(ratios(0, 0, 1, 0, 0)).score).toBe(3.107);
    expect(altmanZPrime(ratios(0, 0, 0, 1, 0)).score).toBe(0.42);
    expect(altmanZPrime(ratios(0, 0, 0, 0, 1)).score).toBe(0.998);
    expect(altmanZDoublePrime(ratios(1, 0, 0, 0, 9)).score).toBe(6.56);
    expect(altmanZDoublePrime(ratios(0, 1, 0, 0, 9)).score).toBe(3.26);
    expect(altmanZDoublePrime(ratios(0, 0, 1, 0, 9)).score).toBe(6.72);
    expect(altmanZDoublePrime(ratios(0, 0, 0, 1, 9)).score).toBe(1.05);
  });

  it.each([
    [2.91, "safe"],
    [2.9, "grey"],
    [1.23, "grey"],
    [1.22, "distress"],
  ])("Z′ of %d is %s", (score, zone) => {
    expect(altmanZPrime(ratios(0, 0, 0, 0, score / 0.998)).zone).toBe(zone);
  });

  it.each([
    [2.61, "safe"],
    [2.59, "grey"],
    [1.11, "grey"],
    [1.09, "distress"],
  ])("Z″ of %d is %s, with or without the constant", (score, zone) => {
    const inputs = ratios(0, 0, 0, score / 1.05, 0);
    expect(altmanZDoublePrime(inputs).zone).toBe(zone);
    const emerging = altmanZDoublePrime({ ...inputs, constant: 3.25 });
    expect(emerging.zone).toBe(zone);
    expect(emerging.score).toBeCloseTo(score + 3.25, 10);
  });
});
