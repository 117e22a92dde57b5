import fc from "fast-check";
import { expect, it } from "vitest";
import type { MethodName } from "../report/outcome.ts";
import type { CompanyFile, MethodReport } from "../report/report.ts";
import { type Scenario, scenarios } from "../scenarios/assumptions.ts";
import { replay } from "../trace/replay.ts";
import type { ValuationRequest } from "../value-company.ts";
import { valueCompany } from "../value-company.ts";
import { anyFile } from "./any-file-contract.ts";
import { anyRequest } from "./any-request-contract.ts";
import { afterSplit, inOtherCurrency } from "./restated-file-contract.ts";

/** The promises that every method keeps, for any company and any request. */
export function methodContract(method: MethodName): void {
  const reportOf = (file: CompanyFile, request: ValuationRequest): MethodReport => {
    const report = valueCompany(file, request).methods.find((each) => each.method === method);
    if (!report) throw new Error(`${method} is not in the report`);
    return report;
  };
  const answerOf = ({ outcome }: MethodReport) =>
    outcome.kind === "estimate" ? outcome.valuePerShare : outcome.reason;
  /** All that an answer says in words. */
  const wordsOf = ({ outcome }: MethodReport) =>
    outcome.kind === "estimate"
      ? [outcome.variant, outcome.notVotingReason, outcome.warnings, outcome.besides.map(({ name }) => name)]
      : [outcome.reason, outcome.alternative, outcome.missing];
  const property = (name: string, check: (file: CompanyFile, request: ValuationRequest) => void) =>
    it(name, () => {
      fc.assert(fc.property(anyFile, anyRequest, check), { numRuns: 40 });
    });

  property("gives a finite value above zero, or a reason", (file, request) => {
    const { outcome } = reportOf(file, request);
    if (outcome.kind === "notApplicable") return;
    expect(outcome.valuePerShare).toBeGreaterThan(0);
    expect(outcome.valuePerShare).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(outcome.votes).toBe(outcome.notVotingReason === null);
  });

  property("carries a trace that replays to the value, bit for bit", (file, request) => {
    const { outcome } = reportOf(file, request);
    if (outcome.kind === "estimate") expect(replay(outcome.trace)).toBe(outcome.valuePerShare);
  });

  property("orders the scenarios", (file, request) => {
    const { range } = reportOf(file, request);
    const values = scenarios.map((scenario: Scenario) => range[scenario]).filter((value) => value !== null);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  property("gives the selected scenario's value as its value", (file, request) => {
    const report = reportOf(file, request);
    const value = answerOf(report);
    expect(report.range[request.scenario]).toBe(typeof value === "number" ? value : null);
  });

  property("does not depend on the currency's scale", (file, request) => {
    const own = reportOf(file, request);
    const before = answerOf(own);
    // A power of two scales doubles without rounding; powers and logarithms of them need a little room. In the smaller
    // unit no figure of a company reaches 1.
    for (const factor of [1024, 2 ** -60]) {
      const scaled = reportOf(inOtherCurrency(file, factor), request);
      const after = answerOf(scaled);
      expect(wordsOf(scaled)).toEqual(wordsOf(own));
      if (typeof before === "number" && typeof after === "number") expect(after / before / factor).toBeCloseTo(1, 9);
      else expect(after).toBe(before);
    }
  });

  property("divides the value by n when each share becomes n", (file, request) => {
    const [before, after] = [reportOf(file, request), reportOf(afterSplit(file, 4), request)].map(answerOf);
    if (typeof before === "number" && typeof after === "number") expect((after * 4) / before).toBeCloseTo(1, 9);
    else expect(after).toBe(before);
  });
}
