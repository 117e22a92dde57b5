import { leastPeers } from "../peers/peer-multiples.ts";
import { absent, isAbsent, type Reading } from "../statements/reading.ts";
import { assumption, derive, type Quantity } from "../trace/trace.ts";
import { quantileRate, quantileRatio } from "../trace/traced-formulas/figures.ts";
import { rankAmong } from "../trace/traced-formulas/ratios.ts";
import type { MarketMultipleName } from "./multiple-readings.ts";

/** The percentiles of a band, lowest first. */
export const bandQuantiles = [0.1, 0.25, 0.5, 0.75, 0.9] as const;
export type BandQuantile = (typeof bandQuantiles)[number];

/** With fewer months than two years have, a place among them says nothing. */
export const leastMonths = 24;

const quartiles = [0.25, 0.5, 0.75] as const;

/** Those among readings that are numbers. */
export const numbersIn = (readings: readonly Reading[]): readonly Quantity[] =>
  readings.flatMap((reading) => (isAbsent(reading) ? [] : [reading]));

/** Today's multiple among those of the company's own months. */
export function percentileOf(today: Reading, months: readonly Quantity[]): Reading {
  if (isAbsent(today)) return today;
  if (months.length < leastMonths) return absent("fewMonths");
  return derive("historyPercentile", rankAmong, { value: today, others: months });
}

/** The percentiles of the company's own months. */
export const bandOf = (name: MarketMultipleName, months: readonly Quantity[]): readonly Reading[] =>
  bandQuantiles.map((quantile) =>
    months.length < leastMonths ? absent("fewMonths") : quantileOf(name, "historyQuantile", months, quantile),
  );

/** Lower quartile, median and upper quartile of the peers. */
export const quartilesOf = (name: MarketMultipleName, peers: readonly Quantity[]): readonly Reading[] =>
  quartiles.map((quantile) =>
    peers.length < leastPeers ? absent("fewPeers") : quantileOf(name, "peersQuantile", peers, quantile),
  );

function quantileOf(
  of: MarketMultipleName,
  name: "historyQuantile" | "peersQuantile",
  values: readonly Quantity[],
  quantile: number,
): Quantity {
  const formula = of === "freeCashFlowYield" ? quantileRate : quantileRatio;
  return derive(name, formula, { values, quantile: assumption("bandQuantile", quantile, "rate") });
}
