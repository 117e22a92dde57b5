import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { discountedCashFlow } from "../../methods/discounted-cash-flow/discounted-cash-flow.ts";
import { valueCompany } from "../../value-company.ts";
import { normaliseCompany } from "../normalise-company.ts";

const request = { scenario: "neutral", overrides: {} } as const;
const losses: SampleChanges = {
  figures: { ebit: -50, pretaxIncome: -60, netIncome: -60, incomeTaxExpense: 0, operatingCashFlow: 0 },
};

const appraise = (changes: SampleChanges = {}) =>
  discountedCashFlow(normaliseCompany(sampleFile({ ...losses, ...changes }), request));

describe("a company that loses money in an ordinary year", () => {
  it("is shown on a path from its margin to its industry's, weighted by failure, without a vote", () => {
    expect(appraise()).toMatchObject({
      kind: "appraisal",
      variant: "pathToProfit",
      notVotingReason: "pathSupposed",
    });
    const { methods, summary } = valueCompany(sampleFile(losses), request);
    const outcome = methods[0]?.outcome;
    if (outcome?.kind !== "estimate") throw new Error("no estimate");
    expect(outcome.votes).toBe(false);
    expect(outcome.warnings).toContain("marginFromIndustry");
    expect(summary.voting).toBe(
      methods.filter((each) => each.outcome.kind === "estimate" && each.outcome.votes).length,
    );
    const margins = outcome.trace.nodes.filter(({ name }) => name === "projectedMargin").map(({ value }) => value);
    // From −5 % to the 12 % of the industry in five equal steps
    expect(margins[0]).toBeCloseTo(-0.016, 12);
    expect(margins[4]).toBeCloseTo(0.12, 12);
    // Interest 10 on losses rates D: 1 − (1 − 0.19/0.6)⁵
    const failure = outcome.trace.nodes.find(({ name }) => name === "failureProbability");
    expect(failure?.value).toBeCloseTo(0.851, 3);
  });

  it("gets half of that margin when it is looked at with caution", () => {
    const { range } = valueCompany(sampleFile(losses), request).methods[0] ?? { range: null };
    expect(range?.conservative ?? 0).toBeLessThan(range?.neutral ?? 0);
  });

  it("has no path where its industry earns nothing either, or is unknown", () => {
    expect(appraise({ industry: { operatingMargin: -0.02 } })).toMatchObject({ reason: "negativeEbit" });
    expect(appraise({ industry: { operatingMargin: null } })).toMatchObject({ reason: "negativeEbit" });
  });

  it("has no path where revenue is not known, or nothing is sold", () => {
    const answerWith = (latest: SampleChanges["figures"]) => {
      const { fundamentals, ...others } = sampleFile(losses);
      const statements = fundamentals.statements.map((each) =>
        sampleStatement(each.fiscalYear, { ...each.figures, ...latest }),
      );
      return discountedCashFlow(
        normaliseCompany({ ...others, fundamentals: { ...fundamentals, statements } }, request),
      );
    };
    expect(answerWith({})).toMatchObject({ variant: "pathToProfit" });
    expect(answerWith({ revenue: null })).toMatchObject({ reason: "figuresMissing", missing: ["revenue"] });
    expect(answerWith({ revenue: 0 })).toMatchObject({ reason: "preRevenue" });
  });

  it("has no path without a margin of its own industry above zero", () => {
    const reasonAt = (industry: SampleChanges["industry"]) => {
      const answer = appraise({ industry });
      return answer.kind === "notApplicable" ? answer.reason : answer.variant;
    };
    expect(reasonAt({ operatingMargin: 0 })).toBe("negativeEbit");
    expect(reasonAt({ operatingMargin: -0.1 })).toBe("negativeEbit");
    expect(reasonAt({ operatingMargin: 0.001 })).toBe("pathToProfit");
    // The whole market stands in for an industry, and says nothing about its margin.
    expect(reasonAt({ operatingMargin: null })).toBe("negativeEbit");
  });
});
