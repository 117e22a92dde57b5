import { describe, expect, it } from "vitest";
import type { SegmentFigure } from "../../inputs/fundamentals.ts";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import { normaliseCompany } from "../normalise-company.ts";

const dated = (value: number, source = "") => ({ value, asOf: "2026-01-05", source });
const { fundamentals } = sampleFile();
const lastYear = fundamentals.statements.at(-1)?.fiscalYearEnd ?? "";
const yearBefore = fundamentals.statements.at(-2)?.fiscalYearEnd ?? "";
const revenue = fundamentals.statements.at(-1)?.figures.revenue ?? 0;

/** Sales of an area as a share of revenue. */
const sales = (country: string | null, share: number, more: Partial<SegmentFigure> = {}): SegmentFigure => ({
  axis: "geography",
  member: `acme:${country ?? "Elsewhere"}Member`,
  label: country ?? "Elsewhere",
  language: "en",
  kind: "part",
  ...(country !== null && { country }),
  name: "revenue",
  value: share * revenue,
  fiscalYearEnd: lastYear,
  accession: null,
  filedAt: "2026-02-20",
  origin: "annualReportXbrl",
  ...more,
});

function capital(segments: readonly SegmentFigure[] | undefined, changes: SampleChanges["fundamentals"] = {}) {
  const told = segments === undefined ? {} : { segments };
  return normaliseCompany(
    sampleFile({
      fundamentals: { ...told, ...changes },
      reference: {
        countryRiskPremium: dated(0.02),
        countryRiskPremiums: { ES: dated(0.02, "Spain"), BR: dated(0.04, "Brazil"), DE: dated(0, "Germany") },
      },
    }),
    { scenario: "neutral", overrides: {} },
  ).capital;
}
const borne = (...segments: SegmentFigure[]) => capital(segments).countryRiskPremium.value;

describe("the country premium of a company whose filings tell where it sells", () => {
  it("is the average of the countries' premiums by sales: 30 % × 2 + 25 % × 4 + 45 % × 0 = 1.6 %", () => {
    const { countryRiskPremium, costOfEquity, riskFreeRate, beta, equityRiskPremium, warnings } = capital([
      sales("ES", 0.3),
      sales("BR", 0.25),
      sales("DE", 0.45),
    ]);
    expect(countryRiskPremium.value).toBeCloseTo(0.016, 12);
    expect(costOfEquity.value).toBeCloseTo(
      riskFreeRate.value + beta.value * equityRiskPremium.value + countryRiskPremium.value,
      12,
    );
    expect(warnings).toContain("countryRiskFromSales");
    expect(warnings).not.toContain("countryRiskFromIncorporation");
  });

  it("bears half of its home's premium on what no country is told of: 60 % × 4 + 40 % × 1 = 2.8 %", () => {
    expect(borne(sales("BR", 0.6), sales(null, 0.4))).toBeCloseTo(0.028, 12);
    // A bank bears the whole of it.
    const bank = { industry: "Diversified Banks", sector: "financials" } as const;
    expect(capital([sales("BR", 0.6), sales(null, 0.4)], bank).countryRiskPremium.value).toBeCloseTo(0.032, 12);
  });

  it("is the home's where the countries tell less than half of its revenue, or more than all of it", () => {
    expect(borne(sales("BR", 0.49), sales(null, 0.51))).toBeCloseTo(0.01, 12);
    expect(borne(sales("BR", 0.5), sales(null, 0.5))).toBeCloseTo(0.025, 12);
    expect(borne(sales("BR", 0.7), sales("DE", 0.4))).toBeCloseTo(0.01, 12);
    expect(borne(sales("BR", 0.7005), sales("DE", 0.3))).toBeCloseTo(0.028, 4);
    expect(capital([]).warnings).toContain("countryRiskFromIncorporation");
    expect(capital(undefined).countryRiskPremium.value).toBeCloseTo(0.01, 12);
  });

  it("leaves out a country without a published premium, businesses, other figures and what is no part", () => {
    expect(borne(sales("DE", 0.6), sales("VE", 0.4))).toBeCloseTo(0.004, 12);
    expect(borne(sales("BR", 1, { axis: "business" }))).toBeCloseTo(0.01, 12);
    expect(borne(sales("BR", 1, { name: "totalAssets" }))).toBeCloseTo(0.01, 12);
    expect(borne(sales("BR", 1, { kind: "elimination" }))).toBeCloseTo(0.01, 12);
  });

  it("takes the last year that tells enough, and of a year what was filed last", () => {
    const restated = sales("BR", 0.8, { filedAt: "2026-06-30", accession: "later" });
    expect(borne(sales("BR", 0.6), restated, sales("DE", 0.2))).toBeCloseTo(0.032, 12);
    const { statements } = fundamentals;
    const before = statements.at(-2)?.figures.revenue ?? 0;
    expect(borne(sales("BR", 0.2), sales("DE", 1, { fiscalYearEnd: yearBefore, value: before }))).toBeCloseTo(0, 12);
  });

  it("takes no year of more than three before the latest", () => {
    const ends = fundamentals.statements.map(({ fiscalYearEnd }) => fiscalYearEnd);
    const allInBrazil = (yearsAgo: number) => {
      const end = ends.at(-1 - yearsAgo) ?? "";
      const whole = fundamentals.statements.at(-1 - yearsAgo)?.figures.revenue ?? 0;
      return sales("BR", 1, { fiscalYearEnd: end, value: whole });
    };
    expect(borne(allInBrazil(3))).toBeCloseTo(0.04, 12);
    expect(borne(allInBrazil(4))).toBeCloseTo(0.01, 12);
  });

  it("is traced to each country's sales and premium", () => {
    const { countryRiskPremium } = capital([sales("BR", 0.6), sales("DE", 0.4)]);
    expect(countryRiskPremium.kind).toBe("step");
    const written = JSON.stringify(countryRiskPremium);
    for (const told of ["Brazil", "Germany", "BR", "DE", "countryRiskBySales"]) expect(written).toContain(told);
  });
});
