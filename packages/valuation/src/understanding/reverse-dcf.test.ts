import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { PerShare } from "../inputs/units.ts";
import { atOwnPrice } from "../report/price-standing.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { flowModelOf } from "./flow-model.ts";
import { type Implied, reverseGrowthOf, reverseValuationOf } from "./reverse-dcf.ts";

const request = { scenario: "neutral", overrides: {} } as const;

function priced(value: PerShare, changes: Parameters<typeof sampleFile>[0] = {}) {
  const quote = { value, currency: "USD", asOf: "2026-08-20", source: "sample" };
  return sampleFile({ ...changes, fundamentals: { ...changes.fundamentals, quote } });
}

function reverse(file: ReturnType<typeof sampleFile>, overrides: AssumptionOverrides = {}) {
  const result = reverseValuationOf({ file, request: { scenario: "neutral", overrides } });
  if (result.kind === "unavailable") throw new Error(result.reason);
  return result;
}

const rootOf = (implied: Implied) => (implied.kind === "root" ? implied.value : Number.NaN);

/** The value with a WACC that the price, which weighs in the computed one, cannot move. */
function valueWith(overrides: AssumptionOverrides) {
  const { outcome } = valueCompany(sampleFile(), { scenario: "neutral", overrides }).methods[0] ?? {};
  return outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN;
}

describe("reverseValuationOf", () => {
  it("asks what the reader's own price takes for granted, where there is one", () => {
    const atSource = reverse(priced(10), { wacc: 0.08 });
    const atOwn = reverse(atOwnPrice(priced(10), 14), { wacc: 0.08 });
    expect([atSource.price, atOwn.price]).toEqual([10, 14]);
    expect(rootOf(atOwn.growth)).toBeGreaterThan(rootOf(atSource.growth));
  });

  it("tells its growth by itself, and unavailable for the same reason", () => {
    const file = priced(14);
    const { method, price, growth, fadesOver } = reverse(file);
    const alone = reverseGrowthOf(file, valueCompany(file, request));
    expect(alone).toEqual({ kind: "reverseGrowth", method, price, growth, fadesOver, baseRate: null });
    const unpriced = sampleFile({ fundamentals: { quote: null } });
    expect(reverseGrowthOf(unpriced, valueCompany(unpriced, request))).toEqual(
      reverseValuationOf({ file: unpriced, request }),
    );
  });

  it("finds the growth that a price was made of, to 1e-9", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.2, max: 0.5, noNaN: true }), (growth) => {
        const file = priced(valueWith({ wacc: 0.08, growth }));
        return Math.abs(rootOf(reverse(file, { wacc: 0.08 }).growth) - growth) < 1e-9;
      }),
      { numRuns: 25 },
    );
  });

  it("finds the margin that makes the value equal to the price", () => {
    const file = priced(20);
    const { margin } = reverse(file, { wacc: 0.08, growth: 0.03 });
    const target = rootOf(margin);
    const overrides = { wacc: 0.08, growth: 0.03, margin: target };
    const { outcome } = valueCompany(file, { scenario: "neutral", overrides }).methods[0] ?? {};
    expect(outcome?.kind === "estimate" && outcome.valuePerShare).toBeCloseTo(20, 9);
    expect(target).not.toBeCloseTo(0.15, 2);
  });

  it("finds the years of growth, between whole years by straight line", () => {
    const [seven, eight] = [7, 8].map((horizon) => valueWith({ wacc: 0.08, growth: 0.1, horizon }));
    const asked = { wacc: 0.08, growth: 0.1 };
    expect(rootOf(reverse(priced(eight ?? 0), asked).years)).toBe(8);
    const between = reverse(priced(((seven ?? 0) + (eight ?? 0)) / 2), asked).years;
    expect(rootOf(between)).toBeCloseTo(7.5, 9);
  });

  it("says between which values the assumption can bring the share when none explains the price", () => {
    const { growth, margin, years } = reverse(priced(1e6), { wacc: 0.08, growth: 0.1 });
    for (const implied of [growth, margin, years]) {
      expect(implied.kind).toBe("none");
      if (implied.kind !== "none" || !implied.attainable) throw new Error("no range");
      expect(implied.attainable.highest).toBeLessThan(1e6);
      expect(implied.attainable.lowest).toBeLessThan(implied.attainable.highest);
    }
  });

  it("finds both growths when growth first adds and then destroys value", () => {
    // Margin 3 % on capital turned over twice, as the reader insists: the return of 4.5 % is below the WACC. Shrinking costs
    // revenue, growing costs more capital than it earns, so the value is highest in between.
    const asked = { wacc: 0.08, salesToCapital: 2, terminalGrowth: 0.03 };
    const file = priced(2.4, { figures: { ebit: 30, totalDebt: 0, cashAndEquivalents: 0, totalEquity: 500 } });
    const { growth } = reverse(file, asked);
    expect(growth.kind).toBe("several");
    if (growth.kind !== "several") throw new Error(growth.kind);
    for (const root of growth.values) {
      const { outcome } =
        valueCompany(file, { scenario: "neutral", overrides: { ...asked, growth: root } }).methods[0] ?? {};
      expect(outcome?.kind === "estimate" && outcome.valuePerShare).toBeCloseTo(2.4, 8);
    }
  });

  it("says how many companies have grown as much as the price asks", () => {
    const growths = [0, 0.02, 0.03, 0.05, 0.2];
    const baseRates = {
      figure: "revenue",
      years: 5,
      growths,
      companies: 5,
      from: "2015-12-31",
      to: "2025-12-31",
    } as const;
    const alone = { wacc: 0.08, terminalGrowth: 0.03, fadeYears: 0 };
    const file = priced(valueWith({ ...alone, growth: 0.07 }));
    const result = reverseValuationOf({ file, request: { ...request, overrides: alone }, baseRates });
    // 7, 6, 5, 4, 3 %: (1.07 × 1.06 × 1.05 × 1.04 × 1.03)^(1/5) − 1; a little less than 5 %: one of five grew 20 %, one exactly 5 %.
    const average = (1.07 * 1.06 * 1.05 * 1.04 * 1.03) ** 0.2 - 1;
    if (result.kind === "unavailable" || !result.baseRate) throw new Error("no base rate");
    expect(result.baseRate.averageGrowth).toBeCloseTo(average, 9);
    expect(result.baseRate).toMatchObject({ count: 2, share: 0.4, observations: 5, companies: 5 });
    // The growth of the report fades the same way; it is what gives its own value.
    const own = reverseValuationOf({ file, request: { ...request, overrides: { ...alone, growth: 0.07 } }, baseRates });
    expect(own.kind !== "unavailable" && own.baseRate?.assumedGrowth).toBeCloseTo(average, 9);
  });

  it("compares with nothing where the base rates are of another figure than the one that grows", () => {
    const baseRates = { figure: "totalEquity", years: 5, growths: [0.05], companies: 1, from: "", to: "" } as const;
    const result = reverseValuationOf({ file: priced(20), request, baseRates });
    expect(result.kind !== "unavailable" && result.baseRate).toBeNull();
    const bank = priced(11, { fundamentals: { sector: "financials", industry: "Diversified Banks" } });
    const ofBank = reverseValuationOf({ file: bank, request, baseRates });
    expect(ofBank.kind !== "unavailable" && ofBank.baseRate).toMatchObject({ observations: 1 });
  });

  it("asks a bank for its growth of book, and has no margin to ask for", () => {
    const bank = priced(11, { fundamentals: { sector: "financials", industry: "Diversified Banks" } });
    const result = reverse(bank);
    expect(result.method).toBe("residualIncome");
    expect(result.margin).toEqual({ kind: "unavailable", reason: "assumptionMissing" });
  });

  it("is unavailable without a price, or without a method", () => {
    const unpriced = sampleFile({ fundamentals: { quote: null } });
    expect(reverseValuationOf({ file: unpriced, request })).toEqual({ kind: "unavailable", reason: "priceMissing" });
    const empty = sampleFile({ years: 0 });
    expect(reverseValuationOf({ file: empty, request })).toEqual({
      kind: "unavailable",
      reason: "methodNotApplicable",
    });
  });

  it("finds the shortest and the longest number of years, and says what lies between them", () => {
    const asked = { wacc: 0.08, growth: 0.1 };
    const byHorizon = Array.from({ length: 40 }, (_, index) => valueWith({ ...asked, horizon: index + 1 }));
    expect(rootOf(reverse(priced(byHorizon[0] ?? 0), asked).years)).toBe(1);
    expect(rootOf(reverse(priced(byHorizon[39] ?? 0), asked).years)).toBe(40);
    expect(reverse(priced(1e6), asked).years).toEqual({
      kind: "none",
      attainable: { lowest: Math.min(...byHorizon), highest: Math.max(...byHorizon) },
    });
  });

  it("counts terminal growth in the years after the horizon", () => {
    const baseRates = { figure: "revenue", years: 3, growths: [0.05, 0.06], companies: 1, from: "", to: "" } as const;
    const asked = { wacc: 0.08, horizon: 1, terminalGrowth: 0.03, fadeYears: 0 };
    const file = priced(valueWith({ ...asked, growth: 0.1 }));
    const result = reverseValuationOf({ file, request: { scenario: "neutral", overrides: asked }, baseRates });
    if (result.kind === "unavailable") throw new Error(result.reason);
    // 10 %, then 3 % twice.
    expect(result.baseRate?.averageGrowth).toBeCloseTo((1.1 * 1.03 * 1.03) ** (1 / 3) - 1, 9);
    expect(result.baseRate?.share).toBe(0.5);
  });

  it("has no rate of others without one growth, nor for a price that is not above zero", () => {
    const baseRates = { figure: "revenue", years: 3, growths: [0.05], companies: 1, from: "", to: "" } as const;
    const unattainable = reverseValuationOf({ file: priced(1e6), request, baseRates });
    expect(unattainable).toMatchObject({ kind: "reverseValuation", baseRate: null });
    expect(reverseValuationOf({ file: priced(0), request })).toEqual({ kind: "unavailable", reason: "priceMissing" });
  });

  it("looks for growth and margin from −50 % to 100 %", () => {
    // Over two years: fifteen of shrinking by half leave nothing to tell one growth from the next by.
    const near = { wacc: 0.08, horizon: 2, fadeYears: 0 };
    const model = flowModelOf(valueCompany(sampleFile(), { scenario: "neutral", overrides: near }));
    if (model.kind === "unavailable") throw new Error(model.reason);
    const implied = (lever: "growth" | "margin", value: number) =>
      reverse(priced(model.rawAt({ [lever]: value }) ?? 0), near)[lever];
    for (const lever of ["growth", "margin"] as const) {
      expect(rootOf(implied(lever, 0.999))).toBeCloseTo(0.999, 6);
      expect(implied(lever, 1.01).kind).toBe("none");
    }
    expect(rootOf(implied("growth", -0.49))).toBeCloseTo(-0.49, 6);
    expect(implied("growth", -0.52).kind).toBe("none");
  });
});
