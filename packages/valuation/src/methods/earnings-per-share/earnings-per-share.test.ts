import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { ratePair, type SampleChanges, sampleFile, samplePeer } from "../../inputs/sample-company.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { earningsPerShare } from "./earnings-per-share.ts";

/**
 * Ke = 5 % + 1 × 3 % = 8 %, g∞ = 5 %, the growth of all years. Earnings of 4 a share at a return of 11⅓ %, of which 10 %
 * last: half of them can be paid out for ever, and are today. The industry trades at 15 times earnings.
 */
const worked: SampleChanges = {
  reference: { ...ratePair(0.05, 0.03), nominalGrowth: { value: 0.05, asOf: "2026-06-30", source: "" } },
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0, priceToEarnings: 15 },
  figures: {
    netIncome: 400,
    totalEquity: 400 / (0.08 + 0.02 / 0.6),
    dividendsPerShare: 2,
    dividendsPaid: 200,
    totalDebt: 0,
  },
};

function appraised(changes: SampleChanges = {}, overrides: ValuationRequest["overrides"] = {}) {
  const asked = { growth: 0.05, elapsedYears: 0, ...overrides };
  return earningsPerShare(
    normaliseCompany(sampleFile({ ...worked, ...changes }), { scenario: "neutral", overrides: asked }),
  );
}

function value(changes: SampleChanges = {}, overrides: ValuationRequest["overrides"] = {}) {
  const appraisal = appraised(changes, overrides);
  return appraisal.kind === "appraisal" ? appraisal.value({}).value : appraisal.reason;
}

const paid = [1, 2, 3, 4, 5].reduce((sum, year) => sum + 2 * (1.05 / 1.08) ** year, 0) * 1.08 ** 0.5;
/** The present value of a multiple of the earnings of year 5. */
const sold = (multiple: number, wait = 5) => (4 * 1.05 ** 5 * multiple) / 1.08 ** wait;
/** The return falls from 11⅓ % in year 5 to 10 % in year 15, and each year pays for the growth of the next. */
const justified = (() => {
  const returnIn = (year: number) => 0.08 + 0.02 / 0.6 + ((0.02 - 0.02 / 0.6) * (year - 5)) / 10;
  const stage = [6, 7, 8, 9, 10, 11, 12, 13, 14].reduce(
    (sum, year) => sum + (1.05 / 1.08) ** (year - 5) * (1 - 0.05 / returnIn(year + 1)),
    (1.05 / 1.08) ** 10 * 0.5,
  );
  return (stage + ((1.05 / 1.08) ** 10 * 1.05 * 0.5) / 0.03) * 1.08 ** 0.5;
})();
/** Closes of 36 three months after each year's end: nine times earnings of 4. */
const monthlyCloses = { from: "2019-01", to: "2026-12", closes: Array.from({ length: 96 }, () => 36) };
const atNine: SampleChanges = { fundamentals: { monthlyCloses }, figures: { ...worked.figures, epsDiluted: 4 } };

describe("earningsPerShare", () => {
  it("equals the sum by hand where the reader says what it sells at: EPS 4, growth 5 %, payout 50 %, 15 times", () => {
    expect(value({}, { exitMultiple: 15 })).toBeCloseTo(paid + sold(15), 9);
  });

  it("takes the mean of what its figures justify and what the industry costs, and says that they are two", () => {
    expect(value()).toBeCloseTo(paid + (sold(justified) + sold(15)) / 2, 9);
    const appraisal = appraised();
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("exitMeanOfTwo");
  });

  it("takes the middle one of three, its own known a quarter after the year", () => {
    expect(value(atNine)).toBeCloseTo(paid + sold(15), 9);
    const dear: SampleChanges = { ...atNine, industry: { ...worked.industry, priceToEarnings: 9.001 } };
    expect(value(dear)).toBeCloseTo(paid + sold(9.001), 9);
    const cheap: SampleChanges = { ...atNine, industry: { ...worked.industry, priceToEarnings: 2 } };
    expect(value(cheap)).toBeCloseTo(paid + sold(9, 5.25), 9);
  });

  it("takes its own of five years at least, and says where closes lack the dividends", () => {
    const from = (year: number): SampleChanges => {
      const closes = Array.from({ length: 12 * (2027 - year) - 5 }, () => 36);
      const adjusted = { from: `${year}-06`, to: "2026-12", closes, adjustedFor: "splitsAndDividends" } as const;
      // As many shares are issued as are bought back, so that these are not read from closes.
      return { figures: { ...atNine.figures, stockBasedCompensation: 45 }, fundamentals: { monthlyCloses: adjusted } };
    };
    const warningsFrom = (year: number, exitMultiple?: number) => {
      const appraisal = appraised(from(year), exitMultiple === undefined ? {} : { exitMultiple });
      return appraisal.kind === "appraisal" ? appraisal.warnings : [];
    };
    // Known in March of 2022 to 2026, and of 2023 to 2026.
    expect(warningsFrom(2021)).toContain("closesHoldDividends");
    expect(warningsFrom(2021)).not.toContain("exitMeanOfTwo");
    expect(warningsFrom(2022)).not.toContain("closesHoldDividends");
    expect(warningsFrom(2022)).toContain("exitMeanOfTwo");
    expect(warningsFrom(2021, 15)).not.toContain("closesHoldDividends");
  });

  it("waits as much longer for the peers' multiple as their earnings are old", () => {
    const peers = [1, 2, 3, 4, 5].map((each) => samplePeer(`PEER${each}`, 1200, { priceAsOf: "2026-07-01" }));
    const elapsed = (Date.parse("2026-07-01") - Date.parse("2025-12-31")) / (365.25 * 86_400_000);
    expect(value({ ...atNine, peers })).toBeCloseTo(paid + sold(12, 5 + elapsed), 9);
  });

  it("does not vote where no multiple of the market is known", () => {
    const without: SampleChanges = { industry: { ...worked.industry, priceToEarnings: null } };
    const market = { ...sampleFile().reference.market, priceToEarnings: null };
    const changes = { ...without, reference: { ...worked.reference, market } };
    expect(appraised(changes)).toMatchObject({ kind: "appraisal", notVotingReason: "exitWithoutMarket" });
    expect(value(changes)).toBeCloseTo(paid + sold(justified), 9);
  });

  it("has no value where one of the multiples has no meaning", () => {
    // Ke of 5.4 % is not half a point above growth for ever of 5 %.
    expect(value(atNine, { wacc: 0.054 })).toBeNaN();
  });

  it("is rolled to the price date, less what has been paid out", () => {
    const [before, after] = [value({}, { exitMultiple: 15 }), value({}, { exitMultiple: 15, elapsedYears: 0.5 })];
    expect(after).toBeCloseTo(Number(before) * 1.08 ** 0.5 - 0.5 * 2, 9);
  });

  it("stands beside Graham's number, Graham's formula and the PEG", () => {
    const appraisal = appraised();
    const besides = appraisal.kind === "appraisal" ? appraisal.value({}).details().besides() : [];
    expect(besides.map(({ name }) => name)).toEqual(["grahamNumber", "grahamFormula", "priceEarningsToGrowth"]);
    // √(22.5 × 4 × 35.294)
    expect(besides[0]?.value).toBeCloseTo(Math.sqrt(22.5 * 4 * (4 / (0.08 + 0.02 / 0.6))), 9);
  });

  it("stands beside no number of Graham's where nothing is left of the book", () => {
    const appraisal = appraised({ figures: { totalEquity: 0 } });
    const besides = appraisal.kind === "appraisal" ? appraisal.value({}).details().besides() : [];
    expect(besides.map(({ name }) => name)).toEqual(["grahamFormula", "priceEarningsToGrowth"]);
  });

  it.each([
    [{ figures: { netIncome: -5, ebit: 100 }, latest: { netIncome: 3 } }, "negativeEarnings"],
    [{ figures: { netIncome: 0, ebit: 100 } }, "negativeEarnings"],
    [{ figures: { netIncome: -5, ebit: 1, operatingCashFlow: 0 } }, "distressed"],
    [{ figures: { netIncome: -5, ebit: -1, interestExpense: 0 } }, "lossMaking"],
    [{ years: 2 }, "shortHistory"],
    [{ years: 3, latest: { revenue: null, netIncome: null } }, "figuresMissing"],
    [{ latest: { revenue: null, netIncome: null } }, "figuresMissing"],
  ] as const)("is not applicable to %j: %s", (changes, reason) => {
    expect(value(changes)).toBe(reason);
  });

  it("counts the years of its history that are not more than five years back", () => {
    const { statements } = sampleFile(worked).fundamentals;
    const [sixYearsAgo, fiveYearsAgo] = statements;
    const latest = statements
      .slice(-2)
      .map((each) => ({ ...each, figures: { ...each.figures, revenue: null, netIncome: null } }));
    if (!sixYearsAgo || !fiveYearsAgo) throw new Error("the sample has six years");
    expect(value({ fundamentals: { statements: [sixYearsAgo, ...latest] } })).toBe("shortHistory");
    expect(value({ fundamentals: { statements: [fiveYearsAgo, ...latest] } })).toBe("figuresMissing");
  });
});
