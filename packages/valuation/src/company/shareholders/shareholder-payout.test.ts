import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { assumption } from "../../trace/trace.ts";
import { historyOf } from "../accounts/history.ts";
import { buybackShareOf, yearlyPayoutOf } from "./shareholder-payout.ts";

type Figures = Parameters<typeof sampleStatement>[1];

/** So many years until 2025, oldest first, with closes of 10 in all of them. */
function shareOf(years: readonly Figures[], changes: Partial<Fundamentals> = {}) {
  const { fundamentals } = sampleFile();
  const statements = years.map((figures, index) => sampleStatement(2026 - years.length + index, figures));
  const told = { ...fundamentals, statements, ...changes };
  const { quantity, warnings } = buybackShareOf(told, historyOf(told));
  return [quantity.value, ...warnings];
}

const closes = (value: number) => ({
  monthlyCloses: { from: "2015-01", to: "2025-12", closes: Array.from({ length: 132 }, () => value) },
});

describe("the part of the earnings that buys shares back", () => {
  const year = (shareRepurchases: number, stockBasedCompensation = 0, netIncome = 100): Figures => ({
    ...{ shareRepurchases, stockBasedCompensation, netIncome },
  });

  it("is that of five years together, less the shares given to employees", () => {
    // 50 + 40 + 30 + 20 + 10 less 5 × 10, of 500.
    expect(shareOf([year(900), year(50, 10), year(40, 10), year(30, 10), year(20, 10), year(10, 10)])).toEqual([0.2]);
    // Years of large earnings weigh more: 100 of 400.
    expect(shareOf([year(0, 0, 100), year(0, 0, 100), year(100, 0, 200)])).toEqual([0.25]);
  });

  it("is a half issued at most, and all of the earnings", () => {
    expect(shareOf([year(120), year(120), year(120)])).toEqual([1]);
    expect(shareOf([year(0, 60), year(0, 60), year(0, 60)])).toEqual([-0.5]);
    expect(shareOf([year(0, 40), year(0, 40), year(0, 40)])).toEqual([-0.4]);
  });

  it("is unknown where the years together earned nothing", () => {
    expect(shareOf([year(10, 0, 100), year(10, 0, -100), year(10, 0, 0)])).toEqual([0, "buybacksUnknown"]);
  });

  it("takes three years with both, in which it was earned", () => {
    const lacking = (name: string): Figures => ({ ...year(50), [name]: null });
    for (const name of ["shareRepurchases", "stockBasedCompensation", "netIncome"]) {
      expect(shareOf([year(50), lacking(name), year(50), year(50)])).toEqual([0.5]);
      expect(shareOf([year(50), lacking(name), year(50)])).toEqual([0, "buybacksUnknown"]);
    }
  });

  it("is read from the count of shares at the price of the year where filings do not tell it, and that is said", () => {
    const counted = (...counts: readonly (number | null)[]) =>
      counts.map((dilutedShares): Figures => ({ dilutedShares, netIncome: 100 }));
    // Each year two shares fewer, at 10.
    expect(shareOf(counted(106, 104, 102, 100), closes(10))).toEqual([0.2, "buybacksFromCount"]);
    expect(shareOf(counted(100, 102, 104, 106), closes(10))).toEqual([-0.2, "buybacksFromCount"]);
    expect(shareOf(counted(104, 102, 100), closes(10))).toEqual([0, "buybacksUnknown"]);
    expect(shareOf(counted(106, 104, null, 102, 100), closes(10))).toEqual([0, "buybacksUnknown"]);
    expect(shareOf(counted(106, 104, 102, 100), { monthlyCloses: null })).toEqual([0, "buybacksUnknown"]);
    expect(shareOf(counted(106, 104, 102, 0), closes(10))).toEqual([0, "buybacksUnknown"]);
  });

  it("leaves out a year in which the count moved as a split or a merger moves it", () => {
    const counted = (...counts: readonly number[]) =>
      counts.map((dilutedShares): Figures => ({ dilutedShares, netIncome: 100 }));
    // ln 1.42 = 0.351 and ln 1.41 = 0.344
    expect(shareOf(counted(142, 100, 98, 96, 94), closes(10))).toEqual([0.2, "buybacksFromCount"]);
    // 410 + 60 of 400 is more than all
    expect(shareOf(counted(141, 100, 98, 96, 94), closes(10))).toEqual([1, "buybacksFromCount"]);
    expect(shareOf(counted(100, 142, 140, 138, 136), closes(10))).toEqual([0.2, "buybacksFromCount"]);
  });
});

describe("the payout of a year", () => {
  const amount = (value: number) => assumption("dividendPerShare", value, "perShare");
  const payoutOf = (dividend: number | null, earnings: number | null, buybackShare: number) =>
    yearlyPayoutOf({
      dividend: dividend === null ? null : amount(dividend),
      earnings: earnings === null ? null : amount(earnings),
      buybackShare: assumption("buybackShare", buybackShare, "rate"),
    }).value;

  it("is the dividend and what buys shares back, all of the earnings at most", () => {
    expect(payoutOf(0.45, 0.9, 0.4)).toBeCloseTo(0.45 + 0.36, 12);
    expect(payoutOf(null, 0.9, 0.4)).toBeCloseTo(0.36, 12);
    expect(payoutOf(0.45, 0.9, 0.8)).toBe(0.9);
    expect(payoutOf(1.2, 0.9, 0.8)).toBe(1.2);
  });

  it("is the dividend alone where shares are given away, or nothing is earned", () => {
    expect(payoutOf(0.45, 0.9, -0.4)).toBe(0.45);
    expect(payoutOf(0.45, null, 0.4)).toBe(0.45);
    expect(payoutOf(0.45, 0, 0.4)).toBe(0.45);
    expect(payoutOf(0.45, -0.9, 0.4)).toBe(0.45);
    expect(payoutOf(null, null, 0.4)).toBe(0);
  });
});
