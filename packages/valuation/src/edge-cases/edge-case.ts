import { type SampleChanges, sampleFile, samplePeer } from "../inputs/sample-company.ts";
import type { MethodName, Outcome, Warning } from "../report/outcome.ts";
import type { ValuationReport } from "../report/report.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";

/** The common fixture of the numbered edge cases: a steady company with five peers, changed by each case. */
export const peers = [1200, 1500, 1800, 2200, 6000].map((marketCap, index) => samplePeer(`PEER${index}`, marketCap));

export function reportOf(changes: SampleChanges = {}, overrides: ValuationRequest["overrides"] = {}): ValuationReport {
  return valueCompany(sampleFile({ peers, ...changes }), { scenario: "neutral", overrides });
}

export function outcomeIn(report: ValuationReport, method: MethodName): Outcome {
  const found = report.methods.find((each) => each.method === method);
  if (!found) throw new Error(`${method} is not in the report`);
  return found.outcome;
}

/** The value per share, or the reason why there is none. */
export function answerIn(report: ValuationReport, method: MethodName): number | string {
  const outcome = outcomeIn(report, method);
  return outcome.kind === "estimate" ? outcome.valuePerShare : outcome.reason;
}

export function warningsIn(report: ValuationReport, method: MethodName): readonly Warning[] {
  const outcome = outcomeIn(report, method);
  return outcome.kind === "estimate" ? outcome.warnings : [];
}

/** The reasons of all methods that give no value, and "estimate" for those that do. */
export function answers(report: ValuationReport): Record<string, string> {
  return Object.fromEntries(
    report.methods.map(({ method, outcome }) => [method, outcome.kind === "estimate" ? "estimate" : outcome.reason]),
  );
}

export const quoteAt = (value: number) => ({ value, currency: "USD", asOf: "2026-08-20", source: "sample" });
