import type { Money, PerShare, Rate, Ratio } from "../../inputs/units.ts";

/**
 * Value at the end of year N of flows that grow for ever after it.
 *
 *   finalFlow × (1 + growth) / (rate − growth)
 *
 * `finalFlow` is that of year N. It assumes that the reinvestment of year N suits `growth`; where it does not, use
 * `valueDriverTerminalValue`. Null when `rate ≤ growth`, and when `finalFlow` is negative: no company loses money for ever.
 *
 * @see Gordon & Shapiro (1956), "Capital Equipment Analysis: The Required Rate of Profit"
 */
export function gordonTerminalValue(inputs: { finalFlow: Money; rate: Rate; growth: Rate }): Money | null {
  const { finalFlow, rate, growth } = inputs;
  return rate > growth && finalFlow >= 0 ? (finalFlow * (1 + growth)) / (rate - growth) : null;
}

/**
 * Free cash flow of the first year of steady growth: profit less what growth at that return costs.
 *
 *   nopat × (1 − growth/returnOnNewCapital)
 *
 * `nopat` of year N+1. May be negative when growth exceeds the return. Null when `returnOnNewCapital ≤ 0`: no amount of
 * capital would buy growth.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 12
 */
export function stableFreeCashFlow(inputs: { nopat: Money; growth: Rate; returnOnNewCapital: Rate }): Money | null {
  const { nopat, growth, returnOnNewCapital } = inputs;
  return returnOnNewCapital > 0 ? nopat * (1 - growth / returnOnNewCapital) : null;
}

/**
 * Value at the end of year N from what drives it: profit, growth, and the return on the capital that growth needs.
 *
 *   nopat × (1 − growth/returnOnNewCapital) / (wacc − growth)
 *
 * `nopat` is that of year N+1. When the return equals `wacc`, growth adds nothing and the value is `nopat/wacc` for any
 * growth; below it, growth destroys value. Null when `wacc ≤ growth`, `returnOnNewCapital ≤ 0`, or the flow would be
 * negative for ever: `nopat < 0` or `growth > returnOnNewCapital`.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 3 and 14 (the key value driver formula)
 */
export function valueDriverTerminalValue(inputs: {
  nopat: Money;
  growth: Rate;
  returnOnNewCapital: Rate;
  wacc: Rate;
}): Money | null {
  const { nopat, growth, returnOnNewCapital, wacc } = inputs;
  if (wacc <= growth || returnOnNewCapital <= 0 || nopat < 0 || growth > returnOnNewCapital) return null;
  return (nopat * (1 - growth / returnOnNewCapital)) / (wacc - growth);
}

/**
 * Value at the end of year N if the company is then sold at a multiple of its results. Discount it N whole years,
 * also when the flows are discounted from mid-year: the sale happens at the end.
 *
 *   metric × multiple
 *
 * `metric` of year N, for example EBITDA.
 */
export function exitMultipleTerminalValue(inputs: { metric: Money; multiple: Ratio }): Money {
  return inputs.metric * inputs.multiple;
}

/**
 * The multiple at which a terminal value sells the company: a check against what the market pays today.
 *
 *   terminalValue / metric
 *
 * Null when `metric ≤ 0`.
 */
export function impliedExitMultiple(inputs: { terminalValue: Money; metric: Money }): Ratio | null {
  return inputs.metric > 0 ? inputs.terminalValue / inputs.metric : null;
}

/**
 * The perpetual growth that a terminal value takes for granted: a check of an exit multiple.
 *
 *   (terminalValue × rate − finalFlow) / (terminalValue + finalFlow)
 *
 * `finalFlow` of year N. Null when `terminalValue + finalFlow ≤ 0`.
 */
export function impliedTerminalGrowth(inputs: { terminalValue: Money; finalFlow: Money; rate: Rate }): Rate | null {
  const { terminalValue, finalFlow, rate } = inputs;
  const denominator = terminalValue + finalFlow;
  return denominator > 0 ? (terminalValue * rate - finalFlow) / denominator : null;
}

/**
 * Value at the end of year N of what is paid out of earnings that grow for ever after it.
 *
 *   earnings × (1 + growth) × payout / (costOfEquity − growth)
 *
 * `earnings` of year N. Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 13
 */
export function terminalValueOfPayout(inputs: {
  earnings: PerShare;
  growth: Rate;
  payout: Ratio;
  costOfEquity: Rate;
}): PerShare | null {
  const { earnings, growth, payout, costOfEquity } = inputs;
  return costOfEquity > growth ? (earnings * (1 + growth) * payout) / (costOfEquity - growth) : null;
}
