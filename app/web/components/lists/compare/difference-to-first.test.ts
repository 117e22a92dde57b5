import { describe, expect, it } from "vitest";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { differenceToFirst } from "./difference-to-first.ts";

type Compared = Extract<ComparedCompany, { kind: "compared" }>;

/** What the rows read of a company; the rest is of no matter here. */
function compared(company: object, assumptions: object = {}): Compared {
  const known = { silence: null, price: { value: 1, currency: "USD" }, ...company };
  return { kind: "compared", company: known, assumptions } as unknown as Compared;
}

describe("the difference to the first company", () => {
  it("is told in points for rates, and for what is assumed", () => {
    const first = compared({ difference: 0.1, returnOnEquity: 0.25 }, { wacc: 0.08, growth: null });
    const other = compared({ difference: -0.2, returnOnEquity: 0.3 }, { wacc: 0.07, growth: 0.02 });
    expect(differenceToFirst("difference", first, other)).toEqual({ kind: "points", value: expect.closeTo(-0.3, 12) });
    expect(differenceToFirst("returnOnEquity", first, other)?.value).toBeCloseTo(0.05, 12);
    expect(differenceToFirst("wacc", first, other)?.value).toBeCloseTo(-0.01, 12);
    expect(differenceToFirst("growth", first, other)).toBeNull();
    const bank = compared({}, { wacc: 0.07, discountRate: "costOfEquity" });
    expect(differenceToFirst("wacc", first, bank), "a WACC beside a cost of equity").toBeNull();
  });

  it("is told as a part for amounts, and in times where that would be more than double", () => {
    const first = compared({ priceToEarnings: 20, marketCap: 100 });
    expect(differenceToFirst("priceToEarnings", first, compared({ priceToEarnings: 15 }))).toEqual({
      kind: "part",
      value: -0.25,
    });
    expect(differenceToFirst("marketCap", first, compared({ marketCap: 450 }))).toEqual({ kind: "times", value: 4.5 });
  });

  it("is not told of a loss, of another currency, of a price that judges nothing, nor of other signs", () => {
    const first = compared({ priceToEarnings: 20, marketCap: 100, difference: 0.1, quality: { score: 5, known: 9 } });
    expect(differenceToFirst("priceToEarnings", first, compared({ priceToEarnings: -3 }))).toBeNull();
    const inEuros = compared({ marketCap: 100, price: { value: 1, currency: "EUR" } });
    expect(differenceToFirst("marketCap", first, inEuros)).toBeNull();
    expect(differenceToFirst("difference", first, compared({ difference: 0.2, silence: "priceTooOld" }))).toBeNull();
    expect(differenceToFirst("quality", first, compared({ quality: { score: 5, known: 8 } }))).toBeNull();
    expect(differenceToFirst("quality", first, compared({ quality: { score: 3, known: 9 } }))).toEqual({
      kind: "score",
      value: -2,
    });
    expect(differenceToFirst("companyType", first, first)).toBeNull();
  });
});
