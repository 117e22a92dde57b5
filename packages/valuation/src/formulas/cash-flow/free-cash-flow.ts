import type { Money, Rate, Ratio, Years } from "../../inputs/units.ts";
import { amountAfterGrowth, steadyPath } from "../time-value/growth.ts";

/**
 * Cash that a year leaves to all who finance the company, from operating income.
 *
 *   ebit × (1 − taxRate) + depreciation − capitalExpenditure − increaseInWorkingCapital − acquisitions
 *
 * Spending is given as a positive number. Working capital without cash and without debt; a decrease is negative.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 10 and 15
 */
export function freeCashFlowToFirm(inputs: {
  ebit: Money;
  taxRate: Rate;
  depreciation: Money;
  capitalExpenditure: Money;
  increaseInWorkingCapital: Money;
  acquisitions?: Money;
}): Money {
  const { ebit, taxRate, depreciation, capitalExpenditure, increaseInWorkingCapital, acquisitions = 0 } = inputs;
  return ebit * (1 - taxRate) + depreciation - capitalExpenditure - increaseInWorkingCapital - acquisitions;
}

/**
 * The same cash, from the cash flow statement: interest was paid out of operating cash, so what it cost comes back.
 *
 *   operatingCashFlow + interestExpense × (1 − taxRate) − capitalExpenditure
 *
 * For statements that count interest paid as operating (US GAAP always, IFRS by choice).
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Free Cash Flow Valuation
 */
export function freeCashFlowToFirmFromOperations(inputs: {
  operatingCashFlow: Money;
  interestExpense: Money;
  taxRate: Rate;
  capitalExpenditure: Money;
}): Money {
  const { operatingCashFlow, interestExpense, taxRate, capitalExpenditure } = inputs;
  return operatingCashFlow + interestExpense * (1 - taxRate) - capitalExpenditure;
}

/**
 * The same cash, from the bottom of the income statement.
 *
 *   netIncome + nonCashCharges + interestExpense × (1 − taxRate) − capitalExpenditure − increaseInWorkingCapital
 *
 * `nonCashCharges`: depreciation, amortisation, write-downs, less non-cash gains.
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Free Cash Flow Valuation
 */
export function freeCashFlowToFirmFromNetIncome(inputs: {
  netIncome: Money;
  nonCashCharges: Money;
  interestExpense: Money;
  taxRate: Rate;
  capitalExpenditure: Money;
  increaseInWorkingCapital: Money;
}): Money {
  const { netIncome, nonCashCharges, increaseInWorkingCapital } = inputs;
  const operatingCashFlow = netIncome + nonCashCharges - increaseInWorkingCapital;
  return freeCashFlowToFirmFromOperations({ ...inputs, operatingCashFlow });
}

/**
 * Cash that a year leaves to the shareholders when debt pays for `debtRatio` of what is reinvested.
 *
 *   netIncome − (capitalExpenditure − depreciation + increaseInWorkingCapital) × (1 − debtRatio)
 *
 * Discount it at the cost of equity and subtract no debt. A `debtRatio` of 0: equity pays for everything.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 14
 */
export function freeCashFlowToEquity(inputs: {
  netIncome: Money;
  capitalExpenditure: Money;
  depreciation: Money;
  increaseInWorkingCapital: Money;
  debtRatio: Ratio;
}): Money {
  const { netIncome, capitalExpenditure, depreciation, increaseInWorkingCapital, debtRatio } = inputs;
  return netIncome - (capitalExpenditure - depreciation + increaseInWorkingCapital) * (1 - debtRatio);
}

/**
 * Shareholders' part of the cash of the firm: without what lenders take, with what they newly bring.
 *
 *   freeCashFlowToFirm − interestExpense × (1 − taxRate) + netBorrowing
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Free Cash Flow Valuation
 */
export function freeCashFlowToEquityFromFirm(inputs: {
  freeCashFlowToFirm: Money;
  interestExpense: Money;
  taxRate: Rate;
  netBorrowing: Money;
}): Money {
  const { freeCashFlowToFirm: toFirm, interestExpense, taxRate, netBorrowing } = inputs;
  return toFirm - interestExpense * (1 - taxRate) + netBorrowing;
}

/**
 * Shareholders' cash from the cash flow statement.
 *
 *   operatingCashFlow − capitalExpenditure + netBorrowing
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Free Cash Flow Valuation
 */
export function freeCashFlowToEquityFromOperations(inputs: {
  operatingCashFlow: Money;
  capitalExpenditure: Money;
  netBorrowing: Money;
}): Money {
  return inputs.operatingCashFlow - inputs.capitalExpenditure + inputs.netBorrowing;
}

/** A flow after each year's growth; the flow of year 0 is not in the list. */
export function grownFlows({ flow, growthRates }: { flow: Money; growthRates: readonly Rate[] }): Money[] {
  let current = flow;
  return growthRates.map((growth) => {
    current = amountAfterGrowth({ before: current, growth });
    return current;
  });
}

/** One entry for each projected year, year 1 first. */
export type ProjectedCashFlows = {
  revenues: Money[];
  operatingIncomes: Money[];
  nopats: Money[];
  reinvestments: Money[];
  freeCashFlows: Money[];
};

/**
 * Free cash flows of the coming years, driven by growth, margin, and the capital that each unit of new sales needs.
 *
 *   revenue_t = revenue_{t−1} × (1 + growth_t)
 *   nopat_t = revenue_t × margin_t × (1 − tax_t);   a loss pays no tax and earns no credit
 *   reinvestment_t = (revenue_{t+lag} − revenue_{t+lag−1}) / salesToCapital
 *   freeCashFlow_t = nopat_t − reinvestment_t
 *
 * `revenue` is that of year 0. The three lists have one entry a year; a shorter one keeps its last value. With a `lag`
 * of 1 capital is spent the year before it sells; growth beyond the list is `growthBeyond` (the last rate unless told).
 * Falling sales release capital. Null when `salesToCapital ≤ 0` or a list is empty.
 *
 * @see Damodaran, fcffsimpleginzu.xlsx, https://pages.stern.nyu.edu/~adamodar/New_Home_Page/spreadsh.htm
 */
export function projectFreeCashFlows(inputs: {
  revenue: Money;
  growthRates: readonly Rate[];
  operatingMargins: readonly Rate[];
  taxRates: readonly Rate[];
  salesToCapital: Ratio;
  lag?: Years;
  growthBeyond?: Rate;
}): ProjectedCashFlows | null {
  const { revenue, growthRates, operatingMargins, taxRates, salesToCapital, lag = 0 } = inputs;
  const lastGrowth = growthRates.at(-1);
  const lastMargin = operatingMargins.at(-1);
  const lastTax = taxRates.at(-1);
  if (salesToCapital <= 0 || lastGrowth === undefined || lastMargin === undefined || lastTax === undefined) return null;

  const beyond = steadyPath({ rate: inputs.growthBeyond ?? lastGrowth, years: lag });
  const allRevenues = grownFlows({ flow: revenue, growthRates: [...growthRates, ...beyond] });
  const increases = allRevenues.map((current, index) => current - (allRevenues[index - 1] ?? revenue));
  const revenues = allRevenues.slice(0, growthRates.length);
  const operatingIncomes = revenues.map((sales, index) => sales * (operatingMargins[index] ?? lastMargin));
  const nopats = revenues.map((sales, index) =>
    nopatOfSales({
      revenue: sales,
      margin: operatingMargins[index] ?? lastMargin,
      taxRate: taxRates[index] ?? lastTax,
    }),
  );
  const reinvestments = increases.slice(lag).map((increase) => increase / salesToCapital);
  const freeCashFlows = nopats.map((nopat, index) =>
    flowAfterReinvestment({ nopat, reinvestment: reinvestments[index] ?? 0 }),
  );
  return { revenues, operatingIncomes, nopats, reinvestments, freeCashFlows };
}

/**
 * Operating profit after tax of a year, from its sales; a loss pays no tax and earns no credit.
 *
 *   revenue × margin − max(0, revenue × margin) × taxRate
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 10
 */
export function nopatOfSales(inputs: { revenue: Money; margin: Rate; taxRate: Rate }): Money {
  const { revenue, margin, taxRate } = inputs;
  return revenue * margin - Math.max(0, revenue * margin) * taxRate;
}

/**
 * Operating profit after tax of the first year after a projection, from the sales of its last one.
 *
 *   revenue × (1 + growth) × margin × (1 − taxRate)
 *
 * A negative margin gives a negative profit with a credit for tax: a terminal value from it means nothing.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 14
 */
export function terminalNopat(inputs: { revenue: Money; growth: Rate; margin: Rate; taxRate: Rate }): Money {
  const { revenue, growth, margin, taxRate } = inputs;
  return revenue * (1 + growth) * margin * (1 - taxRate);
}

/**
 * Cash that a year's profit leaves after what is put into the business, net of depreciation.
 *
 *   nopat − reinvestment
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 15
 */
export function flowAfterReinvestment(inputs: { nopat: Money; reinvestment: Money }): Money {
  return inputs.nopat - inputs.reinvestment;
}
