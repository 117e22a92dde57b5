import { type AssumptionOverrides, type ValuationReport, valueCompany } from "@valora/valuation";
import type { Context, Viewer } from "../../shared/use-cases/context.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "./analyse-company.ts";

/** An analysis whose WACC and growth are inputs that every figure follows, unless that would change a value. */
export async function analysisWithInputs(
  context: Context,
  viewer: Viewer,
  query: AnalysisQuery,
  options: AnalyseOptions = {},
): Promise<Analysis> {
  return steered(await analyseCompany(context, viewer, query, options));
}

/** The same for an analysis at hand. */
export const steered = (analysis: Analysis): Analysis => ({ ...analysis, ...steerable(analysis) });

/**
 * The same report with its WACC and growth as if the reader had chosen the very numbers: then they are inputs, which the
 * workbook's reader can change, and everything that depends on them follows. Where that would move a value (the scenarios of
 * some companies are ordered by what is chosen), fewer of them, or none.
 */
function steerable({ file, query, report }: Analysis): Pick<Analysis, "report" | "heldInputs"> {
  const { wacc, growth } = report.assumptions;
  const chosen = {
    ...(wacc === null ? {} : { wacc: wacc.value }),
    ...(growth === null ? {} : { growth: growth.value }),
  };
  const attempts: AssumptionOverrides[] = [chosen, ...(wacc === null ? [] : [{ wacc: wacc.value }])];
  for (const attempt of attempts) {
    const overrides = { ...attempt, ...overridesOf(query) };
    const attempted = valueCompany(file, { scenario: query.scenario, overrides });
    if (saysTheSame(attempted, report)) return { report: withTracesOf(attempted, report), heldInputs: attempt };
  }
  return { report };
}

/** The votes come from the report itself: numbers chosen in one scenario move the others. */
const withTracesOf = ({ methods }: ValuationReport, report: ValuationReport): ValuationReport => ({
  ...report,
  methods: report.methods.map((own, index) => ({ ...own, outcome: methods[index]?.outcome ?? own.outcome })),
});

const tolerance = 1e-12;

function saysTheSame(one: ValuationReport, other: ValuationReport): boolean {
  return one.methods.every(({ outcome }, index) => {
    const beside = other.methods[index]?.outcome;
    if (outcome.kind !== "estimate" || beside?.kind !== "estimate") return outcome.kind === beside?.kind;
    const isNear = Math.abs(outcome.valuePerShare / beside.valuePerShare - 1) <= tolerance;
    return isNear && outcome.votes === beside.votes && outcome.variant === beside.variant;
  });
}
