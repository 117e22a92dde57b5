import { describe, expect, it } from "vitest";
import { accountsDoubtsOf } from "../../inputs/accounts-doubts.ts";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { normaliseCompany } from "../normalise-company.ts";
import { bookGrowthOf, bookTrendOf } from "./book-growth.ts";

const insurer = { sector: "financials", industry: "Life & Health Insurance" } as const;

/** Six years that earn 100 and pay out 40 and 20: the book grows by 40 a year, to 400; reserves add what is given. */
function years(reserves: readonly number[], changes: Parameters<typeof sampleStatement>[1] = {}) {
  const file = sampleFile({ years: 6 });
  const { statements } = file.fundamentals;
  const kept = { netIncome: 100, dividendsPaid: 40, shareRepurchases: 20, stockBasedCompensation: null };
  const made = statements.map(({ fiscalYear, figures }, index) =>
    sampleStatement(fiscalYear, {
      ...figures,
      ...kept,
      totalEquity: 200 + 40 * index + (reserves[index] ?? 0),
      ...changes,
    }),
  );
  return { ...file, fundamentals: { ...file.fundamentals, ...insurer, statements: made } };
}
const trendOf = (file: ReturnType<typeof sampleFile>) => bookTrendOf(historyOf(file.fundamentals));
const request = { scenario: "neutral", overrides: {} } as const;

/** 200, 240, 280, 320, 360, 400: the median of the fifteen slopes of their logarithms. */
const plain = years([0, 0, 0, 0, 0, 0]);

describe("growth of the book", () => {
  it("is as reported where earnings and payouts explain it, and nothing is flagged", () => {
    const { trend, warnings } = trendOf(plain);
    expect(trend?.quantity.value).toBeGreaterThan(0.13);
    expect(trend?.quantity.value).toBeLessThan(0.16);
    expect(warnings).toEqual([]);
  });

  it("is what was kept of the earnings where reserves have made another one, and says so", () => {
    // Reserves of −100 at the end: the reported book hardly grows
    const fallen = years([100, 70, 40, 0, -50, 0].map((each) => each));
    const { trend, warnings } = trendOf(fallen);
    expect(warnings).toEqual(["bookGrowthOfEarnings"]);
    expect(trend?.quantity.value).toBeCloseTo(trendOf(plain).trend?.quantity.value ?? 0, 12);
    expect(accountsDoubtsOf(fallen, request).map(({ code }) => code)).toEqual(["bookGrowthOfEarnings"]);
    expect(normaliseCompany(fallen, request).growth.warnings).toContain("bookGrowthOfEarnings");
  });

  it("goes back to the first year that opened with a book: 40, 80, 120, 160, from nothing", () => {
    const young = years([0, 0, 0, 0, 0, -240]);
    // Years of 365 days of 365.25. The median of the slopes ln 4/3, (ln 2)/2, ln 3/2, (ln 4)/3, (ln 3)/2 and ln 2
    const slope = (Math.log(1.5) + Math.log(4) / 3) / 2;
    expect(bookGrowthOf(historyOf(young.fundamentals)).kept?.quantity.value).toBeCloseTo(Math.exp(slope) - 1, 2);
  });

  it("is what was kept where reserves took and gave back a quarter of the book, though the trend hardly moved", () => {
    const { trend, warnings } = trendOf(years([0, 0, 0, -100, 0, 0]));
    expect(warnings).toEqual(["bookGrowthOfEarnings"]);
    expect(trend?.quantity.value).toBeCloseTo(trendOf(plain).trend?.quantity.value ?? 0, 12);
    // 60 of 280 is less than a quarter
    expect(trendOf(years([0, 0, 0, -60, 0, 0])).warnings).toEqual([]);
  });

  it("is what was kept where a quarter of the book went in one year, and as reported where a little less did", () => {
    // 300 and 265 by the balance sheet; without the 40 that were kept it would have been 225: 75 of 300.
    expect(trendOf(years([100, 25, 25, 25, 25, 25])).warnings).toEqual(["bookGrowthOfEarnings"]);
    expect(trendOf(years([99, 25, 25, 25, 25, 25])).warnings).toEqual([]);
  });

  it("adds back share-based compensation", () => {
    const { trend } = trendOf(years([100, 70, 40, 0, -50, 0], { stockBasedCompensation: 10 }));
    // Kept 50 a year instead of 40: the books before were 150 … 350
    expect(trend?.quantity.value).toBeGreaterThan(trendOf(plain).trend?.quantity.value ?? 1);
  });

  it.each([
    ["netIncome", { netIncome: null }],
    ["dividendsPaid", { dividendsPaid: null }],
    ["shareRepurchases", { shareRepurchases: null }],
  ])("is as reported, and flagged, where %s is unknown", (_, unknown) => {
    const { trend, warnings } = trendOf(years([100, 70, 40, 0, -50, 0], unknown));
    expect(warnings).toEqual(["bookGrowthWithReserves"]);
    expect(trend?.quantity.value).toBeLessThan(0.1);
  });

  it("goes back no further than where the book that earnings made would be gone", () => {
    const { warnings } = trendOf(years([0, 0, 0, 0, 0, 0], { netIncome: 300 }));
    expect(warnings).toEqual(["bookGrowthWithReserves"]);
  });
});
