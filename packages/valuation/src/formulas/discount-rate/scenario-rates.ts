import type { Rate, Ratio } from "../../inputs/units.ts";

/**
 * A rate moved by a number of points.
 *
 *   rate + shift
 *
 * `shift` is negative where the rate falls.
 */
export function shiftedRate({ rate, shift }: { rate: Rate; shift: Rate }): Rate {
  return rate + shift;
}

/**
 * A discount rate lowered by a scenario, but not below the risk-free rate and a margin, unless it already stands below.
 *
 *   max(rate + shift, min(rate, riskFreeRate + floor))
 */
export function loweredToFloor(inputs: { rate: Rate; shift: Rate; riskFreeRate: Rate; floor: Rate }): Rate {
  const { rate, shift, riskFreeRate, floor } = inputs;
  return Math.max(shiftedRate({ rate, shift }), Math.min(rate, riskFreeRate + floor));
}

/**
 * How far the growth of a scenario stands from the neutral one: half of it, within limits.
 *
 *   min(max(|growth| / 2, lowest), highest)
 */
export function growthDistance(inputs: { growth: Rate; lowest: Rate; highest: Rate }): Rate {
  return Math.min(Math.max(Math.abs(inputs.growth) / 2, inputs.lowest), inputs.highest);
}

/**
 * Perpetual growth lowered by a scenario: not below zero, and never raised.
 *
 *   min(growth, max(0, growth + shift))
 *
 * A growth below zero stays as it is.
 */
export function lowerTerminalGrowth({ growth, shift }: { growth: Rate; shift: Rate }): Rate {
  return Math.min(growth, Math.max(0, shiftedRate({ rate: growth, shift })));
}

/**
 * Growth of an industry, at most so many times that of the economy.
 *
 *   min(industry, factor × nominalGrowth)
 */
export function cappedIndustryGrowth(inputs: { industry: Rate; factor: Ratio; nominalGrowth: Rate }): Rate {
  return Math.min(inputs.industry, inputs.factor * inputs.nominalGrowth);
}
