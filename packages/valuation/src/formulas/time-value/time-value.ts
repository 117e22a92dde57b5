import type { Money, Rate, Years } from "../../inputs/units.ts";

/**
 * The present value of one unit paid in `years`.
 *
 *   (1 + rate)^−years
 *
 * `years` may be fractional (0.5 is mid-year). `rate` above −1.
 *
 * @see Brealey, Myers & Allen, *Principles of Corporate Finance*, ch. 2
 */
export function discountFactor({ rate, years }: { rate: Rate; years: Years }): number {
  return (1 + rate) ** -years;
}

/**
 * The present value of an amount paid in `years`.
 *
 *   amount / (1 + rate)^years
 *
 * Same money unit and sign as `amount`. `rate` above −1.
 *
 * @see Brealey, Myers & Allen, *Principles of Corporate Finance*, ch. 2
 */
export function presentValue({ amount, rate, years }: { amount: Money; rate: Rate; years: Years }): Money {
  return amount / (1 + rate) ** years;
}

/**
 * Discount factors at the end of years 1…N when the rate differs from year to year.
 *
 *   factor_t = Π_{s=1…t} 1 / (1 + rate_s)
 *
 * The product, never (1 + rate_t)^−t: money of year 3 passes through the rates of years 1, 2 and 3. Rates above −1.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 12 (costs of capital that change over time)
 */
export function compoundedDiscountFactors(rates: readonly Rate[]): number[] {
  let factor = 1;
  return rates.map((rate) => {
    factor /= 1 + rate;
    return factor;
  });
}

/**
 * Value, one year before its first flow, of a flow that grows for ever.
 *
 *   nextFlow / (rate − growth)
 *
 * Null when `rate ≤ growth`: the sum has no limit. `growth` may be negative.
 *
 * @see Gordon & Shapiro (1956), "Capital Equipment Analysis: The Required Rate of Profit"
 */
export function growingPerpetuity(inputs: { nextFlow: Money; rate: Rate; growth: Rate }): Money | null {
  const { nextFlow, rate, growth } = inputs;
  return rate > growth ? nextFlow / (rate - growth) : null;
}

/**
 * Present value of the same payment at the end of each of `years` years.
 *
 *   payment × (1 − (1 + rate)^−years) / rate;   payment × years at a rate of 0
 *
 * @see Brealey, Myers & Allen, *Principles of Corporate Finance*, ch. 2
 */
export function annuity({ payment, rate, years }: { payment: Money; rate: Rate; years: Years }): Money {
  if (rate === 0) return payment * years;
  // expm1 and log1p keep every digit when the rate is close to 0.
  return (payment * -Math.expm1(-years * Math.log1p(rate))) / rate;
}

/**
 * Net present value, in the convention of spreadsheets: the first flow comes at the end of year 1.
 *
 *   Σ flow_t / (1 + rate)^t,   t = 1…N
 *
 * Money paid today is added outside. 0 for no flows. `rate` above −1.
 *
 * @see the NPV function of spreadsheets, whose published example is a test
 */
export function npv({ rate, flows }: { rate: Rate; flows: readonly Money[] }): Money {
  return flows.reduceRight((later, flow) => (later + flow) / (1 + rate), 0);
}

/**
 * Compound annual growth rate between two figures.
 *
 *   (end / start)^(1/years) − 1
 *
 * `years` is the true distance in time, fractional if need be: a missing year in between changes nothing.
 * Null when `start ≤ 0`, `end < 0` or `years ≤ 0`: growth from or to a loss has no rate.
 *
 * @see the RRI function of spreadsheets, whose published example is a test
 */
export function cagr({ start, end, years }: { start: Money; end: Money; years: Years }): Rate | null {
  if (start <= 0 || end < 0 || years <= 0) return null;
  return (end / start) ** (1 / years) - 1;
}
