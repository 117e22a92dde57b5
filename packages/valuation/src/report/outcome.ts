import type { FigureName } from "../inputs/statement.ts";
import type { PerShare, Rate, Unit } from "../inputs/units.ts";
import type { MethodName, ValuationVariant } from "../methods/declarations.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import type { Trace } from "../trace/trace.ts";

export {
  type MethodFamily,
  type MethodName,
  methodFamilies,
  methodNames,
  type ValuationVariant,
  valuationVariants,
} from "../methods/declarations.ts";

/** Why a method gives no value. Each has a text in the app's messages (`notApplicable.<reason>`). */
export const notApplicableReasons = [
  "financial",
  "holding",
  "noDividend",
  "shortDividendHistory",
  "dividendSuspended",
  "dividendNotCovered",
  "shortHistory",
  "negativeEbit",
  "negativeEarnings",
  "negativeEquity",
  "bookTooSmall",
  "negativeTerminalCashFlow",
  "equityUnderWater",
  "fewPeers",
  "currencyUnresolved",
  "dataSuspect",
  "impliedPremiumMissing",
  "shareBasisUnsettled",
  "sharesMissing",
  "figuresMissing",
  "debtUnknown",
  "discountRateNotAboveGrowth",
  "discountRateNearGrowth",
  "discountRateInvalid",
  "distressed",
  "lossMaking",
  "preRevenue",
  "modelNotInstalled",
  "sectorNotInTraining",
  "outOfDomain",
  "featuresMissing",
  "statementsStale",
  "bandTooWide",
  "outOfProportion",
  "notFinite",
] as const;
export type NotApplicableReason = (typeof notApplicableReasons)[number];

/** Reasons that lie in what kind of company it is: a reader may ask for the value all the same. */
export const forceableReasons = [
  "financial",
  "holding",
  "lossMaking",
  "distressed",
  "shortDividendHistory",
  "dividendSuspended",
] as const satisfies readonly NotApplicableReason[];

/** Why an estimate is shown without a vote (`notVoting.<reason>`). */
export const notVotingReasons = [
  "informative",
  "staleStatements",
  "assetLight",
  "bookAtCost",
  "exitWithoutMarket",
  "atRisk",
  "neutralWithoutValue",
  "partSeparated",
  "financeArm",
  "interestUnlikely",
  "debtEstimated",
  "partOwnedByOthers",
  "implausiblyLow",
  "implausiblyHigh",
  "fewInputs",
  "pathSupposed",
  "stillUnprofitable",
  "voteNotEarned",
  "forced",
] as const;
export type NotVotingReason = (typeof notVotingReasons)[number];

/** Warnings about an estimate (`warnings.<warning>`). */
export const warnings = [
  "flowsAtYearEnd",
  "terminalSpreadThin",
  "terminalGrowthLowered",
  "terminalValueDominant",
  "terminalValueExtreme",
  "growthCapped",
  "growthFloored",
  "growthFromFewCandidates",
  "growthAfterBreak",
  "growthAfterPartLeft",
  "growthWithoutSlump",
  "growthAboveReturn",
  "growthManyfold",
  "bookGrowthWithReserves",
  "bookGrowthOfEarnings",
  "premiumCarried",
  "ratesOfPair",
  "averagesOutdated",
  "waccUnusual",
  "hyperinflation",
  "betaUnusual",
  "betaFromRegression",
  "betaFromMarket",
  "weightsFromIndustry",
  "debtCostFromIndustry",
  "interestUnlikely",
  "distressCountedOnce",
  "coverageOfLoss",
  "countryRiskFromIncorporation",
  "countryRiskFromSales",
  "costOfEquityBelowDebt",
  "taxUnknown",
  "taxYearsLeftOut",
  "resourceTaxLasts",
  "depreciationEstimated",
  "ebitEstimated",
  "researchCapitalised",
  "researchLifeShortened",
  "researchBroken",
  "researchUnknown",
  "interestEstimated",
  "interestFromIndustry",
  "debtPartlyKnown",
  "debtOutdated",
  "debtNetOfCash",
  "debtFromLiabilities",
  "debtFromInterest",
  "securitiesUnknown",
  "leasesUnknown",
  "financeLeasesUnknown",
  "associatesUnknown",
  "pensionsUnknown",
  "minoritiesUnknown",
  "minoritiesAtBook",
  "preferredUnknown",
  "dilutionUnknown",
  "sharesDisagree",
  "sharesFromStatement",
  "capitalFromIndustry",
  "capitalOutdated",
  "capitalNotPositive",
  "returnFromCapital",
  "returnAtCost",
  "buybacksFromCount",
  "buybacksUnknown",
  "closesHoldDividends",
  "exitMeanOfTwo",
  "payoutAboveEarnings",
  "specialDividendExcluded",
  "dividendsInferred",
  "earningsNormalised",
  "revenueUnknown",
  "sectorAverages",
  "singleMultiple",
  "peerDebtPartlyKnown",
  "midCycle",
  "marginFromIndustry",
  "cleanSurplusBroken",
  "roeNotMeaningful",
  "goodwillUnknown",
  "fundsFromOperationsEstimated",
  "maintenanceEstimated",
  "gapInHistory",
  "staleStatements",
  "implausibleValue",
] as const;
export type Warning = (typeof warnings)[number];

/** A figure shown beside a method's value that never votes: a rung of the asset ladder, a Graham number. */
export type CrossCheck = { name: QuantityName; value: number; unit: Unit; trace: Trace };

export type Estimate = {
  kind: "estimate";
  /** In the currency of the statements, on today's share basis; finite and above zero. */
  valuePerShare: PerShare;
  /** Which form of the method was used. */
  variant: ValuationVariant;
  votes: boolean;
  /** Null when it votes. */
  notVotingReason: NotVotingReason | null;
  warnings: readonly Warning[];
  /** Ids of trace nodes, at most three, the most telling first. */
  drivers: readonly number[];
  trace: Trace;
  besides: readonly CrossCheck[];
};

export type NotApplicable = {
  kind: "notApplicable";
  reason: NotApplicableReason;
  /** The better method; in a report one that gives a value. Null when none fits better, or none gives one. */
  alternative: MethodName | null;
  /** Figures without which the method cannot be computed. */
  missing: readonly FigureName[];
  /** The formula's result at or below zero: debts larger than the business. Never a value; null otherwise. */
  rawValue: PerShare | null;
  /** The upper limit of perpetual growth, where it is too high for a perpetuity; null for any other reason. */
  growthBelow: Rate | null;
};

/** A method's answer: a value, or the reason why there is none. Never null, NaN or a stand-in number. */
export type Outcome = Estimate | NotApplicable;
