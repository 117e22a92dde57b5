import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueDriverTerminalValue } from "../time-value/terminal-value.ts";
import { economicProfit, economicProfitValue } from "./economic-profit.ts";
import { enterpriseValue } from "./enterprise-value.ts";

describe("economic profit", () => {
  it("is what remains after paying for the capital", () => {
    expect(economicProfit({ nopat: 100, wacc: 0.09, openingCapital: 1000 })).toBe(10);
    expect(economicProfit({ nopat: 50, wacc: 0.09, openingCapital: 1000 })).toBe(-40);
  });
});

describe("value by economic profit", () => {
  const company = {
    investedCapital: 1000,
    nopats: [100, 110],
    netInvestments: [50, 55],
    wacc: 0.09,
    terminalNopat: 115,
    growth: 0.03,
    returnOnNewCapital: 0.12,
  };

  it("is capital plus profits above its cost, worked by hand", () => {
    // EP 10 and 110 − 0.09·1050 = 15.5; CV = (115 − 0.09·1105)/0.09 + 115·0.25·0.03/(0.09·0.06) = 172.777778 + 159.722222
    const byHand = 1000 + 10 / 1.09 + (15.5 + 172.7777778 + 159.7222222) / 1.1881;
    expect(economicProfitValue(company)).toBeCloseTo(byHand, 6);
  });

  it("equals the discounted cash flows of the same forecast", () => {
    const money = fc.double({ min: -500, max: 500, noNaN: true });
    const profit = fc.double({ min: 0, max: 500, noNaN: true });
    const rate = fc.double({ min: 0.03, max: 0.3, noNaN: true });
    const years = fc.array(fc.tuple(money, money), { maxLength: 8 });
    fc.assert(
      fc.property(
        years,
        profit,
        rate,
        rate,
        money,
        (plan, terminalNopat, wacc, returnOnNewCapital, investedCapital) => {
          const growth = Math.min(wacc, returnOnNewCapital) / 3;
          const nopats = plan.map(([nopat]) => nopat);
          const netInvestments = plan.map(([, investment]) => investment);
          const terminalValue =
            valueDriverTerminalValue({ nopat: terminalNopat, growth, returnOnNewCapital, wacc }) ?? 0;
          const flows = plan.map(([nopat, investment]) => nopat - investment);
          const discounted = enterpriseValue({ flows, wacc, terminalValue })?.value ?? Number.NaN;
          const byProfit = economicProfitValue({
            investedCapital,
            nopats,
            netInvestments,
            wacc,
            terminalNopat,
            growth,
            returnOnNewCapital,
          });
          expect(Math.abs((byProfit ?? Number.NaN) - discounted)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it("has no value without a spread, a cost or a return", () => {
    expect(economicProfitValue({ ...company, growth: 0.09 })).toBeNull();
    expect(economicProfitValue({ ...company, wacc: 0, growth: -0.01 })).toBeNull();
    expect(economicProfitValue({ ...company, returnOnNewCapital: 0 })).toBeNull();
    expect(economicProfitValue({ ...company, terminalNopat: -1 })).toBeNull();
    expect(economicProfitValue({ ...company, returnOnNewCapital: 0.001 })).toBeNull();
  });
});
