import type { FigureName, Sector, Years } from "@valora/valuation";

/** The figures that features are made of: the ones most companies publish, so that little is missing in practice. */
export const featureFigures = [
  "revenue",
  "grossProfit",
  "ebit",
  "netIncome",
  "operatingCashFlow",
  "capitalExpenditure",
  "totalAssets",
  "totalEquity",
  "totalDebt",
  "cashAndEquivalents",
  "dividendsPaid",
  "dilutedShares",
] as const satisfies readonly FigureName[];
export type FeatureFigure = (typeof featureFigures)[number];

/** One fiscal year seen by the features; `yearsAgo` counts from the year that is valued (0). `null` is unknown. */
export type FeatureYear = { yearsAgo: Years; figures: Readonly<Record<FeatureFigure, number | null>> };

/** The source of features: no price, no market value, no market data about the company itself. */
export type FeatureSource = {
  sector: Sector | null;
  industry: string | null;
  /** Newest first; the first one is the year that is valued. */
  years: readonly FeatureYear[];
  /** Units of the model's size currency that one unit of the reporting currency buys; null when unknown. */
  sizeCurrencyPerUnit: number | null;
};

/** The numeric features, in the order of a feature vector. Ratios and rates are decimals, sizes natural logarithms. */
export const featureNames = [
  "returnOnEquity",
  "returnOnEquityAverage",
  "returnOnAssets",
  "returnOnAssetsAverage",
  "returnOnAssetsDeviation",
  "returnOnAssetsChange",
  "operatingReturnOnCapital",
  "grossMargin",
  "ebitMargin",
  "netMargin",
  "netMarginAverage",
  "cashFlowMargin",
  "freeCashFlowMargin",
  "freeCashFlowMarginAverage",
  "marginChange",
  "assetTurnover",
  "revenueGrowth",
  "revenueGrowthThreeYears",
  "assetGrowth",
  "equityGrowth",
  "accruals",
  "capitalExpenditureToSales",
  "capitalExpenditureToCashFlow",
  "debtToAssets",
  "equityToAssets",
  "cashToAssets",
  "netDebtToCashFlow",
  "payout",
  "dividendsToCashFlow",
  "shareCountChange",
  "logAssets",
  "logSales",
  "loss",
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Values in the order of `featureNames`; NaN marks a missing one (a vector never leaves the library). */
export type FeatureVector = Float64Array;

type Figures = FeatureYear["figures"];
type MaybeNumber = number | null;

/** numerator ÷ denominator where both are known and the denominator is positive; else unknown. */
const ratio = (numerator: MaybeNumber, denominator: MaybeNumber): MaybeNumber =>
  numerator === null || denominator === null || denominator <= 0 ? null : numerator / denominator;

const difference = (left: MaybeNumber, right: MaybeNumber): MaybeNumber =>
  left === null || right === null ? null : left - right;

const sum = (left: MaybeNumber, right: MaybeNumber): MaybeNumber =>
  left === null || right === null ? null : left + right;

/** Annual growth between two positive amounts that lie `years` apart. */
function growth(later: MaybeNumber, earlier: MaybeNumber, years: Years): MaybeNumber {
  if (later === null || earlier === null || later <= 0 || earlier <= 0) return null;
  return (later / earlier) ** (1 / years) - 1;
}

/** Mean of the known values; null with fewer than two. */
function average(values: readonly MaybeNumber[]): MaybeNumber {
  const known = values.filter((value) => value !== null);
  return known.length < 2 ? null : known.reduce((total, value) => total + value, 0) / known.length;
}

/** Sample deviation of the known values; null with fewer than three. */
function deviation(values: readonly MaybeNumber[]): MaybeNumber {
  const known = values.filter((value) => value !== null);
  const mean = average(known);
  if (known.length < 3 || mean === null) return null;
  return Math.sqrt(known.reduce((total, value) => total + (value - mean) ** 2, 0) / (known.length - 1));
}

/** A split or a merger moves the count by more than issues and buy-backs do: beyond this ratio it says nothing. */
const largestShareChange = 0.3;

function shareCountChange(now: Figures, before: Figures | null): MaybeNumber {
  const change = growth(now.dilutedShares, before?.dilutedShares ?? null, 1);
  return change === null || Math.abs(change) > largestShareChange ? null : change;
}

const freeCashFlow = (figures: Figures) => difference(figures.operatingCashFlow, figures.capitalExpenditure);
const netDebt = (figures: Figures) => difference(figures.totalDebt, figures.cashAndEquivalents);
const returnOnEquity = (figures: Figures) => ratio(figures.netIncome, figures.totalEquity);
const returnOnAssets = (figures: Figures) => ratio(figures.netIncome, figures.totalAssets);
const netMargin = (figures: Figures) => ratio(figures.netIncome, figures.revenue);
const logarithm = (value: MaybeNumber) => (value === null || value <= 0 ? null : Math.log(value));

/** Fiscal years of 52 or 53 weeks do not lie exactly a year apart. */
const yearTolerance: Years = 0.15;

function yearBefore(years: readonly FeatureYear[], distance: Years): Figures | null {
  return years.find((year) => Math.abs(year.yearsAgo - distance) <= yearTolerance)?.figures ?? null;
}

const operatingFeatures: ReadonlySet<FeatureName> = new Set(["grossMargin", "ebitMargin", "operatingReturnOnCapital"]);

/** The features that a company of a sector can have at all. */
export const featuresAskedOf = (sector: Sector | null): readonly FeatureName[] =>
  sector === "financials" ? featureNames.filter((name) => !operatingFeatures.has(name)) : featureNames;

/** Sources disagree on what a bank's gross profit and operating income are: no feature may hang on them. */
const withoutOperatingResult = ({ yearsAgo, figures }: FeatureYear): FeatureYear => ({
  yearsAgo,
  figures: { ...figures, grossProfit: null, ebit: null },
});

/** The inputs of a feature: the latest year, the years before it that are known, and those of its averages. */
type FeatureView = {
  now: Figures;
  before: Figures | null;
  threeYearsBefore: Figures | null;
  recent: readonly Figures[];
  sizeCurrencyPerUnit: number | null;
};

const size = (amount: MaybeNumber, { sizeCurrencyPerUnit }: FeatureView): MaybeNumber =>
  logarithm(amount === null || sizeCurrencyPerUnit === null ? null : amount * sizeCurrencyPerUnit);

const freeCashFlowMargin = (figures: Figures) => ratio(freeCashFlow(figures), figures.revenue);

const definitions: Readonly<Record<FeatureName, (view: FeatureView) => MaybeNumber>> = {
  returnOnEquity: ({ now }) => returnOnEquity(now),
  returnOnEquityAverage: ({ recent }) => average(recent.map(returnOnEquity)),
  returnOnAssets: ({ now }) => returnOnAssets(now),
  returnOnAssetsAverage: ({ recent }) => average(recent.map(returnOnAssets)),
  returnOnAssetsDeviation: ({ recent }) => deviation(recent.map(returnOnAssets)),
  returnOnAssetsChange: ({ now, before }) => difference(returnOnAssets(now), before && returnOnAssets(before)),
  operatingReturnOnCapital: ({ now }) => ratio(now.ebit, sum(now.totalEquity, now.totalDebt)),
  grossMargin: ({ now }) => ratio(now.grossProfit, now.revenue),
  ebitMargin: ({ now }) => ratio(now.ebit, now.revenue),
  netMargin: ({ now }) => netMargin(now),
  netMarginAverage: ({ recent }) => average(recent.map(netMargin)),
  cashFlowMargin: ({ now }) => ratio(now.operatingCashFlow, now.revenue),
  freeCashFlowMargin: ({ now }) => freeCashFlowMargin(now),
  freeCashFlowMarginAverage: ({ recent }) => average(recent.map(freeCashFlowMargin)),
  marginChange: ({ now, before }) => difference(netMargin(now), before && netMargin(before)),
  assetTurnover: ({ now }) => ratio(now.revenue, now.totalAssets),
  revenueGrowth: ({ now, before }) => growth(now.revenue, before?.revenue ?? null, 1),
  revenueGrowthThreeYears: ({ now, threeYearsBefore }) => growth(now.revenue, threeYearsBefore?.revenue ?? null, 3),
  assetGrowth: ({ now, before }) => growth(now.totalAssets, before?.totalAssets ?? null, 1),
  equityGrowth: ({ now, before }) => growth(now.totalEquity, before?.totalEquity ?? null, 1),
  accruals: ({ now }) => ratio(difference(now.netIncome, now.operatingCashFlow), now.totalAssets),
  capitalExpenditureToSales: ({ now }) => ratio(now.capitalExpenditure, now.revenue),
  capitalExpenditureToCashFlow: ({ now }) => ratio(now.capitalExpenditure, now.operatingCashFlow),
  debtToAssets: ({ now }) => ratio(now.totalDebt, now.totalAssets),
  equityToAssets: ({ now }) => ratio(now.totalEquity, now.totalAssets),
  cashToAssets: ({ now }) => ratio(now.cashAndEquivalents, now.totalAssets),
  netDebtToCashFlow: ({ now }) => ratio(netDebt(now), now.operatingCashFlow),
  payout: ({ now }) => ratio(now.dividendsPaid, now.netIncome),
  dividendsToCashFlow: ({ now }) => ratio(now.dividendsPaid, now.operatingCashFlow),
  shareCountChange: ({ now, before }) => shareCountChange(now, before),
  logAssets: (view) => size(view.now.totalAssets, view),
  logSales: (view) => size(view.now.revenue, view),
  loss: ({ now }) => (now.netIncome === null ? null : Number(now.netIncome < 0)),
};
const inOrder = featureNames.map((name) => definitions[name]);

/**
 * The features of a company's latest year, without any price of the company. Averages and deviations run over the
 * latest three years that are known. A ratio whose denominator is not positive is missing, never zero.
 */
export function featureVector({ years: asReported, sector, sizeCurrencyPerUnit }: FeatureSource): FeatureVector {
  const vector = new Float64Array(featureNames.length).fill(Number.NaN);
  const years = sector === "financials" ? asReported.map(withoutOperatingResult) : asReported;
  const now = years[0]?.figures;
  if (!now) return vector;
  const view: FeatureView = {
    now,
    before: yearBefore(years, 1),
    threeYearsBefore: yearBefore(years, 3),
    recent: years.filter((year) => year.yearsAgo < 2.5).map((year) => year.figures),
    sizeCurrencyPerUnit,
  };
  for (const [index, definition] of inOrder.entries()) vector[index] = definition(view) ?? Number.NaN;
  return vector;
}
