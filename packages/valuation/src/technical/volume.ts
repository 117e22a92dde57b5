import type { PerShare, Shares } from "../inputs/units.ts";
import { type IndicatorLine, isIndicatorInput } from "./indicator-line.ts";

/**
 * On-balance volume: what was traded on days that rose, less what was traded on days that fell, added up.
 *
 *   OBVₜ = OBVₜ₋₁ + volumeₜ × sign(closeₜ − closeₜ₋₁),   OBV₁ = 0
 *
 * In shares, oldest first. A day that did not move the price or had no trade adds nothing. Its level depends on the first day
 * and means nothing; its direction does. All null when a price or volume is not finite or the lists differ in length.
 *
 * @see Granville (1963), *Granville's New Key to Stock Market Profits*; StockCharts ChartSchool, "On Balance Volume (OBV)"
 */
export function obv(inputs: { prices: readonly PerShare[]; volumes: readonly Shares[] }): IndicatorLine {
  const { prices, volumes } = inputs;
  if (!isIndicatorInput([...prices, ...volumes]) || prices.length !== volumes.length) return prices.map(() => null);
  let balance = 0;
  return prices.map((price, index) => {
    const direction = Math.sign(price - (prices[index - 1] ?? price));
    if (direction !== 0) balance += direction * (volumes[index] ?? 0);
    return balance;
  });
}
