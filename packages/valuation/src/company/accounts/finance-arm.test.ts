import { describe, expect, it } from "vitest";
import { accountsDoubtsOf } from "../../inputs/accounts-doubts.ts";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { valueCompany } from "../../value-company.ts";
import { normaliseCompany } from "../normalise-company.ts";

const request = { scenario: "neutral", overrides: {} } as const;
const machines = "Agricultural & Farm Machinery";
/** Revenue is 1000, cash 100, goodwill 50, intangibles 30: of assets above 1180 more than a year's revenue is left. */
const lender = { totalAssets: 1300, totalLiabilities: 900 };

function maker(
  industry: string,
  figures: Parameters<typeof sampleStatement>[1],
  financeArm?: { name: string; source: string },
) {
  const file = sampleFile({});
  const statements = file.fundamentals.statements.map((each) =>
    sampleStatement(each.fiscalYear, { ...each.figures, ...figures }),
  );
  const fundamentals = { ...file.fundamentals, industry, statements, ...(financeArm && { financeArm }) };
  return { ...file, fundamentals };
}

describe("a part that lends to customers", () => {
  it("is told by the balance sheet of a maker of machines: assets and liabilities of a lender", () => {
    const file = maker(machines, lender);
    expect(accountsDoubtsOf(file, request)).toEqual([
      { code: "financeArm", name: null, source: null, liabilitiesToRevenue: 0.9 },
    ]);
  });

  it("takes the vote of the discounted cash flow away, and multiples of the firm out", () => {
    const outcomes = valueCompany(maker(machines, lender), request).methods;
    const of = (name: string) => outcomes.find(({ method }) => method === name)?.outcome;
    expect(of("discountedCashFlow")).toMatchObject({ kind: "estimate", votes: false, notVotingReason: "financeArm" });
    const plain = valueCompany(maker(machines, {}), request).methods.find(
      ({ method }) => method === "comparableMultiples",
    )?.outcome;
    expect(plain?.kind === "estimate" && plain.warnings).toContain("pensionsUnknown");
    const multiples = of("comparableMultiples");
    expect(multiples?.kind === "estimate" && multiples.warnings).not.toContain("pensionsUnknown");
    expect(of("dividendDiscount")).toMatchObject({ votes: true });
  });

  it.each([
    ["another industry", "Application Software", lender],
    ["few assets", machines, { ...lender, totalAssets: 1170 }],
    ["assets of just a year's revenue", machines, { ...lender, totalAssets: 1180 }],
    ["few liabilities", machines, { ...lender, totalLiabilities: 740 }],
    ["liabilities of just three quarters of it", machines, { ...lender, totalLiabilities: 750 }],
    ["goodwill unknown, so that bought companies look alike", machines, { ...lender, goodwill: null }],
  ])("is not told by figures with %s", (_, industry, figures) => {
    expect(normaliseCompany(maker(industry, figures), request).financeArm).toBeNull();
  });

  it("is told alike in any unit of money", () => {
    const { statements } = maker(machines, lender).fundamentals;
    const inLargerUnits = Object.entries(statements.at(-1)?.figures ?? {}).map(
      ([name, value]) => [name, value === null ? null : value / 10_000] as const,
    );
    const { financeArm } = normaliseCompany(maker(machines, Object.fromEntries(inLargerUnits)), request);
    expect(financeArm?.liabilitiesToRevenue).toBeCloseTo(0.9, 12);
  });

  it("is known by name whatever the figures say", () => {
    const named = { name: "Sample Credit", source: "annual report" };
    expect(normaliseCompany(maker("Application Software", {}, named), request).financeArm).toMatchObject(named);
  });
});
