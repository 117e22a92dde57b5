import type { Money, Ratio } from "../../inputs/units.ts";
import { grossMargin, knownRatio } from "./partly-known.ts";

/** Beneish's eight variables; each index compares this year with the last, 1 is unchanged. */
export type BeneishIndexes = {
  /** DSRI: receivables ÷ sales. */
  receivables: Ratio;
  /** GMI: last year's gross margin ÷ this year's; above 1 it worsened. */
  grossMargin: Ratio;
  /** AQI: share of assets that are neither current nor plant. */
  assetQuality: Ratio;
  /** SGI: sales. */
  salesGrowth: Ratio;
  /** DEPI: last year's depreciation rate ÷ this year's; above 1 it slowed. */
  depreciation: Ratio;
  /** SGAI: selling, general and administrative expense ÷ sales. */
  sellingExpense: Ratio;
  /** LVGI: debt and current liabilities ÷ assets. */
  leverage: Ratio;
  /** TATA: (net income − operating cash flow) ÷ total assets; not an index. */
  accrualsToAssets: Ratio;
};

export type BeneishScore = { score: number; likelyManipulator: boolean };

/** The M-score above which accounts ask for a closer look. */
export const beneishLimit = -1.78;

/**
 * Beneish's M-score: does this year look like those of companies that managed their earnings?
 *
 *   −4.84 + 0.920·DSRI + 0.528·GMI + 0.404·AQI + 0.892·SGI + 0.115·DEPI − 0.172·SGAI + 4.679·TATA − 0.327·LVGI
 *
 * Flagged above `threshold` (−1.78 unless told). A flag asks for a closer look, it proves nothing; fast growth alone may
 * raise it. Not for banks and insurers.
 *
 * @see Beneish (1999), "The Detection of Earnings Manipulation"
 */
export function beneishM(inputs: BeneishIndexes & { threshold?: number }): BeneishScore {
  const { threshold = beneishLimit } = inputs;
  const score = beneishScore(inputs);
  return { score, likelyManipulator: score > threshold };
}

/** The M-score by itself, as `beneishM` defines it. */
export function beneishScore(inputs: BeneishIndexes): number {
  return (
    -4.84 +
    0.92 * inputs.receivables +
    0.528 * inputs.grossMargin +
    0.404 * inputs.assetQuality +
    0.892 * inputs.salesGrowth +
    0.115 * inputs.depreciation -
    0.172 * inputs.sellingExpense +
    4.679 * inputs.accrualsToAssets -
    0.327 * inputs.leverage
  );
}

/** Figures of one fiscal year; null where unknown. */
export type BeneishYear = {
  revenue: Money | null;
  grossProfit: Money | null;
  receivables: Money | null;
  currentAssets: Money | null;
  propertyPlantEquipment: Money | null;
  totalAssets: Money | null;
  depreciation: Money | null;
  sellingExpense: Money | null;
  longTermDebt: Money | null;
  currentLiabilities: Money | null;
  netIncome: Money | null;
  operatingCashFlow: Money | null;
};

/** Indexes that may be set to the neutral 1 when they cannot be computed. Sales growth and accruals may not. */
export const substitutableIndexes = [
  "receivables",
  "grossMargin",
  "assetQuality",
  "depreciation",
  "sellingExpense",
  "leverage",
] as const;
export type SubstitutableIndex = (typeof substitutableIndexes)[number];

export type BeneishInputs = { indexes: BeneishIndexes; substituted: SubstitutableIndex[] };

const mostSubstitutions = 2;

/**
 * The eight variables from two years' figures.
 *
 * An index whose figures are missing, or whose denominator is not positive, is set to the neutral 1 and named in
 * `substituted`. Null when sales growth or accruals cannot be computed, or with more than two substitutions: the score
 * would be mostly invented.
 *
 * @see Beneish (1999), "The Detection of Earnings Manipulation", table of variables
 */
export function beneishIndexes(inputs: { current: BeneishYear; prior: BeneishYear }): BeneishInputs | null {
  const { current, prior } = inputs;
  const salesGrowth = knownRatio(current.revenue, prior.revenue);
  const accrualsToAssets = knownRatio(difference(current.netIncome, current.operatingCashFlow), current.totalAssets);
  if (salesGrowth === null || accrualsToAssets === null) return null;

  const computed: Record<SubstitutableIndex, Ratio | null> = {
    receivables: knownRatio(receivablesRatio(current), receivablesRatio(prior)),
    grossMargin: knownRatio(grossMargin(prior), grossMargin(current)),
    assetQuality: knownRatio(otherAssetsShare(current), otherAssetsShare(prior)),
    depreciation: knownRatio(depreciationRate(prior), depreciationRate(current)),
    sellingExpense: knownRatio(sellingExpenseRatio(current), sellingExpenseRatio(prior)),
    leverage: knownRatio(leverage(current), leverage(prior)),
  };
  const substituted = substitutableIndexes.filter((name) => computed[name] === null);
  if (substituted.length > mostSubstitutions) return null;
  const indexes: BeneishIndexes = {
    receivables: computed.receivables ?? 1,
    grossMargin: computed.grossMargin ?? 1,
    assetQuality: computed.assetQuality ?? 1,
    depreciation: computed.depreciation ?? 1,
    sellingExpense: computed.sellingExpense ?? 1,
    leverage: computed.leverage ?? 1,
    salesGrowth,
    accrualsToAssets,
  };
  return { indexes, substituted };
}

const receivablesRatio = (year: BeneishYear) => knownRatio(year.receivables, year.revenue);
const sellingExpenseRatio = (year: BeneishYear) => knownRatio(year.sellingExpense, year.revenue);
const leverage = (year: BeneishYear) => knownRatio(sum(year.longTermDebt, year.currentLiabilities), year.totalAssets);
const depreciationRate = (year: BeneishYear) =>
  knownRatio(year.depreciation, sum(year.depreciation, year.propertyPlantEquipment));
const otherAssetsShare = (year: BeneishYear) =>
  difference(1, knownRatio(sum(year.currentAssets, year.propertyPlantEquipment), year.totalAssets));

function sum(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second;
}

function difference(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first - second;
}
