import type { MarketReference } from "../market-reference.ts";
import type { Warning } from "../outcome.ts";
import type { QuantityName } from "../quantity-names.ts";
import { netReinvestmentRate, returnOnCapital, trend } from "../steps/figures.ts";
import { blendedGrowth, fundamental, retention } from "../steps/rates.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import type { Years } from "../units.ts";
import { depreciationAt, ebitAt } from "./base-figures.ts";
import { type History, isPresent, type Known, yearsBetween } from "./history.ts";
import { industryLeaf } from "./references.ts";

/** How much each view of growth counts: the company's own trend, what it reinvests × earns, its industry. */
const weights = { trend: 0.5, fundamental: 0.3, industry: 0.2 } as const;
const limits = { lowest: -0.1, highest: 0.25 } as const;

type Candidate = { quantity: Quantity; weight: number };

/**
 * Growth of the first year: trend, fundamental and industry growth blended 50/30/20, a missing view leaving its weight to
 * the others, within −10 % and +25 %. Null when neither the trend nor the fundamental view is known.
 */
export function growthOf(inputs: {
  reference: MarketReference;
  trend: Quantity | null;
  fundamental: Quantity | null;
}): Known | null {
  const industry = industryLeaf(inputs.reference, "revenueGrowth", "industryGrowth", "rate");
  const own: Candidate[] = [
    ...(inputs.trend ? [{ quantity: inputs.trend, weight: weights.trend }] : []),
    ...(inputs.fundamental ? [{ quantity: inputs.fundamental, weight: weights.fundamental }] : []),
  ];
  if (own.length === 0) return null;
  const candidates =
    industry && !industry.ofMarket ? [...own, { quantity: industry.leaf, weight: weights.industry }] : own;
  const quantity = derive("growth", blendedGrowth, {
    candidates: candidates.map((candidate) => candidate.quantity),
    weights: candidates.map(({ weight }) => assumption("growthBand", weight, "rate")),
    lowest: assumption("growthLimit", limits.lowest, "rate"),
    highest: assumption("growthLimit", limits.highest, "rate"),
  });
  const warnings: Warning[] = [];
  if (candidates.length < 3) warnings.push("growthFromFewCandidates");
  if (quantity.value === limits.highest) warnings.push("growthCapped");
  if (quantity.value === limits.lowest) warnings.push("growthFloored");
  return { quantity, warnings };
}

/** Theil–Sen trend of a figure over the last years, by true dates. Null with fewer than three values above zero. */
export function trendOf(history: History, figure: "revenue" | "totalEquity", years: Years): Quantity | null {
  const name: QuantityName = figure === "revenue" ? "revenueTrend" : "bookValueTrend";
  const indices = history.within(years + 1).filter((index) => (history.figure(index, figure)?.value ?? 0) > 0);
  const start = history.statements[indices[0] ?? -1]?.fiscalYearEnd;
  if (indices.length < 3 || start === undefined) return null;
  const elapsed = indices.map((index) =>
    assumption("elapsedYears", yearsBetween(start, history.statements[index]?.fiscalYearEnd ?? start), "years"),
  );
  return derive(name, trend, {
    values: indices.map((index) => history.figure(index, figure)).filter(isPresent),
    years: elapsed,
  });
}

/**
 * What a company can grow from what it reinvests: net reinvestment of three years ÷ its profit × return on capital. Null
 * without capital expenditure or depreciation, or without a profit.
 */
export function fundamentalGrowthOf(inputs: {
  history: History;
  margin: Quantity;
  taxRate: Quantity;
  salesToCapital: Quantity;
}): Quantity | null {
  const { history, margin, taxRate, salesToCapital } = inputs;
  const years = history.within(3).flatMap((index) => {
    const expenditure = history.figure(index, "capitalExpenditure");
    const depreciation = depreciationAt(history, index);
    const ebit = ebitAt(history, index);
    if (!expenditure || !depreciation || !ebit) return [];
    const acquisitions = history.figure(index, "acquisitions");
    const outlays = acquisitions ? [expenditure, acquisitions] : [expenditure];
    return [{ outlays, depreciation: depreciation.quantity, ebit: ebit.quantity }];
  });
  const profit = years.reduce((total, { ebit }) => total + ebit.value, 0);
  if (years.length === 0 || profit <= 0) return null;
  const rate = derive("reinvestmentRate", netReinvestmentRate, {
    outlays: years.flatMap(({ outlays }) => outlays),
    depreciation: years.map(({ depreciation }) => depreciation),
    ebit: years.map(({ ebit }) => ebit),
    taxRate,
  });
  const earned = derive("returnOnCapital", returnOnCapital, { margin, taxRate, salesToCapital });
  return derive("fundamentalGrowth", fundamental, { retention: rate, returnOnCapital: earned });
}

/** What a bank can grow from the profit it keeps: (1 − payout) × return on equity. */
export function retainedGrowthOf(payout: Quantity | null, returnOnEquity: Quantity | null): Quantity | null {
  if (!payout || !returnOnEquity) return null;
  const kept = derive("reinvestmentRate", retention, { payout });
  return derive("fundamentalGrowth", fundamental, { retention: kept, returnOnCapital: returnOnEquity });
}
