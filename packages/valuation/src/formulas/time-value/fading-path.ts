import type { Rate, Years } from "../../inputs/units.ts";

/**
 * Rate of one year of a path in equal steps: `first` in year 1, `last` in the last of `years`.
 *
 *   first + (last − first) × (year − 1) / max(years − 1, 1)
 *
 * A path of one year has `first`.
 */
export function fadingRate(inputs: { first: Rate; last: Rate; year: Years; years: Years }): Rate {
  const { first, last, year, years } = inputs;
  return first + ((last - first) * (year - 1)) / Math.max(years - 1, 1);
}

/**
 * Rate of one year on the way from today's to the one that is reached at the end of `horizon`.
 *
 *   from + (to − from) × year / horizon
 */
export function convergingRate(inputs: { from: Rate; to: Rate; year: Years; horizon: Years }): Rate {
  const { from, to, year, horizon } = inputs;
  return from + ((to - from) * year) / horizon;
}

/**
 * Return that lasts for ever: its cost, and the part that is kept of what is earned above it.
 *
 *   cost + kept × max(earned − cost, 0)
 *
 * Never below `cost`: owners do not invest for ever at a loss. `kept` within 0 and 1.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 8 (returns fade slowly, and not to their cost)
 */
export function lastingReturn(inputs: { cost: Rate; earned: Rate; kept: number }): Rate {
  const { cost, earned, kept } = inputs;
  return cost + kept * Math.max(earned - cost, 0);
}

/**
 * Return of one year of the fade stage, which begins at the end of `horizon` and takes `fade` years.
 *
 *   earned + (lasting − earned) × (year − horizon) / fade
 *
 * `earned` up to the horizon, `lasting` from the end of the stage on. Without a stage (`fade` 0) it falls at once.
 */
export function fadingReturn(inputs: { earned: Rate; lasting: Rate; year: Years; horizon: Years; fade: Years }): Rate {
  const { earned, lasting, year, horizon, fade } = inputs;
  if (year <= horizon) return earned;
  return year >= horizon + fade ? lasting : earned + ((lasting - earned) * (year - horizon)) / fade;
}

/**
 * Years of a projection: the explicit ones and those in which returns fade.
 *
 *   horizon + fade
 */
export function yearsTogether({ horizon, fade }: { horizon: Years; fade: Years }): Years {
  return horizon + fade;
}
