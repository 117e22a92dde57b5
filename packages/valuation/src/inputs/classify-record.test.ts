import { describe, expect, it } from "vitest";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import { classified, recorded, sample } from "./classified-contract.ts";
import { type SampleChanges, sampleFile } from "./sample-company.ts";

describe("what a company's record says", () => {
  const cycle: readonly (readonly [number, number])[] = [
    [100, 20],
    [80, 8],
    [105, 22],
    [110, 24],
    [85, 9],
    [108, 23],
    [112, 24],
    [115, 25],
  ];

  it("makes a cyclical one of two slumps of sales and profits together", () => {
    expect(recorded(cycle)).toEqual({ type: "cyclical", rule: "cyclicalRecord" });
  });

  it("does not make one of a single slump, of seven years, or where profits fall by patents", () => {
    expect(recorded(cycle.map(([revenue, ebit], index) => (index === 1 ? [100, 20] : [revenue, ebit]))).type).toBe(
      "mature",
    );
    expect(recorded(cycle.slice(1)).type).toBe("mature");
    expect(recorded(cycle, { sector: "healthCare", industry: "Health Care Equipment" }).type).toBe("mature");
  });

  it("does not take the sale of a business for a slump: what is sold does not come back", () => {
    const sold = [
      [100, 20],
      [60, 10],
      [62, 11],
      [63, 12],
      [64, 12],
      [40, 5],
      [41, 6],
      [42, 7],
    ] as const;
    expect(recorded(sold).type).toBe("mature");
  });

  it("makes a cyclical one of a single slump that took a third of the sales and all of the profit, and is over", () => {
    // Seagate of 2019 to 2026, in billions
    const disks: readonly (readonly [number, number])[] = [
      [10.4, 1.5],
      [10.5, 1.3],
      [10.7, 1.5],
      [11.7, 2],
      [7.4, -0.3],
      [6.6, 0.5],
      [9.1, 1.9],
      [12.2, 4.1],
    ];
    const hardware = {
      sector: "informationTechnology",
      industry: "Technology Hardware, Storage & Peripherals",
    } as const;
    expect(recorded(disks, hardware)).toEqual({ type: "cyclical", rule: "cyclicalRecord" });
    // Not over yet; no loss in its year of least sales; ships and hotels that were closed for a year
    expect(recorded([[10, 1.5], ...disks.slice(0, -1)], hardware).type).toBe("mature");
    expect(recorded(disks.with(4, [7.4, 0.1]), hardware).type).toBe("mature");
    expect(recorded(disks, { sector: "consumerDiscretionary", industry: "Casinos & Gaming" }).type).toBe("mature");
  });

  it("knows no slump of profits without a profit before", () => {
    const profits = [0, -5, 10, 11, 12, 12, 13, 13];
    const sales = [100, 60, 101, 102, 103, 104, 105, 106];
    const from = (first: number) =>
      recorded(sales.map((revenue, index) => [revenue, index === 0 ? first : (profits[index] ?? 0)] as const)).type;
    expect([from(0), from(10)]).toEqual(["mature", "cyclical"]);
  });

  it("takes a slump for over when neither sales nor profits are those of one", () => {
    expect(recorded(cycle.with(2, [105, 13])).type).toBe("cyclical");
    expect(recorded(cycle.with(2, [105, 12]).with(3, [110, 12])).type).toBe("mature");
  });

  it("does not take sales told again without a part that left for a slump: its cash is still there", () => {
    // Fortive of 2015 to 2025: Vontier left in 2020, Ralliant in 2025
    const sales = [6.2, 5.4, 5.8, 3.8, 4.6, 4.6, 5.3, 5.8, 3.9, 4.1, 4.2];
    const income = [1.3, 1.1, 1.1, 0.6, 0.4, 0.5, 0.8, 1, 0.6, 0.7, 0.7];
    const cash = [1, 1.1, 1.2, 1.3, 1.3, 1.4, 1, 1.3, 1.4, 1.5, 1.1];
    const years = sales.map((revenue, index) => [revenue, income[index] ?? 0] as const);
    expect(recorded(years).type).toBe("cyclical");
    expect(recorded(years, {}, cash).type).toBe("mature");
    // no cash before and none after says nothing of a part that left
    expect(recorded(years, {}, cash.fill(0)).type).toBe("cyclical");
  });

  it("calls a profit after years of operating losses a turnaround, and two of five years none", () => {
    expect(
      recorded([
        [100, -5],
        [102, -8],
        [99, -3],
        [101, -6],
        [104, 7],
      ]),
    ).toEqual({
      type: "turnaround",
      rule: "lossesInMostYears",
    });
    expect(
      recorded([
        [100, -5],
        [102, -8],
        [99, 3],
        [101, 6],
        [104, 7],
      ]).type,
    ).toBe("mature");
  });

  it("leaves a steelmaker that has lost money for years to its cycle", () => {
    const years = [
      [100, -5],
      [102, -8],
      [99, -3],
      [101, 6],
      [104, 7],
    ] as const;
    expect(recorded(years, { sector: "materials", industry: "Steel" }).type).toBe("cyclical");
  });

  it("does not depend on the unit of money", () => {
    const knowledge: SampleChanges = { figures: { researchAndDevelopment: 90 } };
    const losses: SampleChanges = { figures: { netIncome: -10, ebit: 5, operatingCashFlow: 0 } };
    const growing: SampleChanges = { figures: { netIncome: -10, ebit: -5 }, earlier: { revenue: 400 } };
    const poor: SampleChanges = { figures: { netIncome: -10, ebit: -5, interestExpense: 0 } };
    const earning: SampleChanges = { figures: { netIncome: -10, ebit: 5 }, earlier: { revenue: 400 } };
    const fading: SampleChanges = { ...poor, latest: { revenue: 0 } };
    const firstSales: SampleChanges = { figures: { ...poor.figures, revenue: 0 }, latest: { revenue: 40 } };
    const badYear: SampleChanges = { latest: { netIncome: -10, ebit: -5 }, figures: { totalEquity: -1 } };
    const goodYear: SampleChanges = { ...losses, latest: { netIncome: 10, totalEquity: -1 } };
    const more = [poor, earning, fading, firstSales, badYear, goodYear];
    const kinds = [{}, knowledge, losses, { figures: { totalEquity: -1 } }, growing, ...more].map((changes) => {
      const file = sampleFile(changes);
      const small = classified(inOtherCurrency(file, 2 ** -60).fundamentals);
      expect(small, JSON.stringify(changes)).toEqual(classified(file.fundamentals));
      return small.type;
    });
    const usual = ["mature", "assetLight", "distressed", "negativeEquity", "unprofitableGrowth"];
    const ofMore = ["lossMaking", "mature", "lossMaking", "unprofitableGrowth", "negativeEquity", "negativeEquity"];
    expect(kinds).toEqual([...usual, ...ofMore]);
  });

  it("calls research of 8 % of revenue intensive, and interest covered eight tenths no distress", () => {
    const byResearch = (researchAndDevelopment: number) => sample({ figures: { researchAndDevelopment } }).type;
    expect([79.9, 80].map(byResearch)).toEqual(["mature", "assetLight"]);
    const byCoverage = (ebit: number) => sample({ figures: { netIncome: -10, ebit, operatingCashFlow: 0 } }).type;
    expect(byCoverage(7.9)).toBe("distressed");
    expect(byCoverage(8)).not.toBe("distressed");
  });

  it("counts years that earn nothing among those of losses", () => {
    expect(sample({ figures: { netIncome: 0, ebit: -5 } })).toEqual({
      type: "lossMaking",
      rule: "lossesWithoutGrowth",
    });
    expect(sample({ figures: { netIncome: 1, ebit: -5 } }).rule).not.toBe("lossesWithoutGrowth");
  });

  it("does not take research without revenue, or with one that is unknown, for a large part of it", () => {
    const byRevenue = (revenue: number | null) => sample({ figures: { revenue, researchAndDevelopment: 100 } }).rule;
    expect([0, null, 1250].map(byRevenue)).toEqual(["otherwise", "otherwise", "researchIntensive"]);
  });

  it("takes a chip maker that has outgrown its slumps for what it owns, however often it fell", () => {
    const outgrown: typeof cycle = [...cycle.slice(0, 6), [200, 40], [240, 48], [300, 60]];
    const chips = { sector: "informationTechnology", industry: "Semiconductors" } as const;
    expect(recorded(outgrown, chips).type).toBe("assetLight");
    expect(recorded(outgrown.with(-1, [215, 48]), chips).type).toBe("cyclical");
  });
});
