/** Every source there is beside the bundled data, in the order in which they are asked by default. */
export const providerIds = [
  "sec-edgar",
  "filings-xbrl-org",
  "fmp",
  "eodhd",
  "yahoo",
  "alpha-vantage",
  "finnhub",
  "twelve-data",
  "tiingo",
] as const;
export type ProviderId = (typeof providerIds)[number];
