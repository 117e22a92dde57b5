import type { PerShare, Ratio } from "../units.ts";

/**
 * What a share cost on a day, from a close out of which later dividends were taken.
 *
 *   close × (1 + Σ part × dividend / mean close)
 *
 * A vendor that adjusts for dividends multiplies what came before each of them by 1 − dividend / price before it. So the price ÷
 * the adjusted close grows backwards in time by dividend ÷ adjusted close before it. `dividends` are those of each later fiscal
 * year, as filed; `parts` the part of that year that comes after the day; `closes` the harmonic mean of the adjusted closes before
 * the payments, which are taken as spread evenly over the year. Special payments of a day are spread with them.
 *
 * @see Yahoo, "What is the adjusted close?" (sg.help.yahoo.com/kb/finance-for-desktop/adjusted-close-sln28256.html), for the
 * multiplier of one dividend
 */
export function closeBeforeDividends(inputs: {
  close: PerShare;
  parts: readonly Ratio[];
  dividends: readonly PerShare[];
  closes: readonly PerShare[];
}): PerShare {
  const { close, parts, dividends, closes } = inputs;
  const takenOut = dividends.reduce(
    (sum, dividend, year) => sum + ((parts[year] ?? Number.NaN) * dividend) / (closes[year] ?? Number.NaN),
    0,
  );
  return close * (1 + takenOut);
}
