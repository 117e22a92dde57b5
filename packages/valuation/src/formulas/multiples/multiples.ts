import type { Money, PerShare, Rate, Ratio } from "../../inputs/units.ts";
import { marketToEnterpriseValue } from "../cash-flow/bridge.ts";

/**
 * Price paid for each unit of yearly earnings.
 *
 *   price / earningsPerShare
 *
 * Null when `earningsPerShare ≤ 0`: a negative multiple would rank a loss as cheap.
 */
export function priceToEarnings(inputs: { price: PerShare; earningsPerShare: PerShare }): Ratio | null {
  return inputs.earningsPerShare > 0 ? inputs.price / inputs.earningsPerShare : null;
}

/**
 * Share of what the whole company costs its shareholders that one year's free cash flow comes to.
 *
 *   freeCashFlow / marketCapitalization
 *
 * Cash flow after capital expenditure, before dividends. Below zero where the year used up cash. Null when
 * `marketCapitalization ≤ 0`.
 */
export function freeCashFlowYield(inputs: { freeCashFlow: Money; marketCapitalization: Money }): Rate | null {
  const { freeCashFlow, marketCapitalization } = inputs;
  return marketCapitalization > 0 ? freeCashFlow / marketCapitalization : null;
}

/**
 * Price/earnings for each percent of growth.
 *
 *   priceToEarnings / growthPercent
 *
 * `growthPercent` is a percentage number: 12 for 12 %. Null when either is not positive.
 *
 * @see Lynch, *One Up on Wall Street*, ch. 13
 */
export function pegRatio(inputs: { priceToEarnings: Ratio; growthPercent: number }): Ratio | null {
  if (inputs.priceToEarnings <= 0 || inputs.growthPercent <= 0) return null;
  return inputs.priceToEarnings / inputs.growthPercent;
}

/**
 * `pegRatio` by growth as a rate: 0.12 for 12 %.
 *
 *   priceToEarnings / (100 × growth)
 *
 * Null when either is not positive.
 *
 * @see Lynch, *One Up on Wall Street*, ch. 13
 */
export function pegRatioOfRate(inputs: { priceToEarnings: Ratio; growth: Rate }): Ratio | null {
  return pegRatio({ priceToEarnings: inputs.priceToEarnings, growthPercent: 100 * inputs.growth });
}

/**
 * Price at which a share has a given PEG ratio.
 *
 *   earningsPerShare × growthPercent × peg
 *
 * `growthPercent` is a percentage number; `peg` is 1 unless told. Null when earnings or growth are not positive.
 *
 * @see Lynch, *One Up on Wall Street*, ch. 13
 */
export function pegPrice(inputs: { earningsPerShare: PerShare; growthPercent: number; peg?: Ratio }): PerShare | null {
  const { earningsPerShare, growthPercent, peg = 1 } = inputs;
  return earningsPerShare > 0 && growthPercent > 0 ? earningsPerShare * growthPercent * peg : null;
}

/**
 * Price of the operations for each unit of a result they produce, however they are financed.
 *
 *   enterpriseValue / metric
 *
 * `metric`: EBITDA, EBIT, sales… of the same year and the same operations. Null when either is not positive.
 */
export function enterpriseMultiple(inputs: { enterpriseValue: Money; metric: Money }): Ratio | null {
  return inputs.enterpriseValue > 0 && inputs.metric > 0 ? inputs.enterpriseValue / inputs.metric : null;
}

/**
 * `enterpriseMultiple` from what the shares cost, the debt and the cash.
 *
 *   (marketValue + debt − cash) / amount
 *
 * Null when the enterprise value or `amount` is not positive.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function enterpriseMultipleOfMarket(inputs: {
  marketValue: Money;
  debt: Money;
  cash: Money;
  amount: Money;
}): Ratio | null {
  const { marketValue, debt, cash, amount } = inputs;
  const enterpriseValue = marketToEnterpriseValue({ marketCapitalization: marketValue, debt, cash });
  return enterpriseMultiple({ enterpriseValue, metric: amount });
}

/**
 * Price of the operations for each unit of earnings before interest, tax, depreciation and amortisation.
 *
 *   enterpriseValue / ebitda
 *
 * Null when either is not positive.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function evToEbitda(inputs: { enterpriseValue: Money; ebitda: Money }): Ratio | null {
  return enterpriseMultiple({ enterpriseValue: inputs.enterpriseValue, metric: inputs.ebitda });
}

/**
 * Multiple that a regression across companies predicts for one of them.
 *
 *   intercept + Σ coefficient_i × value_i
 *
 * Coefficients and values in the same order and units as the regression was run. Null when their numbers differ.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 17
 */
export function regressionMultiple(inputs: {
  intercept: number;
  coefficients: readonly number[];
  values: readonly number[];
}): Ratio | null {
  const { intercept, coefficients, values } = inputs;
  if (coefficients.length !== values.length) return null;
  return coefficients.reduce((sum, coefficient, index) => sum + coefficient * (values[index] ?? 0), intercept);
}
