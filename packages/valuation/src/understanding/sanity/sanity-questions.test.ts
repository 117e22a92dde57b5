import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import type { AssumptionOverrides } from "../../scenarios/assumptions.ts";
import { valueCompany } from "../../value-company.ts";
import type { SanityQuestionName } from "./sanity-finding.ts";
import { sanityFindingsOf } from "./sanity-questions.ts";

function findings(file = sampleFile(), overrides: AssumptionOverrides = {}) {
  const request = { scenario: "neutral", overrides } as const;
  return sanityFindingsOf(file, request, valueCompany(file, request));
}

function finding(question: SanityQuestionName, ...rest: Parameters<typeof findings>) {
  const found = findings(...rest).find((each) => each.question === question);
  if (!found) throw new Error(question);
  return found;
}

/** Revenue 1000, 1100, 1100, 1210, 1210, 1210: growth 10, 0, 10, 0, 0 %. */
function growing() {
  const file = sampleFile();
  const revenues = [1000, 1100, 1100, 1210, 1210, 1210];
  const statements = file.fundamentals.statements.map((statement, index) => ({
    ...statement,
    figures: { ...statement.figures, revenue: revenues[index] ?? null },
  }));
  return { ...file, fundamentals: { ...file.fundamentals, statements } };
}

describe("sanityFindingsOf", () => {
  it("compares with the whole market where the industry's average is unknown or not above zero, else with nothing", () => {
    const verdictWith = (ofIndustry: number | null, ofMarket: number | null) => {
      const file = sampleFile({ industry: { operatingMargin: ofIndustry } });
      const market = { ...file.reference.market, operatingMargin: ofMarket };
      return finding("marginAgainstHistory", { ...file, reference: { ...file.reference, market } }).sector;
    };
    expect(verdictWith(0.1, 0.2)).toMatchObject({ of: "industry", value: 0.1 });
    for (const none of [null, 0, -0.05])
      expect(verdictWith(none, 0.2), `${none}`).toMatchObject({ of: "market", value: 0.2 });
    for (const none of [null, 0, -0.05]) expect(verdictWith(none, none), `${none}`).toBeNull();
  });

  it("holds growth against the company's own years and its industry", () => {
    const { own, sector } = finding("growthAgainstHistory", growing(), { growth: 0.05 });
    expect(own?.lowest).toBe(0);
    expect(own?.median).toBe(0);
    expect(own?.high).toBeCloseTo(0.1, 12);
    expect(own?.highest).toBeCloseTo(0.1, 12);
    expect(own?.years).toBe(5);
    expect(sector).toMatchObject({ of: "industry", value: 0.05, name: "Machinery", verdict: "usual" });
  });

  it.each([
    [-0.02, "belowAll"],
    [0.05, "usual"],
    [0.12, "aboveAll"],
  ])("calls growth of %d %s", (growth, verdict) => {
    expect(finding("growthAgainstHistory", growing(), { growth }).verdict).toBe(verdict);
  });

  it("finds a margin in the middle of a steady company's own", () => {
    const { value, own, verdict, sector } = finding("marginAgainstHistory");
    expect([value, own?.low, own?.median, own?.high]).toEqual([0.15, 0.15, 0.15, 0.15]);
    expect(verdict).toBe("usual");
    expect(sector?.value).toBe(0.12);
  });

  it("sees that a return after the horizon is below what capital has earned", () => {
    // 150 × 0.75 on 400 + 200 − 100.
    const { own, value, verdict } = finding("returnAfterHorizon");
    expect(own?.median).toBeCloseTo(0.225, 12);
    expect(value).toBeLessThan(0.225);
    expect(verdict).toBe("belowAll");
  });

  it("sees capital that works much harder than the industry's", () => {
    const lean = sampleFile({ figures: { totalDebt: 0, totalEquity: 350 } });
    const { value, sector } = finding("capitalForGrowth", lean);
    expect(value).toBe(4);
    expect(sector).toMatchObject({ value: 1.5, verdict: "high" });
  });

  it("asks perpetual growth about the economy alone", () => {
    expect(finding("terminalGrowthAgainstEconomy")).toMatchObject({
      value: 0.03 + 0.005,
      own: null,
      sector: { of: "economy", value: 0.03, verdict: "usual" },
      verdict: "usual",
    });
  });

  it("holds payout and return on equity against their own years", () => {
    expect(finding("payoutAgainstHistory")).toMatchObject({ own: { median: 0.5 }, verdict: "usual", sector: null });
    expect(finding("returnOnEquityAgainstHistory").own?.median).toBeCloseTo(0.225, 12);
  });

  it("has no history in fewer than three years, and leaves out what the methods do not use", () => {
    expect(findings(sampleFile({ years: 0 }))).toEqual([]);
    const bank = findings(sampleFile({ fundamentals: { sector: "financials", industry: "Diversified Banks" } }));
    expect(bank.map(({ method }) => method)).not.toContain("discountedCashFlow");
    expect(bank.find(({ question }) => question === "growthAgainstHistory")?.own?.median).toBe(0);
  });

  it("leaves out years without capital, known or above zero", () => {
    const file = sampleFile();
    const changes = [{ cashAndEquivalents: null }, { cashAndEquivalents: 600 }, { revenue: 0 }];
    const statements = file.fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: { ...statement.figures, ...changes[index] },
    }));
    const patchy = { ...file, fundamentals: { ...file.fundamentals, statements } };
    expect(statements).toHaveLength(6);
    expect(finding("returnAfterHorizon", patchy).own).toMatchObject({ years: 3 });
    expect(finding("capitalForGrowth", patchy).own?.median).toBeCloseTo(2, 12);
  });

  it("adds up debt from its two parts, and takes securities off the capital", () => {
    const parts = sampleFile({
      figures: { totalDebt: null, longTermDebt: 150, currentDebt: 50, marketableSecurities: 100 },
    });
    // 400 + 200 − 100 − 100 of capital for 1000 of revenue.
    expect(finding("capitalForGrowth", parts).own?.median).toBeCloseTo(2.5, 12);
  });

  it("calls a number on the edge of its history usual", () => {
    const own = finding("growthAgainstHistory", growing(), { growth: 0.05 }).own;
    const at = (growth: number) => finding("growthAgainstHistory", growing(), { growth }).verdict;
    expect(at(own?.highest ?? 0)).toBe("usual");
    expect(at(own?.lowest ?? 0)).toBe("usual");
  });

  it("looks back over ten years and no further", () => {
    expect(finding("growthAgainstHistory", sampleFile({ years: 10 }), { growth: 0.05 }).own?.years).toBe(9);
    expect(finding("growthAgainstHistory", sampleFile({ years: 15 }), { growth: 0.05 }).own?.years).toBe(10);
    expect(finding("capitalForGrowth", sampleFile({ years: 15 })).own?.years).toBe(10);
  });

  it("has three years of history at least, and its industry alone with fewer", () => {
    const years = (count: number) => finding("growthAgainstHistory", sampleFile({ years: count }), { growth: 0.075 });
    expect(years(4).own?.years).toBe(3);
    expect(years(3).own).toBeNull();
    // One and a half times the 5 % of the industry is still usual.
    expect(years(3)).toMatchObject({ verdict: "usual", sector: { verdict: "usual" } });
  });

  it("falls back on the market where the industry has no average, and leaves out what has neither", () => {
    const unknown = sampleFile({ industry: { revenueGrowth: null } });
    expect(finding("growthAgainstHistory", unknown).sector).toMatchObject({ of: "market", name: "Total Market" });
  });

  it("calls a number on the edge of the middle half usual, and just beyond it low or high", () => {
    // Growth of 10, 20, 0, 30 and 40 %: the middle half is 10 to 30 %.
    const file = sampleFile();
    const revenues = [1000, 1100, 1320, 1320, 1716, 2402.4];
    const statements = file.fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: { ...statement.figures, revenue: revenues[index] ?? null },
    }));
    const uneven = { ...file, fundamentals: { ...file.fundamentals, statements } };
    const own = finding("growthAgainstHistory", uneven, { growth: 0.2 }).own;
    expect([own?.low, own?.median, own?.high].map((each) => each?.toFixed(6))).toEqual([
      "0.100000",
      "0.200000",
      "0.300000",
    ]);
    const at = (growth: number) => finding("growthAgainstHistory", uneven, { growth }).verdict;
    expect([at(own?.low ?? 0), at(own?.high ?? 0)]).toEqual(["usual", "usual"]);
    expect([at(0.0999), at(0.3001)]).toEqual(["low", "high"]);
  });

  it("calls two thirds of the average still usual, and less of it low", () => {
    const at = (growth: number) => finding("growthAgainstHistory", sampleFile(), { growth }).sector?.verdict;
    expect([at(0.05 / 1.5), at(0.0333), at(1.5 * 0.05), at(0.0751)]).toEqual(["usual", "low", "usual", "high"]);
  });

  it("calls perpetual growth half a point above the economy still usual, and more of it high", () => {
    const at = (terminalGrowth: number) =>
      finding("terminalGrowthAgainstEconomy", sampleFile(), { terminalGrowth }).sector?.verdict;
    expect([at(0.03), at(0.03 + 0.005), at(0.0351)]).toEqual(["usual", "usual", "high"]);
  });

  it("treats absent securities as none", () => {
    const silent = sampleFile({ figures: { marketableSecurities: null } });
    expect(finding("capitalForGrowth", silent).own?.median).toBe(2);
  });
});
