import type { Messages } from "../message-types.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} starts from revenue of {revenue} and grows {growth} in the first year, a little less each year after. {fade, plural, =0 {} one {After the horizon, growth and returns fade to sustainable levels in one year. } other {After the horizon, growth and returns fade to sustainable levels over # years. }}Discounted at {wacc}, the cash flows of all these years are worth {flows} today, and the terminal value {terminal}.",
  dividendDiscount:
    "{name} pays out {payout} of what it earns, dividends and buybacks together, and its shareholders require {costOfEquity} a year. What it pays out in the years forecast is worth {dividends} a share today; later payments, {terminal}.",
  flowToShareholders:
    "In a normal year each share of {name} earns {earnings}. After what growth costs, and at the {costOfEquity} that its shareholders require, the projected years are worth {flows} a share today; the later ones, {terminal}. No debt is taken off: the cash flow is the shareholders’ already.",
  dividendsAlone:
    "{name} pays out {payout} of what it earns in dividends, and its shareholders require {costOfEquity} a year. The dividends of the projected years are worth {dividends} a share today; the later ones, {terminal}.",
  dividendsInStages:
    "{name} pays a dividend of {dividend} a share, and its shareholders require {costOfEquity} a year. The dividends of the projected stages are worth {dividends} a share today; the later ones, {terminal}.",
  dividendsInOneFormula:
    "{name} pays a dividend of {dividend} a share, its shareholders require {costOfEquity} a year, and in perpetuity the dividend grows by {last}: all those to come are worth {dividends} today.",
  comparableMultiples:
    "{count, plural, one {One multiple works for {name}.} other {# multiples work for {name}; the value is their median.}} {list}.",
  residualIncome:
    "{name} has a book value of {book} a share and earns {earned} on it; its shareholders require {costOfEquity}. That excess, which fades year by year, is worth {excess} a share today, before the perpetual part.",
  netAssetValue:
    "Leaving aside what it may earn, each share of {name} has {book} behind it on the balance sheet, net of debts.",
  earningsPerShare:
    "{name} has normalised earnings of {earnings} a share. You would collect {dividends} in dividends and buybacks, at today’s value, and sell at the end for what is worth {exit} today: the median of what its figures justify and what the market pays.",
};
