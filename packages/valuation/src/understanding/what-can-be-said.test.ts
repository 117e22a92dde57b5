import { describe, expect, it } from "vitest";
import { rememberedCompany } from "../company/remembered.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import type { NotVotingReason } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";
import { reverseValuationOf } from "./reverse-dcf.ts";
import { whatCanBeSaid } from "./what-can-be-said.ts";

const request = { scenario: "neutral", overrides: {} } as const;

const at = (price: number): CompanyFile => {
  const file = sampleFile();
  const quote = { value: price, currency: "USD" as const, asOf: "2026-06-30", source: "sample" };
  return { ...file, fundamentals: { ...file.fundamentals, quote } };
};

const cashFlowValue = (file: CompanyFile, overrides: { growth?: number; margin?: number } = {}): number => {
  const outcome = valueCompany(file, { ...request, overrides }).methods[0]?.outcome;
  return outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN;
};

/** The report as it would be with two votes and no signal. */
function withoutSignal(file: CompanyFile, changes: Partial<ValuationReport> = {}): ValuationReport {
  const report = valueCompany(file, request);
  const signal = { ...report.summary.signal, kind: "none", reason: "notEnoughMethods" } as const;
  return { ...report, summary: { ...report.summary, voting: 2, signal }, ...changes };
}

const said = (file: CompanyFile, report = withoutSignal(file)) => whatCanBeSaid({ file, request, report });

describe("what can be said without a signal", () => {
  const fair = cashFlowValue(at(10));
  const dear = at(2 * fair);

  it("is nothing where there is a signal, votes enough, or no price", () => {
    const report = valueCompany(dear, request);
    expect(report.summary.signal.kind).not.toBe("none");
    expect(said(dear, report)).toBeNull();
    const silent = withoutSignal(dear);
    expect(said(dear, { ...silent, summary: { ...silent.summary, voting: 3 } })).toBeNull();
    expect(said(dear, { ...silent, summary: { ...silent.summary, signal: report.summary.signal } })).toBeNull();
    expect(said({ ...dear, fundamentals: { ...dear.fundamentals, quote: null } }, silent)).toBeNull();
    expect(said(dear, silent)).toMatchObject({ voting: 2, wanting: 1, price: 2 * fair });
  });

  it("is the growth that alone is worth the price, as the engine values it", () => {
    const { asks } = said(dear) ?? {};
    expect(asks).toMatchObject({ method: "discountedCashFlow", isSupposed: false, highestByGrowth: null });
    expect(asks?.value).toBe(cashFlowValue(dear));
    expect(cashFlowValue(dear, { growth: asks?.growth?.first ?? 0 }) / (2 * fair)).toBeCloseTo(1, 4);
    expect(asks?.growth?.average ?? 1).toBeLessThan(asks?.growth?.first ?? 0);
    // of ten years of growth that falls to the economy's, none grows by less
    const last = rememberedCompany(dear, request).growthAt({}).last.value;
    expect(asks?.growth?.average ?? 0).toBeGreaterThan(last);
  });

  it("is the least that any growth makes of it, where even that is worth more than the price", () => {
    const { growth, lowestByGrowth = null, highestByGrowth } = said(at(0.01))?.asks ?? {};
    expect(growth).toBeNull();
    expect(lowestByGrowth).toBeGreaterThan(0.01);
    expect(highestByGrowth).toBeNull();
    const costly = said(at(1e6))?.asks;
    expect(costly?.lowestByGrowth).toBeNull();
    expect(costly?.highestByGrowth).toBeLessThan(1e6);
  });

  it("counts who has grown so much by base rates of revenue over as many years, and by no others", () => {
    const growths = [0, 0.02, 0.04, 0.5, 0.6];
    const rates = {
      figure: "revenue",
      years: 10,
      growths,
      companies: 5,
      from: "2015-12-31",
      to: "2025-12-31",
    } as const;
    const doneBy = (baseRates: Parameters<typeof whatCanBeSaid>[0]["baseRates"] = null) =>
      whatCanBeSaid({ file: dear, request, report: withoutSignal(dear), baseRates })?.asks?.growth?.done;
    expect(doneBy(rates)).toMatchObject({ share: 0.4, count: 2, observations: 5, companies: 5 });
    expect(doneBy({ ...rates, years: 5 })).toBeNull();
    expect(doneBy({ ...rates, figure: "totalEquity" })).toBeNull();
    expect(doneBy()).toBeNull();
  });

  it("is the lower of two growths where either is worth the price", () => {
    // A margin of 3 % on capital that turns over twice earns 4.5 %, less than it costs: shrinking loses revenue, growing takes more
    // than it gives, and the value is highest in between.
    const overrides = { wacc: 0.08, salesToCapital: 2, terminalGrowth: 0.03 };
    const losing = sampleFile({ figures: { ebit: 30, totalDebt: 0, cashAndEquivalents: 0, totalEquity: 500 } });
    const quote = { value: 2.4, currency: "USD" as const, asOf: "2026-06-30", source: "sample" };
    const file = { ...losing, fundamentals: { ...losing.fundamentals, quote } };
    const asked = { scenario: "neutral", overrides } as const;
    const reverse = reverseValuationOf({ file, request: asked });
    if (reverse.kind === "unavailable" || reverse.growth.kind !== "several") throw new Error("one growth alone");
    const report = valueCompany(file, asked);
    const signal = { ...report.summary.signal, kind: "none", reason: "notEnoughMethods" } as const;
    const silent = { ...report, summary: { ...report.summary, voting: 2, signal } };
    const [lower, higher] = reverse.growth.values.toSorted((one, other) => one - other);
    expect(whatCanBeSaid({ file, request: asked, report: silent })?.asks?.growth?.first).toBe(lower);
    expect(higher).toBeGreaterThan(lower ?? Number.NaN);
  });

  it("is the margin that alone is worth the price, and the one in use", () => {
    const margin = said(dear)?.asks?.margin;
    expect(margin?.used).toBeCloseTo(0.15, 2);
    const asked = margin?.asked.kind === "root" ? margin.asked.value : Number.NaN;
    expect(cashFlowValue(dear, { margin: asked }) / (2 * fair)).toBeCloseTo(1, 4);
  });

  it("is a higher margin with a growth that would do together, and none where the value is above the price", () => {
    const path = said(dear)?.path;
    expect(path?.margin ?? 0).toBeGreaterThan(path?.used ?? 1);
    const { margin = 0, growth } = path ?? {};
    expect(cashFlowValue(dear, { margin, growth: growth?.first ?? 0 }) / (2 * fair)).toBeCloseTo(1, 3);
    expect(said(at(fair / 2))?.path).toBeNull();
  });

  it("tries a margin of a tenth first where the company earns less", () => {
    const low = sampleFile({ figures: { ebit: 50 } });
    const priced = (value: number): CompanyFile => {
      const quote = { value, currency: "USD" as const, asOf: "2026-06-30", source: "sample" };
      return { ...low, fundamentals: { ...low.fundamentals, quote } };
    };
    const worth = cashFlowValue(priced(5), { margin: 0.1, growth: 0.1 });
    const path = said(priced(worth))?.path;
    expect(path?.used).toBeCloseTo(0.05, 12);
    expect(path?.margin).toBe(0.1);
    expect(path?.growth.first).toBeCloseTo(0.1, 1);
  });

  it("tries margins of a tenth to three fifths, the lowest that does with a growth some have had", () => {
    const low = sampleFile({ figures: { ebit: 50 } });
    const prices = Array.from({ length: 60 }, (_, index) => 5 * 1.12 ** index);
    const paths = prices.flatMap((value) => {
      const quote = { value, currency: "USD" as const, asOf: "2026-06-30", source: "sample" };
      return said({ ...low, fundamentals: { ...low.fundamentals, quote } })?.path ?? [];
    });
    const margins = paths.map(({ margin }) => margin);
    expect([...new Set(margins)]).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]);
    for (const { margin, growth } of paths) if (margin < 0.6) expect(growth.average).toBeLessThanOrEqual(0.25);
  });

  it("is what the market pays for each unit of sales", () => {
    expect(said(dear)?.priceToSales).toBeCloseTo((2 * fair * 100) / 1_000, 10);
    const statements = dear.fundamentals.statements.map((each) => ({
      ...each,
      figures: { ...each.figures, revenue: null },
    }));
    const silent = { ...dear, fundamentals: { ...dear.fundamentals, statements } };
    expect(said(silent)?.priceToSales).toBeNull();
  });

  it("is only what is missing where the price is too old, or a part has left", () => {
    const { priceStanding } = valueCompany(dear, request);
    if (!priceStanding) throw new Error("no price");
    const silent = withoutSignal(dear, { priceStanding: { ...priceStanding, silence: "priceTooOld" } });
    expect(said(dear, silent)).toMatchObject({ asks: null, path: null, priceToSales: null });
    const report = withoutSignal(dear);
    const methods = report.methods.map((each) =>
      each.outcome.kind === "estimate"
        ? { ...each, outcome: { ...each.outcome, votes: false, notVotingReason: "partSeparated" as const } }
        : each,
    );
    expect(said(dear, { ...report, methods })).toMatchObject({ asks: null, priceToSales: null });
  });

  it.each([
    ["implausiblyLow", "discountedCashFlow"],
    ["informative", "residualIncome"],
  ] as const)("asks of a cash-flow value that is silent as %s, or of the next method: %s", (reason, method) => {
    const report = withoutSignal(dear);
    const methods = report.methods.map((each) =>
      each.method === "discountedCashFlow" && each.outcome.kind === "estimate"
        ? { ...each, outcome: { ...each.outcome, votes: false, notVotingReason: reason satisfies NotVotingReason } }
        : each,
    );
    expect(said(dear, { ...report, methods })?.asks?.method).toBe(method);
  });
});
