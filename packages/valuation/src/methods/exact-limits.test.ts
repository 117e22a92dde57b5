import { describe, expect, it } from "vitest";
import { fundsFromOperationsAt } from "../company/accounts/funds-from-operations.ts";
import { historyOf } from "../company/accounts/history.ts";
import { answerIn, outcomeIn, reportOf, warningsIn } from "../edge-cases/edge-case.ts";
import { sampleFile } from "../inputs/sample-company.ts";

describe("exactly at a limit", () => {
  it("a dividend of all the earnings is not above them", () => {
    const paying = (dividend: number) =>
      reportOf({
        figures: { netIncome: 100, epsDiluted: 1, dividendsPerShare: dividend, dividendsPaid: 100 * dividend },
      });
    expect(answerIn(paying(1), "earningsPerShare")).toBeTypeOf("number");
    expect(warningsIn(paying(1), "earningsPerShare")).not.toContain("payoutAboveEarnings");
    expect(warningsIn(paying(1.01), "earningsPerShare")).toContain("payoutAboveEarnings");
    expect(answerIn(paying(1), "dividendDiscount")).toBeTypeOf("number");
    expect(warningsIn(paying(1), "dividendDiscount")).not.toContain("payoutAboveEarnings");
    expect(warningsIn(paying(1.01), "dividendDiscount")).toContain("payoutAboveEarnings");
  });

  it("a tangible book of nothing leaves the reported one", () => {
    const outcome = outcomeIn(reportOf({ figures: { goodwill: 320, intangibles: 80 } }), "netAssetValue");
    expect(outcome).toMatchObject({ kind: "estimate", variant: "reportedBook", valuePerShare: 4 });
  });

  it.each(["netIncome", "depreciationAndAmortization"] as const)(
    "funds from operations stay unknown without %s",
    (name) => {
      const { fundamentals } = sampleFile({ figures: { operatingCashFlow: null, [name]: null } });
      const history = historyOf(fundamentals);
      expect(fundsFromOperationsAt(history, history.latest)).toBeNull();
    },
  );
});
