import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { ratePair, type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { residualIncome } from "./residual-income.ts";

/** Ke = 6 % + 1 × 3 % = 9 %, g∞ = 6 %, which is 2.5 points and more below it. */
const ninePercent: SampleChanges = {
  reference: { ...ratePair(0.06, 0.03), nominalGrowth: { value: 0.06, asOf: "2026-06-30", source: "" } },
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0 },
};

function appraised(changes: SampleChanges = {}, overrides: ValuationRequest["overrides"] = { growth: 0.06 }) {
  const file = sampleFile({ ...ninePercent, ...changes });
  return residualIncome(normaliseCompany(file, { scenario: "neutral", overrides }));
}

const book50 = { totalEquity: 5000, netIncome: 700, totalDebt: 0 };
const atBalanceSheet = { growth: 0.06, elapsedYears: 0 } as const;

function value(overrides: ValuationRequest["overrides"], figures: SampleChanges["figures"] = book50) {
  const appraisal = appraised({ figures }, { ...atBalanceSheet, ...overrides });
  return appraisal.kind === "appraisal" ? appraisal.value({}).value : Number.NaN;
}

describe("residualIncome", () => {
  it("equals the sum by hand: book 50, ROE 14 % falling to 12 %, Ke 9 %, growth 6 %", () => {
    // Six tenths of the five points above Ke last. Two years at 14 %, then 13 % and 12 %, which lasts.
    const excess = [0.05, 0.05, 0.04, 0.03].map((spread, index) => spread * 50 * 1.06 ** index);
    const present = excess.reduce((sum, income, index) => sum + income / 1.09 ** (index + 1), 0);
    const later = (0.03 * 50 * 1.06 ** 4) / (0.09 - 0.06) / 1.09 ** 4;
    expect(value({ horizon: 2, fadeYears: 2 })).toBeCloseTo(50 + (present + later) * 1.09 ** 0.5, 9);
  });

  it("is rolled to the price date with the book, less what has been paid out", () => {
    // Dividends of 0.45 a share are less than earnings of 7
    const [before, after] = [value({}), value({ elapsedYears: 0.4 })];
    expect(after).toBeCloseTo(before * 1.09 ** 0.4 - 0.4 * 0.45, 9);
  });

  it("lets a part of each residual income be left in the next, where the reader sets a persistence", () => {
    const incomes = [1, 2, 3, 4, 5].map((year) => 0.05 * 50 * 1.06 ** (year - 1));
    const present = incomes.reduce((sum, income, index) => sum + income / 1.09 ** (index + 1), 0);
    const later = (0.62 * 0.05 * 50 * 1.06 ** 4) / (1.09 - 0.62) / 1.09 ** 5;
    expect(value({ persistence: 0.62 })).toBeCloseTo(50 + (present + later) * 1.09 ** 0.5, 9);
    expect(value({ persistence: 0 })).toBeCloseTo(50 + present * 1.09 ** 0.5, 9);
  });

  it("is the book value when equity earns what it costs", () => {
    expect(value({}, { totalEquity: 5000, netIncome: 450, totalDebt: 0 })).toBeCloseTo(50, 9);
  });

  it("lets a return below its cost rise to it", () => {
    // 5 % to 9 % over a stage of two years after one; book grows by no more than is earned
    const excess = (-0.04 * 50) / 1.09 + (-0.02 * 50 * 1.05) / 1.09 ** 2;
    const poor = { totalEquity: 5000, netIncome: 250, totalDebt: 0 };
    expect(value({ horizon: 1, fadeYears: 2 }, poor)).toBeCloseTo(50 + excess * 1.09 ** 0.5, 9);
  });

  it("believes no return above 60 %, and says so", () => {
    const rich = (netIncome: number) => appraised({ figures: { totalEquity: 100, netIncome, totalDebt: 0 } });
    const returnOf = (netIncome: number) => {
      const appraisal = rich(netIncome);
      return appraisal.kind === "appraisal" ? appraisal.value({}).details().drivers[1]?.value : null;
    };
    expect([returnOf(60), returnOf(90)]).toEqual([0.6, 0.6]);
    expect(rich(90)).toMatchObject({ kind: "appraisal", notVotingReason: null });
    const warningsOf = (netIncome: number) => {
      const appraisal = rich(netIncome);
      return appraisal.kind === "appraisal" ? appraisal.warnings : [];
    };
    expect(warningsOf(60)).not.toContain("roeNotMeaningful");
    expect(warningsOf(90)).toContain("roeNotMeaningful");
  });

  it("does not let book grow faster than it earns, unless the user says so", () => {
    const poor = { totalEquity: 5000, netIncome: 100, totalDebt: 0 };
    const steps = (growth: number) => {
      const appraisal = appraised({ figures: poor, years: 6 }, { growth });
      return appraisal.kind === "appraisal" ? appraisal.value({}).details().warnings : [];
    };
    expect(steps(0.2)).toEqual(["growthAboveReturn"]);
    // Book that grows by just what is earned on it keeps all of it, and no more.
    const appraisal = appraised({ figures: poor });
    const earned = appraisal.kind === "appraisal" ? appraisal.value({}).details().drivers[1]?.value : undefined;
    expect(earned).toBeGreaterThan(0);
    expect(steps(earned ?? Number.NaN)).toEqual([]);
  });

  it("is called excess return for a bank", () => {
    const fundamentals = { industry: "Diversified Banks", sector: "financials" } as const;
    expect(appraised({ fundamentals, figures: book50 })).toMatchObject({
      variant: "excessReturn",
      notVotingReason: null,
    });
  });

  it.each([
    [{ fundamentals: { industry: "Retail REITs", sector: "realEstate" } }, "bookAtCost"],
    [{ fundamentals: { industry: "Multi-Sector Holdings", sector: "financials" } }, "informative"],
  ] as const)("shows %j without counting it: %s", (changes, notVotingReason) => {
    expect(appraised(changes)).toMatchObject({ kind: "appraisal", notVotingReason });
  });

  it.each([
    [{ figures: { totalEquity: -400 } }, "negativeEquity"],
    [{ figures: { totalEquity: 40, preferredEquity: 50 } }, "negativeEquity"],
    [{ figures: { totalEquity: 50, preferredEquity: 50 } }, "negativeEquity"],
    [{ latest: { totalEquity: null } }, "figuresMissing"],
    [{ years: 2 }, "shortHistory"],
    [{ figures: { netIncome: -10 }, latest: { netIncome: 5 } }, "lossMaking"],
    [{ figures: { netIncome: 0 } }, "lossMaking"],
    [{ figures: { netIncome: -10, ebit: 1, operatingCashFlow: 0 } }, "distressed"],
    [{ figures: { netIncome: -10, ebit: -1, interestExpense: 0 } }, "lossMaking"],
  ] as const)("is not applicable to %j: %s", (changes, reason) => {
    expect(appraised(changes)).toMatchObject({ kind: "notApplicable", reason });
  });

  it("has a small book, and loses no money, where its losses lie behind three years of profits", () => {
    // Returns on the books that were above zero: −22.5 % twice, then 22.5 %.
    const books = [400, 400, -400, -400, 400, 400];
    const reasonWith = (middle: number | null) => {
      const profits = [90, -90, -90, 90, middle, 90];
      const statements = sampleFile(ninePercent).fundamentals.statements.map((statement, index) => ({
        ...statement,
        figures: { ...statement.figures, totalEquity: books[index] ?? null, netIncome: profits[index] ?? null },
      }));
      const appraisal = appraised({ fundamentals: { statements } });
      return appraisal.kind === "notApplicable" ? appraisal.reason : appraisal.kind;
    };
    expect([90, 1, 0, -10].map(reasonWith)).toEqual(["bookTooSmall", "bookTooSmall", "lossMaking", "lossMaking"]);
    expect(reasonWith(null), "a result that is unknown is no profit").toBe("lossMaking");
  });

  it("says nothing of the change of book where a payment is unknown", () => {
    for (const unknown of ["dividendsPaid", "shareRepurchases", "netIncome"] as const) {
      const appraisal = appraised({ latest: { totalEquity: 500, [unknown]: null } });
      expect(appraisal.kind === "appraisal" && appraisal.warnings, unknown).not.toContain("cleanSurplusBroken");
    }
  });

  it("lets a twentieth of the opening book be unexplained: 400 + 90 − 45 − 45 + 20", () => {
    const isSaid = (totalEquity: number) => {
      const appraisal = appraised({ latest: { totalEquity } });
      return appraisal.kind === "appraisal" && appraisal.warnings.includes("cleanSurplusBroken");
    };
    expect([379, 380, 420, 421].map(isSaid)).toEqual([true, false, false, true]);
  });

  it("says when the change of book does not add up", () => {
    const appraisal = appraised({ latest: { totalEquity: 500 } });
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("cleanSurplusBroken");
  });
});
