import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { NamedPolicy } from "../../../core/policies/contracts/policy.ts";
import { watchedValuationOf } from "../../watchlist/use-cases/watched-valuation.ts";
import type { RunDifference, RunReading } from "../contracts/job-runs.ts";

type Asked = { noted: NotedPrice | null; policy: NamedPolicy | null };

/** A company as a run keeps it, with the policy that the question about it has followed. */
export function readingOf(analysis: Analysis, { noted, policy }: Asked): RunReading {
  const { name, currency, value, price, gap, status } = watchedValuationOf(analysis, noted);
  return {
    ticker: analysis.file.fundamentals.ticker,
    ...{ name, currency, value, difference: gap, status },
    price: price?.value ?? null,
    priceCurrency: price?.currency ?? null,
    priceAsOf: price?.asOf ?? null,
    signal: analysis.report.summary.signal.kind,
    failure: null,
    ...{ policy: policy?.name ?? null, policyTeam: policy?.team?.name ?? null },
  };
}

/** A company of which nothing is known now, and why. */
export const unread = (ticker: string, failure: string): RunReading => ({
  ...{ ticker, name: ticker, currency: null, value: null, price: null, priceCurrency: null, priceAsOf: null },
  ...{ difference: null, status: null, signal: null, failure, policy: null, policyTeam: null },
});

type Before = { dueAt: Date; readings: readonly RunReading[] };

/** What is different from the run before; null for the first one. */
export function runDifference(before: Before | null, now: readonly RunReading[]): RunDifference | null {
  if (before === null) return null;
  const [former, present] = [before.readings, now].map((all) => new Map(all.map((each) => [each.ticker, each])));
  return {
    since: before.dueAt.toISOString(),
    changed: now.flatMap((reading) => {
      const earlier = former?.get(reading.ticker);
      return earlier === undefined || isSame(earlier, reading) ? [] : [changeOf(earlier, reading)];
    }),
    came: now.filter(({ ticker }) => !former?.has(ticker)).map(named),
    went: before.readings.filter(({ ticker }) => !present?.has(ticker)).map(named),
  };
}

const named = ({ ticker, name }: RunReading) => ({ ticker, name });

const isSame = (one: RunReading, other: RunReading): boolean =>
  one.value === other.value &&
  one.price === other.price &&
  one.signal === other.signal &&
  one.failure === other.failure &&
  one.currency === other.currency &&
  one.priceCurrency === other.priceCurrency;

/** Figures of another currency are not compared: they were not known in the present one. */
function changeOf(before: RunReading, now: RunReading): RunDifference["changed"][number] {
  const { ticker, name, currency, priceCurrency } = now.failure === null ? now : before;
  const inSame = (kind: "currency" | "priceCurrency", reading: RunReading, kept: string | null) =>
    reading[kind] === kept;
  const knownValue = (reading: RunReading) => (inSame("currency", reading, currency) ? reading.value : null);
  const knownPrice = (reading: RunReading) => (inSame("priceCurrency", reading, priceCurrency) ? reading.price : null);
  return {
    ...{ ticker, name, currency, priceCurrency },
    value: { before: knownValue(before), now: knownValue(now) },
    price: { before: knownPrice(before), now: knownPrice(now) },
    signal: { before: before.signal, now: now.signal },
    failure: { before: before.failure, now: now.failure },
  };
}
