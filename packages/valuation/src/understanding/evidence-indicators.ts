/** The indicators compared with later returns: our values ÷ price, and three simple ratios of the accounts. */
export const indicators = [
  "meanOfMethods",
  "discountedCashFlow",
  "dividendDiscount",
  "comparableMultiples",
  "residualIncome",
  "netAssetValue",
  "earningsPerShare",
  "earningsToPrice",
  "freeCashFlowToPrice",
  "bookToPrice",
] as const;
export type Indicator = (typeof indicators)[number];

export const returnMonths = [12, 36] as const;
export type ReturnMonths = (typeof returnMonths)[number];
