import { historyOf } from "../company/accounts/history.ts";
import { classify } from "./classify.ts";
import type { Fundamentals } from "./fundamentals.ts";
import { type SampleChanges, sampleFile, sampleStatement } from "./sample-company.ts";

/** For tests: the type of a company, by its accounts. */
export function classified(fundamentals: Fundamentals) {
  return classify(fundamentals, historyOf(fundamentals));
}

/** That of the sample company, with changes. */
export function sample(changes: SampleChanges) {
  return classified(sampleFile(changes).fundamentals);
}

/** Revenue and operating income of each year, the latest one last; cash from operations is unknown where it is not given. */
export function recorded(
  years: readonly (readonly [revenue: number, ebit: number])[],
  changes: SampleChanges["fundamentals"] = {},
  cash: readonly number[] = [],
) {
  const statements = years.map(([revenue, ebit], index) => {
    const operatingCashFlow = cash[index] ?? null;
    const figures = { revenue, ebit, netIncome: ebit, totalEquity: 1000, operatingCashFlow };
    return sampleStatement(2026 - years.length + index, figures);
  });
  return classified(sampleFile({ fundamentals: { ...changes, statements } }).fundamentals);
}
