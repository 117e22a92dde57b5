import type { PerShare, Ratio } from "../../inputs/units.ts";

/**
 * The part of a close removed by later dividends of a fiscal year.
 *
 *   part × dividend / close
 *
 * A vendor that adjusts for dividends multiplies what came before each of them by 1 − dividend / price before it. So the price ÷
 * the adjusted close grows backwards in time by dividend ÷ adjusted close before it. `dividend` is that of the year, as filed;
 * `part` the part of the year that comes after the day; `close` the harmonic mean of the adjusted closes before the payments,
 * which are taken as spread evenly over the year. Special payments of a day are spread with them.
 *
 * @see Yahoo, "What is the adjusted close?" (sg.help.yahoo.com/kb/finance-for-desktop/adjusted-close-sln28256.html), for the
 * multiplier of one dividend
 */
export function dividendTakenOut(inputs: { part: Ratio; dividend: PerShare; close: PerShare }): Ratio {
  return (inputs.part * inputs.dividend) / inputs.close;
}

/**
 * The share price on a day, from a close adjusted for later dividends.
 *
 *   close × (1 + Σ takenOut)
 *
 * @see dividendTakenOut
 */
export function closeBeforeDividends(inputs: { close: PerShare; takenOut: readonly Ratio[] }): PerShare {
  return inputs.close * (1 + inputs.takenOut.reduce((sum, part) => sum + part, 0));
}
