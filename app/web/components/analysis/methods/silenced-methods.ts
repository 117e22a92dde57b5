import type { MethodReport, ValuationReport } from "@valora/valuation";

/** The methods that count in one report and no longer in another, as they stand in the other. */
export function silencedMethods(before: ValuationReport | null, after: ValuationReport): readonly MethodReport[] {
  const counted = new Set(before?.methods.flatMap(({ method, vote }) => (vote === null ? [] : [method])));
  return after.methods.filter(({ method, vote }) => vote === null && counted.has(method));
}
