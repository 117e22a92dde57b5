import { describe, expect, it } from "vitest";
import * as growing from "./paid-growth.ts";

describe("growth that is paid for", () => {
  it("takes growth ÷ return of the profit: 4 % at 10 % leaves 60", () => {
    expect(growing.shareAfterGrowth({ growth: 0.04, returnOnCapital: 0.1 })).toBeCloseTo(0.6, 15);
    expect(growing.flowAfterGrowth({ profit: 100, growth: 0.04, returnOnCapital: 0.1 })).toBeCloseTo(60, 12);
    expect(growing.flowAfterGrowth({ profit: 100, growth: -0.04, returnOnCapital: 0.1 })).toBe(100);
    expect(growing.flowAfterGrowth({ profit: 100, growth: 0.04, returnOnCapital: 0 })).toBeNull();
  });

  it("invests a year ahead, and takes nothing out when sales fall", () => {
    expect(growing.investmentAhead({ revenue: 100, next: 120, salesToCapital: 2 })).toBe(10);
    expect(growing.investmentAhead({ revenue: 100, next: 90, salesToCapital: 2 })).toBe(0);
  });

  it("is worth nothing when it only earns its cost, and lasts only below the rate", () => {
    const at = (growth: number, rate = 0.08) =>
      growing.growingTerminalValue({ nopat: 80, growth, returnOnNewCapital: 0.08, rate });
    expect(at(0)).toBeCloseTo(1000, 10);
    expect(at(0.03)).toBeCloseTo(1000, 10);
    expect(at(0.08)).toBeNull();
  });

  it("sells at least so much on capital that new capital earns its cost: 8 % ÷ (5 % × 0.8) = 2", () => {
    const inputs = { cost: 0.08, margin: 0.05, taxRate: 0.2 };
    expect(growing.salesToCapitalAtCost({ ratio: 1.5, ...inputs })).toBeCloseTo(2, 12);
    expect(growing.salesToCapitalAtCost({ ratio: 3, ...inputs })).toBe(3);
    expect(growing.salesToCapitalAtCost({ ratio: 1.5, ...inputs, margin: -0.05 })).toBe(1.5);
  });

  it("lets a book grow by no more than it earns", () => {
    expect(growing.bookAfterYear({ before: 100, growth: 0.05, returnOnEquity: 0.1 })).toBe(105);
    expect(growing.bookAfterYear({ before: 100, growth: 0.2, returnOnEquity: 0.1 })).toBeCloseTo(110, 12);
  });
});
