import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { ratePair, type SampleChanges, sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { dividendDiscount } from "./dividend-discount.ts";

/** Ke = 3 % + 1 × 5 % = 8 %, g∞ = 3 %. */
const eightPercent: SampleChanges = {
  reference: ratePair(0.03, 0.05),
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0 },
};

function appraised(changes: SampleChanges = {}, overrides: ValuationRequest["overrides"] = {}) {
  const file = sampleFile({ ...eightPercent, ...changes });
  return dividendDiscount(normaliseCompany(file, { scenario: "neutral", overrides }));
}

/** At the balance sheet's own date, where nothing else is said. */
function value(changes: SampleChanges, overrides: ValuationRequest["overrides"] = {}) {
  const appraisal = appraised(changes, { growth: 0.03, elapsedYears: 0, ...overrides });
  return appraisal.kind === "appraisal" ? appraisal.value({}).value : Number.NaN;
}

/** Earnings of 2 a share at the return on book, and a dividend. */
const earning = (returnOnEquity: number, dividend: number): SampleChanges["figures"] => ({
  netIncome: 200,
  totalEquity: 200 / returnOnEquity,
  dividendsPerShare: dividend,
  dividendsPaid: 100 * dividend,
  totalDebt: 0,
});

describe("dividendDiscount", () => {
  it("is Gordon's value, half a year sooner, of a payout that growth for ever allows", () => {
    // ROE 12 %: six tenths of the 4 points above Ke last, so g∞ allows 1 − 3/10.4 of what is earned.
    const dividend = 2 * (1 - 0.03 / 0.104);
    expect(value({ figures: earning(0.12, dividend) })).toBeCloseTo(((dividend * 1.03) / 0.05) * 1.08 ** 0.5, 9);
  });

  it("keeps nothing of a return that is not above its cost", () => {
    // With ROE = Ke: payout 1 − 3/8 = 62.5 % in the end, and today.
    expect(value({ figures: earning(0.08, 1.25) })).toBeCloseTo(((1.25 * 1.03) / 0.05) * 1.08 ** 0.5, 9);
  });

  it("moves the payout in equal steps over horizon and fade stage", () => {
    // From 20 % to 62.5 % over 4 years, on 2 growing by 3 % a year
    const payouts = [1, 2, 3, 4].map((year) => 0.2 + ((0.625 - 0.2) * year) / 4);
    const paid = payouts.reduce((sum, payout, index) => sum + 2 * payout * (1.03 / 1.08) ** (index + 1), 0);
    const later = ((2 * 1.03 ** 5 * 0.625) / 0.05) * 1.08 ** -4;
    const years = { horizon: 3, fadeYears: 1 };
    expect(value({ figures: earning(0.08, 0.4) }, years)).toBeCloseTo((paid + later) * 1.08 ** 0.5, 9);
  });

  it("counts buy-backs net of shares given away, and takes both ways of paying out for all that is earned at most", () => {
    // 45 repurchased, 25 given away, of 200 earned: 10 %. Dividends of 52.5 % and these make 62.5 %, for ever.
    const buying = { ...earning(0.08, 1.05), shareRepurchases: 45, stockBasedCompensation: 25 };
    expect(value({ figures: buying })).toBeCloseTo(((1.25 * 1.03) / 0.05) * 1.08 ** 0.5, 9);
    const all = value({ figures: { ...buying, shareRepurchases: 300 } }, { fadeYears: 0, horizon: 1 });
    expect(all).toBeCloseTo(((2 * 1.03 * 0.625) / 1.08 + (2 * 1.03 ** 2 * 0.625) / 0.05 / 1.08) * 1.08 ** 0.5, 9);
  });

  it("takes money from the shareholders of a company that issues more than it pays", () => {
    const issuing = { ...earning(0.08, 0.1), shareRepurchases: 0, stockBasedCompensation: 60 };
    const appraisal = appraised({ figures: issuing }, { growth: 0.03 });
    const drawn = appraisal.kind === "appraisal" ? appraisal.value({}).details().drivers : [];
    // 5 % as dividends, less 30 % as new shares.
    expect([drawn[2]?.name, drawn[2]?.value]).toEqual(["totalPayoutRatio", expect.closeTo(-0.25, 12)]);
    expect(value({ figures: issuing })).toBeLessThan(value({ figures: earning(0.08, 0.1) }));
  });

  it("tells the payout that it discounts: of dividends and buy-backs, or of dividends where the reader chose them alone", () => {
    const buying = { ...earning(0.08, 1.05), shareRepurchases: 45, stockBasedCompensation: 25 };
    const told = (overrides: Parameters<typeof appraised>[1]) => {
      const appraisal = appraised({ figures: buying }, overrides);
      const [, , payout] = appraisal.kind === "appraisal" ? appraisal.value({}).details().drivers : [];
      return [payout?.name, payout?.value];
    };
    expect(told({})).toEqual(["totalPayoutRatio", expect.closeTo(0.625, 12)]);
    expect(told({ dividends: "dividendsOnly" })).toEqual(["payoutRatio", expect.closeTo(0.525, 12)]);
  });

  it("is rolled to the price date, less what has been paid out", () => {
    // 0.65 years, dividends 0.4 and buy-backs of 10 % of 2: 0.6 a year
    const figures = { ...earning(0.08, 0.4), shareRepurchases: 45, stockBasedCompensation: 25 };
    const [before, after] = [value({ figures }), value({ figures }, { elapsedYears: 0.65 })];
    expect(after).toBeCloseTo(before * 1.08 ** 0.65 - 0.65 * 0.6, 9);
  });

  it("stands dividends alone beside it", () => {
    const figures = { ...earning(0.08, 1.05), shareRepurchases: 45, stockBasedCompensation: 25 };
    const appraisal = appraised({ figures }, { growth: 0.03, elapsedYears: 0 });
    const besides = appraisal.kind === "appraisal" ? appraisal.value({}).details().besides() : [];
    expect(besides[0]?.name).toBe("dividendsOnlyValuePerShare");
    expect(besides[0]?.value).toBeCloseTo(value({ figures: earning(0.08, 1.05) }), 9);
  });

  it("leaves a special dividend out", () => {
    const appraisal = appraised({ latest: { dividendsPerShare: 5 } });
    expect(appraisal).toMatchObject({ kind: "appraisal" });
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("specialDividendExcluded");
  });

  it("shows a dividend that earnings have not covered for two years, without counting it", () => {
    const appraisal = appraised({ figures: { dividendsPerShare: 2, dividendsPaid: 200 } });
    expect(appraisal).toMatchObject({ kind: "appraisal", notVotingReason: "atRisk" });
  });

  it("takes two years without cover for the rule, however well the years before covered it", () => {
    const votingOf = (before: number, last: number) => {
      const statements = [200, 200, 200, before, last].map((netIncome, index) =>
        sampleStatement(2021 + index, {
          ...sampleFile().fundamentals.statements[0]?.figures,
          netIncome,
          dividendsPaid: 45,
        }),
      );
      const appraisal = appraised({ fundamentals: { statements } });
      return appraisal.kind === "appraisal" ? appraisal.notVotingReason : appraisal.reason;
    };
    // 45 paid of 29 is 155 %; of 31 it is 145 %.
    expect(votingOf(29, 29)).toBe("atRisk");
    expect(votingOf(30, 30), "half as much again as was earned, and no more").toBeNull();
    expect(votingOf(31, 29)).toBeNull();
    expect(votingOf(29, 31)).toBeNull();
  });

  it("believes a dividend that was paid in three of the last four years, and none that was paid in two", () => {
    const paidIn = (years: number) => appraised({ years }).kind;
    expect([2, 3, 4].map(paidIn)).toEqual(["notApplicable", "appraisal", "appraisal"]);
  });

  it("counts a token dividend: what is paid out besides counts as well", () => {
    const appraisal = appraised({ figures: { dividendsPerShare: 0.04, dividendsPaid: 4 } });
    expect(appraisal).toMatchObject({ kind: "appraisal", notVotingReason: null });
  });

  it.each([
    [{ figures: { dividendsPerShare: 0, dividendsPaid: 0 } }, "noDividend", []],
    [{ figures: { dividendsPerShare: null, dividendsPaid: null } }, "noDividend", ["dividendsPerShare"]],
    [{ years: 2 }, "shortDividendHistory", []],
    [{ latest: { dividendsPerShare: null, dividendsPaid: null } }, "figuresMissing", ["dividendsPerShare"]],
    [{ figures: { netIncome: -50, ebit: 60 }, latest: { netIncome: 1 } }, "dividendNotCovered", []],
    [{ figures: { netIncome: -50, ebit: 1, operatingCashFlow: 0 } }, "distressed", []],
  ] as const)("is not applicable to %j: %s", (changes, reason, missing) => {
    expect(appraised(changes)).toMatchObject({ kind: "notApplicable", reason, missing });
  });

  it("does not take the silence of a secondary source for no dividend", () => {
    const { fundamentals } = sampleFile({ figures: { dividendsPerShare: null, dividendsPaid: null } });
    const statements = fundamentals.statements.map((statement) => ({ ...statement, form: null, accession: null }));
    expect(appraised({ fundamentals: { statements } })).toMatchObject({ reason: "figuresMissing" });
  });
});
