import type { Messages } from "../message-types.ts";

export const methods: Messages["methods"] = {
  discountedCashFlow: {
    name: "Discounted cash flow",
    inSentence: "discounted cash flow",
    short: "DCF",
    sentence: "A company is worth the cash it can take out of its business, brought back to today.",
  },
  dividendDiscount: {
    name: "Dividends",
    inSentence: "the dividend method",
    short: "DDM",
    sentence: "A share is worth the dividends it will pay, brought back to today.",
  },
  comparableMultiples: {
    name: "Comparable multiples",
    inSentence: "the multiples method",
    short: "P/E, EV/EBITDA and others",
    sentence: "A company should trade like those that resemble it: the same price for each unit of profit or sales.",
  },
  residualIncome: {
    name: "Residual income",
    inSentence: "residual income",
    short: "book value plus excess",
    sentence: "A share is worth its book value plus what it earns above what its shareholders require.",
  },
  netAssetValue: {
    name: "Net asset value",
    inSentence: "net asset value",
    short: "NAV",
    sentence: "A share is worth at least what would be left after taking debts from what the company owns.",
  },
  earningsPerShare: {
    name: "Earnings per share",
    inSentence: "earnings per share",
    short: "two parts",
    sentence: "A share is worth the dividends of the next years plus the price that its earnings deserve at the end.",
  },
  prediction: {
    name: "Valora's prediction",
    inSentence: "Valora's prediction",
    short: "trained model",
    sentence: "A model trained on thousands of accounts says at what price companies with these figures tend to trade.",
  },
};
