import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalDistribution } from "../statistics/normal-distribution.ts";
import {
  callOptionValue,
  fullyDilutedAtValue,
  ifConverted,
  optionValueDilution,
  treasuryStockAtPrice,
  treasuryStockAtValue,
} from "./dilution.ts";

describe("options at value", () => {
  const company = { equityValue: 1608.68, shares: 100 };

  it("lower the value per share from 16.09 to 15.08", () => {
    const diluted = treasuryStockAtValue({ ...company, grants: [{ options: 10, strike: 5 }] });
    // (1608.68 + 50) / 110
    expect(diluted?.valuePerShare).toBeCloseTo(15.0789, 4);
    expect(diluted?.dilutedShares).toBe(110);
    expect(diluted?.proceeds).toBe(50);
  });

  it("out of the money are left alone, in whatever order they come", () => {
    const grants = [
      { options: 50, strike: 40 },
      { options: 10, strike: 5 },
    ];
    expect(treasuryStockAtValue({ ...company, grants })?.valuePerShare).toBeCloseTo(15.0789, 4);
  });

  it("stop being exercised when earlier ones have brought the value below their strike", () => {
    // 16.09 basic; after the first grant 8.04 + …: (1608.68 + 0)/200 = 8.0434, below the second strike of 10
    const grants = [
      { options: 100, strike: 0 },
      { options: 10, strike: 10 },
    ];
    const diluted = treasuryStockAtValue({ ...company, grants });
    expect(diluted?.valuePerShare).toBeCloseTo(8.0434, 4);
    expect(diluted?.dilutedShares).toBe(200);
  });

  it("exactly at the money change nothing", () => {
    const diluted = treasuryStockAtValue({ equityValue: 1000, shares: 100, grants: [{ options: 10, strike: 10 }] });
    expect(diluted).toEqual({ valuePerShare: 10, dilutedShares: 100, proceeds: 0 });
  });

  it("never raise the value, and the answer satisfies its own equation", () => {
    const grant = fc.record({
      options: fc.double({ min: 0, max: 50, noNaN: true }),
      strike: fc.double({ min: 0, max: 50, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(grant, { maxLength: 5 }),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        (grants, equityValue) => {
          const value = treasuryStockAtValue({ equityValue, shares: 100, grants })?.valuePerShare ?? Number.NaN;
          expect(value).toBeLessThanOrEqual(equityValue / 100 + 1e-9);
          const exercised = grants.filter(({ strike }) => strike < value - 1e-9);
          const near = grants.some(({ strike }) => Math.abs(strike - value) <= 1e-9);
          const proceeds = exercised.reduce((sum, { options, strike }) => sum + options * strike, 0);
          const options = exercised.reduce((sum, one) => sum + one.options, 0);
          if (!near) expect(value).toBeCloseTo((equityValue + proceeds) / (100 + options), 8);
        },
      ),
    );
  });

  it("need shares", () => {
    expect(treasuryStockAtValue({ equityValue: 100, shares: 0, grants: [] })).toBeNull();
    expect(fullyDilutedAtValue({ equityValue: 100, shares: 0, grants: [] })).toBeNull();
  });
});

describe("full dilution", () => {
  it.each([
    ["Cisco", 65622, 6487, 1436, 25.02, 35928, 12.82],
    ["Google", 32187, 277.78, 25.61, 24.41, 625, 108.15],
  ])("agrees with the printed answer for %s", (_, equityValue, shares, options, strike, proceeds, perShare) => {
    const diluted = fullyDilutedAtValue({ equityValue, shares, grants: [{ options, strike }] });
    expect(Math.abs((diluted?.proceeds ?? Number.NaN) - proceeds)).toBeLessThan(1);
    expect(diluted?.valuePerShare).toBeCloseTo(perShare, 2);
  });
});

describe("options at the market price", () => {
  it("add the shares that their proceeds do not buy back", () => {
    // 10 × (1 − 5/20) = 7.5
    const inputs = {
      price: 20,
      shares: 100,
      grants: [
        { options: 10, strike: 5 },
        { options: 9, strike: 30 },
      ],
    };
    expect(treasuryStockAtPrice(inputs)).toBe(107.5);
    expect(treasuryStockAtPrice({ ...inputs, price: 0 })).toBeNull();
  });
});

describe("a convertible bond", () => {
  it("is converted when that is worth more to its holders", () => {
    // 1000/100 = 10 against (1000 + 200)/(100 + 50) = 8, whose 50 shares are worth 400 > 200
    expect(ifConverted({ equityValue: 1000, shares: 100, principal: 200, conversionShares: 50 })).toBe(8);
  });

  it("stays a bond otherwise", () => {
    expect(ifConverted({ equityValue: 1000, shares: 100, principal: 200, conversionShares: 10 })).toBe(10);
    expect(ifConverted({ equityValue: 1000, shares: 0, principal: 200, conversionShares: 10 })).toBeNull();
  });
});

describe("a call option", () => {
  const hull = { spot: 42, strike: 40, years: 0.5, volatility: 0.2, riskFreeRate: 0.1 };

  it("agrees with Hull's example: 4.76", () => {
    expect(callOptionValue(hull)).toBeCloseTo(4.7594, 4);
  });

  it("is lowered by dividends", () => {
    // Haug: S 100, K 95, T 0.5, r 10 %, y 5 %, σ 20 % — put 2.4648; put–call parity gives the call
    const call = callOptionValue({
      spot: 100,
      strike: 95,
      years: 0.5,
      volatility: 0.2,
      riskFreeRate: 0.1,
      dividendYield: 0.05,
    });
    expect(call).toBeCloseTo(2.4648 + 100 * Math.exp(-0.025) - 95 * Math.exp(-0.05), 4);
  });

  it("without time or risk is its forward gain, at least nothing", () => {
    expect(callOptionValue({ ...hull, years: 0 })).toBe(2);
    expect(callOptionValue({ ...hull, volatility: 0 })).toBeCloseTo(42 - 40 * Math.exp(-0.05), 12);
    expect(callOptionValue({ ...hull, spot: 30, years: 0 })).toBe(0);
  });

  it.each([{ spot: 0 }, { strike: 0 }, { years: -1 }, { volatility: -0.1 }])("does not exist with %j", (wrong) => {
    expect(callOptionValue({ ...hull, ...wrong })).toBeNull();
  });
});

describe("options set aside at what they are worth", () => {
  const company = {
    equityValue: 1000,
    shares: 100,
    options: 10,
    strike: 8,
    years: 3,
    volatility: 0.4,
    riskFreeRate: 0.03,
  };

  it("cost less the fewer vest, and nothing when there are none", () => {
    const all = optionValueDilution(company) ?? Number.NaN;
    const half = optionValueDilution({ ...company, vestingShare: 0.5 }) ?? Number.NaN;
    expect(all).toBeLessThan(half);
    expect(half).toBeLessThan(10);
    expect(optionValueDilution({ ...company, options: 0 })).toBe(10);
  });

  it("leave a share which, with its part of the option, makes up the whole equity", () => {
    const value = optionValueDilution(company) ?? Number.NaN;
    const call = callOptionValue({ ...company, spot: 1000 / 110 }) ?? Number.NaN;
    expect(value * 100 + call * 10).toBeCloseTo(1000, 9);
  });

  it("cost something even out of the money, where treasury stock sees nothing", () => {
    const outside = { ...company, strike: 20 };
    expect(optionValueDilution(outside)).toBeLessThan(10);
    const treasury = treasuryStockAtValue({ equityValue: 1000, shares: 100, grants: [{ options: 10, strike: 20 }] });
    expect(treasury?.valuePerShare).toBe(10);
  });

  it("need shares and a positive equity", () => {
    expect(optionValueDilution({ ...company, shares: 0 })).toBeNull();
    expect(optionValueDilution({ ...company, equityValue: -5 })).toBeNull();
  });
});

describe("the normal distribution", () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1, 0.15865525393145707],
    [1.959963984540054, 0.975],
    [3, 0.9986501019683699],
    [-5, 2.866515718791933e-7],
  ])("at %d is %d", (z, probability) => {
    expect(normalDistribution(z)).toBeCloseTo(probability, 14);
  });

  it("ends at 0 and 1", () => {
    expect(normalDistribution(-9)).toBe(0);
    expect(normalDistribution(-40)).toBe(0);
    expect(normalDistribution(9)).toBe(1);
    expect(normalDistribution(40)).toBe(1);
  });
});
