import type { QuantityName } from "../trace/quantity-names.ts";

export const ratioGroups = ["profitability", "dupont", "leverage", "liquidity", "conversion"] as const;
export type RatioGroup = (typeof ratioGroups)[number];

/** The ratios of each group, in the order in which they are read. */
export const ratiosIn = {
  profitability: [
    "grossMargin",
    "operatingMargin",
    "netMargin",
    "freeCashFlowMargin",
    "returnOnAssets",
    "returnOnEquity",
    "returnOnCapital",
    "returnOnTotalCapital",
  ],
  dupont: ["taxBurden", "interestBurden", "assetTurnover", "equityMultiplier"],
  leverage: ["debtToEquity", "debtToAssets", "netDebtToEbitda", "interestCover"],
  liquidity: ["currentRatio", "quickRatio", "cashRatio"],
  conversion: ["cashConversion", "freeCashConversion", "investmentRate", "stockPayRate", "payoutRatio"],
} as const satisfies Record<RatioGroup, readonly QuantityName[]>;
export type RatioName = (typeof ratiosIn)[RatioGroup][number];

export const ratioNames: readonly RatioName[] = ratioGroups.flatMap((group) => [...ratiosIn[group]]);

export const priceRatioNames = ["priceToEarnings", "priceToBook", "dividendYield"] as const;
export type PriceRatioName = (typeof priceRatioNames)[number];
