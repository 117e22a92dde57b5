import { type Compared, comparedFigures, type RunDifference, type SeenRun } from "../contracts/history.ts";

/** The changes between two runs of one company, in either order; null for two companies. */
export function historyDifference<Run extends SeenRun>(one: Run, other: Run): RunDifference<Run> | null {
  if (one.run.ticker !== other.run.ticker) return null;
  const [earlier, later] = one.at.getTime() <= other.at.getTime() ? [one, other] : [other, one];
  const isComparable = earlier.run.currency === later.run.currency;
  const compared = (before: number | null, after: number | null): Compared => ({
    earlier: before,
    later: after,
    change: isComparable && before !== null && after !== null && before > 0 ? after / before - 1 : null,
  });
  const laterValues = new Map(later.run.values.map(({ method, value }) => [method, value]));
  return {
    earlier,
    later,
    figures: comparedFigures.map((name) => ({ name, ...compared(earlier.run[name], later.run[name]) })),
    values: earlier.run.values.map(({ method, value }) => ({
      method,
      ...compared(value, laterValues.get(method) ?? null),
    })),
  };
}
