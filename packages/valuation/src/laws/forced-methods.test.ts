import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyTypes } from "../inputs/company-type.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import { type MethodName, methodNames } from "../report/outcome.ts";
import type { CompanyFile } from "../report/report.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { isForceable, valueCompany } from "../value-company.ts";

const financial = { sector: "financials", industry: null } as const;
const bank = sampleFile({ fundamentals: financial });

const reportOf = (file: CompanyFile, overrides: AssumptionOverrides = {}) =>
  valueCompany(file, { scenario: "neutral", overrides });

const outcomeOf = (file: CompanyFile, method: MethodName, overrides: AssumptionOverrides = {}) =>
  reportOf(file, overrides).methods.find((each) => each.method === method)?.outcome;

describe("a type of company that the reader chooses", () => {
  it("decides as the rules would, and what the rules say stands beside it", () => {
    const { classification } = reportOf(sampleFile(), { type: "bank" });
    expect(classification).toEqual({
      type: "bank",
      rule: "chosenByReader",
      computed: reportOf(sampleFile()).classification,
    });
    expect(outcomeOf(sampleFile(), "discountedCashFlow", { type: "bank" })).toMatchObject({ reason: "financial" });
    expect(outcomeOf(sampleFile(), "residualIncome", { type: "bank" })).toMatchObject({ variant: "excessReturn" });
  });

  it("changes nothing where it is what the rules say", () => {
    const { type } = reportOf(sampleFile()).classification;
    expect(reportOf(sampleFile(), { type }).methods).toEqual(reportOf(sampleFile()).methods);
  });

  it("does not stay with the company once it is taken away", () => {
    const file = sampleFile();
    const before = JSON.stringify(reportOf(file));
    reportOf(file, { type: "reit" });
    expect(JSON.stringify(reportOf(file))).toBe(before);
  });
});

describe("a method that is asked although its kind of company speaks against it", () => {
  it("values a bank's cash flow as an ordinary company's, marked and without a vote", () => {
    const plain = reportOf(bank);
    expect(outcomeOf(bank, "discountedCashFlow")).toMatchObject({ kind: "notApplicable", reason: "financial" });
    const forced = reportOf(bank, { force: ["discountedCashFlow"] });
    expect(forced.methods[0]?.outcome).toMatchObject({ kind: "estimate", votes: false, notVotingReason: "forced" });
    const ordinary = outcomeOf(bank, "discountedCashFlow", { type: "mature" });
    expect(forced.methods[0]?.outcome).toMatchObject({
      valuePerShare: ordinary?.kind === "estimate" ? ordinary.valuePerShare : Number.NaN,
    });
    const { estimating: _before, ...summary } = plain.summary;
    const { estimating: _after, ...summaryForced } = forced.summary;
    expect(summaryForced).toEqual(summary);
    expect(forced.classification).toEqual(plain.classification);
    expect(forced.methods.slice(1)).toEqual(plain.methods.slice(1));
  });

  it("still says what is missing, and leaves a method that applies as it was", () => {
    const without = sampleFile({ fundamentals: financial, latest: { revenue: null } });
    const outcome = outcomeOf(without, "discountedCashFlow", { force: ["discountedCashFlow"] });
    expect(outcome).toMatchObject({ kind: "notApplicable", reason: "figuresMissing" });
    expect(reportOf(sampleFile(), { force: [...methodNames] })).toEqual(reportOf(sampleFile()));
  });

  it("never votes, whatever the company and the request, and never changes another method", () => {
    fc.assert(
      fc.property(
        anyFile,
        anyRequest,
        fc.subarray([...methodNames]),
        fc.option(fc.constantFrom(...companyTypes), { nil: undefined }),
        (file, request, force, type) => {
          const asked = { ...request, overrides: { ...request.overrides, ...(type && { type }) } };
          const plain = valueCompany(file, asked);
          const forced = valueCompany(file, { ...asked, overrides: { ...asked.overrides, force } });
          expect(forced.summary.mean).toBe(plain.summary.mean);
          for (const [index, { method, outcome }] of forced.methods.entries()) {
            const before = plain.methods[index]?.outcome;
            const isAsked = before?.kind === "notApplicable" && isForceable(before.reason) && force.includes(method);
            if (!isAsked) expect(JSON.stringify(outcome)).toBe(JSON.stringify(before));
            else if (outcome.kind === "estimate") expect(outcome.notVotingReason).toBe("forced");
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
