import * as growing from "../formulas/cash-flow/paid-growth.ts";
import { earnedOnNewCapital } from "../formulas/discount-rate/calibration.ts";
import * as fading from "../formulas/time-value/fading-path.ts";
import * as dated from "../formulas/time-value/price-date.ts";
import type { Money, PerShare, Rate, Ratio } from "../inputs/units.ts";
import { freeCashFlow, nopat, terminalNopat } from "../trace/traced-formulas/discounted-cash-flow.ts";
import { growingTerminalValue } from "../trace/traced-formulas/projection.ts";
import { type CashFlowConstants, constantsOf } from "./cash-flow-constants.ts";
import type { FlowModel } from "./flow-model.ts";

/** The raw value per share at a WACC, a growth of the first year and a margin; NaN where the formula gives no number. */
type CashFlowKernel = (wacc: Rate, growth: Rate, margin: Rate) => PerShare;

/**
 * The discounted cash flow of a report as one loop over plain numbers, for a hundred thousand draws.
 *
 * The formulas are those of the trace, in its order. What the loop takes for granted of the shape of a trace is tried
 * before it is believed: at the report's own assumptions and at others around them it must give what the trace itself
 * gives, bit for bit. Null for another method, another shape, or one number that differs; `rawOver` of the model stays.
 */
export function cashFlowKernelOf(model: FlowModel): CashFlowKernel | null {
  if (model.method !== "discountedCashFlow") return null;
  const { discountRate = Number.NaN, growth = Number.NaN, margin = Number.NaN } = model.levers;
  const kernel = kernelOver(constantsOf(model));
  const traced = model.rawOver(["discountRate", "growth", "margin"]);
  const isProven = probes.every(([up, faster, part]) => {
    const numbers = [discountRate + up, growth + faster, margin * part] as const;
    return Object.is(kernel(...numbers), traced(numbers));
  });
  return isProven ? kernel : null;
}

/** Moves of WACC, growth and margin at which the loop is tried: its own, high and low, shrinking, with losses, without meaning. */
const probes = [
  [0, 0, 1],
  [0.013, -0.07, 1.1],
  [-0.011, 0.06, 0.83],
  [0.05, -0.3, -0.4],
  [-0.5, 0, 1],
] as const;

function kernelOver(constants: CashFlowConstants): CashFlowKernel {
  const { years, terminalGrowth, lastTaxRate: taxRate, shares } = constants;
  const filled: Years = {
    profits: new Float64Array(years),
    revenues: new Float64Array(years),
    growths: new Float64Array(years + 1),
  };
  return (wacc, growth, margin) => {
    fillYears(constants, filled, growth, margin);
    const ratio = constants.salesToCapital;
    const salesToCapital = constants.isAtCost
      ? growing.salesToCapitalAtCost({ ratio, cost: wacc, margin, taxRate })
      : ratio;
    const earned = earnedOnNewCapital({ margin, taxRate, salesToCapital, lowest: constants.lowestReturn });
    const lasting = fading.lastingReturn({ cost: wacc, earned, kept: constants.kept });
    const capital = { salesToCapital, earned, lasting };
    let present = 0;
    for (let year = years; year > 0; year -= 1) {
      present = (present + flowOf(constants, filled, capital, year)) / (1 + wacc);
    }
    const terminal =
      growingTerminalValue.evaluate({
        nopat: terminalNopat.evaluate({
          revenue: filled.revenues[years - 1] ?? Number.NaN,
          growth: terminalGrowth,
          margin,
          taxRate,
        }),
        growth: terminalGrowth,
        returnOnNewCapital: lasting,
        wacc,
      }) ?? Number.NaN;
    const equity = equityOf(constants, wacc, present, terminal);
    return (constants.isFailureWeighted ? equity * constants.survival : equity) / shares;
  };
}

type Capital = { salesToCapital: Ratio; earned: Rate; lasting: Rate };

/** Free cash flow of a year: capital by turnover before the horizon's last year, by its return from then on. */
function flowOf(constants: CashFlowConstants, filled: Years, capital: Capital, year: number): Money {
  const { years, horizon } = constants;
  const { salesToCapital, earned, lasting } = capital;
  const profit = filled.profits[year - 1] ?? Number.NaN;
  if (year < horizon) {
    const [revenue = Number.NaN, next = Number.NaN] = [filled.revenues[year - 1], filled.revenues[year]];
    const reinvestment = growing.investmentAhead({ revenue, next, salesToCapital });
    return freeCashFlow.evaluate({ nopat: profit, reinvestment });
  }
  const returnOnCapital =
    year + 1 > years
      ? lasting
      : fading.fadingReturn({ earned, lasting, year: year + 1, horizon, fade: years - horizon });
  const growth = filled.growths[year] ?? Number.NaN;
  return growing.flowAfterGrowth({ profit, growth, returnOnCapital }) ?? Number.NaN;
}

type Years = { profits: Float64Array; revenues: Float64Array; growths: Float64Array };

/** Growth, revenue and profit after tax of each year, and the growth of the first year after them. */
function fillYears(constants: CashFlowConstants, filled: Years, first: Rate, margin: Rate): void {
  const { years, horizon, terminalGrowth: last, baseMargin, taxRates } = constants;
  let before = constants.revenue;
  for (let index = 0; index < years; index += 1) {
    const year = index + 1;
    const growth = fading.fadingRate({ first, last, year, years });
    const revenue = before * (1 + growth);
    const marginOfYear =
      baseMargin === null || year > horizon
        ? margin
        : fading.convergingRate({ from: baseMargin, to: margin, year, horizon });
    filled.growths[index] = growth;
    filled.revenues[index] = revenue;
    filled.profits[index] = nopat.evaluate({
      revenue,
      margin: marginOfYear,
      taxRate: taxRates[index] ?? Number.NaN,
    });
    before = revenue;
  }
  filled.growths[years] = last;
}

function equityOf(constants: CashFlowConstants, rate: Rate, flows: Money, amount: Money): Money {
  const { sooner, years, claims, assets, accrued, paidOut } = constants;
  const presentFlows = flows * (1 + rate) ** sooner;
  const enterpriseValue = presentFlows + dated.presentAmountSooner({ amount, rate, years, sooner });
  return dated.equityAtPriceDate({ enterpriseValue, claims, assets, accrued, paidOut });
}
