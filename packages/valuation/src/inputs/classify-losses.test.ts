import { describe, expect, it } from "vitest";
import { historyOf } from "../company/accounts/history.ts";
import { classified } from "./classified-contract.ts";
import { classify } from "./classify.ts";
import { sampleFile, sampleStatement } from "./sample-company.ts";

describe("losses of which something is unknown", () => {
  const losing = { ebit: -20, netIncome: -25, totalEquity: 100, interestExpense: 0 };
  const typeOf = (...years: readonly Parameters<typeof sampleStatement>[1][]) =>
    classified(
      sampleFile({
        fundamentals: { statements: years.map((year, index) => sampleStatement(2026 - years.length + index, year)) },
      }).fundamentals,
    ).type;

  it("tells nothing of growth from one known revenue, and tells it from two", () => {
    expect(typeOf(losing, losing, losing, { ...losing, revenue: 300 })).toBe("lossMaking");
    expect(typeOf(losing, losing, losing, losing)).toBe("lossMaking");
    expect(typeOf(losing, losing, { ...losing, revenue: 200 }, { ...losing, revenue: 300 })).toBe("unprofitableGrowth");
  });

  it("takes a latest year without any result for one that earned nothing", () => {
    const sold = (revenue: number) => ({ ...losing, revenue });
    expect(typeOf(sold(100), sold(150), sold(220), { totalEquity: 100, revenue: 300 })).toBe("unprofitableGrowth");
  });

  it("calls operations that come out even loss-making while net income is below zero", () => {
    const even = { ...losing, ebit: 0, revenue: 100 };
    expect(typeOf(even, even, even, even)).toBe("lossMaking");
    const above = { ...even, ebit: 0.5 };
    expect(typeOf(above, above, above, above)).toBe("mature");
  });

  it("reads the last fiscal year where the twelve months behind it tell no net income", () => {
    const { fundamentals } = sampleFile({ latest: { netIncome: 10 }, figures: { netIncome: -10, ebit: 5 } });
    const figures = { ...sampleStatement(2026, { totalEquity: 400, revenue: 1000 }).figures };
    const trailing = {
      figures,
      origins: {},
      periodEnd: "2026-06-30",
      months: 12,
      filedAt: null,
      accession: null,
      form: null,
    } as const;
    const after = { ...fundamentals };
    expect(classify(after, historyOf(after, trailing)).type).toBe("mature");
  });
});
