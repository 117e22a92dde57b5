import type { Money, Rate, Ratio, Years } from "../../inputs/units.ts";
import { persistenceContinuingValue } from "../time-value/continuing-value.ts";
import { steadyPath } from "../time-value/growth.ts";
import { npv, presentValue } from "../time-value/time-value.ts";

/**
 * The equity charge: the required return on the shareholders' capital.
 *
 *   equity × costOfEquity
 *
 * `equity` at the beginning of the year.
 */
export function equityCharge(inputs: { equity: Money; costOfEquity: Rate }): Money {
  return inputs.equity * inputs.costOfEquity;
}

/**
 * Profit above what shareholders could have asked for; a profit may still destroy value.
 *
 *   netIncome − equity × costOfEquity
 *
 * `equity` at the beginning of the year.
 *
 * @see Ohlson (1995), "Earnings, Book Values, and Dividends in Equity Valuation"
 */
export function residualIncome(inputs: { netIncome: Money; equity: Money; costOfEquity: Rate }): Money {
  return inputs.netIncome - equityCharge(inputs);
}

/**
 * Value of equity whose return stays, on a book that grows for ever.
 *
 *   bookValue + bookValue × (returnOnEquity − costOfEquity) / (costOfEquity − growth)
 *
 * In total or per share. With earnings of year 1 known, `returnOnEquity` is earnings/bookValue.
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 5
 */
export function singleStageResidualIncome(inputs: {
  bookValue: Money;
  returnOnEquity: Rate;
  costOfEquity: Rate;
  growth: Rate;
}): Money | null {
  const { bookValue, returnOnEquity, costOfEquity, growth } = inputs;
  if (costOfEquity <= growth) return null;
  return bookValue + (bookValue * (returnOnEquity - costOfEquity)) / (costOfEquity - growth);
}

/**
 * Price that a book value deserves, in multiples of it.
 *
 *   (returnOnEquity − growth) / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`. May be negative when the return lies below growth.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 19
 */
export function justifiedPriceToBook(inputs: { returnOnEquity: Rate; costOfEquity: Rate; growth: Rate }): Ratio | null {
  const { returnOnEquity, costOfEquity, growth } = inputs;
  return costOfEquity > growth ? (returnOnEquity - growth) / (costOfEquity - growth) : null;
}

/** Years 1…N of a forecast under clean surplus. */
export type EquityPath = {
  earnings: Money[];
  dividends: Money[];
  /** At the end of each year. */
  bookValues: Money[];
  residualIncomes: Money[];
};

/**
 * Earnings, dividends and book values that follow from returns on the opening book.
 *
 *   earnings_t = returnOnEquity_t × B_{t−1};   B_t = B_{t−1} + earnings_t − payout × earnings_t
 *
 * `bookValue` is B₀; one return for each year. With a loss the same payout applies: it takes money in; give 0 when a
 * company would rather pay nothing.
 */
export function equityPath(inputs: {
  bookValue: Money;
  returnsOnEquity: readonly Rate[];
  payout: Ratio;
  costOfEquity: Rate;
}): EquityPath {
  const { bookValue, returnsOnEquity, payout, costOfEquity } = inputs;
  const path: EquityPath = { earnings: [], dividends: [], bookValues: [], residualIncomes: [] };
  let equity = bookValue;
  for (const returnOnEquity of returnsOnEquity) {
    const netIncome = returnOnEquity * equity;
    path.earnings.push(netIncome);
    path.dividends.push(payout * netIncome);
    path.residualIncomes.push(residualIncome({ netIncome, equity, costOfEquity }));
    equity += netIncome - payout * netIncome;
    path.bookValues.push(equity);
  }
  return path;
}

export type ResidualIncomeValue = {
  value: Money;
  residualIncomes: Money[];
  /** At the end of each year. */
  bookValues: Money[];
  presentValueOfResidualIncomes: Money;
  presentValueOfContinuingValue: Money;
};

/**
 * Value of equity from forecast earnings and dividends.
 *
 *   B₀ + Σ (earnings_t − costOfEquity × B_{t−1})/(1 + costOfEquity)^t + continuingValue/(1 + costOfEquity)^N
 *   B_t = B_{t−1} + earnings_t − dividends_t   (clean surplus)
 *
 * In total or per share. `continuingValue` is the value at the end of year N of the residual incomes after it: 0 unless
 * told. A missing dividend counts as none.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 5
 */
export function multiStageResidualIncome(inputs: {
  bookValue: Money;
  earnings: readonly Money[];
  dividends: readonly Money[];
  costOfEquity: Rate;
  continuingValue?: Money;
}): ResidualIncomeValue {
  const { bookValue, earnings, dividends, costOfEquity, continuingValue = 0 } = inputs;
  const residualIncomes: Money[] = [];
  const bookValues: Money[] = [];
  let equity = bookValue;
  earnings.forEach((netIncome, index) => {
    residualIncomes.push(residualIncome({ netIncome, equity, costOfEquity }));
    equity += netIncome - (dividends[index] ?? 0);
    bookValues.push(equity);
  });
  const presentValueOfResidualIncomes = npv({ rate: costOfEquity, flows: residualIncomes });
  const presentValueOfContinuingValue = presentValue({
    amount: continuingValue,
    rate: costOfEquity,
    years: earnings.length,
  });
  const value = bookValue + presentValueOfResidualIncomes + presentValueOfContinuingValue;
  return { value, residualIncomes, bookValues, presentValueOfResidualIncomes, presentValueOfContinuingValue };
}

/**
 * Value of equity from returns on book and residual income that fades with persistence ω after the last year.
 *
 *   B₀ + Σ_{t<T} RI_t/(1 + r)^t + RI_T/((1 + r − ω)(1 + r)^(T−1))
 *
 * One return for each of years 1…T, on the opening book; the part `1 − payout` of earnings is added to it. Without any
 * year the value is B₀. Null when `persistence ≥ 1 + costOfEquity`.
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Residual Income Valuation
 */
export function persistenceResidualIncome(inputs: {
  bookValue: Money;
  returnsOnEquity: readonly Rate[];
  payout: Ratio;
  costOfEquity: Rate;
  persistence: Ratio;
}): ResidualIncomeValue | null {
  const { bookValue, costOfEquity, persistence } = inputs;
  const { earnings, dividends, residualIncomes } = equityPath(inputs);
  const continuingValue = persistenceContinuingValue({
    residualIncome: residualIncomes.at(-1) ?? 0,
    persistence,
    costOfEquity,
  });
  if (continuingValue === null) return null;
  return multiStageResidualIncome({ bookValue, earnings, dividends, costOfEquity, continuingValue });
}

/**
 * Value of a bank's or insurer's equity: the book, what it earns above its cost for some years, and what it earns after.
 *
 *   B₀ + Σ (ROE − Ke) × B_{t−1}/(1 + Ke)^t + (ROE_s − Ke_s) × B_N/(Ke_s − g) / (1 + Ke)^N
 *
 * `bookValue` is tangible common equity at best; `payout` is what regulation lets it pay. With 0 `years` it is the steady
 * state, where value ÷ book is `justifiedPriceToBook`. Stable figures equal those of the first stage unless told.
 * Null when the stable cost of equity is not above `stableGrowth`.
 *
 * @see Damodaran (2009), "Breach of Trust: Valuing Financial Service Firms in the Post-Crisis Era", https://ssrn.com/abstract=1798578
 */
export function excessReturn(inputs: {
  bookValue: Money;
  returnOnEquity: Rate;
  payout: Ratio;
  years: Years;
  costOfEquity: Rate;
  stableGrowth: Rate;
  stableReturnOnEquity?: Rate;
  stableCostOfEquity?: Rate;
}): ResidualIncomeValue | null {
  const { bookValue, returnOnEquity, payout, years, costOfEquity, stableGrowth } = inputs;
  const { stableReturnOnEquity = returnOnEquity, stableCostOfEquity = costOfEquity } = inputs;
  if (stableCostOfEquity <= stableGrowth) return null;
  const returnsOnEquity = steadyPath({ rate: returnOnEquity, years });
  const { earnings, dividends, bookValues } = equityPath({ bookValue, returnsOnEquity, payout, costOfEquity });
  const finalBook = bookValues.at(-1) ?? bookValue;
  const continuingValue =
    (finalBook * (stableReturnOnEquity - stableCostOfEquity)) / (stableCostOfEquity - stableGrowth);
  return multiStageResidualIncome({ bookValue, earnings, dividends, costOfEquity, continuingValue });
}
