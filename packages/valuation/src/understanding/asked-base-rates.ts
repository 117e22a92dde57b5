import type { ValuationReport } from "../report/report.ts";
import { type BaseRates, figureThatGrows } from "./base-rates.ts";
import { leadingFlowMethod } from "./flow-model.ts";

/** The figures of which base rates are told. */
export const baseRateFigures = ["revenue", "totalEquity"] as const satisfies readonly BaseRates["figure"][];

/**
 * Of base rates of several figures, those that a report tells: of what grows in the forecast of its leading method, and of revenue
 * where there is neither such a figure nor a signal. Null where none are told, or none are known.
 */
export function baseRatesAsked(report: ValuationReport, known: readonly BaseRates[]): BaseRates | null {
  const leading = leadingFlowMethod(report);
  const figure = leading === null ? "revenue" : figureThatGrows[leading];
  const isSilent = figure === null && report.summary.signal.kind !== "none";
  return isSilent ? null : (known.find((rates) => rates.figure === (figure ?? "revenue")) ?? null);
}
