/** What is held against later returns: our values ÷ price, and three ratios that anybody reads off the accounts. */
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
