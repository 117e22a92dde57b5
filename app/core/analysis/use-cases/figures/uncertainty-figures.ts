import type { Uncertainty } from "../uncertainty/show-uncertainty.ts";
import { differenceToPrice } from "./difference-to-price.ts";

export function simulationFigures(uncertainty: Uncertainty | null, price: number | null) {
  const distribution = uncertainty?.distribution;
  if (uncertainty === null || distribution?.kind !== "valueDistribution") return distribution ?? null;
  const { percentiles, mean, probabilityAbovePrice, ...others } = distribution;
  const values = [
    ...percentiles.map(({ probability, value }) => [String(probability), value] as const),
    ["mean", mean] as const,
  ];
  return {
    ...others,
    seed: uncertainty.settings.seed,
    hundred: 100,
    probabilities: percentiles.map(({ probability }) => probability),
    values: Object.fromEntries(values),
    differences: Object.fromEntries(values.map(([key, value]) => [key, differenceToPrice(value, price)])),
    probabilityBelowPrice: probabilityAbovePrice === null ? null : 1 - probabilityAbovePrice,
  };
}

export function throughTimeFigures(uncertainty: Uncertainty | null) {
  const past = uncertainty?.throughTime;
  if (past?.kind !== "valueThroughTime") return past ?? null;
  const above = past.points.filter(({ held, price, high }) => held === false && price > (high ?? 0)).length;
  return {
    points: Object.fromEntries(past.points.map((point) => [point.asOf, point])),
    months: past.months,
    held: past.monthsHeld,
    above,
    below: past.months - past.monthsHeld - above,
  };
}
