import type { Money, Rate, Ratio, Years } from "../../inputs/units.ts";
import { steadyPath } from "../time-value/growth.ts";
import { npv, presentValue } from "../time-value/time-value.ts";
import { grownFlows } from "./free-cash-flow.ts";

export type EquityCashFlowValue = {
  /** Growth of net income in the first stage. */
  growth: Rate;
  /** Years 1…N. */
  flows: Money[];
  presentValueOfFlows: Money;
  /** At the end of year N. */
  terminalValue: Money;
  presentValueOfTerminalValue: Money;
  value: Money;
};

/**
 * Value of the operating equity from free cash flow to equity in two stages.
 *
 *   g = reinvestmentRate × returnOnEquity;   FCFE_t = netIncome × (1 + g)^t × (1 − reinvestmentRate),   t = 1…years
 *   TV = netIncome_N × (1 + stableGrowth) × (1 − stableGrowth/stableReturnOnEquity) / (stableCostOfEquity − stableGrowth)
 *
 * `netIncome` is that of year 0. Flows and TV are discounted at the first stage's `costOfEquity`. Cash is not in it when
 * income and return exclude the income from cash: add it. Null when `stableCostOfEquity ≤ stableGrowth` or
 * `stableReturnOnEquity ≤ 0`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 14
 */
export function fcfeTwoStage(inputs: {
  netIncome: Money;
  returnOnEquity: Rate;
  reinvestmentRate: Ratio;
  years: Years;
  costOfEquity: Rate;
  stableGrowth: Rate;
  stableReturnOnEquity: Rate;
  stableCostOfEquity?: Rate;
}): EquityCashFlowValue | null {
  const { netIncome, returnOnEquity, reinvestmentRate, years, costOfEquity, stableGrowth } = inputs;
  const { stableReturnOnEquity, stableCostOfEquity = costOfEquity } = inputs;
  if (stableCostOfEquity <= stableGrowth || stableReturnOnEquity <= 0) return null;

  const growth = reinvestmentRate * returnOnEquity;
  const incomes = grownFlows({ flow: netIncome, growthRates: steadyPath({ rate: growth, years }) });
  const flows = incomes.map((income) => income * (1 - reinvestmentRate));
  const presentValueOfFlows = npv({ rate: costOfEquity, flows });
  const stableIncome = (incomes.at(-1) ?? netIncome) * (1 + stableGrowth);
  const terminalValue =
    (stableIncome * (1 - stableGrowth / stableReturnOnEquity)) / (stableCostOfEquity - stableGrowth);
  const presentValueOfTerminalValue = presentValue({ amount: terminalValue, rate: costOfEquity, years });
  const value = presentValueOfFlows + presentValueOfTerminalValue;
  return { growth, flows, presentValueOfFlows, terminalValue, presentValueOfTerminalValue, value };
}
