import type { FigureName } from "./fundamentals.ts";
import type { Trace } from "./trace.ts";
import type { PerShare } from "./units.ts";

/** The seven methods, in screen order. */
export const methodNames = [
  "discountedCashFlow",
  "dividendDiscount",
  "comparableMultiples",
  "residualIncome",
  "netAssetValue",
  "earningsPerShare",
  "prediction",
] as const;
export type MethodName = (typeof methodNames)[number];

/** Methods that share their inputs are one opinion: flows share WACC and growth, market reads prices, assets the balance. */
export const methodFamilies = {
  discountedCashFlow: "flows",
  dividendDiscount: "flows",
  comparableMultiples: "market",
  residualIncome: "flows",
  netAssetValue: "assets",
  earningsPerShare: "flows",
  prediction: "market",
} as const satisfies Record<MethodName, string>;
export type MethodFamily = (typeof methodFamilies)[MethodName];

/** Why a method gives no value. Each has a text in the app's messages (`notApplicable.<reason>`). */
export const notApplicableReasons = [
  "financial",
  "reit",
  "holding",
  "noDividend",
  "shortDividendHistory",
  "dividendNotCovered",
  "shortHistory",
  "negativeEbit",
  "negativeEarnings",
  "negativeEquity",
  "negativeFreeCashFlow",
  "negativeTerminalCashFlow",
  "equityUnderWater",
  "assetLight",
  "fewPeers",
  "currencyUnresolved",
  "shareBasisUnsettled",
  "sharesMissing",
  "figuresMissing",
  "discountRateNotAboveGrowth",
  "distressed",
  "preRevenue",
  "roeNotMeaningful",
  "modelNotInstalled",
  "notFinite",
] as const;
export type NotApplicableReason = (typeof notApplicableReasons)[number];

/** Why an estimate is shown without a vote (`notVoting.<reason>`). */
export const notVotingReasons = ["informative", "assetLight", "roeNotMeaningful", "atRisk", "implausible", "fewInputs", "stalePrice"] as const;
export type NotVotingReason = (typeof notVotingReasons)[number];

/** What a reader should know about an estimate (`warnings.<warning>`). */
export const warnings = [
  "terminalSpreadThin",
  "terminalValueDominant",
  "terminalValueExtreme",
  "growthCapped",
  "growthFloored",
  "waccUnusual",
  "costOfEquityBelowDebt",
  "taxNormalised",
  "depreciationEstimated",
  "debtPartlyKnown",
  "securitiesUnknown",
  "leasesUnknown",
  "minoritiesUnknown",
  "dilutionUnknown",
  "payoutAboveEarnings",
  "sectorAverages",
  "peerOutliers",
  "bookTiny",
  "singleMultiple",
  "gapInHistory",
  "staleStatements",
  "implausibleValue",
  "goodwillUnknown",
] as const;
export type Warning = (typeof warnings)[number];


export type Estimate = {
  kind: "estimate";
  /** In the currency of the statements, on today's share basis; finite, may not be negative. */
  valuePerShare: PerShare;
  /** Which form of the method was used (`variants.<method>.<variant>`), e.g. "growing", "excessReturn", "midCycle". */
  variant: string;
  votes: boolean;
  /** Null when it votes. */
  notVotingReason: NotVotingReason | null;
  warnings: readonly Warning[];
  /** Ids of trace nodes, at most three, the most telling first. */
  drivers: readonly number[];
  trace: Trace;
};

export type NotApplicable = {
  kind: "notApplicable";
  reason: NotApplicableReason;
  /** What to look at instead; null when nothing fits better. */
  alternative: MethodName | null;
  /** Figures without which the method cannot be computed. */
  missing: readonly FigureName[];
};

/** A method's answer: a value, or the reason why there is none. Never null, NaN or a stand-in number. */
export type Outcome = Estimate | NotApplicable;
