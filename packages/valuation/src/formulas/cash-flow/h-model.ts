import type { PerShare, Rate, Years } from "../../inputs/units.ts";

/**
 * Value of a dividend whose growth falls in a straight line to its lasting pace, in one step (H-model).
 *
 *   dividend × ((1 + stableGrowth) + halfLife × (initialGrowth − stableGrowth)) / (costOfEquity − stableGrowth)
 *
 * `dividend` is the last one paid; `halfLife` is half the years of the fall. An approximation: `linearFadeDividends`
 * follows the fall year by year and gives a somewhat different value. Null when `costOfEquity ≤ stableGrowth`.
 *
 * @see Fuller & Hsia (1984), "A Simplified Common Stock Valuation Model"
 */
export function hModel(inputs: {
  dividend: PerShare;
  initialGrowth: Rate;
  stableGrowth: Rate;
  halfLife: Years;
  costOfEquity: Rate;
}): PerShare | null {
  const { dividend, initialGrowth, stableGrowth, halfLife, costOfEquity } = inputs;
  if (costOfEquity <= stableGrowth) return null;
  return (dividend * (1 + stableGrowth + halfLife * (initialGrowth - stableGrowth))) / (costOfEquity - stableGrowth);
}

/**
 * Return that a price offers when the dividend follows the H-model.
 *
 *   (dividend/price) × ((1 + stableGrowth) + halfLife × (initialGrowth − stableGrowth)) + stableGrowth
 *
 * `dividend` is the last one paid. Null when `price ≤ 0`.
 *
 * @see Fuller & Hsia (1984), "A Simplified Common Stock Valuation Model"
 */
export function impliedReturnHModel(inputs: {
  dividend: PerShare;
  price: PerShare;
  initialGrowth: Rate;
  stableGrowth: Rate;
  halfLife: Years;
}): Rate | null {
  const { dividend, price, initialGrowth, stableGrowth, halfLife } = inputs;
  if (price <= 0) return null;
  return (dividend / price) * (1 + stableGrowth + halfLife * (initialGrowth - stableGrowth)) + stableGrowth;
}

/**
 * `hModel` told by the years of the fall rather than by half of them.
 *
 *   dividend × ((1 + terminalGrowth) + horizon / 2 × (growth − terminalGrowth)) / (costOfEquity − terminalGrowth)
 *
 * Null when `costOfEquity ≤ terminalGrowth`.
 *
 * @see Fuller & Hsia (1984), "A Simplified Common Stock Valuation Model"
 */
export function hModelOverHorizon(inputs: {
  dividend: PerShare;
  growth: Rate;
  terminalGrowth: Rate;
  horizon: Years;
  costOfEquity: Rate;
}): PerShare | null {
  const { dividend, growth, terminalGrowth, horizon, costOfEquity } = inputs;
  return hModel({
    dividend,
    initialGrowth: growth,
    stableGrowth: terminalGrowth,
    halfLife: horizon / 2,
    costOfEquity,
  });
}
