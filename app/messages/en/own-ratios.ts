import type { Messages } from "../message-types.ts";
import { absences } from "./absences.ts";

export const ownRatios: Messages["ownRatios"] = {
  title: "Own ratios",
  lead: "A formula over each company’s figures is a column and, with limits, a filter: <code>freeCashFlow / marketValue</code>, <code>median(roic, 5)</code>.",
  formula:
    "A formula over figures of the accounts, the market or the valuation: <code>freeCashFlow / marketValue</code>, <code>median(roic, 5)</code>.",
  values: "Values of own ratios",
  say: "Write the formula of a ratio with this company’s figures, and it is computed here with its sources.",
  formulas: "Formulas",
  show: "Show",
  madeOf: "From {count, plural, one {one figure} other {# figures}}",
  field: "Formula {number}",
  alone: "Formula",
  alertHint:
    "Write the limit as the ratio comes out: 8 is 8% of a percentage and 8 times of a multiple; money in full, in the currency of the accounts. It is read as among the company’s ratios: with the accounts of the last fiscal year and at the market’s price, not the one you note. Your policy does not enter it.",
  minimum: "Formula {number}, from",
  maximum: "Formula {number}, up to",
  limitHint: "Percentages as decimals: 0.05 is 5%.",
  explained: "How to write one, and the figures there are",
  saved: "Your saved ratios",
  insertWhere: "Insert into",
  insertWhat: "Figure or function",
  insert: "Insert",
  functions: "Functions",
  column: "Own ratio {number}",
  kinds: {
    statement: "Statements of a fiscal year",
    ratio: "Ratios of a fiscal year",
    market: "Market, today",
    value: "Value per share, today",
  },
  valueBy: "Value by {method}",
  mean: "Mean of the methods that vote",
  absent: {
    ...absences,
    endsNotPositive: "growth a year needs both figures to be positive",
    priceTooOld: "the price is more than 180 days old",
    divisionByZero: "it divides by zero",
    notFinite: "the result is too large",
    notValued: "that method gives no value",
    withheld: "the value shows once you open the company",
  },
  absentOf: "{reason}: {figures}",
  ofYear: "{figure} ({date})",
};
