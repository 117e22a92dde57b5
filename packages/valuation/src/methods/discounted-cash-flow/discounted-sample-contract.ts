import { normaliseCompany } from "../../company/normalise-company.ts";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { toTrace } from "../../trace/to-trace.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { discountedCashFlow } from "./discounted-cash-flow.ts";

export const neutral: Settings = {
  discountRate: "neutral",
  returns: "neutral",
  margin: "neutral",
  terminalGrowth: "neutral",
  growth: "neutral",
};
/** Two years of horizon and two of the fade stage, at the balance sheet's own date. */
export const request = {
  scenario: "neutral",
  overrides: { wacc: 0.08, growth: 0.1, terminalGrowth: 0.03, horizon: 2, fadeYears: 2, elapsedYears: 0 },
} as const;

export function valued(changes: SampleChanges = {}, settings: Settings = neutral, asked: ValuationRequest = request) {
  const appraisal = discountedCashFlow(normaliseCompany(sampleFile(changes), asked));
  if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
  const { value, result, details } = appraisal.value(settings);
  const { besides, warnings } = details();
  const { nodes } = toTrace(result());
  const values = (name: string) => nodes.filter((node) => node.name === name).map((node) => node.value);
  const beside = (name: string) => besides().find((each) => each.name === name)?.value ?? Number.NaN;
  return { ...appraisal, value, values, beside, besides: besides().map(({ name }) => name), warnings };
}

export function reason(changes: SampleChanges) {
  const appraisal = discountedCashFlow(normaliseCompany(sampleFile(changes), request));
  return appraisal.kind === "notApplicable" ? appraisal : null;
}
