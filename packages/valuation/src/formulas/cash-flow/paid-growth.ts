import type { Money, Rate, Ratio } from "../../inputs/units.ts";

/**
 * Part of a profit that is left when the next year's growth has been paid for.
 *
 *   1 − max(growth, 0) / returnOnCapital
 *
 * Shrinking frees no capital. Negative when growth exceeds the return. Null when the return is not above zero: no amount
 * of capital would buy growth.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 12
 */
export function shareAfterGrowth({ growth, returnOnCapital }: { growth: Rate; returnOnCapital: Rate }): Ratio | null {
  return returnOnCapital > 0 ? 1 - Math.max(growth, 0) / returnOnCapital : null;
}

/**
 * Cash flow of a year whose profit pays for the growth of the next one at a given return.
 *
 *   profit × (1 − max(growth, 0) / returnOnCapital)
 *
 * Null when the return is not above zero.
 */
export function flowAfterGrowth(inputs: { profit: Money; growth: Rate; returnOnCapital: Rate }): Money | null {
  const share = shareAfterGrowth(inputs);
  return share === null ? null : inputs.profit * share;
}

/**
 * Capital that a year puts in for the revenue of the next one: investment leads growth by a year.
 *
 *   max(0, next − revenue) / salesToCapital
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 11 (reinvestment lags)
 */
export function investmentAhead(inputs: { revenue: Money; next: Money; salesToCapital: Ratio }): Money {
  return Math.max(0, inputs.next - inputs.revenue) / inputs.salesToCapital;
}

/**
 * Value at the end of a projection of a profit that grows for ever and pays for its growth.
 *
 *   nopat × (1 − max(growth, 0) / returnOnNewCapital) / (rate − growth)
 *
 * `nopat` of the first year of steady growth. When the return equals `rate`, growth adds nothing. Null when `rate ≤ growth` or
 * the return is not above zero.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 3 and 14
 */
export function growingTerminalValue(inputs: {
  nopat: Money;
  growth: Rate;
  returnOnNewCapital: Rate;
  rate: Rate;
}): Money | null {
  const { nopat, growth, returnOnNewCapital, rate } = inputs;
  const flow = flowAfterGrowth({ profit: nopat, growth, returnOnCapital: returnOnNewCapital });
  return flow === null || rate <= growth ? null : flow / (rate - growth);
}

/**
 * Revenue on a unit of capital, at least so much that new capital earns its cost.
 *
 *   max(ratio, cost / (margin × (1 − taxRate)))
 *
 * `ratio` itself when the margin after tax is not above zero.
 */
export function salesToCapitalAtCost(inputs: { ratio: Ratio; cost: Rate; margin: Rate; taxRate: Rate }): Ratio {
  const { ratio, cost, margin, taxRate } = inputs;
  const kept = margin * (1 - taxRate);
  return kept > 0 ? Math.max(ratio, cost / kept) : ratio;
}

/**
 * Book value a year later, when no more is kept than is earned.
 *
 *   before × (1 + min(growth, returnOnEquity))
 */
export function bookAfterYear(inputs: { before: Money; growth: Rate; returnOnEquity: Rate }): Money {
  return inputs.before * (1 + Math.min(inputs.growth, inputs.returnOnEquity));
}
