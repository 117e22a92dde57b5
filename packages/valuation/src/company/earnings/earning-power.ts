import type { Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import {
  meanMoney,
  medianMoney,
  medianRate,
  pooledShare,
  quantileRate,
  scaled,
  shareOf,
} from "../../trace/traced-formulas/figures.ts";
import { ebitAt, type StandIns } from "../accounts/base-figures.ts";
import { type History, isPresent, type Known, yearBefore } from "../accounts/history.ts";
import { yearsOfCycle } from "../growth/parts-that-left.ts";
import { type Research, researchAdjustedEbit } from "./research.ts";

/** Normalised earnings: margins and returns of several years instead of those of the last one. */
export type EarningPower = {
  /** Operating margin of the latest accounts; of an average year for a cyclical company. */
  baseMargin: Quantity;
  /** Operating margin it converges to, by scenario position. */
  targetMargin: Readonly<Record<"conservative" | "neutral" | "optimistic", Quantity>>;
  warnings: readonly Warning[];
};

const normalYears: Years = 5;
const cycleYears: Years = 10;
const leastYears = 3;
/** An ordinary year is the middle of so many: more of them would hold a margin down that has risen for good. */
const medianOf = 3;

type Year = { revenue: Quantity; earned: Quantity; warnings: readonly Warning[] };

/** Revenue and what was earned on it in each of these years, oldest first; years without either are left out. */
function periodsAt(history: History, indices: readonly number[], earnedAt: (index: number) => Known | null): Year[] {
  return indices.flatMap((index) => {
    const revenue = history.figure(index, "revenue");
    const earned = earnedAt(index);
    if (!revenue || revenue.value <= 0 || !earned) return [];
    return [{ revenue, earned: earned.quantity, warnings: earned.warnings }];
  });
}

function marginsOf(name: "operatingMargin" | "netMargin", years: readonly Year[]): Quantity[] {
  return years.map(({ revenue, earned }) => derive(name, shareOf, { part: earned, whole: revenue }));
}

/** Total earnings ÷ total revenue over all years: years of little revenue weigh little. */
function pooledMargin(name: "targetMargin" | "normalisedNetMargin", years: readonly Year[]): Quantity {
  return derive(name, pooledShare, {
    parts: years.map(({ earned }) => earned),
    wholes: years.map(({ revenue }) => revenue),
  });
}

/**
 * Operating margins for the valuation. Null with fewer than three years of them, or without one for the latest accounts.
 *
 * Ordinary company: from the latest margin to the median of the latest three that are known within five years. Cyclical
 * company: what up to ten years earned together from the first year on, because the latest point of a cycle says nothing
 * about the next ten years; those since a large part left, where they are enough. Scenarios: the lower quartile of ten years where that is lower, the upper one where that is
 * higher. With research as an investment, the margins are those of the years whose research is known.
 */
export function earningPowerOf(
  history: History,
  isCyclical: boolean,
  standIns: StandIns | null = null,
  research: Research | null = null,
): EarningPower | null {
  const earnedAt = (index: number) => {
    const ebit = ebitAt(history, index, standIns);
    return research ? researchAdjustedEbit(research, index, ebit) : ebit;
  };
  const decade = periodsAt(history, isCyclical ? yearsOfCycle(history) : history.within(cycleYears), earnedAt);
  const recent = periodsAt(history, history.within(normalYears), earnedAt);
  const [latest] = periodsAt(history, [history.latest], earnedAt);
  if (!latest || (isCyclical ? decade : recent).length < leastYears) return null;
  const target = isCyclical
    ? pooledMargin("targetMargin", decade)
    : derive("targetMargin", medianRate, { values: marginsOf("operatingMargin", recent.slice(-medianOf)) });
  const margins = marginsOf("operatingMargin", decade);
  const quartile = (quantile: number) =>
    derive("targetMargin", quantileRate, {
      values: margins,
      quantile: assumption("multipleQuantile", quantile, "rate", "scenario"),
    });
  const [low, high] = [quartile(0.25), quartile(0.75)];
  const baseMargin = isCyclical
    ? target
    : derive("baseMargin", shareOf, { part: latest.earned, whole: latest.revenue });
  return {
    baseMargin,
    targetMargin: {
      conservative: low.value < target.value ? low : target,
      neutral: target,
      optimistic: high.value > target.value ? high : target,
    },
    warnings: isCyclical
      ? ["midCycle", ...warningsIn(decade)]
      : [...warningsIn(recent), ...latest.warnings, ...(research?.warnings ?? [])],
  };
}

function warningsIn(years: readonly Year[]): Warning[] {
  return years.flatMap(({ warnings }) => [...warnings]);
}

/**
 * Net income of an ordinary year: latest revenue × the median of the latest three net margins (cyclical: of ten together). Where
 * the latest revenue is unknown, the median of the latest three net incomes (cyclical: the mean of ten). Null with fewer than
 * three years.
 */
export function normalEarningsOf(history: History, isCyclical: boolean): Known | null {
  const revenueNow = history.figure(history.latest, "revenue");
  if (!revenueNow) return earningsWithoutRevenue(history, isCyclical);
  if (revenueNow.value <= 0) return null;
  const years = periodsAt(history, isCyclical ? yearsOfCycle(history) : history.within(normalYears), (index) => {
    const netIncome = history.figure(index, "netIncome");
    return netIncome && { quantity: netIncome, warnings: [] };
  });
  if (years.length < leastYears) return null;
  const margin = isCyclical
    ? pooledMargin("normalisedNetMargin", years)
    : derive("normalisedNetMargin", medianRate, { values: marginsOf("netMargin", years.slice(-medianOf)) });
  const earnings = derive("normalisedEarnings", scaled, { share: margin, whole: revenueNow });
  return { quantity: earnings, warnings: warningsAgainst(history, earnings.value, isCyclical) };
}

/** Earnings that stand for themselves: what they were of revenue cannot be told. */
function earningsWithoutRevenue(history: History, isCyclical: boolean): Known | null {
  const indices = isCyclical ? yearsOfCycle(history) : history.within(leastYears);
  const values = indices.map((index) => history.figure(index, "netIncome")).filter(isPresent);
  if (values.length < leastYears || history.figure(history.latest, "netIncome") === null) return null;
  const earnings = derive("normalisedEarnings", isCyclical ? meanMoney : medianMoney, { values });
  return { quantity: earnings, warnings: ["revenueUnknown", ...warningsAgainst(history, earnings.value, isCyclical)] };
}

/** Net income of an ordinary year of a bank or insurer: latest equity × its median return of ten years. */
export function normalEarningsOnBook(history: History, returnOnEquity: Quantity | null): Known | null {
  const equity = history.figure(history.latest, "totalEquity");
  if (!returnOnEquity || !equity || equity.value <= 0) return null;
  const earnings = derive("normalisedEarnings", scaled, { share: returnOnEquity, whole: equity });
  return { quantity: earnings, warnings: warningsAgainst(history, earnings.value, false) };
}

function warningsAgainst(history: History, normal: number, isCyclical: boolean): Warning[] {
  if (isCyclical) return ["midCycle"];
  const latest = history.figure(history.latest, "netIncome")?.value ?? normal;
  return Math.abs(latest - normal) > 0.25 * Math.abs(normal) ? ["earningsNormalised"] : [];
}

/**
 * Return on the equity that each year opened with: the median of five years, of ten for those that earn on their book. Null
 * with fewer than two years in which the opening equity was above zero.
 */
export function returnOnEquityOf(history: History, years: "normal" | "cycle"): Quantity | null {
  const values = history
    .within(years === "cycle" ? cycleYears : normalYears)
    .map((index) => returnAt(history, index))
    .filter(isPresent);
  return values.length < 2 ? null : derive("normalisedReturnOnEquity", medianRate, { values });
}

function returnAt(history: History, index: number): Quantity | null {
  const before = yearBefore(history, index);
  const opening = before < 0 ? null : history.figure(before, "totalEquity");
  const netIncome = history.figure(index, "netIncome");
  if (!opening || opening.value <= 0 || !netIncome) return null;
  return derive("returnOnEquity", shareOf, { part: netIncome, whole: opening });
}
