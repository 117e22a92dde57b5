import { describe, expect, it } from "vitest";
import { dropBundledFigure, dropContradictions } from "./contradictions.ts";
import { figuresOf } from "./figures.ts";

function dropped(values: Readonly<Record<string, number>>, isFinancial = false): string[] {
  const names = Object.keys(values);
  const figures = figuresOf("TEST", names, "P".repeat(names.length), Object.values(values));
  dropContradictions(figures, isFinancial, () => {});
  return names.filter((name) => ![...figures.keys()].some((known) => known === name));
}

describe("figures that the rest of their statement proves wrong", () => {
  it.each([
    // American Tower 2025: the contract revenue alone
    ["sales below the operating income", { revenue: 936, ebit: 4846, netIncome: 2500 }, ["revenue"]],
    // Camden 2025
    ["sales below their operating cash flow", { revenue: 13, operatingCashFlow: 830, netIncome: 160 }, ["revenue"]],
    // Archer Daniels 2024
    [
      "sales far below their cost, at a profit",
      { revenue: 24_373, costOfRevenue: 79_752, netIncome: 1800 },
      ["revenue"],
    ],
    [
      "costs of almost nothing",
      { revenue: 59_400, costOfRevenue: 413, grossProfit: 58_987 },
      ["costOfRevenue", "grossProfit"],
    ],
    // Procter & Gamble 2025
    ["a total debt below its long part", { totalDebt: 5263, longTermDebt: 24_995 }, ["totalDebt"]],
    ["debt of many times the assets", { longTermDebt: 19_094, totalAssets: 2646 }, ["longTermDebt"]],
    [
      "equity beyond the assets",
      { totalEquity: 19, totalAssets: 6, totalLiabilities: 3 },
      ["totalAssets", "totalLiabilities"],
    ],
    [
      "a dividend that is an amount",
      { dividendsPerShare: 2_770_000, dividendsPaid: 610e6, dilutedShares: 224e6 },
      ["dividendsPerShare"],
    ],
  ])("drops %s", (_, values: Readonly<Record<string, number>>, names) => {
    expect(dropped(values)).toEqual(names);
  });

  it.each([
    ["a young company paid in advance", { revenue: 803, operatingCashFlow: 2027, netIncome: -747 }],
    ["a loss on sales below cost", { revenue: 55, costOfRevenue: 520, netIncome: -4688 }],
    ["buy-backs on credit", { longTermDebt: 2656, totalAssets: 1868, totalEquity: -1746 }],
    ["a special dividend", { dividendsPerShare: 13.9, dividendsPaid: 2871, dilutedShares: 588 }],
    ["debt of long term alone", { totalDebt: 100, longTermDebt: 100 }],
  ])("keeps %s", (_, values: Readonly<Record<string, number>>) => {
    expect(dropped(values)).toEqual([]);
  });

  it("judges a bank by its net income: cash flows are its raw material", () => {
    expect(dropped({ revenue: 100, operatingCashFlow: 900, netIncome: 30 }, true)).toEqual([]);
    expect(dropped({ revenue: 1540, netIncome: 2590 }, true)).toEqual(["revenue"]);
  });

  it("keeps a gross profit that does not hang on the dropped figure", () => {
    const figures = figuresOf("TEST", ["revenue", "costOfRevenue", "grossProfit"], "PPP", [10, 40, 60]);
    expect(dropBundledFigure(figures, "revenue")).toBe(true);
    expect(figures.has("grossProfit")).toBe(true);
  });
});
