import type { Money, PerShare, Rate, Ratio } from "../../inputs/units.ts";

/**
 * Residual income of a year from the return on the book that it began with.
 *
 *   (returnOnEquity − costOfEquity) × bookValue
 *
 * `residualIncome` of the same year, told by its return. In total or per share.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 21 (excess returns)
 */
export function residualIncomeOfReturn(inputs: {
  returnOnEquity: Rate;
  costOfEquity: Rate;
  bookValue: PerShare;
}): PerShare {
  return (inputs.returnOnEquity - inputs.costOfEquity) * inputs.bookValue;
}

/**
 * Book value at the beginning of a year, from the one at its end and what moved it (clean surplus).
 *
 *   book − netIncome + dividends + repurchases − issued
 *
 * Payouts and issues are positive amounts.
 *
 * @see Ohlson (1995), "Earnings, Book Values, and Dividends in Equity Valuation"
 */
export function openingBook(inputs: {
  book: Money;
  netIncome: Money;
  dividends: Money;
  repurchases: Money;
  issued: Money;
}): Money {
  return inputs.book - inputs.netIncome + inputs.dividends + inputs.repurchases - inputs.issued;
}

/**
 * The payout of a year whose book earns a return and must reach a given size (clean surplus).
 *
 *   returnOnEquity × before − (after − before)
 *
 * Negative when the book grows by more than it earns: shareholders bring the rest.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 5
 */
export function paidFromBook(inputs: { returnOnEquity: Rate; before: PerShare; after: PerShare }): PerShare {
  return inputs.returnOnEquity * inputs.before - (inputs.after - inputs.before);
}

/**
 * Value, at the end of a projection, of what a book pays out that earns one return and grows at one pace for ever.
 *
 *   (returnOnEquity − growth) × bookValue / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 5
 */
export function terminalValueOfBook(inputs: {
  returnOnEquity: Rate;
  growth: Rate;
  bookValue: PerShare;
  costOfEquity: Rate;
}): PerShare | null {
  const { returnOnEquity, growth, bookValue, costOfEquity } = inputs;
  return costOfEquity > growth ? ((returnOnEquity - growth) * bookValue) / (costOfEquity - growth) : null;
}

/**
 * The same with a payout of its own, whatever growth would leave of the return.
 *
 *   returnOnEquity × bookValue × payout / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 13
 */
export function terminalValueOfKeptEarnings(inputs: {
  returnOnEquity: Rate;
  bookValue: PerShare;
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): PerShare | null {
  const { returnOnEquity, bookValue, payout, costOfEquity, growth } = inputs;
  return costOfEquity > growth ? (returnOnEquity * bookValue * payout) / (costOfEquity - growth) : null;
}

/**
 * Earnings of the year before the first one in which a book earns its return, when earnings grow at one pace.
 *
 *   returnOnEquity × bookValue / (1 + growth)
 *
 * `growth` above −1.
 */
export function earningsOfBook(inputs: { returnOnEquity: Rate; bookValue: PerShare; growth: Rate }): PerShare {
  return (inputs.returnOnEquity * inputs.bookValue) / (1 + inputs.growth);
}
