import { describe, expect, it } from "vitest";
import type { Sector } from "../../inputs/fundamentals.ts";
import { type SampleChanges, sampleFile, sampleReference, sampleStatement } from "../../inputs/sample-company.ts";
import { assumption } from "../../trace/trace.ts";
import { historyOf } from "../accounts/history.ts";
import { normaliseCompany } from "../normalise-company.ts";
import { breakOf, growthOf, trendOf } from "./growth.ts";

const rate = (value: number) => assumption("growth", value, "rate");
const growth = (trend: number | null, intervals = 5, fundamental: number | null = null) =>
  growthOf({
    reference: sampleReference,
    trend: trend === null ? null : { quantity: rate(trend), intervals },
    fundamental: fundamental === null ? null : rate(fundamental),
  });
const ownOf = ({ quantity }: ReturnType<typeof growth>) => (quantity.kind === "step" ? quantity.inputs.own : null);
const computed = (changes: SampleChanges) =>
  normaliseCompany(sampleFile(changes), { scenario: "neutral", overrides: {} }).growth.quantity.value;

describe("growthOf", () => {
  it("takes half of the trend and a quarter each of industry and economy", () => {
    // The industry's 5 % is within twice the economy's 3 %
    expect(growth(0.08).quantity.value).toBeCloseTo(0.5 * 0.08 + 0.25 * (0.05 + 0.03), 12);
  });

  it("counts a trend of few years for less, and one of more years for no more than half", () => {
    expect(growth(0.08, 2).quantity.value).toBeCloseTo(0.2 * 0.08 + 0.4 * (0.05 + 0.03), 12);
    expect(growth(0.08, 10).quantity.value).toBe(growth(0.08, 5).quantity.value);
  });

  it("is the industry's and the economy's without a trend, and says so", () => {
    const result = growth(null);
    expect(result.quantity.value).toBeCloseTo(0.04, 12);
    expect(result.warnings).toEqual(["growthFromFewCandidates"]);
  });

  it("takes the economy for an industry that is not known", () => {
    expect(computed({ industry: { revenueGrowth: null } })).toBeCloseTo(0.5 * 0.03, 12);
  });

  it("limits the trend to −10 % and +25 % before the blend, and says so", () => {
    expect(growth(0.9)).toMatchObject({ warnings: ["growthCapped"] });
    expect(growth(0.9).quantity.value).toBeCloseTo(0.5 * 0.25 + 0.02, 12);
    expect(growth(-0.4)).toMatchObject({ warnings: ["growthFloored"] });
    expect(growth(-0.4).quantity.value).toBeCloseTo(0.5 * -0.1 + 0.02, 12);
    expect([growth(0.25).warnings, growth(-0.1).warnings]).toEqual([[], []]);
    // at a limit it is still the trend itself, with no step of its own
    for (const trend of [0.25, -0.1]) expect(ownOf(growth(trend))).toMatchObject({ kind: "assumption", value: trend });
    for (const trend of [0.26, -0.11]) expect(ownOf(growth(trend))).toMatchObject({ name: "growthWithinLimits" });
  });

  it("is not floored at 0: a company that shrinks is valued as one", () => {
    expect(growth(-0.06).quantity.value).toBeCloseTo(-0.01, 12);
  });

  it("shows what it reinvests times what it earns beside, and does not count it", () => {
    const [without, beside] = [growth(0.08), growth(0.08, 5, 0.4)];
    expect(beside.quantity.value).toBe(without.quantity.value);
    expect(beside.candidates.at(-1)?.value).toBe(0.4);
  });

  it("does not follow an industry of many small firms beyond twice the economy", () => {
    expect(computed({ industry: { revenueGrowth: 0.28 } })).toBeCloseTo(
      computed({ industry: { revenueGrowth: 0.06 } }),
      12,
    );
  });

  it("measures a utility and a bank by their book, a trust by a share", () => {
    // Book grows by a tenth a year, revenue by nothing; shares grow by a twentieth
    const { fundamentals } = sampleFile();
    const statements = fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: {
        ...statement.figures,
        totalEquity: 400 * 1.1 ** index,
        dilutedShares: 100 * 1.05 ** (index - 5),
        // What was bought back is unknown, so nothing speaks against the book as reported.
        shareRepurchases: null,
      },
    }));
    const at = (industry: string, sector: Sector) => computed({ fundamentals: { statements, industry, sector } });
    expect(at("Electric Utilities", "utilities")).toBeCloseTo(0.5 * 0.1 + 0.02, 3);
    expect(at("Diversified Banks", "financials")).toBeCloseTo(0.5 * 0.1 + 0.02, 3);
    expect(at("Retail REITs", "realEstate")).toBeCloseTo(0.5 * (1 / 1.05 - 1) + 0.02, 3);
  });
});

describe("trendOf", () => {
  it("reads 7 % from years that grow by 7 %, over a missing one and a freak", () => {
    const revenues = [100, 107, 114.49, 300, null, 140.2552];
    const statements = revenues.flatMap((revenue, index) =>
      revenue === null ? [] : [sampleStatement(2020 + index, { revenue })],
    );
    const { fundamentals } = sampleFile({ fundamentals: { statements } });
    expect(trendOf(historyOf(fundamentals), "revenue", 5)?.quantity.value).toBeCloseTo(0.07, 3);
  });

  it("says how many pairs of neighbouring years it was read from, and is unknown without one", () => {
    const read = (...years: number[]) => {
      const statements = years.map((year) => sampleStatement(year, { revenue: 100 * 1.07 ** (year - 2020) }));
      return trendOf(historyOf(sampleFile({ fundamentals: { statements } }).fundamentals), "revenue", 5);
    };
    expect(read(2020, 2021, 2022, 2024, 2025)?.intervals).toBe(3);
    expect(read(2024, 2025)?.intervals).toBe(1);
    expect(read(2025)).toBeNull();
    expect(read(2023, 2025)).toBeNull();
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
    expect(trendOf(split, "revenue", 5, 2)?.quantity.value).toBeCloseTo(0.166, 2);
    expect(trendOf(split, "revenue", 5)?.quantity.value).toBeLessThan(0);
  });

  it("is not a bad year from which the company came back, nor a slow decline, nor a year that is unknown", () => {
    expect(breakOf(history(208, 56, 19, 122, 216, 266), 5)).toBeNull();
    expect(breakOf(history(100, 90, 81, 73, 66, 59), 5)).toBeNull();
    expect(breakOf(history(100, null, 50, 50, 50, 50), 5)).toBeNull();
  });

  it("is none where it is older than the years that count", () => {
    const old = history(760, 290, 300, 310, 320, 330, 340);
    expect([breakOf(old, 5), breakOf(old, 6)]).toEqual([null, 1]);
  });

  it("is said where growth rests on it", () => {
    const { fundamentals } = sampleFile();
    const statements = fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: { ...statement.figures, revenue: index < 2 ? 2000 : 1000 },
    }));
    const file = sampleFile({ fundamentals: { statements } });
    const { growth: known } = normaliseCompany(file, { scenario: "neutral", overrides: {} });
    expect(known.warnings).toContain("growthAfterBreak");
  });
});
