import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import { assumption } from "../../trace/trace.ts";
import {
  cashOf,
  debtOf,
  depreciationAt,
  ebitAt,
  ebitdaAt,
  filedDebtAt,
  interestAt,
  statedNetDebtAt,
} from "./base-figures.ts";
import { hasGap, historyOf } from "./history.ts";

const history = (changes: SampleChanges) => historyOf(sampleFile(changes).fundamentals);
const found = (known: { quantity: { value: number }; warnings: readonly string[] } | null) =>
  known && [known.quantity.value, ...known.warnings];

describe("base figures", () => {
  it.each([
    [{}, [150]],
    [{ latest: { ebit: null } }, [130, "ebitEstimated"]],
    [{ latest: { ebit: null, pretaxIncome: null, ebitda: 190 } }, [140, "ebitEstimated"]],
    // 190 − 1000 × 50/1000 of the year before
    [
      { latest: { ebit: null, pretaxIncome: null, ebitda: 190, depreciationAndAmortization: null } },
      [140, "ebitEstimated", "depreciationEstimated"],
    ],
    // 90 ÷ (1 − 25 %) + 10
    [{ latest: { ebit: null, pretaxIncome: null } }, [130, "ebitEstimated"]],
    [{ latest: { ebit: null, pretaxIncome: null, netIncome: null } }, null],
  ] as const)("find operating income in %j: %j", (changes, expected) => {
    const each = history(changes);
    expect(found(ebitAt(each, each.latest))).toEqual(expected);
  });

  it("estimate operating income by the industry's cost of debt and the statutory tax, when neither was ever reported", () => {
    const silent = { ebit: null, ebitda: null, interestExpense: null, pretaxIncome: null, incomeTaxExpense: null };
    const each = history({ figures: silent });
    const standIns = {
      taxRate: assumption("marginalTaxRate", 0.25, "rate"),
      costOfDebt: assumption("costOfDebt", 0.05, "rate"),
    };
    expect(ebitAt(each, each.latest)).toBeNull();
    // 90 ÷ (1 − 25 %) + 5 % of 200
    expect(found(ebitAt(each, each.latest, standIns))).toEqual([130, "ebitEstimated", "interestFromIndustry"]);
    const taxed = history({ figures: { ...silent, pretaxIncome: 110 } });
    expect(found(ebitAt(taxed, taxed.latest, standIns))?.[0]).toBe(120);
    const indebted = history({ figures: { ...silent, totalDebt: null } });
    expect(ebitAt(indebted, indebted.latest, standIns)).toBeNull();
  });

  it("estimate depreciation by its last known share of revenue, and say so", () => {
    const each = history({ latest: { depreciationAndAmortization: null, revenue: 2000 } });
    expect(found(depreciationAt(each, each.latest))).toEqual([100, "depreciationEstimated"]);
    expect(found(ebitdaAt(each, each.latest))).toEqual([250, "depreciationEstimated"]);
  });

  it.each([
    ["the year before", {}, [10, "interestEstimated"]],
    ["two years ago, as the year before filed no interest", { interestExpense: null }, [10, "interestEstimated"]],
    ["two years ago, as the debt of the year before is unknown", { totalDebt: null }, [10, "interestEstimated"]],
    ["two years ago, as nothing was owed the year before", { totalDebt: 0 }, [10, "interestEstimated"]],
    ["two years ago, as the year before paid more than any lender asks", { totalDebt: 60 }, [10, "interestEstimated"]],
  ] as const)("estimate interest by its share of debt of %s", (_, ofYearBefore, expected) => {
    const { fundamentals } = sampleFile({ latest: { interestExpense: null } });
    const statements = fundamentals.statements.map((statement, index, all) =>
      index === all.length - 2 ? { ...statement, figures: { ...statement.figures, ...ofYearBefore } } : statement,
    );
    const each = historyOf({ ...fundamentals, statements });
    // 10 of interest on 200 of debt
    expect(found(interestAt(each, each.latest, filedDebtAt(each, each.latest)))).toEqual(expected);
    expect(interestAt(each, each.latest, null)).toBeNull();
  });

  it("leave depreciation unknown when it never was known", () => {
    const each = history({ figures: { depreciationAndAmortization: null } });
    expect(depreciationAt(each, each.latest)).toBeNull();
  });

  it.each([
    [{}, [200]],
    [{ latest: { totalDebt: null, longTermDebt: 150, currentDebt: 30 } }, [180]],
    [{ latest: { totalDebt: null, longTermDebt: 150 } }, [150, "debtPartlyKnown"]],
    [{ latest: { totalDebt: null } }, [200, "debtOutdated"]],
    [{ figures: { totalDebt: null } }, null],
    [{ figures: { totalDebt: 0 } }, [0]],
  ] as const)("find debt in %j: %j", (changes, expected) => {
    expect(found(debtOf(history(changes), 1000))).toEqual(expected);
  });

  it.each([
    [{ latest: { netDebt: 70 } }, null],
    [{ latest: { netDebt: 70, totalDebt: null } }, [70, "debtNetOfCash"]],
    [{ latest: { netDebt: 70, totalDebt: null, longTermDebt: 150 } }, [70, "debtNetOfCash"]],
    [{ latest: { netDebt: -70, cashAndEquivalents: null } }, [-70, "debtNetOfCash"]],
    [{ latest: { totalDebt: null, cashAndEquivalents: null } }, null],
  ] as const)("take net debt as it is stated where debt or cash is not told, in %j: %j", (changes, expected) => {
    const each = history(changes);
    expect(found(statedNetDebtAt(each, each.latest))).toEqual(expected);
    expect(statedNetDebtAt(each, each.latest - 1)).toBeNull();
  });

  it("take all liabilities for the debt that was never reported, where they are a twentieth of the market value or less", () => {
    const each = history({ figures: { totalDebt: null } });
    expect(found(debtOf(each, 10_000))).toEqual([500, "debtFromLiabilities"]);
    expect(debtOf(each, 9_999)).toBeNull();
    expect(debtOf(each, null)).toBeNull();
  });

  it("know of a company without any liabilities that it has no debt", () => {
    const each = history({ figures: { totalDebt: null, totalLiabilities: 0 } });
    expect(found(debtOf(each, 1000))).toEqual([0, "debtFromLiabilities"]);
    const odd = history({ figures: { totalDebt: null, totalLiabilities: -1 } });
    expect(debtOf(odd, 1000)).toBeNull();
  });

  it("count securities that are known, and say when they are not", () => {
    expect(found(cashOf(history({ figures: { marketableSecurities: 60 } }))?.cash ?? null)).toEqual([160]);
    const unknown = cashOf(history({ figures: { marketableSecurities: null } }));
    expect(found(unknown?.cash ?? null)).toEqual([100, "securitiesUnknown"]);
  });
});

describe("history", () => {
  it("sorts by date and keeps one statement a fiscal year end", () => {
    const { fundamentals } = sampleFile({ years: 3 });
    const shuffled = {
      ...fundamentals,
      statements: [...fundamentals.statements, ...fundamentals.statements].reverse(),
    };
    expect(historyOf(shuffled).statements.map(({ fiscalYear }) => fiscalYear)).toEqual([2023, 2024, 2025]);
  });

  it("counts years by date, so that a missing one is not bridged", () => {
    const { fundamentals } = sampleFile({ years: 6 });
    const statements = fundamentals.statements.filter(({ fiscalYear }) => fiscalYear !== 2024);
    const each = historyOf({ ...fundamentals, statements });
    expect(each.within(3).map((index) => each.statements[index]?.fiscalYear)).toEqual([2023, 2025]);
    expect([hasGap(each), hasGap(history({}))]).toEqual([true, false]);
  });

  it("takes a figure that is no number for unknown", () => {
    const each = history({ latest: { revenue: Number.NaN, ebit: Number.POSITIVE_INFINITY } });
    expect([each.figure(each.latest, "revenue"), each.figure(each.latest, "ebit")]).toEqual([null, null]);
  });
});
