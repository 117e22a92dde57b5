import type { Messages } from "../message-types.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} starts from revenue of {revenue} and grows {growth} in the first year, a little less each year after. {fade, plural, =0 {} one {After the horizon its growth and its advantage fade in one year to what can last for ever. } other {After the horizon its growth and its advantage fade over # years to what can last for ever. }}Discounted at {wacc}, the cash flows of all these years are worth {flows} today, and what comes after, {terminal}.",
  dividendDiscount:
    "{name} pays out {payout} of what it earns, dividends and buy-backs together, and its shareholders require {costOfEquity} a year. What it pays out in the years forecast is worth {dividends} a share today; the rest, {terminal}.",
  comparableMultiples:
    "{count, plural, one {One multiple works for {name}.} other {# multiples work for {name}; the value is the one in the middle.}} {list}.",
  residualIncome:
    "{name} has a book value of {book} a share and earns {earned} on it; its shareholders require {costOfEquity}. The difference, which fades year by year, is worth {excess} a share today, apart from what is left for ever.",
  netAssetValue:
    "Leaving aside what it may earn, each share of {name} has {book} behind it on the balance sheet, net of debts.",
  earningsPerShare:
    "{name} earns {earnings} in an ordinary year. You would collect {dividends} at today's value, buy-backs included, and at the end sell for something worth {exit} today: the middle of what its figures justify and what the market pays.",
};
