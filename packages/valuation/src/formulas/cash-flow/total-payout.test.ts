import { describe, expect, it } from "vitest";
import * as payout from "./total-payout.ts";

describe("what goes to shareholders", () => {
  it("is bought back net of what is issued, pooled over years and bounded: (30 − 10) ÷ 100 = 20 %", () => {
    const years = { repurchases: [20, 10], issuance: [5, 5], netIncome: [60, 40], lowest: -0.1, highest: 0.5 };
    expect(payout.netBuybackShare(years)).toBe(0.2);
    expect(payout.netBuybackShare({ ...years, highest: 0.15 })).toBe(0.15);
    expect(payout.netBuybackShare({ ...years, issuance: [50, 50] })).toBe(-0.1);
    expect(payout.netBuybackShare({ ...years, netIncome: [60, -60] })).toBeNull();
    const inThousands = (amounts: readonly number[]) => amounts.map((amount) => amount / 1_000_000);
    const small = { repurchases: inThousands(years.repurchases), netIncome: inThousands(years.netIncome) };
    expect(payout.netBuybackShare({ ...years, ...small, issuance: inThousands(years.issuance) })).toBeCloseTo(0.2, 12);
    expect(payout.buybacksFromCount({ before: 105, after: 100, price: 20 })).toBe(100);
  });

  it("is at most everything that is earned", () => {
    expect(payout.totalPayoutRatio({ payout: 0.4, buybackShare: 0.3 })).toBeCloseTo(0.7, 15);
    expect(payout.totalPayoutRatio({ payout: 0.8, buybackShare: 0.5 })).toBe(1);
  });

  it("has been paid out since the balance sheet at the year's pace: half a year of 3 on 100 shares is 150", () => {
    expect(payout.paidOutSince({ elapsed: 0.5, payout: 3 })).toBe(1.5);
    expect(payout.paidOutSinceInMoney({ elapsed: 0.5, payout: 3, shares: 100 })).toBe(150);
  });

  it("makes the multiple of a sale: a payout of 11 and 110 at its end, at 10 %, for earnings of 10, is 11", () => {
    const sale = { payouts: [11], terminalValue: 110, years: 1, earnings: 10, costOfEquity: 0.1, sooner: 0 };
    expect(payout.fadingPriceToEarnings(sale)).toBeCloseTo(11, 12);
    expect(payout.fadingPriceToEarnings({ ...sale, earnings: 0 })).toBeNull();
  });

  it("takes the middle multiple, and none of one without meaning", () => {
    expect(payout.middleMultiple({ values: [10, 30, 14] })).toBe(14);
    expect(payout.middleMultiple({ values: [10, Number.NaN, 14] })).toBeNull();
    expect(payout.middleMultiple({ values: [] })).toBeNull();
  });
});
