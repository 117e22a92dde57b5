import type { Messages } from "../message-types.ts";

export const methods: Messages["methods"] = {
  discountedCashFlow: {
    name: "Discounted cash flow",
    inSentence: "discounted cash flow",
    short: "DCF",
    sentence: "A company is worth the cash its business will generate, discounted to today.",
  },
  dividendDiscount: {
    name: "Dividends",
    inSentence: "the dividend method",
    short: "DDM",
    sentence: "A share is worth the dividends it will pay, discounted to today.",
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
    short: "book value + residual income",
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
    short: "two-stage",
    sentence: "A share is worth the dividends of the next few years plus its sale price at the end, at an exit P/E.",
  },
  prediction: {
    name: "Valora’s prediction",
    inSentence: "Valora’s prediction",
    short: "trained model",
    sentence:
      "A model trained on thousands of annual accounts estimates the price at which companies with these figures tend to trade.",
  },
};
