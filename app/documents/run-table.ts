import type { RunDifference, RunReading } from "../features/jobs/contracts/job-runs.ts";
import { type Cell, tableOf } from "./written-cell.ts";

const columns = [
  "ticker",
  "name",
  "currency",
  "value",
  "priceCurrency",
  "price",
  "priceAsOf",
  "difference",
  "status",
  "signal",
  "failure",
  "sinceLastRun",
  "valueBefore",
  "priceBefore",
  "signalBefore",
  "policy",
  "policyTeam",
  "leftOut",
] as const;

type Run = { readings: readonly RunReading[]; difference: RunDifference | null; leftOut: number };

/**
 * The companies of a run as comma-separated values, one row each, with what they were in the run before where that is different, and the
 * policy that was followed; then those that went since. Each row says how many companies the run left out, beyond what the plan allows. Names and codes are those of the API in every language; fractions are fractions.
 */
export function runTable({ readings, difference, leftOut }: Run): string {
  const changed = new Map(difference?.changed.map((each) => [each.ticker, each]));
  const came = new Set(difference?.came.map(({ ticker }) => ticker));
  const rows = readings.map((reading): Cell[] => {
    const { ticker, name, currency, value, priceCurrency, price, priceAsOf, status, signal, failure } = reading;
    const change = changed.get(ticker);
    return [
      ...[ticker, name, currency, value, priceCurrency, price, priceAsOf, reading.difference, status, signal, failure],
      change ? "changed" : came.has(ticker) ? "came" : difference === null ? null : "same",
      ...[change?.value.before ?? null, change?.price.before ?? null, change?.signal.before ?? null],
      ...[reading.policy, reading.policyTeam, leftOut],
    ];
  });
  const gone = (difference?.went ?? []).map(({ ticker, name }): Cell[] =>
    columns.map((column) => ({ ticker, name, sinceLastRun: "went", leftOut })[column as "ticker"] ?? null),
  );
  return tableOf([columns, ...rows, ...gone]);
}
