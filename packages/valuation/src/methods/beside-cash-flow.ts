import type { Company } from "../company/prepare.ts";
import { positionOf, type Settings } from "../scenarios.ts";
import { atMidYear, flowToEquity } from "../steps/besides.ts";
import * as steps from "../steps/discounted-cash-flow.ts";
import { perShare } from "../steps/figures.ts";
import { assumption, derive, type Quantity, type Step } from "../trace.ts";
import { lastingReturn } from "./projections.ts";

/** The views of growth that were blended, side by side: the company's trend, what it finances, its industry. */
export function viewsOfGrowth({ growth }: Company): Step[] {
  return (growth?.candidates ?? []).flatMap((each) => (each.kind === "step" ? [each] : []));
}

/** The enterprise value if flows arrived in the middle of each year: all of it, the terminal value too, half a year sooner. */
export function valueAtMidYear(enterpriseValue: Quantity, wacc: Quantity): Step {
  return derive("enterpriseValue", atMidYear, {
    amount: enterpriseValue,
    rate: wacc,
    years: assumption("year", 0.5, "years"),
  });
}

/**
 * The same company seen by its shareholders alone: profit less the part of reinvestment that debt does not pay for, at the
 * cost of equity; no debt is deducted, because its interest already is.
 *
 *   FCFEₜ = net incomeₜ − reinvestmentₜ × (1 − debtWeight)
 *
 * Debt keeps today's share of the capital. Nothing without a profit or that share.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 14
 */
export function valueToEquity(
  company: Company,
  shares: Quantity,
  reinvestments: readonly Quantity[],
  settings: Settings,
): Step[] {
  const { normalEarnings, capital, horizon, returnOnEquity } = company;
  const { debtWeight } = capital;
  if (!normalEarnings || normalEarnings.quantity.value <= 0 || !debtWeight) return [];
  const { costOfEquity: rate } = company.rates[positionOf(settings, "discountRate")];
  const { terminalGrowth } = company.rates[positionOf(settings, "terminalGrowth")];
  const growths = company.yearGrowth(settings);
  let netIncome = normalEarnings.quantity;
  const flows = reinvestments.map((reinvestment, index) => {
    const growth = growths[index] ?? terminalGrowth;
    netIncome = derive("projectedNetIncome", steps.grownMoney, { before: netIncome, growth }, index + 1);
    return derive("freeCashFlowToEquity", flowToEquity, { netIncome, reinvestment, debtWeight }, index + 1);
  });
  const terminalValue = derive("terminalValue", steps.terminalValue, {
    nopat: derive("projectedNetIncome", steps.grownMoney, { before: netIncome, growth: terminalGrowth }),
    growth: terminalGrowth,
    returnOnNewCapital: lastingReturn("terminalReturnOnEquity", {
      cost: rate,
      earned: returnOnEquity?.neutral ?? rate,
      position: positionOf(settings, "returns"),
    }),
    wacc: rate,
  });
  const terms = {
    flows: derive("presentValueOfFlows", steps.presentValueOfFlows, { flows, rate }),
    terminal: derive("presentValueOfTerminalValue", steps.presentValueOfMoney, {
      amount: terminalValue,
      rate,
      years: horizon,
    }),
  };
  const amount = derive("equityValue", steps.enterpriseValue, terms);
  return [derive("equityFlowValuePerShare", perShare, { amount, shares })];
}
