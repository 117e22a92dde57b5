import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import type { PeriodPart } from "../../inputs/statement.ts";
import { valueCompany } from "../../value-company.ts";
import { accountsBaseOf, latestAccountsEnd } from "./accounts-base.ts";
import { type Figures, lastYear, neutral, part, withMonths } from "./twelve-months-contract.ts";

describe("accountsBaseOf", () => {
  const reasonWith = (figures: Figures, parts?: readonly PeriodPart[], changes: SampleChanges = {}) =>
    accountsBaseOf(withMonths(figures, changes, parts).fundamentals).base;

  it("is the twelve months to the latest balance sheet, six months after the year", () => {
    expect(reasonWith({ revenue: 1500 })).toEqual({
      period: "twelveMonths",
      periodEnd: "2026-06-30",
      fiscalYear: 2025,
      fiscalYearEnd: lastYear,
      monthsSince: 6,
      reason: null,
      passedOver: null,
    });
  });

  it("is the year where nothing later is known, and says that without a reason", () => {
    expect(accountsBaseOf(sampleFile().fundamentals).base).toMatchObject({
      ...{ period: "fiscalYear", periodEnd: lastYear, monthsSince: 0, reason: null },
    });
    expect(latestAccountsEnd(sampleFile().fundamentals)).toBe(lastYear);
    const { fundamentals } = withMonths();
    const older = {
      quarters: [],
      trailing: fundamentals.interim?.trailing.map((t) => ({ ...t, periodEnd: lastYear })),
    };
    const same = { ...fundamentals, interim: { quarters: [], trailing: older.trailing ?? [] } };
    expect(accountsBaseOf(same).base).toMatchObject({ period: "fiscalYear", reason: null, passedOver: null });
    expect(accountsBaseOf({ statements: [] }).base).toMatchObject({ periodEnd: null });
  });

  it.each([
    ["revenue"],
    ["ebit"],
    ["depreciationAndAmortization"],
    ["interestExpense"],
    ["incomeTaxExpense"],
    ["netIncome"],
    ["capitalExpenditure"],
    ["operatingCashFlow"],
    ["totalEquity"],
    ["totalDebt"],
    ["cashAndEquivalents"],
    ["marketableSecurities"],
  ] as const)("is the whole year where the twelve months lack %s, and mixes nothing", (name) => {
    expect(reasonWith({ revenue: 1500, [name]: null })).toMatchObject({
      period: "fiscalYear",
      periodEnd: lastYear,
      reason: "figuresMissing",
      passedOver: { periodEnd: "2026-06-30", missing: [name] },
    });
    const { accounts, methods } = valueCompany(withMonths({ revenue: 1500, [name]: null }), neutral);
    expect(accounts.reason).toBe("figuresMissing");
    expect(methods).toEqual(valueCompany(sampleFile(), neutral).methods);
  });

  it("needs no average of shares where they are counted, and holds the count against that of the year", () => {
    const { fundamentals, ...file } = withMonths({ revenue: 1500, dilutedShares: null });
    const uncounted = { ...fundamentals, sharesOutstanding: null };
    expect(accountsBaseOf(uncounted).base).toMatchObject({
      reason: "figuresMissing",
      passedOver: { missing: ["dilutedShares"] },
    });
    expect(accountsBaseOf(fundamentals).base.period).toBe("twelveMonths");
    const report = valueCompany({ ...file, fundamentals }, neutral);
    expect(report).toMatchObject({ accounts: { period: "twelveMonths" }, blockedBy: null });
    expect(JSON.stringify(report.methods.map(({ outcome }) => outcome))).not.toContain("dilutionUnknown");
    const other = { ...fundamentals, sharesOutstanding: { value: 250, asOf: "2026-07-20", source: "cover page" } };
    expect(valueCompany({ ...file, fundamentals: other }, neutral).blockedBy).toBe("shareBasisUnsettled");
  });

  it("takes dividends in total for those a share, and parts of the debt for the total", () => {
    expect(reasonWith({ dividendsPerShare: null }).period).toBe("twelveMonths");
    expect(reasonWith({ dividendsPerShare: null, dividendsPaid: null }).reason).toBe("figuresMissing");
    expect(reasonWith({ totalDebt: null, longTermDebt: 150, currentDebt: 30 }).period).toBe("twelveMonths");
  });

  it("is the year where the months follow another year: a changed fiscal year, or one that is missing", () => {
    const ofAnother = [part(1, "2025-09-30", 12, { netIncome: 80 }), part(1, "2026-06-30", 9, { netIncome: 70 })];
    expect(reasonWith({}, ofAnother)).toMatchObject({ period: "fiscalYear", reason: "otherFiscalYear" });
    const { fundamentals } = withMonths();
    const early = { ...fundamentals, statements: fundamentals.statements.slice(0, -1) };
    expect(accountsBaseOf(early).base.reason).toBe("otherFiscalYear");
  });

  it("is the year where the shares stand on another basis, as after a split that only one of the two knows", () => {
    expect(reasonWith({ dilutedShares: 400 }).reason).toBe("otherShares");
    expect(reasonWith({ dilutedShares: 50 }).reason).toBe("otherShares");
    expect(reasonWith({ dilutedShares: 96 }).period).toBe("twelveMonths");
  });

  it("is the year where the reader wants it", () => {
    const file = withMonths({ revenue: 1500 });
    const report = valueCompany(file, { scenario: "neutral", overrides: { lastTwelveMonths: 0 } });
    expect(report.accounts).toMatchObject({ period: "fiscalYear", reason: "chosenByReader" });
    expect(report.methods).toEqual(valueCompany(sampleFile(), neutral).methods);
  });
});
