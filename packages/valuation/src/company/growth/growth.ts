import type { MarketReference } from "../../inputs/market-reference.ts";
import type { Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import {
  boundedRate,
  netReinvestmentRate,
  perShare,
  returnOnCapital,
  trend,
} from "../../trace/traced-formulas/figures.ts";
import {
  blendedFirstGrowth,
  cappedIndustryGrowth,
  fundamental,
  retention,
  weightOfTrend,
} from "../../trace/traced-formulas/rates.ts";
import { depreciationAt, ebitAt, type StandIns } from "../accounts/base-figures.ts";
import { type History, isPresent, type Known, yearBefore } from "../accounts/history.ts";
import { type Research, researchAdjustedEbit } from "../earnings/research.ts";
import { industryLeaf, referenceLeaf } from "../references.ts";
import { yearsOfSlumps } from "./slumps.ts";

/** The own trend counts half, with five yearly intervals or more; the rest is the industry's and the economy's in equal parts. */
const trendWeight = { most: 0.5, enough: 5 } as const;
const industryLimit = 2;
const limits = { lowest: -0.1, highest: 0.25 } as const;
/** Revenue that falls below this share of the year before, and stays below the second one, is another company's. */
const broken = { fall: 0.6, recovery: 0.85 } as const;

/** Growth of the first year, and the views of it side by side. */
export type Growth = Known & { candidates: readonly Quantity[] };

/** A trend, and how many pairs of neighbouring years it was read from. */
export type Trend = { quantity: Quantity; intervals: number };

/**
 * Growth of the first year: w × own trend + (1 − w)/2 × (industry + economy), w = ½ × min(1, k/5) by the k yearly intervals
 * that the trend was read from.
 *
 * The trend counts within −10 % and +25 %. An industry without a figure leaves its part to the economy. What the company
 * reinvests times what it earns on it is shown beside: it has told nothing about the growth that came.
 */
export function growthOf(inputs: {
  reference: MarketReference;
  trend: Trend | null;
  fundamental: Quantity | null;
  warnings?: readonly Warning[];
}): Growth {
  const { reference, trend: own, fundamental: diagnostic } = inputs;
  const economy = referenceLeaf("nominalGrowth", reference.nominalGrowth, "rate");
  const industry = industryGrowth(reference);
  const weight = derive("trendWeight", weightOfTrend, {
    intervals: assumption("trendIntervals", own?.intervals ?? 0, "count"),
    enough: assumption("trendIntervals", trendWeight.enough, "count"),
    most: assumption("trendWeight", trendWeight.most, "rate"),
  });
  const bounded = own && within(own.quantity);
  const quantity = derive("growth", blendedFirstGrowth, {
    own: bounded ?? economy,
    weight,
    industry: industry ?? economy,
    economy,
  });
  const warnings: Warning[] = [...(inputs.warnings ?? [])];
  if (!own || !industry) warnings.push("growthFromFewCandidates");
  if (own && own.quantity.value > limits.highest) warnings.push("growthCapped");
  if (own && own.quantity.value < limits.lowest) warnings.push("growthFloored");
  const views = [own?.quantity ?? null, industry, diagnostic].filter(isPresent);
  return { quantity, warnings, candidates: views };
}

/** The trend itself where it is usual; the nearer limit where it is not. */
function within(trendOfYears: Quantity): Quantity {
  const { lowest, highest } = limits;
  if (trendOfYears.value >= lowest && trendOfYears.value <= highest) return trendOfYears;
  return derive("growthWithinLimits", boundedRate, {
    rate: trendOfYears,
    lowest: assumption("growthLimit", lowest, "rate"),
    highest: assumption("growthLimit", highest, "rate"),
  });
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

/**
 * Theil–Sen trend of a figure over the last years, by true dates, from a year on and without the years that are left out.
 * Null without two neighbouring years above zero.
 */
export function trendOf(
  history: History,
  figure: "revenue" | "totalEquity",
  years: Years,
  from: number | null = null,
  without?: readonly number[],
): Trend | null {
  const name = figure === "revenue" ? "revenueTrend" : "bookValueTrend";
  const window = history.within(years + 1).filter((index) => index >= (from ?? 0) && !without?.includes(index));
  return trendAbove(name, history, window, (index) => history.figure(index, figure));
}

/** The trend of a quantity over the years of a window in which it is known and above zero. */
function trendAbove(
  name: QuantityName,
  history: History,
  window: readonly number[],
  at: (index: number) => Quantity | null | undefined,
): Trend | null {
  const indices = window.filter((index) => (at(index)?.value ?? 0) > 0);
  const values = indices.flatMap((index) => at(index) ?? []);
  return trendThrough(name, history, indices, values);
}

/**
 * The first statement after the last break of the revenue within so many years: a year that lost more than two fifths of it,
 * of which the latest one has not come back to 85 %. A part was sold or split off, or an extraordinary demand has ended; what was
 * before says nothing about growth. Null without one.
 */
export function breakOf(history: History, years: Years): number | null {
  const revenue = (index = -1) => history.figure(index, "revenue")?.value ?? null;
  const now = revenue(history.latest);
  const breaks = history.within(years + 1).filter((index, position, recent) => {
    const [before, after] = [revenue(recent[position - 1]), revenue(index)];
    if (now === null || before === null || after === null || before <= 0) return false;
    return after < broken.fall * before && now < broken.recovery * before;
  });
  return breaks.at(-1) ?? null;
}

/** Theil–Sen trend of revenue per diluted share: of a trust, which grows by issuing shares; and the years of slumps it leaves out. */
export function trendPerShareOf(history: History, years: Years): { trend: Trend | null; without: readonly number[] } {
  const perShares = history.statements.map((_, index) => {
    const amount = history.figure(index, "revenue");
    const shares = history.figure(index, "dilutedShares");
    return amount && shares && shares.value > 0 ? derive("revenuePerShare", perShare, { amount, shares }) : null;
  });
  const without = yearsOfSlumps(history, (index) => perShares[index]?.value ?? null);
  const window = history.within(years + 1).filter((index) => !without.includes(index));
  return { trend: trendAbove("revenueTrend", history, window, (index) => perShares[index]), without };
}

export function trendThrough(
  name: QuantityName,
  history: History,
  indices: readonly number[],
  values: readonly Quantity[],
): Trend | null {
  const start = history.ages[indices[0] ?? -1];
  const intervals = indices.filter((index) => indices.includes(yearBefore(history, index))).length;
  if (intervals === 0 || start === undefined) return null;
  const years = indices.map((index) => assumption("elapsedYears", start - (history.ages[index] ?? start), "years"));
  return { quantity: derive(name, trend, { values, years }), intervals };
}

/**
 * Sustainable growth from reinvestment: net reinvestment of five years ÷ its profit, within 0 and all of it, ×
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

/** Sustainable growth of a bank from retained profit: (1 − payout) × return on equity. */
export function retainedGrowthOf(payout: Quantity | null, returnOnEquity: Quantity | null): Quantity | null {
  if (!payout || !returnOnEquity) return null;
  const kept = derive("reinvestmentRate", retention, { payout });
  return derive("fundamentalGrowth", fundamental, { retention: kept, returnOnCapital: returnOnEquity });
}
