import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { normaliseCompany } from "../normalise-company.ts";
import { partsThatLeft, yearsOfCycle } from "./parts-that-left.ts";

type Balance = "revenue" | "totalEquity" | "totalAssets";
type YearFigure = Balance | "netIncome" | "dividendsPaid" | "dividendsPerShare" | "shareRepurchases" | "dilutedShares";
type Year = Partial<Record<YearFigure, number | null>>;

/** Six years that earn 100 and pay it out: nothing of the equity of 1,000 needs explaining. */
function fileOf(changes: Readonly<Record<number, Year>>, of: SampleChanges["fundamentals"] = {}) {
  const usual = { revenue: 2000, netIncome: 100, dividendsPaid: 60, shareRepurchases: 40 };
  const books = { totalEquity: 1000, totalAssets: 3000 };
  let held: Year = {};
  const { fundamentals } = sampleFile({ years: 6 });
  const statements = fundamentals.statements.map(({ figures, fiscalYear }, index) => {
    const { revenue, totalEquity, totalAssets, ...year } = changes[index] ?? {};
    // Balances and revenue stay where they went.
    held = { ...held, ...dropAbsent({ revenue, totalEquity, totalAssets }) };
    return sampleStatement(fiscalYear, { ...figures, ...usual, ...books, ...held, ...year });
  });
  return sampleFile({ fundamentals: { ...of, statements } });
}

const dropAbsent = (year: Year): Year =>
  Object.fromEntries(Object.entries(year).filter(([, value]) => value !== undefined));

const partsOf = (...given: Parameters<typeof fileOf>) => partsThatLeft(historyOf(fileOf(...given).fundamentals), 5);
const growthOf = (...given: Parameters<typeof fileOf>) =>
  normaliseCompany(fileOf(...given), { scenario: "neutral", overrides: {} }).growth;

/** A fifth of the sales and a quarter of the equity leave in the fourth year. */
const left: Year = { revenue: 1600, totalEquity: 750, totalAssets: 2400 };

describe("parts that left", () => {
  it("are told by equity and assets that fall without a reason", () => {
    expect(partsOf({ 3: left })).toEqual([{ balance: 3, revenue: 3 }]);
  });

  it("took their revenue from the report of the two years before as well, which is told again", () => {
    expect(partsOf({ 2: { revenue: 1600 }, 4: { totalEquity: 750, totalAssets: 2400 } })).toEqual([
      { balance: 4, revenue: 2 },
    ]);
    expect(partsOf({ 1: { revenue: 1600 }, 4: { totalEquity: 750, totalAssets: 2400 } })).toEqual([
      { balance: 4, revenue: null },
    ]);
  });

  it.each([
    ["a loss", { ...left, netIncome: -150 }],
    ["a special dividend", { ...left, dividendsPaid: 310 }],
    ["buy-backs", { ...left, shareRepurchases: 290 }],
    ["assets that stay", { ...left, totalAssets: 2900 }],
    ["a tenth of the equity that is not gone", { ...left, totalEquity: 901 }],
    ["an unknown result", { ...left, netIncome: null }],
    ["an unknown book at the end", { ...left, totalEquity: null }],
    ["unknown assets", { ...left, totalAssets: null }],
    ["fewer shares, bought for an unknown amount", { ...left, shareRepurchases: null, dilutedShares: 90 }],
    ["a fiftieth of the shares and a little more, bought so", { ...left, shareRepurchases: null, dilutedShares: 97.9 }],
  ])("are not told by %s", (_, year) => {
    expect(partsOf({ 3: year })).toEqual([]);
  });

  it.each([
    ["unknown", null, 750],
    ["nothing", 0, -50],
    ["below zero", -5, 750],
  ])("are not told of a book that was %s before", (_, totalEquity, later) => {
    expect(partsOf({ 2: { totalEquity }, 3: { ...left, totalEquity: later } })).toEqual([]);
  });

  it("are told without buy-backs where the shares are still as many", () => {
    expect(partsOf({ 3: { ...left, shareRepurchases: null } })).toHaveLength(1);
    expect(partsOf({ 3: { ...left, shareRepurchases: null, dilutedShares: 98 } })).toHaveLength(1);
  });

  it("are told with dividends by the share, and with none where a company tells neither them nor its shares", () => {
    // Of 1,000 and a result of 100, 40 bought back: a tenth is gone where closing equity is below 960 less the dividends.
    const told = (totalEquity: number, year: Year) =>
      partsOf({ 3: { ...left, dividendsPaid: null, totalEquity, ...year } }).length;
    expect([899, 901].map((equity) => told(equity, { dividendsPerShare: 0.6 }))).toEqual([1, 0]);
    expect([959.9, 960.1].map((equity) => told(equity, { dividendsPerShare: null }))).toEqual([1, 0]);
    const uncounted = { dividendsPerShare: 0.6, dilutedShares: null };
    expect([959.9, 960.1].map((equity) => told(equity, uncounted))).toEqual([1, 0]);
  });
});

describe("the years of a cycle", () => {
  /** Eight years, of which the first ones lost money; a third of the equity leaves in the one given. */
  const years = (leaving: number | null) => {
    const { fundamentals } = sampleFile({ years: 8 });
    const statements = fundamentals.statements.map(({ figures, fiscalYear }, index) => {
      const isLeft = leaving !== null && index >= leaving;
      const books = isLeft ? { totalEquity: 650, totalAssets: 2400 } : { totalEquity: 1000, totalAssets: 3000 };
      const result = { netIncome: 0, dividendsPaid: 0, shareRepurchases: 0 };
      return sampleStatement(fiscalYear, { ...figures, ...result, ...books });
    });
    return yearsOfCycle(historyOf(sampleFile({ fundamentals: { statements } }).fundamentals));
  };

  it("are those since a large part left, where they are six, and otherwise all ten", () => {
    expect(years(null)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(years(2)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(years(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("growth of a company that a part has left", () => {
  it("is that of what is left, and is flagged", () => {
    const growth = growthOf({ 3: left, 4: { revenue: 1680 }, 5: { revenue: 1764 } });
    expect(growth.candidates[0]?.value).toBeCloseTo(0.05, 3);
    expect(growth.warnings).toContain("growthAfterPartLeft");
    expect(growthOf({}).warnings).not.toContain("growthAfterPartLeft");
  });

  it("leaves out a slump that begins in the year of which growth counts first, and says nothing of an earlier one", () => {
    const slumpOf = (changes: Readonly<Record<number, Year>>) =>
      growthOf(changes).warnings.filter((warning) => warning.startsWith("growth"));
    const back = { 3: { revenue: 1900 }, 4: { revenue: 2000 }, 5: { revenue: 2100 } };
    expect(slumpOf({ 2: { ...left, revenue: 1400 }, ...back })).toEqual(["growthAfterPartLeft", "growthWithoutSlump"]);
    const before = { 1: { revenue: 1400 }, 2: { revenue: 1950 }, 3: { ...left, revenue: 1850 } };
    expect(slumpOf(before)).toEqual(["growthAfterPartLeft"]);
  });

  it("is no trend of a cycle where the years since are fewer than half of one", () => {
    const steel = { sector: "materials", industry: "Steel" } as const;
    const large = { ...left, totalEquity: 650 };
    expect(growthOf({ 3: large }, steel).candidates.map((each) => "name" in each && each.name)).not.toContain(
      "revenueTrend",
    );
    expect(growthOf({ 3: large }, steel).warnings).toContain("growthAfterPartLeft");
    // A fifth of the equity says little where revenue falls with every cycle.
    expect(growthOf({ 3: { ...left, totalEquity: 800 } }, steel).warnings).not.toContain("growthAfterPartLeft");
  });

  it("is that of the book that is left, of a utility", () => {
    const power = { sector: "utilities", industry: "Electric Utilities" } as const;
    const growth = growthOf({ 3: { ...left, revenue: 2000 } }, power);
    expect(growth.candidates[0]?.value).toBeCloseTo(0, 9);
    expect(growth.warnings).toContain("growthAfterPartLeft");
  });
});
