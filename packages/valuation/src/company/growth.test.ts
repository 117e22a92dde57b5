import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile, sampleReference, sampleStatement } from "../sample-company.ts";
import { assumption } from "../trace.ts";
import { breakOf, growthOf, trendOf } from "./growth.ts";
import { historyOf } from "./history.ts";
import { prepare } from "./prepare.ts";

const rate = (value: number) => assumption("growth", value, "rate");
const growth = (trend: number | null, fundamental: number | null) =>
  growthOf({
    reference: sampleReference,
    trend: trend === null ? null : rate(trend),
    fundamental: fundamental === null ? null : rate(fundamental),
  });
const computed = (changes: SampleChanges) =>
  prepare(sampleFile(changes), { scenario: "neutral", overrides: {} }).growth?.quantity.value;

describe("growthOf", () => {
  it("blends trend, fundamental and industry growth 50/30/20", () => {
    // The industry's 5 % is within twice the economy's 3 %
    expect(growth(0.08, 0.1)?.quantity.value).toBeCloseTo(0.5 * 0.08 + 0.3 * 0.1 + 0.2 * 0.05, 12);
  });

  it("leaves the weight of a missing view to the others, and says so", () => {
    const result = growth(0.08, null);
    expect(result?.quantity.value).toBeCloseTo((0.5 * 0.08 + 0.2 * 0.05) / 0.7, 12);
    expect(result?.warnings).toEqual(["growthFromFewCandidates"]);
  });

  it("stays within −10 % and +25 %, and says so", () => {
    expect(growth(0.9, 0.4)).toMatchObject({ quantity: { value: 0.25 }, warnings: ["growthCapped"] });
    expect(growth(-0.4, 0)).toMatchObject({ quantity: { value: -0.1 }, warnings: ["growthFloored"] });
  });

  it("is not floored at 0: a company that shrinks is valued as one", () => {
    expect(growth(-0.06, -0.02)?.quantity.value).toBeCloseTo(-0.026, 12);
  });

  it("does not follow an industry of many small firms beyond twice the economy", () => {
    const reference = { revenueGrowth: 0.28 };
    const at = computed({ industry: reference });
    expect((at ?? 0) - (computed({ industry: { revenueGrowth: 0.06 } }) ?? 0)).toBeCloseTo(0, 12);
  });

  it("is unknown without a view of the company's own", () => {
    expect(growth(null, null)).toBeNull();
  });
});

describe("trendOf", () => {
  it("reads 7 % from years that grow by 7 %, over a missing one and a freak", () => {
    const revenues = [100, 107, 114.49, 300, null, 140.2552];
    const statements = revenues.flatMap((revenue, index) =>
      revenue === null ? [] : [sampleStatement(2020 + index, { revenue })],
    );
    const { fundamentals } = sampleFile({ fundamentals: { statements } });
    expect(trendOf(historyOf(fundamentals), "revenue", 5)?.value).toBeCloseTo(0.07, 3);
  });

  it("is unknown with fewer than three years", () => {
    expect(trendOf(historyOf(sampleFile({ years: 2 }).fundamentals), "revenue", 5)).toBeNull();
  });
});

describe("breakOf", () => {
  const history = (...revenues: (number | null)[]) => {
    const statements = revenues.map((revenue, index) => sampleStatement(2020 + index, { revenue }));
    return historyOf(sampleFile({ fundamentals: { statements } }).fundamentals);
  };

  it("starts after a part of the company has left it", () => {
    const split = history(760, 560, 290, 350, 390, 460);
    expect(breakOf(split, 5)).toBe(2);
    // 290 → 460 in three years
    expect(trendOf(split, "revenue", 5, 2)?.value).toBeCloseTo(0.166, 2);
    expect(trendOf(split, "revenue", 5)?.value).toBeLessThan(0);
  });

  it("is not a bad year from which the company came back, nor a slow decline, nor a year that is unknown", () => {
    expect(breakOf(history(208, 56, 19, 122, 216, 266), 5)).toBeNull();
    expect(breakOf(history(100, 90, 81, 73, 66, 59), 5)).toBeNull();
    expect(breakOf(history(100, null, 50, 50, 50, 50), 5)).toBeNull();
  });

  it("is said where growth rests on it", () => {
    const { fundamentals } = sampleFile();
    const statements = fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: { ...statement.figures, revenue: index < 2 ? 2000 : 1000 },
    }));
    const file = sampleFile({ fundamentals: { statements } });
    const { growth: known } = prepare(file, { scenario: "neutral", overrides: {} });
    expect(known?.warnings).toContain("growthAfterBreak");
  });
});
