import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { normaliseCompany } from "../normalise-company.ts";
import { trendOf, trendPerShareOf } from "./growth.ts";
import { yearsOfSlumps } from "./slumps.ts";

const first = 2017;

function fileOf(revenues: readonly (number | null)[], industry = "Airport Services") {
  const { fundamentals } = sampleFile();
  const [sample] = fundamentals.statements;
  const statements = revenues.map((revenue, index) =>
    sampleStatement(first + index, { ...sample?.figures, revenue, totalEquity: 400 }),
  );
  return sampleFile({ fundamentals: { ...fundamentals, industry, statements } });
}

/** The fiscal years of slumps that are over. */
function slumpsOf(...revenues: (number | null)[]): number[] {
  const history = historyOf(fileOf(revenues).fundamentals);
  const years = yearsOfSlumps(history, (index) => history.figure(index, "revenue")?.value ?? null);
  return [...years].map((index) => first + index);
}

describe("slumps that are over", () => {
  it("last from the year a quarter below what was sold before to the one back at nine tenths of it", () => {
    expect(slumpsOf(90, 100, 110, 40, 60, 95, 100, 120)).toEqual([2020, 2021, 2022]);
    // 99 is nine tenths of 110
    expect(slumpsOf(90, 100, 110, 40, 60, 99, 100, 120)).toEqual([2020, 2021]);
  });

  it("are measured from the highest of the three years before", () => {
    expect(slumpsOf(100, 80, 80, 74, 100)).toEqual([2020]);
    expect(slumpsOf(100, 80, 80, 80, 74, 100)).toEqual([]);
  });

  it("need a fall of a quarter", () => {
    expect(slumpsOf(100, 100, 75, 100)).toEqual([]);
    expect(slumpsOf(100, 100, 74, 100)).toEqual([2019]);
  });

  it("are none while they last, nor after more than five years: the company is smaller", () => {
    expect(slumpsOf(100, 100, 50, 60, 70, 80)).toEqual([]);
    expect(slumpsOf(100, 50, 60, 60, 60, 60, 95)).toEqual([2018, 2019, 2020, 2021, 2022]);
    expect(slumpsOf(100, 50, 60, 60, 60, 60, 60, 95)).toEqual([]);
  });

  it("can begin anew in the year after one, and pass over a year that is unknown", () => {
    expect(slumpsOf(100, 50, 100, 50, 100)).toEqual([2018, 2020]);
    expect(slumpsOf(100, null, 50, null, 100)).toEqual([2019]);
  });

  it("are unknown where the record begins within one", () => {
    expect(slumpsOf(40, 60, 100, 120)).toEqual([]);
  });
});

describe("growth of a company back from a slump", () => {
  const record = [100, 104, 108, 40, 60, 108, 112, 117, 122];

  it("is measured without the way back, and says so", () => {
    const file = fileOf(record);
    const history = historyOf(file.fundamentals);
    const { growth } = normaliseCompany(file, { scenario: "neutral", overrides: {} });
    const trend = growth.candidates.find(({ name }) => name === "revenueTrend");
    expect(trend?.value).toBeCloseTo(0.041, 2);
    expect(trendOf(history, "revenue", 5)?.quantity.value).toBeGreaterThan(0.15);
    expect(growth.warnings).toContain("growthWithoutSlump");
  });

  it("says nothing where the slump is older than the years of the trend, or where there was none", () => {
    for (const revenues of [[100, 40, 100, 104, 108, 112, 117, 122], record.map(() => 100)]) {
      const { growth } = normaliseCompany(fileOf(revenues), { scenario: "neutral", overrides: {} });
      expect(growth.warnings).not.toContain("growthWithoutSlump");
    }
  });

  it("is measured by the share for a trust, whose issues are no slump of its own", () => {
    const file = fileOf(record, "Hotel & Resort REITs");
    const trust = { ...file, fundamentals: { ...file.fundamentals, sector: "realEstate" } } as const;
    const { growth } = normaliseCompany(trust, { scenario: "neutral", overrides: {} });
    expect(growth.warnings).toContain("growthWithoutSlump");
    const history = historyOf(trust.fundamentals);
    expect([...trendPerShareOf(history, 5).without]).toEqual([3, 4]);
  });
});
