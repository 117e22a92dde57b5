import { largestRemainderShares, mean, median, sampleStandardDeviation } from "../formulas/statistics/statistics.ts";
import type { PriceStanding, Silence } from "../inputs/price-age.ts";
import type { PerShare, Ratio } from "../inputs/units.ts";
import { type Scenario, scenarios } from "../scenarios/assumptions.ts";
import type { MethodFamily, MethodName } from "./outcome.ts";
import { methodFamilies } from "./outcome.ts";
import type { PricePosition, Signal, Status, Summary } from "./report.ts";
import { signalOf } from "./signal.ts";

/** Distance between value and price within which a share is fairly priced; exactly on the edge is still fair. */
export const fairBand: Ratio = 0.1;
/** Values more than so many times from the price, on either side, say more about a broken input than about the share. */
export const implausiblyFar: Ratio = 5;
const plausible = { lowest: 1 / implausiblyFar, highest: implausiblyFar } as const;
/** More than this is no value at all. */
const mostTimesPrice = 1000;
/** Doubles of numbers that should be equal differ by less than this, relatively. */
const tolerance = 1e-12;

/**
 * How a value stands to the price: `fair` within ±10 % of the price, the edges included.
 *
 * Compared as value ≷ price × 1.1 with a tolerance, because 110/100 − 1 is 0.10000000000000009 in doubles.
 */
export function statusOf(value: PerShare, price: PerShare): Status {
  const slack = tolerance * price;
  if (value > price * (1 + fairBand) + slack) return "undervalued";
  return value < price * (1 - fairBand) - slack ? "overvalued" : "fair";
}

/** On which side a value is too far from the price to be counted: less than a fifth of it, or more than five times; null within. */
export function implausibilityOf(value: PerShare, price: PerShare): "implausiblyLow" | "implausiblyHigh" | null {
  if (value > plausible.highest * price) return "implausiblyHigh";
  return value < plausible.lowest * price ? "implausiblyLow" : null;
}

/** Whether a value is more than a thousand times the price: then the assumptions, or the price, are not of this company. */
export const isOutOfProportion = (value: PerShare, price: PerShare | null): boolean =>
  price !== null && value > mostTimesPrice * price;

/** A method's value in a scenario; 0 where nothing is left for the owners. */
export type Vote = { method: MethodName; value: PerShare };

/** The voting methods of the selected scenario in one view; figures without votes, or without a price, are null. */
export function summarise(inputs: {
  votes: Readonly<Record<Scenario, readonly Vote[]>>;
  scenario: Scenario;
  estimating: number;
  price: PerShare | null;
  /** How that price stands; null where there is none, or it is unknown. */
  standing: Pick<PriceStanding, "asOf" | "silence"> | null;
  /** Whether methods of one family alone are not enough for buy or sell. */
  isPrudent?: boolean;
}): Summary {
  const { scenario, estimating, standing, isPrudent = false } = inputs;
  const silence = standing?.silence ?? null;
  const price = silence === null ? inputs.price : null;
  const votes = inputs.votes[scenario];
  const values = votes.map(({ value }) => value);
  const counts = countsOf(votes, price);
  const [undervalued, fair, overvalued] = sharesOf(counts);
  const signalIn = (each: Scenario) =>
    price === null ? silentSignal(silence) : signalFor(inputs.votes[each], price, isPrudent);
  const signals: Record<Scenario, Signal> = {
    conservative: signalIn("conservative"),
    neutral: signalIn("neutral"),
    optimistic: signalIn("optimistic"),
  };
  const signal = signals[scenario];
  return {
    voting: votes.length,
    estimating,
    mean: mean(values),
    median: median(values),
    standardDeviation: sampleStandardDeviation(values),
    minimum: values.length > 0 ? Math.min(...values) : null,
    maximum: values.length > 0 ? Math.max(...values) : null,
    undervalued,
    fair,
    overvalued,
    counts,
    pricePosition: positionOf(values, price),
    families: familiesOf(votes),
    signal: { ...signal, asOf: standing?.asOf ?? null },
    signalHoldsInScenarios: scenarios.filter((each) => signals[each].kind === signal.kind).length,
  };
}

function countsOf(votes: readonly Vote[], price: PerShare | null): Record<Status, number> {
  const counts = { undervalued: 0, fair: 0, overvalued: 0 };
  if (price === null) return counts;
  for (const { value } of votes) counts[statusOf(value, price)] += 1;
  return counts;
}

function sharesOf({
  undervalued,
  fair,
  overvalued,
}: Record<Status, number>): [number | null, number | null, number | null] {
  const shares = largestRemainderShares({ counts: [undervalued, fair, overvalued] });
  return [shares?.[0] ?? null, shares?.[1] ?? null, shares?.[2] ?? null];
}

const silentSignal = (silence: Silence | null): Signal => ({
  kind: "none",
  reason: silence ?? "noPrice",
  strength: "plain",
});

function signalFor(votes: readonly Vote[], price: PerShare, isPrudent: boolean): Signal {
  const familiesSeeing = (status: Status) =>
    new Set(votes.flatMap(({ method, value }) => (statusOf(value, price) === status ? [methodFamilies[method]] : [])));
  const families = {
    undervalued: familiesSeeing("undervalued").size,
    overvalued: familiesSeeing("overvalued").size,
  };
  return signalOf(countsOf(votes, price), { families, isPrudent });
}

function positionOf(values: readonly number[], price: PerShare | null): PricePosition | null {
  if (price === null || values.length === 0) return null;
  if (price < Math.min(...values)) return "below";
  return price > Math.max(...values) ? "above" : "within";
}

function familiesOf(votes: readonly Vote[]): Record<MethodFamily, number> {
  const families: Record<MethodFamily, number> = { flows: 0, market: 0, assets: 0 };
  for (const { method } of votes) families[methodFamilies[method]] += 1;
  return families;
}
