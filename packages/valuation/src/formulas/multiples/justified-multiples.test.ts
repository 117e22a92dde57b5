import { describe, expect, it } from "vitest";
import {
  justifiedForwardPriceToEarnings,
  justifiedPriceToSales,
  justifiedTrailingPriceToEarnings,
} from "./justified-multiples.ts";

describe("justified multiples", () => {
  it("agree with the printed 13.3 times next year's earnings", () => {
    expect(justifiedForwardPriceToEarnings({ payout: 0.4, costOfEquity: 0.15, growth: 0.12 })).toBeCloseTo(13.33, 2);
  });

  it("are 15 times for growth 3 %, return 12 %, cost 8 %", () => {
    expect(justifiedForwardPriceToEarnings({ payout: 0.75, costOfEquity: 0.08, growth: 0.03 })).toBeCloseTo(15, 10);
  });

  it("on past earnings are a year's growth higher, and on sales times the margin", () => {
    const inputs = { payout: 0.75, costOfEquity: 0.08, growth: 0.03 };
    expect(justifiedTrailingPriceToEarnings(inputs)).toBeCloseTo(15.45, 10);
    expect(justifiedPriceToSales({ ...inputs, netMargin: 0.1 })).toBeCloseTo(1.545, 10);
  });

  it("do not exist when growth reaches the cost of equity", () => {
    const inputs = { payout: 0.75, costOfEquity: 0.03, growth: 0.03 };
    expect(justifiedForwardPriceToEarnings(inputs)).toBeNull();
    expect(justifiedTrailingPriceToEarnings(inputs)).toBeNull();
    expect(justifiedPriceToSales({ ...inputs, netMargin: 0.1 })).toBeNull();
  });
});
