import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import { normaliseCompany } from "../normalise-company.ts";

const request = { scenario: "neutral", overrides: {} } as const;

const turnoverOf = (changes: SampleChanges) => {
  const { salesToCapital } = normaliseCompany(sampleFile(changes), request);
  return salesToCapital && [salesToCapital.quantity.value, ...salesToCapital.warnings];
};

describe("revenue on a unit of capital", () => {
  it("is that of the latest balance: 1000 on 400 of equity + 200 of debt − 100 of cash", () => {
    expect(turnoverOf({})).toEqual([2]);
    expect(turnoverOf({ figures: { marketableSecurities: 100 } })).toEqual([2.5]);
    expect(turnoverOf({ figures: { marketableSecurities: null } })).toEqual([2]);
  });

  it("lies between a twentieth and five, both of which may be", () => {
    // Capital of 200 and of 20,000, a little less and a little more.
    expect(turnoverOf({ figures: { totalEquity: 100 } })).toEqual([5]);
    expect(turnoverOf({ figures: { totalEquity: 0 } })).toEqual([5]);
    expect(turnoverOf({ figures: { totalEquity: 19_900 } })).toEqual([0.05]);
    expect(turnoverOf({ figures: { totalEquity: 29_900 } })).toEqual([0.05]);
  });

  it("is five where there is no capital above zero, and that is said", () => {
    expect(turnoverOf({ figures: { totalEquity: -100 } })).toEqual([5, "capitalNotPositive"]);
    expect(turnoverOf({ figures: { totalEquity: -300 } })).toEqual([5, "capitalNotPositive"]);
    expect(turnoverOf({ figures: { totalEquity: -99 } })).toEqual([5]);
  });

  it("is that of an earlier year where the latest lacks a part or has no revenue, and that is said", () => {
    expect(turnoverOf({ latest: { totalEquity: null } })).toEqual([2, "capitalOutdated"]);
    expect(turnoverOf({ latest: { cashAndEquivalents: null } })?.[0]).toBe(2);
    expect(turnoverOf({ latest: { revenue: 0 } })).toEqual([2, "capitalOutdated"]);
  });

  it("is the industry's where no year has its parts, and unknown where the industry has none above zero", () => {
    const figures = { totalEquity: null };
    expect(turnoverOf({ figures })).toEqual([1.5, "capitalFromIndustry"]);
    const reference = (salesToCapital: number) => {
      const { industry, market } = sampleFile().reference;
      return { industry: industry && { ...industry, salesToCapital }, market: market && { ...market, salesToCapital } };
    };
    expect(turnoverOf({ figures, reference: reference(0) })).toBeNull();
    expect(turnoverOf({ figures, reference: reference(0.6) })).toEqual([0.6, "capitalFromIndustry"]);
  });
});
