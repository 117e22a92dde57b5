import type { Messages } from "../index.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} starts from revenue of {revenue} and grows {growth} in the first year, a little less each year after. Discounted at {wacc}, the cash flows of the horizon are worth {flows} today, and everything that comes after, {terminal}.",
  dividendDiscount:
    "{name} pays out {payout} of what it earns and its shareholders require {costOfEquity} a year. The dividends of the horizon are worth {dividends} a share today; the later ones, {terminal}.",
  comparableMultiples:
    "{count, plural, one {One multiple works for {name}.} other {# multiples work for {name}; the value is the one in the middle.}} {list}.",
  residualIncome:
    "{name} has a book value of {book} a share and earns {earned} on it; its shareholders require {costOfEquity}. The difference, for as long as the horizon lasts, is worth {excess} a share today.",
  netAssetValue:
    "Leaving aside what it may earn, each share of {name} has {book} behind it on the balance sheet, net of debts.",
  earningsPerShare:
    "{name} earns {earnings} in an ordinary year. You would collect {dividends} in dividends, at today's value, and at the end sell at {multiple} earnings, which is worth {exit} today.",
};
