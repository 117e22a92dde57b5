import { describe, expect, it } from "vitest";
import { basisOf } from "./company-parts.ts";
import { amountOf, type Figures, figuresOf, rowOf } from "./figures.ts";
import { dividendsFromPayments, repair } from "./repairs.ts";
import { reviewedFactsOf } from "./reviewed-facts.ts";
import { fromQuarterlyDividends, shareFactorOf, toTodaysShares } from "./share-basis.ts";
import type { ShareBasis, SourceStatement } from "./source.schema.ts";

function figures(values: Readonly<Record<string, number>>, letters = "P".repeat(Object.keys(values).length)): Figures {
  return figuresOf("TEST", Object.keys(values), letters, Object.values(values));
}

function repaired(values: Readonly<Record<string, number>>, letters?: string) {
  const row = figures(values, letters);
  const notes: string[] = [];
  repair(row, false, (kind) => notes.push(kind));
  return { row, notes };
}

describe("reading a row", () => {
  it.each([
    ["a value without a letter", "-", [1]],
    ["a letter without a value", "S", [null]],
    ["an unknown letter", "X", [1]],
    ["a value that is not finite", "S", [Number.POSITIVE_INFINITY]],
    ["too few letters", "", [1]],
  ])("refuses %s", (_, letters, values) => {
    expect(() => figuresOf("TEST 2025", ["revenue"], letters, values)).toThrow("TEST 2025");
  });

  it("refuses a field that is none of the engine's figures", () => {
    expect(() => figuresOf("TEST", ["turnover"], "S", [1])).toThrow("turnover");
  });

  it("writes what it has read, in the engine's order", () => {
    expect(rowOf(figures({ grossProfit: 2, revenue: 5 }, "DS"))).toEqual({ letters: "S-D", values: [5, null, 2] });
  });
});

describe("today's shares", () => {
  const apple = { epsDiluted: 9.22, dilutedShares: 5_793_069_000, dividendsPerShare: 1.98, netIncome: 53_394_000_000 };
  const none: ShareBasis = {
    note: "",
    factors: [{ ticker: "WSM", until: "2022-01-30", factor: 2, reason: "split" }],
    unknown: [],
    unsettled: [],
    dividendsFromPayments: [],
    otherClasses: [],
    ownShares: [],
    purchases: [],
    quarterlyDividends: [],
  };
  const statement = (end: string, shareFactor: number): SourceStatement => {
    return { fiscalYear: 2021, end, shareFactor, sources: "", values: [] };
  };

  it("multiplies counts, divides per-share figures, leaves money alone", () => {
    const row = figures(apple);
    toTodaysShares(row, 4, true);
    expect(amountOf(row, "epsDiluted")).toBeCloseTo(2.305, 12);
    expect(amountOf(row, "dividendsPerShare")).toBeCloseTo(0.495, 12);
    expect(amountOf(row, "dilutedShares")).toBe(23_172_276_000);
    expect(amountOf(row, "netIncome")).toBe(53_394_000_000);
  });

  it("drops what no factor makes comparable", () => {
    const row = figures(apple);
    toTodaysShares(row, 1, false);
    expect([...row.keys()]).toEqual(["netIncome"]);
  });

  it("reads 0.333333 as one third, and prefers a reviewed factor", () => {
    const ignore = () => {};
    expect(shareFactorOf(none, "DD", statement("2020-12-31", 0.333333), ignore)).toBe(1 / 3);
    expect(shareFactorOf(none, "AAPL", statement("2015-09-26", 4), ignore)).toBe(4);
    expect(shareFactorOf(none, "WSM", statement("2022-01-30", 1), ignore)).toBe(2);
    expect(shareFactorOf(none, "WSM", statement("2023-01-29", 1), ignore)).toBe(1);
  });

  it("are of other owners than accounts that end before a business was bought with new ones", () => {
    const worldpay = { ticker: "GPN", part: "Worldpay", asOf: "2026-01-09", shares: "43 million", source: "8-K" };
    const reviewed = { separations: [], financeArms: [], remarks: [], shareBasis: { ...none, purchases: [worldpay] } };
    const { part, asOf, source } = worldpay;
    const bought = { code: "businessBought", params: { part, asOf, source } };
    expect(basisOf(reviewed, "GPN", "2025-12-31")).toBe("unsettled");
    expect(reviewedFactsOf(reviewed, "GPN", "2025-12-31")).toEqual({ remarks: [bought] });
    expect(basisOf(reviewed, "GPN", "2026-12-31")).toBe("settled");
    expect(reviewedFactsOf(reviewed, "GPN", "2026-12-31")).toEqual({});
    expect(basisOf(reviewed, "FIS", "2025-12-31")).toBe("settled");
    expect(basisOf(reviewed, "GPN", undefined)).toBe("settled");
  });

  it("makes a year of four equal quarters, and of it the shares that were paid", () => {
    const row = figures({ dividendsPaid: 4_634_000_000, dividendsPerShare: 0.59 });
    fromQuarterlyDividends(row, 4);
    expect(amountOf(row, "dividendsPerShare")).toBeCloseTo(2.36, 12);
    expect(amountOf(row, "dilutedShares")).toBe(1_963_559_322);
  });
});

describe("repairs", () => {
  it("leaves sound figures alone", () => {
    const sound = { dividendsPaid: 100, dividendsPerShare: 1, dilutedShares: 100, netIncome: 300, epsDiluted: 3 };
    const { row, notes } = repaired(sound);
    expect(rowOf(row)).toEqual(rowOf(figures(sound)));
    expect(notes).toEqual([]);
  });

  it("turns the payments of a statement that proves to write them as negative flows, and derives again", () => {
    const { row, notes } = repaired(
      {
        dividendsPaid: -100,
        dividendsPerShare: 1,
        dilutedShares: 100,
        capitalExpenditure: -40,
        operatingCashFlow: 90,
        freeCashFlow: 130,
      },
      "PPPPPD",
    );
    expect(amountOf(row, "dividendsPaid")).toBe(100);
    expect(amountOf(row, "capitalExpenditure")).toBe(40);
    expect(amountOf(row, "freeCashFlow")).toBe(50);
    expect(row.get("dividendsPaid")?.letter).toBe("D");
    expect(notes).toEqual(["signTurned", "signTurned", "derivedAgain"]);
  });

  it("drops a negative payment that nothing explains, and what was derived from it", () => {
    const { row, notes } = repaired({ capitalExpenditure: -40, operatingCashFlow: 90, freeCashFlow: 130 }, "PPD");
    expect(row.has("capitalExpenditure")).toBe(false);
    expect(row.has("freeCashFlow")).toBe(false);
    expect(notes).toEqual(["negativeDropped", "derivedDropped"]);
  });

  it("keeps losses and negative cash flows", () => {
    const { row, notes } = repaired({ netIncome: -5, operatingCashFlow: -7, totalEquity: -9, ebit: -1 });
    expect([...row.values()].map(({ value }) => value)).toEqual([-5, -7, -9, -1]);
    expect(notes).toEqual([]);
  });

  it("turns interest that is a believable part of the debt, and drops any other negative one", () => {
    expect(amountOf(repaired({ interestExpense: -1812, longTermDebt: 36_000 }).row, "interestExpense")).toBe(1812);
    expect(repaired({ interestExpense: -1812 }).row.has("interestExpense")).toBe(false);
  });

  it("takes what was paid where the dividend is a quarter's", () => {
    // J. B. Hunt 2025: 0.44 a quarter
    const { row, notes } = repaired({ dividendsPerShare: 0.44, dividendsPaid: 171_048_000, dilutedShares: 97_688_000 });
    expect(amountOf(row, "dividendsPerShare")).toBeCloseTo(1.751, 3);
    expect(notes).toEqual(["quarterlyDividend"]);
  });

  it("drops a dividend in doubt, keeps a special or a preferred one", () => {
    const times = (factor: number) =>
      repaired({ dividendsPerShare: 1, dividendsPaid: 100 * factor, dilutedShares: 100 });
    expect(times(3.4).row.has("dividendsPerShare")).toBe(false);
    expect(amountOf(times(2.2).row, "dividendsPerShare")).toBe(1);
    expect(amountOf(times(20).row, "dividendsPerShare")).toBe(1);
  });

  it("drops a share count in thousands, and one of zero", () => {
    expect(repaired({ netIncome: 356_400_000, epsDiluted: 1, dilutedShares: 262_523 }).row.has("dilutedShares")).toBe(
      false,
    );
    expect(repaired({ dilutedShares: 0 }).row.has("dilutedShares")).toBe(false);
  });

  it("finds minority interests as what neither creditors nor shareholders own", () => {
    // Exxon 2023, in millions
    const { row } = repaired({ totalAssets: 376_317, totalLiabilities: 163_779, totalEquity: 204_802 });
    expect(amountOf(row, "minorityInterests")).toBe(7_736);
    expect(row.get("minorityInterests")?.letter).toBe("D");
  });

  it.each([
    ["the balance is whole", { totalAssets: 100, totalLiabilities: 60, totalEquity: 40 }, "PPP"],
    ["liabilities were derived", { totalAssets: 100, totalLiabilities: 50, totalEquity: 40 }, "PDP"],
    ["the rest contradicts", { totalAssets: 100, totalLiabilities: 20, totalEquity: 40 }, "PPP"],
    ["claims exceed the assets", { totalAssets: 100, totalLiabilities: 70, totalEquity: 40 }, "PPP"],
  ])("leaves minority interests unknown when %s", (_, values, letters) => {
    expect(repaired(values, letters).row.has("minorityInterests")).toBe(false);
  });

  it("divides payments by shares for a company whose dividend is another security's", () => {
    const row = figures({ dividendsPerShare: 0.03, dividendsPaid: 400, dilutedShares: 100 });
    dividendsFromPayments(row);
    expect(amountOf(row, "dividendsPerShare")).toBe(4);
  });
});
