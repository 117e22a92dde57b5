import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { MethodName, NotApplicableReason, NotVotingReason, Outcome } from "../report/outcome.ts";
import type { CompanyFile, MethodReport, ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";
import { waitingMethods } from "./waiting-methods.ts";

const file = sampleFile();
const report = valueCompany(file, { scenario: "neutral", overrides: {} });
const [cashFlow] = report.methods;
if (cashFlow?.outcome.kind !== "estimate") throw new Error("the sample company has a cash-flow value");
const estimate = cashFlow.outcome;

/** The report with one method, which does not vote for a reason. */
const silentBy = (reason: NotVotingReason, changes: Partial<MethodReport> = {}): ValuationReport => ({
  ...report,
  methods: [{ ...cashFlow, outcome: { ...estimate, votes: false, notVotingReason: reason }, ...changes }],
});

const nothingBeside = { alternative: null, rawValue: null, growthBelow: null };
const refusedBy = (reason: NotApplicableReason, missing: readonly "revenue"[] = []): ValuationReport => {
  const outcome: Outcome = { kind: "notApplicable", reason, missing, ...nothingBeside };
  return { ...report, methods: [{ ...cashFlow, outcome }] };
};

const waits = (of: ValuationReport, company: CompanyFile = file) => waitingMethods(company, of, 100);

/** The sample company with some figure in each of its years, the oldest first. */
function withYears(name: "netIncome" | "totalEquity" | "dividendsPaid", values: readonly number[]): CompanyFile {
  const base = sampleFile({ years: values.length });
  const statements = base.fundamentals.statements.map((statement, index) => ({
    ...statement,
    figures: { ...statement.figures, [name]: values[index] ?? 0 },
  }));
  return { ...base, fundamentals: { ...base.fundamentals, statements } };
}

describe("what a silent method waits for", () => {
  it("is nothing where it votes, or where the reason lies in what the company is", () => {
    expect(waits({ ...report, methods: [cashFlow] })).toEqual([]);
    for (const reason of ["informative", "assetLight", "bookAtCost", "financeArm", "partOwnedByOthers"] as const)
      expect(waits(silentBy(reason)), reason).toEqual([]);
    expect(waits(refusedBy("financial"))).toEqual([]);
  });

  it("is one thing for most reasons, with nothing beside it", () => {
    const nothing = { years: null, until: null, price: null, missing: [] };
    expect(waits(refusedBy("negativeEquity"))).toEqual([
      { method: "discountedCashFlow", reason: "negativeEquity", waits: "positiveEquity", ...nothing },
    ]);
    expect(waits(refusedBy("fewPeers"))[0]).toMatchObject({ waits: "peers", ...nothing });
    expect(waits(silentBy("atRisk"))[0]).toMatchObject({ waits: "coveredDividend", ...nothing });
  });

  it("is the accounts of the next fiscal year, by their day", () => {
    const end = file.fundamentals.statements.at(-1)?.fiscalYearEnd ?? "";
    const until = `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`;
    expect(waits(silentBy("partSeparated"))[0]).toMatchObject({ waits: "nextAccounts", until });
    const none = { ...file, fundamentals: { ...file.fundamentals, statements: [] } };
    expect(waits(silentBy("staleStatements"), none)[0]).toMatchObject({ waits: "nextAccounts", until: null });
  });

  it("is the figures that are missing; of a debt in doubt, the debt", () => {
    expect(waits(refusedBy("figuresMissing", ["revenue"]))[0]).toMatchObject({
      waits: "figures",
      missing: ["revenue"],
    });
    for (const reason of ["debtEstimated", "interestUnlikely"] as const)
      expect(waits(silentBy(reason))[0]).toMatchObject({ waits: "figures", missing: ["totalDebt"] });
  });

  it("is a price five times nearer, above or below", () => {
    const range = { conservative: 10, neutral: 12, optimistic: 14 };
    expect(waits(silentBy("implausiblyLow", { range }))[0]).toMatchObject({ waits: "priceBelow", price: 60 });
    expect(waits(silentBy("implausiblyHigh", { range }))[0]).toMatchObject({ waits: "priceAbove", price: 2.4 });
    const none = { range: { conservative: null, neutral: null, optimistic: null } };
    expect(waits(silentBy("implausiblyLow", none))[0]).toMatchObject({ waits: "assumptions", price: null });
  });

  it.each([
    [[-1, -1, -1, -1, -1], "lossMaking", 3],
    [[1, -1, 1, -1, -1], "lossMaking", 2],
    [[-1, -1, 1, -1, 1], "lossMaking", 1],
    [[-1, -1, -1], "negativeEarnings", 2],
    [[-1, -1, 1], "negativeEarnings", 1],
    // Of fewer years than are asked for, each one counts.
    [[1, -1, -1], "lossMaking", 2],
    [[1, 1], "lossMaking", 1],
  ] as const)("is, after profits of %j and %s, so many years with a profit: %i", (profits, reason, years) => {
    const company = withYears("netIncome", profits);
    const mature = { ...refusedBy(reason), classification: { ...report.classification, type: "mature" as const } };
    expect(waits(mature, company)[0]).toMatchObject({ waits: "profitYears", years });
  });

  it("is two years of three with a profit of a company that has yet to earn, and the average of ten of a cyclical one", () => {
    const company = withYears("netIncome", [1, 1, -1, -1, -1]);
    const of = (type: "unprofitableGrowth" | "cyclical") =>
      waits({ ...refusedBy("lossMaking"), classification: { ...report.classification, type } }, company)[0];
    expect(of("unprofitableGrowth")).toMatchObject({ waits: "profitYears", years: 2 });
    expect(of("cyclical")).toMatchObject({ waits: "cycleAverage", years: null });
  });

  it("is so many years of dividends, of accounts, or that open above zero", () => {
    expect(waits(refusedBy("noDividend"))[0]).toMatchObject({ waits: "dividendYears", years: 3 });
    const paid = withYears("dividendsPaid", [0, 0, 0, 45]);
    expect(waits(refusedBy("shortDividendHistory"), paid)[0]).toMatchObject({ waits: "dividendYears", years: 2 });
    expect(waits(refusedBy("shortDividendHistory"), withYears("dividendsPaid", [0, 0, 0, 0.5]))[0]?.years).toBe(2);
    expect(waits(refusedBy("shortHistory"), withYears("netIncome", [90]))[0]).toMatchObject({
      waits: "accountYears",
      years: 2,
    });
    // A year of six years ago is none of the last five.
    const old = withYears("netIncome", [90, 90, 90, 90, 90, 90]).fundamentals.statements;
    const withGap = {
      ...file,
      fundamentals: { ...file.fundamentals, statements: old.filter((_, index) => index === 0 || index > 3) },
    };
    expect(waits(refusedBy("shortHistory"), withGap)[0]).toMatchObject({ waits: "accountYears", years: 1 });
    const books = withYears("totalEquity", [-1, -1, -1, -1, 400]);
    expect(waits(silentBy("informative"), books)).toEqual([]);
    expect(waits(refusedBy("bookTooSmall"), books)[0]).toMatchObject({ waits: "equityYears", years: 2 });
  });

  it("counts no year whose figure is unknown", () => {
    const base = withYears("netIncome", [5, 5, 5, 5, -5]);
    const statements = base.fundamentals.statements.map((statement, index) => ({
      ...statement,
      figures: {
        ...statement.figures,
        netIncome: index === 2 || index === 3 ? null : (statement.figures.netIncome ?? null),
      },
    }));
    const company = { ...base, fundamentals: { ...base.fundamentals, statements } };
    // Of the last three years none is known to be above zero.
    expect(waits(refusedBy("negativeEarnings"), company)[0]).toMatchObject({ waits: "profitYears", years: 2 });
    const small = withYears("netIncome", [0.5, 0.5, 0.25]);
    expect(waits(refusedBy("negativeEarnings"), small)[0]).toMatchObject({ waits: "profitYears", years: 1 });
  });

  it("is said once where one reason blocks every method", () => {
    const blocked = { ...report, blockedBy: "shareBasisUnsettled" as const };
    expect(waits(blocked)).toMatchObject([{ method: cashFlow.method satisfies MethodName, waits: "nextAccounts" }]);
  });
});
