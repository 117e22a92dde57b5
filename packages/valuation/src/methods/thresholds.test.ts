import { describe, expect, it } from "vitest";
import { outcomeIn, quoteAt, reportOf, warningsIn } from "../edge-cases/edge-case.ts";
import type { SampleChanges } from "../inputs/sample-company.ts";
import type { MethodName } from "../report/outcome.ts";

// Each limit of a method from both sides, and at the limit itself with figures whose quotient is that very number.

const step = 1e-9;

function voteOf(method: MethodName, changes: SampleChanges): string {
  const outcome = outcomeIn(reportOf(changes), method);
  if (outcome.kind === "notApplicable") return outcome.reason;
  return outcome.votes ? "votes" : (outcome.notVotingReason ?? "");
}

/** Margin a quarter of revenue: earnings of 10 a share, exactly. */
const tenAShare = {
  revenue: 4000,
  netIncome: 1000,
  epsDiluted: 10,
  ebit: 1500,
  pretaxIncome: 1300,
  incomeTaxExpense: 300,
};
const paying = (dividend: number): SampleChanges => ({
  fundamentals: { quote: quoteAt(150) },
  figures: {
    ...tenAShare,
    totalEquity: 5000,
    totalAssets: 6000,
    dividendsPerShare: dividend,
    dividendsPaid: 100 * dividend,
  },
});

describe("the limits of the dividend discount", () => {
  it.each([
    [0.1, "votes"],
    [11, "votes"],
    [15, "votes"],
    [15 + step, "atRisk"],
  ])("a dividend of %d out of earnings of 10: %s", (dividend, answer) => {
    expect(voteOf("dividendDiscount", paying(dividend))).toBe(answer);
  });

  it.each([
    [10, false],
    [10 + step, true],
  ])("a dividend of %d out of earnings of 10 is more than they are: %s", (dividend, isMore) => {
    const report = reportOf(paying(dividend));
    for (const method of ["dividendDiscount", "earningsPerShare"] as const) {
      expect(warningsIn(report, method).includes("payoutAboveEarnings"), method).toBe(isMore);
    }
  });

  it("is at risk only when both of the last two years paid more than one and a half times their earnings", () => {
    const { figures } = paying(16);
    const modest = { dividendsPerShare: 8, dividendsPaid: 800 };
    expect(voteOf("dividendDiscount", { figures })).toBe("atRisk");
    expect(voteOf("dividendDiscount", { figures, latest: modest })).not.toBe("atRisk");
    expect(
      voteOf("dividendDiscount", {
        figures: { ...figures, ...modest },
        latest: { dividendsPerShare: 16, dividendsPaid: 1600 },
      }),
    ).not.toBe("atRisk");
  });
});

describe("the limits of residual income", () => {
  it.each([
    [600, false],
    [600 + 1e-6, true],
  ])("earnings of %d on an opening book of 1000 are more than is believed: %s", (netIncome, isMore) => {
    const figures = { ...tenAShare, netIncome, totalEquity: 1000, totalAssets: 6000 };
    expect(warningsIn(reportOf({ figures }), "residualIncome").includes("roeNotMeaningful")).toBe(isMore);
  });

  it.each([
    [5, false],
    [5.001, true],
    [-5, false],
    [-5.001, true],
  ])("a book of 100 that moves by %d without profit or payments is broken: %s", (moved, isBroken) => {
    const unmoved = { totalEquity: 100, netIncome: 20, dividendsPaid: 12, shareRepurchases: 8 };
    const report = reportOf({ figures: unmoved, latest: { totalEquity: 100 + moved } });
    expect(warningsIn(report, "residualIncome").includes("cleanSurplusBroken")).toBe(isBroken);
  });

  it("cannot tell when a part of the change is unknown", () => {
    for (const name of ["dividendsPaid", "shareRepurchases"] as const) {
      const report = reportOf({
        figures: { totalEquity: 100, netIncome: 20, [name]: null },
        latest: { totalEquity: 300 },
      });
      expect(warningsIn(report, "residualIncome"), name).not.toContain("cleanSurplusBroken");
    }
  });

  it("has no book when preferred shareholders own all of it", () => {
    expect(voteOf("residualIncome", { figures: { preferredEquity: 400 } })).toBe("negativeEquity");
    expect(voteOf("residualIncome", { figures: { preferredEquity: 399 } })).not.toBe("negativeEquity");
  });
});

describe("the limits of net asset value", () => {
  /** Market value 1000 at a price of 10 for 100 shares. */
  const tangible = (value: number) => ({ totalEquity: value, goodwill: 0, intangibles: 0, totalAssets: 2000 });

  it.each([
    [500, "votes"],
    [499.999, "assetLight"],
  ])("tangible assets of %d at a market value of 1000: %s", (value, answer) => {
    expect(voteOf("netAssetValue", { figures: tangible(value), fundamentals: { quote: quoteAt(10) } })).toBe(answer);
  });

  it.each([
    [0, "negativeEquity"],
    [-1, "negativeEquity"],
  ])("equity of %d has no book", (totalEquity, answer) => {
    expect(voteOf("netAssetValue", { figures: { totalEquity } })).toBe(answer);
  });

  it("takes the reported book when nothing tangible is left, at zero as below", () => {
    for (const goodwill of [370, 371]) {
      const outcome = outcomeIn(reportOf({ figures: { goodwill } }), "netAssetValue");
      expect(outcome).toMatchObject({ variant: "reportedBook", valuePerShare: 4 });
    }
    const left = outcomeIn(reportOf({ figures: { goodwill: 369 } }), "netAssetValue");
    expect(left).toMatchObject({ variant: "tangibleBook", valuePerShare: 0.01 });
  });

  it("tells how long the cash lasts only to whom it runs out", () => {
    const yearsAt = (operatingCashFlow: number | null) => {
      const outcome = outcomeIn(reportOf({ figures: { operatingCashFlow } }), "netAssetValue");
      return outcome.kind === "estimate" ? outcome.besides.find(({ name }) => name === "cashRunway")?.value : "none";
    };
    expect([yearsAt(-50), yearsAt(0), yearsAt(50), yearsAt(null)]).toEqual([2, undefined, undefined, undefined]);
  });
});

describe("the limits of earnings per share", () => {
  it.each([0, -1])("normal earnings of %d are none", (netIncome) => {
    expect(voteOf("earningsPerShare", { figures: { netIncome } })).toBe("negativeEarnings");
  });

  it("shows Graham's number above a book of zero only, and its formula only with a yield and a value above zero", () => {
    const names = (changes: SampleChanges) => {
      const outcome = outcomeIn(reportOf(changes), "earningsPerShare");
      return outcome.kind === "estimate" ? outcome.besides.map(({ name }) => name) : [];
    };
    expect(names({})).toEqual(["grahamNumber", "grahamFormula", "priceEarningsToGrowth"]);
    expect(names({ figures: { totalEquity: 0 } })).not.toContain("grahamNumber");
    expect(names({ fundamentals: { quote: null } })).toEqual(["grahamNumber", "grahamFormula"]);
  });
});
