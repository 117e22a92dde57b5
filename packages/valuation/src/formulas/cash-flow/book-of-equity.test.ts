import { describe, expect, it } from "vitest";
import * as book from "./book-of-equity.ts";
import { residualIncome } from "./residual-income.ts";

describe("the book of equity", () => {
  it("earns a residual income that its return and its profit tell alike", () => {
    const byReturn = book.residualIncomeOfReturn({ returnOnEquity: 0.15, costOfEquity: 0.09, bookValue: 50 });
    expect(byReturn).toBeCloseTo(3, 12);
    expect(byReturn).toBeCloseTo(residualIncome({ netIncome: 7.5, equity: 50, costOfEquity: 0.09 }), 12);
  });

  it("began the year where profit and payouts lead back to: 110 − 20 + 5 + 8 − 3 = 100", () => {
    expect(book.openingBook({ book: 110, netIncome: 20, dividends: 5, repurchases: 8, issued: 3 })).toBe(100);
  });

  it("pays out what it earns beyond its own growth", () => {
    expect(book.paidFromBook({ returnOnEquity: 0.12, before: 100, after: 104 })).toBe(8);
    expect(book.paidFromBook({ returnOnEquity: 0.12, before: 100, after: 120 })).toBe(-8);
  });

  it("is worth what it pays out for ever: (12 − 4) % of 100 ÷ (8 − 4) % = 200", () => {
    const rates = { returnOnEquity: 0.12, growth: 0.04, costOfEquity: 0.08 };
    expect(book.terminalValueOfBook({ ...rates, bookValue: 100 })).toBeCloseTo(200, 10);
    expect(book.terminalValueOfKeptEarnings({ ...rates, bookValue: 100, payout: 2 / 3 })).toBeCloseTo(200, 10);
  });

  it("has no such value when growth reaches the cost of equity", () => {
    const rates = { returnOnEquity: 0.12, growth: 0.08, costOfEquity: 0.08, bookValue: 100 };
    expect(book.terminalValueOfBook(rates)).toBeNull();
    expect(book.terminalValueOfKeptEarnings({ ...rates, payout: 0.5 })).toBeNull();
  });

  it("tells the earnings of the year before", () => {
    expect(book.earningsOfBook({ returnOnEquity: 0.105, bookValue: 100, growth: 0.05 })).toBeCloseTo(10, 12);
  });
});
