import type { MarketReference } from "../market-reference.ts";
import type { Warning } from "../outcome.ts";
import type { QuantityName } from "../quantity-names.ts";
import { boundedRate, netReinvestmentRate, perShare, returnOnCapital, trend } from "../steps/figures.ts";
import { blendedGrowth, cappedIndustryGrowth, fundamental, retention } from "../steps/rates.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import type { Years } from "../units.ts";
import { depreciationAt, ebitAt, type StandIns } from "./base-figures.ts";
import { type History, isPresent, type Known } from "./history.ts";
import { industryLeaf, referenceLeaf } from "./references.ts";
import { type Research, researchAdjustedEbit } from "./research.ts";

/** How much each view of growth counts: the company's own trend, what it reinvests × earns, its industry. */
const weights = { trend: 0.5, fundamental: 0.3, industry: 0.2 } as const;
const industryLimit = 2;
const limits = { lowest: -0.1, highest: 0.25 } as const;
/** Revenue that falls below this share of the year before, and stays below the second one, is another company's. */
const broken = { fall: 0.6, recovery: 0.85 } as const;

/** Growth of the first year, and the views of it that were blended. */
export type Growth = Known & { candidates: readonly Quantity[] };

type Candidate = { quantity: Quantity; weight: number };

/**
 * Growth of the first year: trend, fundamental and industry growth blended 50/30/20, a missing view leaving its weight to
 * the others, within −10 % and +25 %. Null when neither the trend nor the fundamental view is known.
 */
export function growthOf(inputs: {
  reference: MarketReference;
  trend: Quantity | null;
  fundamental: Quantity | null;
  warnings?: readonly Warning[];
}): Growth | null {
  const industry = industryGrowth(inputs.reference);
  const own: Candidate[] = [
    ...(inputs.trend ? [{ quantity: inputs.trend, weight: weights.trend }] : []),
    ...(inputs.fundamental ? [{ quantity: inputs.fundamental, weight: weights.fundamental }] : []),
  ];
  if (own.length === 0) return null;
  const candidates = industry ? [...own, { quantity: industry, weight: weights.industry }] : own;
  const quantity = derive("growth", blendedGrowth, {
    candidates: candidates.map((candidate) => candidate.quantity),
    weights: candidates.map(({ weight }) => assumption("growthBand", weight, "rate")),
    lowest: assumption("growthLimit", limits.lowest, "rate"),
    highest: assumption("growthLimit", limits.highest, "rate"),
  });
  const warnings: Warning[] = [...(inputs.warnings ?? [])];
  if (candidates.length < 3) warnings.push("growthFromFewCandidates");
  if (quantity.value === limits.highest) warnings.push("growthCapped");
  if (quantity.value === limits.lowest) warnings.push("growthFloored");
  return { quantity, warnings, candidates: candidates.map((candidate) => candidate.quantity) };
}

/** The industry's growth; a simple average over many small firms, so never more than twice the economy's. */
function industryGrowth(reference: MarketReference): Quantity | null {
  const average = industryLeaf(reference, "revenueGrowth", "industryGrowth", "rate");
  if (!average || average.ofMarket) return null;
  return derive("industryGrowth", cappedIndustryGrowth, {
    industry: average.leaf,
    factor: assumption("growthLimit", industryLimit, "ratio"),
    nominalGrowth: referenceLeaf("nominalGrowth", reference.nominalGrowth, "rate"),
  });
}

/** Theil–Sen trend of a figure over the last years, by true dates. Null with fewer than three values above zero. */
export function trendOf(
  history: History,
  figure: "revenue" | "totalEquity",
  years: Years,
  from: number | null = null,
): Quantity | null {
  const name: QuantityName = figure === "revenue" ? "revenueTrend" : "bookValueTrend";
  const window = history.within(years + 1).filter((index) => index >= (from ?? 0));
  const indices = window.filter((index) => (history.figure(index, figure)?.value ?? 0) > 0);
  const values = indices.map((index) => history.figure(index, figure)).filter(isPresent);
  return trendThrough(name, history, indices, values);
}

/**
 * The first statement after the last break of the revenue within so many years: a year that lost more than two fifths of it,
 * of which the latest one has not come back to 85 %. A part was sold or split off, or an extraordinary demand has ended; what was
 * before says nothing about growth. Null without one.
 */
export function breakOf(history: History, years: Years): number | null {
  const revenue = (index: number | undefined) => history.figure(index ?? -1, "revenue")?.value ?? null;
  const now = revenue(history.latest);
  const breaks = history.within(years + 1).filter((index, position, recent) => {
    const [before, after] = [revenue(recent[position - 1]), revenue(index)];
    if (now === null || before === null || after === null || before <= 0) return false;
    return after < broken.fall * before && now < broken.recovery * before;
  });
  return breaks.at(-1) ?? null;
}

/** Theil–Sen trend of revenue per diluted share: of a trust, which grows by issuing shares. */
export function trendPerShareOf(history: History, years: Years): Quantity | null {
  const points = history.within(years + 1).flatMap((index) => {
    const amount = history.figure(index, "revenue");
    const shares = history.figure(index, "dilutedShares");
    if (!amount || amount.value <= 0 || !shares || shares.value <= 0) return [];
    return [{ index, value: derive("revenuePerShare", perShare, { amount, shares }) }];
  });
  const indices = points.map(({ index }) => index);
  return trendThrough(
    "revenueTrend",
    history,
    indices,
    points.map(({ value }) => value),
  );
}

function trendThrough(
  name: QuantityName,
  history: History,
  indices: readonly number[],
  values: readonly Quantity[],
): Quantity | null {
  const start = history.ages[indices[0] ?? -1];
  if (indices.length < 3 || start === undefined) return null;
  const years = indices.map((index) => assumption("elapsedYears", start - (history.ages[index] ?? start), "years"));
  return derive(name, trend, { values, years });
}

/**
 * What a company can grow from what it reinvests: net reinvestment of five years ÷ its profit, within 0 and all of it, ×
 * return on capital; research is reinvested too where it is treated as an investment. Null without capital expenditure or depreciation, or without a profit.
 */
export function fundamentalGrowthOf(inputs: {
  history: History;
  margin: Quantity;
  taxRate: Quantity;
  salesToCapital: Quantity;
  standIns: StandIns | null;
  research: Research | null;
}): Quantity | null {
  const { history, margin, taxRate, salesToCapital, standIns, research } = inputs;
  const years = history.within(5).flatMap((index) => {
    const expenditure = history.figure(index, "capitalExpenditure");
    const depreciation = depreciationAt(history, index);
    const reported = ebitAt(history, index, standIns);
    const ebit = research ? researchAdjustedEbit(research, index, reported) : reported;
    if (!expenditure || !depreciation || !ebit) return [];
    const acquisitions = history.figure(index, "acquisitions");
    const year = research?.at(index);
    const outlays = [expenditure, ...(acquisitions ? [acquisitions] : []), ...(year ? [year.spending] : [])];
    const writtenOff = [depreciation.quantity, ...(year ? [year.amortization] : [])];
    return [{ outlays, writtenOff, ebit: ebit.quantity }];
  });
  const profit = years.reduce((total, { ebit }) => total + ebit.value, 0);
  if (years.length === 0 || profit <= 0) return null;
  const reinvested = derive("reinvestmentRate", netReinvestmentRate, {
    outlays: years.flatMap(({ outlays }) => outlays),
    depreciation: years.flatMap(({ writtenOff }) => writtenOff),
    ebit: years.map(({ ebit }) => ebit),
    taxRate,
  });
  const rate = derive("reinvestmentRate", boundedRate, {
    rate: reinvested,
    lowest: assumption("reinvestmentRate", 0, "rate"),
    highest: assumption("reinvestmentRate", 1, "rate"),
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
