import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { valueCompany } from "../../value-company.ts";
import { normaliseCompany } from "../normalise-company.ts";

const request = { scenario: "neutral", overrides: {} } as const;
const software = { sector: "informationTechnology", industry: "Application Software" } as const;

const prepared = (changes: SampleChanges) => normaliseCompany(sampleFile(changes), request);

/** The sample company with so much research in each year, oldest first. */
function withResearch(spending: readonly (number | null)[], industry = software.industry as string) {
  const { statements } = sampleFile({ years: spending.length }).fundamentals;
  return {
    fundamentals: {
      ...software,
      industry,
      statements: statements.map(({ fiscalYear, figures }, index) =>
        sampleStatement(fiscalYear, { ...figures, researchAndDevelopment: spending[index] ?? null }),
      ),
    },
  };
}

describe("research as an investment", () => {
  it("adds what is not yet written off to the capital, and spending less amortisation to the profit", () => {
    // Life 3: asset 100 + 90 × 2/3 + 80 × 1/3 = 186.67; the year before last 70 is gone. Amortisation (90 + 80 + 70)/3 = 80.
    const { research, earningPower, salesToCapital } = prepared(withResearch([70, 70, 70, 80, 90, 100]));
    expect(research?.asset.value).toBeCloseTo(186.6667, 4);
    expect(research?.at(5)?.amortization.value).toBeCloseTo(80, 12);
    // (150 + 100 − 80) / 1000
    expect(earningPower?.baseMargin.value).toBeCloseTo(0.17, 12);
    // Equity 400 + debt 200 − cash 100 + asset
    expect(salesToCapital?.quantity.value).toBeCloseTo(1000 / 686.6667, 6);
  });

  it("is an asset of earlier years by what was spent until then, as far back as a whole life is known", () => {
    const { research } = prepared(withResearch([70, 70, 70, 80, 90, 100]));
    expect(research?.assetAt(5)).toBe(research?.asset);
    expect(research?.assetAt(4)?.value).toBeCloseTo(90 + (80 * 2) / 3 + 70 / 3, 10);
    expect(research?.assetAt(2)?.value).toBeCloseTo(70 * 2, 10);
    expect(research?.assetAt(1)).toBeNull();
  });

  it("leaves the margin of a company with steady research alone, and lowers its return on capital", () => {
    const steady = prepared(withResearch([80, 80, 80, 80, 80, 80]));
    const without = prepared({ fundamentals: software });
    expect(steady.earningPower?.targetMargin.neutral.value).toBeCloseTo(0.15, 12);
    expect(without.research).toBeNull();
    expect(steady.salesToCapital?.quantity.value).toBeLessThan(without.salesToCapital?.quantity.value ?? 0);
  });

  it("counts research as reinvestment, so growth that is paid for by it is no surprise", () => {
    const [growing, steady] = [
      [40, 50, 60, 70, 85, 100],
      [80, 80, 80, 80, 80, 80],
    ].map((spending) => fundamentalGrowth(withResearch(spending)));
    expect(growing).toBeGreaterThan(steady ?? Number.POSITIVE_INFINITY);
  });

  it("shortens the life, and says so, where too few years are known", () => {
    const { research } = prepared(withResearch([70, 70, 70, 80, 90, 100], "Pharmaceuticals"));
    expect(research?.warnings).toEqual(["researchCapitalised", "researchLifeShortened"]);
    // Three of the six years are the margins, so the life is three years
    expect(research?.asset.value).toBeCloseTo(186.6667, 4);
  });

  it("makes no asset of a series that loses more than 65 % in a year, and says so", () => {
    const broken = prepared(withResearch([70, 70, 70, 80, 90, 30]));
    expect(broken.research).toBeNull();
    expect(broken.researchBreak).toMatchObject({ from: 90, to: 30 });
    expect(broken.earningPower?.baseMargin.value).toBeCloseTo(0.15, 12);
    const outcome = valueCompany(sampleFile(withResearch([70, 70, 70, 80, 0, 90])), request).methods.find(
      ({ method }) => method === "discountedCashFlow",
    )?.outcome;
    expect(outcome?.kind === "estimate" && outcome.warnings).toContain("researchBroken");
    const earlier = prepared(withResearch([70, 70, 70, 100, 30, 90])).researchBreak;
    expect(earlier).toEqual({ fiscalYearEnd: "2024-12-31", from: 100, to: 30 });
    // 35 % of it is a cut; and a break before the years that count is none
    expect(prepared(withResearch([70, 70, 70, 80, 100, 35])).researchBreak).toBeNull();
    expect(prepared(withResearch([900, 70, 70, 70, 70, 70, 80, 90, 100])).researchBreak).toBeNull();
  });

  it("sees a break in the last twelve months too, against the last year", () => {
    const { fundamentals } = withResearch([70, 70, 70, 80, 90, 100]);
    const last = fundamentals.statements.at(-1);
    if (!last) throw new Error("the sample has statements");
    const monthsOf = (researchAndDevelopment: number) => {
      const figures = { ...last.figures, researchAndDevelopment };
      const { fiscalYear: _, fiscalYearEnd: __, ...told } = last;
      const trailing = [{ ...told, figures, periodEnd: "2026-06-30", months: 12 as const }];
      return prepared({ fundamentals: { ...fundamentals, interim: { quarters: [], trailing } } }).researchBreak;
    };
    expect(monthsOf(30)).toEqual({ fiscalYearEnd: "2026-06-30", from: 100, to: 30 });
    expect(monthsOf(90)).toBeNull();
  });

  it("stops at a year that is missing, and gives up with fewer than five years", () => {
    expect(prepared(withResearch([70, null, 70, 80, 90, 100])).research).toBeNull();
    expect(prepared(withResearch([70, 80, 90, 100])).research).toBeNull();
  });

  it("lasts as long as a reader says, for any company, and is an expense for who says nothing lasts", () => {
    const asked = (researchLife: number, changes: SampleChanges) =>
      normaliseCompany(sampleFile(changes), { scenario: "neutral", overrides: { researchLife } });
    const spending = [70, 70, 70, 80, 90, 100];
    const [software, restaurants] = [withResearch(spending, "Pharmaceuticals"), withResearch(spending, "Restaurants")];
    expect(asked(3, restaurants).research?.asset.value).toBeCloseTo(186.6667, 4);
    expect(asked(2, software).research?.asset.value).toBeCloseTo(100 + 90 / 2, 10);
    expect(asked(1, software).research?.asset.value).toBe(100);
    expect(asked(0, software).research).toBeNull();
    expect(asked(0, software).earningPower?.baseMargin.value).toBeCloseTo(0.15, 12);
    // What is asked next of the same file is not answered with what was asked before.
    const file = sampleFile(software);
    const lifeOf = (researchLife?: number) =>
      normaliseCompany(file, { scenario: "neutral", overrides: researchLife === undefined ? {} : { researchLife } })
        .research?.asset.value;
    expect([lifeOf(2), lifeOf(), lifeOf(2)]).toEqual([145, lifeOf(), 145]);
  });

  it("cannot last as long as a reader says where too few years are known, and that is said", () => {
    const warningsOf = (researchLife: number, spending: readonly (number | null)[]) => {
      const { methods } = valueCompany(sampleFile(withResearch(spending)), {
        scenario: "neutral",
        overrides: { researchLife },
      });
      const outcome = methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
      return outcome?.kind === "estimate" ? outcome.warnings : [];
    };
    expect(warningsOf(10, [70, 70, 70, 80, 90, 100])).toContain("researchLifeShortened");
    expect(warningsOf(3, [70, null, 70, 80, 90, 100])).toContain("researchUnknown");
    expect(warningsOf(0, [70, null, 70, 80, 90, 100])).not.toContain("researchUnknown");
  });

  it("is for those who live on it: a known industry, or a twelfth of the revenue", () => {
    expect(prepared(withResearch([10, 10, 10, 10, 10, 10], "Restaurants")).research).toBeNull();
    expect(prepared(withResearch([90, 90, 90, 90, 90, 90], "Restaurants")).research).not.toBeNull();
  });

  it("is said in the discounted cash flow", () => {
    const { methods } = valueCompany(sampleFile(withResearch([70, 70, 70, 80, 90, 100])), request);
    const outcome = methods[0]?.outcome;
    expect(outcome?.kind === "estimate" && outcome.warnings).toContain("researchCapitalised");
  });

  it("needs spending in the latest year, takes no asset from a year of none, and stops at a figure that cannot be", () => {
    expect(prepared(withResearch([70, 70, 70, 80, 90, 0])).research).toBeNull();
    expect(prepared(withResearch([70, 70, 70, 0, 90, 100])).research).toBeNull();
    // Five years are known and three must remain: the life is two.
    const shortened = prepared(withResearch([-1, 70, 70, 80, 90, 100])).research;
    expect(shortened?.asset.value).toBeCloseTo(100 + 45, 9);
    expect(shortened?.warnings).toContain("researchLifeShortened");
    expect(prepared(withResearch([-1, -1, 70, 80, 90, 100])).research).toBeNull();
  });
});

function fundamentalGrowth(changes: SampleChanges): number {
  const { growth } = prepared(changes);
  const found = growth.candidates.find(({ name }) => name === "fundamentalGrowth");
  return found?.value ?? Number.NaN;
}
