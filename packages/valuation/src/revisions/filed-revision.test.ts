import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { part, withMonths } from "../company/accounts/twelve-months-contract.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import type { CompanyFile } from "../report/report.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { type FiledRevision, filedRevision } from "./filed-revision.ts";

const plain = { scenario: "neutral", overrides: {} } as const satisfies ValuationRequest;
const sample = sampleFile();
const { quote } = sample.fundamentals;
/** With the price of a day on which neither accounts are too old for it. */
const steady: CompanyFile = {
  ...sample,
  fundamentals: { ...sample.fundamentals, quote: quote && { ...quote, asOf: "2026-02-20" } },
};
const meanOf = (of: CompanyFile) => valueCompany(of, plain).summary.mean;

type Statement = CompanyFile["fundamentals"]["statements"][number];
const grown = ({ revenue, ebit, netIncome }: Statement["figures"], factor: number) => ({
  revenue: (revenue ?? 0) * factor,
  ebit: (ebit ?? 0) * factor,
  netIncome: (netIncome ?? 0) * factor,
});
const withStatements = (of: CompanyFile, statements: readonly Statement[]): CompanyFile => ({
  ...of,
  fundamentals: { ...of.fundamentals, statements: [...statements] },
});
/** What it earns has grown a little each year. */
const file = withStatements(
  steady,
  steady.fundamentals.statements.map((statement, year) => ({
    ...statement,
    figures: { ...statement.figures, ...grown(statement.figures, 1.02 ** year) },
  })),
);
const last = (of: CompanyFile): Statement => of.fundamentals.statements.at(-1) ?? expect.unreachable("no statement");
const before = withStatements(file, file.fundamentals.statements.slice(0, -1));

const sumOf = ({ before: from, bridge }: FiledRevision) =>
  (bridge?.steps ?? []).reduce((level, { effect }) => level + effect, from ?? Number.NaN) + (bridge?.rounding ?? 0);

describe("what a filing did to the value", () => {
  it("tells a new year with its figures beside those of the year before", () => {
    const revision = filedRevision(before, file, plain) ?? expect.unreachable("no revision");
    expect([revision.before, revision.after]).toEqual([meanOf(before), meanOf(file)]);
    expect(revision.periods).toMatchObject({
      periodEnd: last(file).fiscalYearEnd,
      formerEnd: last(before).fiscalYearEnd,
    });
    const revenue = { before: last(before).figures.revenue, after: last(file).figures.revenue };
    expect(revision.periods.figures).toContainEqual({ name: "revenue", ...revenue });
    expect(sumOf(revision)).toBe(revision.after);
  });

  it("gives a year that says what the last one said to the period alone", () => {
    const same = withStatements(file, [
      ...before.fundamentals.statements,
      { ...last(file), figures: last(before).figures },
    ]);
    const revision = filedRevision(before, same, plain) ?? expect.unreachable("no revision");
    expect(revision.periods.figures).toEqual([]);
    expect(new Set(revision.bridge?.steps.flatMap(({ causes }) => causes))).toEqual(new Set(["period"]));
    expect(revision.after).toBe(meanOf(same));
  });

  it("gives what one figure moves to that figure", () => {
    const { netIncome, totalEquity } = last(file).figures;
    if (netIncome === null || totalEquity === null) return expect.unreachable("known figures");
    const restated = withStatements(file, [
      ...before.fundamentals.statements,
      { ...last(file), figures: { ...last(file).figures, totalEquity: totalEquity / 2 } },
    ]);
    const revision = filedRevision(file, restated, plain) ?? expect.unreachable("no revision");
    expect(revision.periods.figures).toEqual([{ name: "totalEquity", before: totalEquity, after: totalEquity / 2 }]);
    expect(revision.periods.periodEnd).toBe(revision.periods.formerEnd);
    expect(revision.bridge?.steps.flatMap(({ causes }) => causes)).toEqual(["totalEquity"]);
  });

  it("gives what twelve months worked out from their parts move to their figures", () => {
    const parts = [
      part(1, "2025-12-31", 12, { ebit: 200 }),
      part(1, "2026-06-30", 6, { ebit: 140 }),
      part(-1, "2025-06-30", 6, { ebit: 100 }),
    ];
    const now = withMonths({ ebit: 240 }, {}, parts);
    const then: CompanyFile = {
      ...now,
      fundamentals: { ...now.fundamentals, interim: { quarters: [], trailing: [] } },
    };
    const revision = filedRevision(then, now, plain) ?? expect.unreachable("no revision");
    expect(revision.periods).toMatchObject({ periodEnd: "2026-06-30", formerEnd: "2025-12-31" });
    const ofFigure = revision.bridge?.steps.find(({ causes }) => causes.includes("ebit"));
    expect(ofFigure?.effect).toBeGreaterThan(0);
    expect(sumOf(revision)).toBe(revision.after);
  });

  it("is nothing where the accounts are the same, in two currencies, or there were none", () => {
    expect(filedRevision(file, file, plain)).toBeNull();
    const inYen = { ...file, fundamentals: { ...file.fundamentals, currency: "JPY" as const } };
    expect(filedRevision(before, inYen, plain)).toBeNull();
    expect(filedRevision(withStatements(file, []), file, plain)).toBeNull();
  });

  it("leads from one value to the other to the last bit, whatever the company", () => {
    fc.assert(
      fc.property(anyFile, (of) => {
        const former = withStatements(of, of.fundamentals.statements.slice(0, -1));
        const revision = filedRevision(former, of, plain);
        if (revision === null || revision.bridge === null) return;
        expect(sumOf(revision)).toBe(revision.after);
      }),
      { numRuns: 60 },
    );
  });
});
