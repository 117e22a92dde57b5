import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { linearFadeDividends } from "../../formulas/cash-flow/dividends.ts";
import { ratePair, type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import type { AssumptionOverrides } from "../../scenarios/assumptions.ts";
import type { Quantity } from "../../trace/trace.ts";
import { valueCompany } from "../../value-company.ts";
import { dividendDiscount } from "./dividend-discount.ts";

/** A company that pays `dividend` a share, whose owners ask for the risk-free rate + the premium. */
const paying = (dividend: number, { riskFree = 0.03, premium = 0.05 } = {}): SampleChanges => ({
  reference: ratePair(riskFree, premium),
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0 },
  figures: {
    netIncome: 1000,
    totalEquity: 5000,
    dividendsPerShare: dividend,
    dividendsPaid: 100 * dividend,
    totalDebt: 0,
  },
});

/** As textbooks count: at the end of each year, from the day of the accounts. */
const textbook: AssumptionOverrides = { discounting: "yearEnd", elapsedYears: 0 };

function appraised(changes: SampleChanges, overrides: AssumptionOverrides) {
  const file = sampleFile(changes);
  const appraisal = dividendDiscount(normaliseCompany(file, { scenario: "neutral", overrides }));
  if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
  return { ...appraisal, now: appraisal.value({}).value };
}

describe("dividends in stages", () => {
  it("move with their own levers: never with returns, and with growth of the first years where they have any", () => {
    const leversOf = (dividends: AssumptionOverrides["dividends"]) => appraised(paying(1), { dividends }).levers;
    expect(leversOf("constantGrowth")).not.toContain("growth");
    for (const form of ["halfLife", "twoStage", "threeStage"] as const) expect(leversOf(form)).toContain("growth");
    for (const form of ["constantGrowth", "halfLife", "twoStage", "threeStage"] as const)
      expect(leversOf(form)).not.toContain("returns");
  });

  it("are shared with new owners over the explicit years, the last one included", () => {
    const at = {
      ...textbook,
      growth: 0.05,
      terminalGrowth: 0.03,
      horizon: 5,
      fadeYears: 5,
      dividends: "threeStage",
    } as const;
    const paidIn = (dilution: number | undefined) => {
      const found = appraised(paying(1), dilution === undefined ? at : { ...at, dilution });
      const dividends = new Map<number, number>();
      const visit = (quantity: Quantity): void => {
        if (quantity.kind !== "step") return;
        if (quantity.name === "projectedDividendPerShare" && quantity.year !== null)
          dividends.set(quantity.year, quantity.value);
        for (const input of Object.values(quantity.inputs).flat()) visit(input);
      };
      visit(found.value({}).result());
      return dividends;
    };
    const [whole, shared] = [paidIn(undefined), paidIn(0.1)];
    const parts = [1, 4, 5, 6, 10].map((year) => (shared.get(year) ?? Number.NaN) / (whole.get(year) ?? Number.NaN));
    const perYear = parts[0] ?? Number.NaN;
    expect(perYear).toBeLessThan(0.92);
    expect(parts).toEqual([1, 4, 5, 5, 5].map((years) => expect.closeTo(perYear ** years, 9)));
  });

  it("give the published value of Con Ed by one growth for ever: 42.37", () => {
    const conEd = paying(2.18, { riskFree: 0.051, premium: 0.04 });
    const found = appraised(conEd, { ...textbook, dividends: "constantGrowth", terminalGrowth: 0.03, beta: 0.8 });
    expect(found.variant).toBe("constantGrowth");
    expect(found.now).toBeCloseTo(42.37, 2);
  });

  it("give the published value by the H-model: 127.88", () => {
    const fast = paying(5, { riskFree: 0.04, premium: 0.06 });
    const years = { growth: 0.15, terminalGrowth: 0.06, horizon: 6, fadeYears: 0, beta: 1.2 };
    const found = appraised(fast, { ...textbook, ...years, dividends: "halfLife" });
    expect(found.variant).toBe("halfLifeDividends");
    expect(found.now).toBeCloseTo(127.88, 2);
  });

  it("give the published value of R&M, whose second stage grows at a pace of its own: 18.864", () => {
    const company = paying(1, { riskFree: 0.05, premium: 0.07 });
    const growthByYear = [0.15, 0.15, 0.1, 0.1, 0.1, 0.1];
    const found = appraised(company, {
      ...textbook,
      ...{ dividends: "twoStage", growthByYear, horizon: 6, terminalGrowth: 0.04 },
    });
    expect(found.variant).toBe("twoStageDividends");
    expect(found.now).toBeCloseTo(18.864, 2);
  });

  it("grow in two stages as worked by hand", () => {
    // 1 × 1.2, 1.2²; then 3 % for ever, at 8 %.
    const found = appraised(paying(1), {
      ...textbook,
      dividends: "twoStage",
      growth: 0.2,
      horizon: 2,
      terminalGrowth: 0.03,
    });
    expect(found.now).toBeCloseTo(1.2 / 1.08 + 1.44 / 1.08 ** 2 + (1.44 * 1.03) / 0.05 / 1.08 ** 2, 9);
  });

  it("fall over the fade stage as the published E model does", () => {
    const stages = { growth: 0.12, terminalGrowth: 0.03, horizon: 4, fadeYears: 6 };
    const found = appraised(paying(1.5), { ...textbook, ...stages, dividends: "threeStage" });
    const published = linearFadeDividends({
      ...{ earningsPerShare: 1.5, payout: 1, stablePayout: 1, costOfEquity: 0.08 },
      ...{ growth: 0.12, stableGrowth: 0.03, steadyYears: 4, years: 6 },
    });
    expect(found.variant).toBe("threeStageDividends");
    expect(found.now).toBeCloseTo(published?.value ?? Number.NaN, 9);
  });

  it("are two stages where nothing fades", () => {
    const stages = { growth: 0.12, terminalGrowth: 0.03, horizon: 4, fadeYears: 0 };
    const three = appraised(paying(1.5), { ...stages, dividends: "threeStage" }).now;
    expect(three).toBe(appraised(paying(1.5), { ...stages, dividends: "twoStage" }).now);
  });

  it.each(["constantGrowth", "halfLife", "twoStage", "threeStage"] as const)(
    "are brought to the middle of the year and to the price date, less what was paid out since: %s",
    (dividends) => {
      const stages = { growth: 0.06, terminalGrowth: 0.03, dividends } as const;
      const atEnd = appraised(paying(1), { ...stages, ...textbook }).now;
      const dated = appraised(paying(1), { ...stages, elapsedYears: 0.5 }).now;
      expect(dated).toBeCloseTo(atEnd * 1.08 - 0.5 * 1, 9);
    },
  );

  it("take the part of earnings that the reader has them pay", () => {
    const own = appraised(paying(1), { ...textbook, dividends: "constantGrowth", terminalGrowth: 0.03, payout: 0.3 });
    const told = appraised(paying(3), { ...textbook, dividends: "constantGrowth", terminalGrowth: 0.03 });
    expect(own.now).toBeCloseTo(told.now, 9);
  });

  it("do not show beside the value the number that it is", () => {
    const besides = (dividends: AssumptionOverrides["dividends"]) => {
      const outcome = valueCompany(sampleFile(), {
        scenario: "neutral",
        overrides: dividends === undefined ? {} : { dividends },
      }).methods.find(({ method }) => method === "dividendDiscount")?.outcome;
      return outcome?.kind === "estimate" ? outcome.besides.map(({ name }) => name) : [];
    };
    expect(besides(undefined)).toEqual([
      "dividendsOnlyValuePerShare",
      "gordonValuePerShare",
      "fadingGrowthValuePerShare",
    ]);
    expect(besides("constantGrowth")).not.toContain("gordonValuePerShare");
    expect(besides("halfLife")).not.toContain("fadingGrowthValuePerShare");
    expect(besides("dividendsOnly")).not.toContain("dividendsOnlyValuePerShare");
  });

  it("are the usual form where that is what is asked for", () => {
    const at = (overrides: AssumptionOverrides) =>
      JSON.stringify(valueCompany(sampleFile(), { scenario: "neutral", overrides }).methods);
    expect(at({ dividends: "totalPayout", discounting: "midYear", cashFlow: "toFirm" })).toBe(at({}));
  });
});
