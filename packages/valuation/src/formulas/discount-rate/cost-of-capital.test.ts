import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterTaxCostOfDebt,
  blumeBeta,
  bottomUpBeta,
  capitalWeights,
  capm,
  costOfDebt,
  interestCoverage,
  medianInterestCoverage,
  relativeInflationRate,
  releverBeta,
  syntheticRating,
  unleverBeta,
  wacc,
  waccOfWeights,
} from "./cost-of-capital.ts";

describe("CAPM", () => {
  it("agrees with Damodaran's Aracruz", () => {
    expect(capm({ riskFreeRate: 0.04, beta: 0.7576, equityRiskPremium: 0.1249 })).toBeCloseTo(0.1346, 4);
    expect(capm({ riskFreeRate: 0.04, beta: 0.7576, equityRiskPremium: 0.0866 })).toBeCloseTo(0.1056, 4);
  });

  it("adds the risk of a country by exposure, fully unless told", () => {
    const shared = { riskFreeRate: 0.03, beta: 1, equityRiskPremium: 0.05, countryRiskPremium: 0.02 };
    expect(capm(shared)).toBeCloseTo(0.1, 12);
    expect(capm({ ...shared, countryExposure: 0.5 })).toBeCloseTo(0.09, 12);
  });
});

describe("beta", () => {
  it("unlevers and relevers as in the pure-play question", () => {
    const asset = unleverBeta({ leveredBeta: 2.35, debtToEquity: 1.2, taxRate: 0.35 });
    expect(asset).toBeCloseTo(1.3202, 4);
    expect(releverBeta({ unleveredBeta: asset, debtToEquity: 0.8, taxRate: 0.3 })).toBeCloseTo(2.0596, 4);
  });

  it("comes back after unlevering and relevering", () => {
    const ratio = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, fc.double({ min: 0, max: 0.6, noNaN: true }), (beta, debtToEquity, taxRate) => {
        const unleveredBeta = unleverBeta({ leveredBeta: beta, debtToEquity, taxRate });
        expect(releverBeta({ unleveredBeta, debtToEquity, taxRate })).toBeCloseTo(beta, 12);
      }),
    );
  });

  it("is drawn towards 1 by Blume", () => {
    expect(blumeBeta({ regressionBeta: 1.4 })).toBeCloseTo(1.268, 12);
    expect(blumeBeta({ regressionBeta: 1 })).toBe(1);
    expect(blumeBeta({ regressionBeta: 1.3, weight: 2 / 3 })).toBeCloseTo(1.2, 12);
  });

  it("is built from the median of comparable businesses", () => {
    // Unlevered: 1.2/(1 + 0.75·0.4) = 0.92308; 0.9/1 = 0.9; 2.0/(1 + 0.75·1) = 1.14286. Median 0.92308, relevered ×1.375
    const comparables = [
      { leveredBeta: 1.2, debtToEquity: 0.4, taxRate: 0.25 },
      { leveredBeta: 0.9, debtToEquity: 0, taxRate: 0.25 },
      { leveredBeta: 2.0, debtToEquity: 1, taxRate: 0.25 },
    ];
    expect(bottomUpBeta({ comparables, debtToEquity: 0.5, taxRate: 0.25 })).toBeCloseTo(1.2692308, 6);
  });

  it("is corrected for cash, which has none", () => {
    const comparables = [{ leveredBeta: 0.9, debtToEquity: 0, taxRate: 0.25, cashToFirmValue: 0.1 }];
    expect(bottomUpBeta({ comparables, debtToEquity: 0, taxRate: 0.25 })).toBeCloseTo(1, 12);
  });

  it("needs a comparable business", () => {
    const shell = { leveredBeta: 0.1, debtToEquity: 0, taxRate: 0.25, cashToFirmValue: 1 };
    expect(bottomUpBeta({ comparables: [], debtToEquity: 0.5, taxRate: 0.25 })).toBeNull();
    expect(bottomUpBeta({ comparables: [shell], debtToEquity: 0.5, taxRate: 0.25 })).toBeNull();
  });
});

describe("cost of debt", () => {
  const table = [
    { coverageAtLeast: -1e9, rating: "D", spread: 0.2 },
    { coverageAtLeast: 3.5, rating: "BB+", spread: 0.02 },
    { coverageAtLeast: 3, rating: "BB", spread: 0.025 },
    { coverageAtLeast: 2.5, rating: "B+", spread: 0.0325 },
  ];

  it("is read from interest coverage", () => {
    const coverage = interestCoverage({ ebit: 10, interestExpense: 3 }) ?? Number.NaN;
    expect(coverage).toBeCloseTo(3.3333, 4);
    expect(syntheticRating({ coverage, table })?.rating).toBe("BB");
  });

  it("takes the row whose threshold is just met", () => {
    expect(syntheticRating({ coverage: 3.5, table })?.rating).toBe("BB+");
    expect(syntheticRating({ coverage: 3.4999, table })?.rating).toBe("BB");
    expect(syntheticRating({ coverage: 90, table })?.rating).toBe("BB+");
    expect(syntheticRating({ coverage: -4, table })?.rating).toBe("D");
  });

  it("has no rating below an open table, nor without interest", () => {
    expect(syntheticRating({ coverage: 1, table: table.slice(1) })).toBeNull();
    expect(interestCoverage({ ebit: 10, interestExpense: 0 })).toBeNull();
    expect(interestCoverage({ ebit: 10, interestExpense: -1 })).toBeNull();
    expect(interestCoverage({ ebit: -10, interestExpense: 5 })).toBe(-2);
  });

  it("is the risk-free rate with the spreads, less the tax it saves", () => {
    // Disney 2004: 4 % + 1.25 % = 5.25 %; × (1 − 37.3 %) = 3.29 %
    const beforeTax = costOfDebt({ riskFreeRate: 0.04, spread: 0.0125 });
    expect(beforeTax).toBeCloseTo(0.0525, 12);
    expect(afterTaxCostOfDebt({ costOfDebt: beforeTax, taxRate: 0.373 })).toBeCloseTo(0.0329175, 7);
    expect(costOfDebt({ riskFreeRate: 0.04, spread: 0.01, countrySpread: 0.02 })).toBeCloseTo(0.07, 12);
  });
});

describe("weighted average cost of capital", () => {
  it("agrees with Disney 2004", () => {
    const inputs = { equity: 55101, debt: 14668, costOfEquity: 0.1, costOfDebt: 0.0525, taxRate: 0.373 };
    expect(wacc(inputs)).toBeCloseTo(0.0858968, 7);
  });

  it("agrees with the bottom-up example: β 1.128125, Ke 8.640625 %, WACC 7.43 %", () => {
    const beta = releverBeta({ unleveredBeta: 0.95, debtToEquity: 0.25, taxRate: 0.25 });
    const costOfEquity = capm({ riskFreeRate: 0.03, beta, equityRiskPremium: 0.05 });
    expect(beta).toBeCloseTo(1.128125, 12);
    expect(costOfEquity).toBeCloseTo(0.08640625, 12);
    expect(wacc({ equity: 4, debt: 1, costOfEquity, costOfDebt: 0.0345, taxRate: 0.25 })).toBeCloseTo(0.0743, 12);
  });

  it("counts preferred stock at its own cost", () => {
    const inputs = { equity: 60, debt: 30, preferred: 10, costOfEquity: 0.1, costOfDebt: 0.05, taxRate: 0.2 };
    // 0.6·10 % + 0.3·4 % + 0.1·7 % = 7.9 %
    expect(wacc({ ...inputs, costOfPreferred: 0.07 })).toBeCloseTo(0.079, 12);
    expect(capitalWeights(inputs)).toEqual({ equity: 0.6, debt: 0.3, preferred: 0.1 });
  });

  it("is the cost of equity without debt", () => {
    expect(wacc({ equity: 5, debt: 0, costOfEquity: 0.09, costOfDebt: 0.05, taxRate: 0.25 })).toBe(0.09);
  });

  it("does not exist without capital", () => {
    const costs = { costOfEquity: 0.1, costOfDebt: 0.05, taxRate: 0.2 };
    expect(wacc({ equity: 0, debt: 0, ...costs })).toBeNull();
    expect(capitalWeights({ equity: -5, debt: 4 })).toBeNull();
  });

  it("lies between its parts and ignores the unit of money", () => {
    const amount = fc.double({ min: 1, max: 1e9, noNaN: true });
    const share = fc.double({ min: 0, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(amount, amount, share, share, (equity, debt, costOfEquity, before) => {
        const costs = { costOfEquity, costOfDebt: before, taxRate: 0 };
        const average = wacc({ equity, debt, ...costs }) ?? Number.NaN;
        expect(average).toBeGreaterThanOrEqual(Math.min(costOfEquity, before) - 1e-12);
        expect(average).toBeLessThanOrEqual(Math.max(costOfEquity, before) + 1e-12);
        expect(wacc({ equity: equity * 1000, debt: debt * 1000, ...costs })).toBeCloseTo(average, 12);
      }),
    );
  });
});

describe("a rate in another currency", () => {
  it("swaps one inflation for the other", () => {
    // 1.08 × 1.05 / 1.02 − 1 = 11.1765 %
    expect(relativeInflationRate({ rate: 0.08, inflationFrom: 0.02, inflationTo: 0.05 })).toBeCloseTo(0.111765, 6);
  });

  it("comes back on the way home", () => {
    const there = relativeInflationRate({ rate: 0.08, inflationFrom: 0.02, inflationTo: 0.05 });
    expect(relativeInflationRate({ rate: there, inflationFrom: 0.05, inflationTo: 0.02 })).toBeCloseTo(0.08, 14);
  });
});

describe("the cost of capital from weights", () => {
  it("is 0.8 × 9 % + 0.2 × 5 % × 0.75 = 7.95 %, as from amounts in these proportions", () => {
    const costs = { costOfEquity: 0.09, costOfDebt: 0.05, taxRate: 0.25 };
    expect(waccOfWeights({ equityWeight: 0.8, debtWeight: 0.2, ...costs })).toBeCloseTo(0.0795, 15);
    expect(waccOfWeights({ equityWeight: 0.8, debtWeight: 0.2, ...costs })).toBe(
      wacc({ equity: 4, debt: 1, ...costs }),
    );
  });
});

describe("interest coverage of an ordinary year", () => {
  it("is that of the median year: 60 ÷ 12 = 5", () => {
    expect(medianInterestCoverage({ ebit: [60, 10, 90], interest: 12 })).toBe(5);
  });

  it("needs a year and an interest", () => {
    expect(medianInterestCoverage({ ebit: [], interest: 12 })).toBeNull();
    expect(medianInterestCoverage({ ebit: [60], interest: 0 })).toBeNull();
  });
});
