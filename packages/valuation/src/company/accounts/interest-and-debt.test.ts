import { describe, expect, it } from "vitest";
import { accountsDoubtsOf } from "../../inputs/accounts-doubts.ts";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import type { FigureName } from "../../inputs/statement.ts";
import { assumption } from "../../trace/trace.ts";
import { valueCompany } from "../../value-company.ts";
import { normaliseCompany } from "../normalise-company.ts";
import { historyOf } from "./history.ts";
import { debtFromInterest } from "./interest-and-debt.ts";

const request = { scenario: "neutral", overrides: {} } as const;

/** The sample company with some figures of every year changed. */
function changed(figures: Partial<Record<FigureName, number | null>>, lastYearOnly = false) {
  const file = sampleFile({});
  const { statements } = file.fundamentals;
  const years = statements.map((each, index) => {
    const isChanged = !lastYearOnly || index === statements.length - 1;
    return sampleStatement(each.fiscalYear, isChanged ? { ...each.figures, ...figures } : each.figures);
  });
  return { ...file, fundamentals: { ...file.fundamentals, statements: years } };
}

const cashFlowOf = (file: ReturnType<typeof sampleFile>) =>
  valueCompany(file, request).methods.find(({ method }) => method === "discountedCashFlow")?.outcome;

describe("interest that does not fit the debt", () => {
  it("takes the vote of the discounted cash flow away, and is told with its rate", () => {
    // 40 of interest on 200 of debt is 20 %
    const file = changed({ interestExpense: 40 });
    expect(cashFlowOf(file)).toMatchObject({ kind: "estimate", votes: false, notVotingReason: "interestUnlikely" });
    expect(accountsDoubtsOf(file, request)).toEqual([
      { code: "interestUnlikely", fiscalYearEnd: file.fundamentals.statements.at(-1)?.fiscalYearEnd, ofDebt: 0.2 },
    ]);
  });

  it("pays the spread of the industry instead of a rating's", () => {
    const { capital } = normaliseCompany(changed({ interestExpense: 40 }), request);
    expect(capital.rating).toBeNull();
    expect(capital.warnings).toContain("interestUnlikely");
  });

  it.each([
    ["15 % is still interest", { interestExpense: 30 }],
    ["little of it decides nothing", { interestExpense: 9, totalDebt: 20 }],
  ])("%s", (_, figures) => {
    expect(normaliseCompany(changed(figures), request).isInterestUnlikely).toBe(false);
    expect(accountsDoubtsOf(changed(figures), request)).toEqual([]);
  });

  it("is set against the debt of the year before where most of that was paid back", () => {
    // 25 is 13 % of the 200 of a year ago, and half of the 50 that are left
    expect(normaliseCompany(changed({ interestExpense: 25, totalDebt: 50 }, true), request).isInterestUnlikely).toBe(
      false,
    );
    expect(normaliseCompany(changed({ interestExpense: 25, totalDebt: 50 }), request).isInterestUnlikely).toBe(true);
  });
});

describe("a subsidiary that others own a part of", () => {
  const remarks = [{ code: "partOwnedByOthers", params: { part: "Sample US" } }] as const;
  const plain = sampleFile({});
  const owned = { ...plain, fundamentals: { ...plain.fundamentals, remarks } };

  it("takes the vote of the discounted cash flow away, and multiples of the firm out: their share is unknown", () => {
    expect(cashFlowOf(plain)).toMatchObject({ kind: "estimate", votes: true });
    expect(cashFlowOf(owned)).toMatchObject({ votes: false, notVotingReason: "partOwnedByOthers" });
    const multiples = valueCompany(owned, request).methods.find(({ method }) => method === "comparableMultiples");
    expect(multiples?.outcome).toMatchObject({ kind: "estimate" });
    expect(multiples?.outcome.kind === "estimate" && multiples.outcome.warnings).not.toContain("pensionsUnknown");
  });
});

describe("debt that was never told", () => {
  const unknown = { totalDebt: null, longTermDebt: null, currentDebt: null };

  it("is the interest over what such debt costs, and says so", () => {
    const { debt, capital } = normaliseCompany(changed({ ...unknown, interestExpense: 2 }), request);
    const cost = capital.riskFreeRate.value + 0.013;
    expect(debt?.quantity.value).toBeCloseTo(2 / cost, 10);
    expect(debt?.warnings).toEqual(["debtFromInterest"]);
    expect(accountsDoubtsOf(changed({ ...unknown, interestExpense: 2 }), request)).toMatchObject([
      { code: "debtFromInterest", interest: 2, debt: 2 / cost, costOfDebt: expect.closeTo(cost, 12) },
    ]);
  });

  it("cannot be told without interest, or without a cost above zero", () => {
    const history = historyOf(changed({ interestExpense: 2 }).fundamentals);
    const costOf = (rate: number) => assumption("costOfDebt", rate, "rate");
    expect(debtFromInterest(history, costOf(0.05))?.quantity.value).toBe(40);
    expect(debtFromInterest(history, costOf(0))).toBeNull();
    expect(debtFromInterest(history, null)).toBeNull();
    expect(debtFromInterest(historyOf(changed({ interestExpense: null }).fundamentals), costOf(0.05))).toBeNull();
  });

  it("votes up to a fifth of the market value, and is shown beyond it", () => {
    const file = (interestExpense: number) => changed({ ...unknown, interestExpense });
    const { marketValue, capital } = normaliseCompany(file(1), request);
    const fifth = 0.2 * (marketValue?.value ?? 0) * (capital.riskFreeRate.value + 0.013);
    expect(cashFlowOf(file(fifth * 0.99))).toMatchObject({ kind: "estimate", votes: true });
    expect(cashFlowOf(file(fifth * 1.01))).toMatchObject({ votes: false, notVotingReason: "debtEstimated" });
  });

  it("makes no capital, and is not made of interest older than three years", () => {
    const file = changed({ ...unknown, interestExpense: 2 });
    expect(normaliseCompany(file, request).salesToCapital?.warnings).toContain("capitalFromIndustry");
    const statements = file.fundamentals.statements.map((each, index, all) =>
      index < all.length - 4 ? each : sampleStatement(each.fiscalYear, { ...each.figures, interestExpense: null }),
    );
    const old = { ...file, fundamentals: { ...file.fundamentals, statements } };
    expect(normaliseCompany(old, request).debt).toBeNull();
    expect(cashFlowOf(old)).toMatchObject({ kind: "notApplicable", reason: "debtUnknown" });
  });

  it("stays unknown for financials, whose debt is raw material", () => {
    const file = changed({ ...unknown, interestExpense: 2 });
    const fundamentals = { ...file.fundamentals, sector: "financials" as const, industry: "Regional Banks" };
    expect(normaliseCompany({ ...file, fundamentals }, request).debt).toBeNull();
  });
});
