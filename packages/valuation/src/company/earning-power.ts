import type { Warning } from "../outcome.ts";
import { averageRate, medianRate, quantileRate, scaled, shareOf } from "../steps/figures.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import type { Years } from "../units.ts";
import { ebitAt } from "./base-figures.ts";
import { type History, isPresent, type Known, yearBefore } from "./history.ts";

/** What a company earns in an ordinary year: margins and returns of several years instead of those of the last one. */
export type EarningPower = {
  /** Operating margin of the latest year; of an average year for a cyclical company. */
  baseMargin: Quantity;
  /** Operating margin it converges to, by scenario position. */
  targetMargin: Readonly<Record<"conservative" | "neutral" | "optimistic", Quantity>>;
  warnings: readonly Warning[];
};

const normalYears: Years = 5;
const cycleYears: Years = 10;
const leastYears = 3;

/** Operating margins of the last `years`, oldest first; years without revenue are left out. */
export function operatingMargins(history: History, years: Years): { margins: Quantity[]; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const margins = history.within(years).flatMap((index) => {
    const revenue = history.figure(index, "revenue");
    const ebit = ebitAt(history, index);
    if (!revenue || revenue.value <= 0 || !ebit) return [];
    warnings.push(...ebit.warnings);
    return [derive("operatingMargin", shareOf, { part: ebit.quantity, whole: revenue })];
  });
  return { margins, warnings };
}

/**
 * Operating margins for the valuation. Null with fewer than three years of them.
 *
 * Ordinary company: from the latest margin to the median of five years. Cyclical company: the mean of up to ten years from
 * the first year on, because the latest point of a cycle says nothing about the next ten years. Scenarios: the quartiles of
 * ten years.
 */
export function earningPowerOf(history: History, isCyclical: boolean): EarningPower | null {
  const decade = operatingMargins(history, cycleYears);
  const recent = operatingMargins(history, normalYears);
  if ((isCyclical ? decade : recent).margins.length < leastYears) return null;
  const latest = recent.margins.at(-1);
  if (!latest) return null;
  const target = isCyclical
    ? derive("targetMargin", averageRate, { values: decade.margins })
    : derive("targetMargin", medianRate, { values: recent.margins });
  const quartile = (quantile: number) =>
    derive("targetMargin", quantileRate, {
      values: decade.margins,
      quantile: assumption("multipleQuantile", quantile, "rate", "scenario"),
    });
  return {
    baseMargin: isCyclical ? target : latest,
    targetMargin: { conservative: quartile(0.25), neutral: target, optimistic: quartile(0.75) },
    warnings: isCyclical ? ["midCycle", ...decade.warnings] : recent.warnings,
  };
}

/**
 * Net income of an ordinary year: latest revenue × the median net margin of five years (cyclical: mean of ten). Null
 * without revenue or with fewer than three years.
 */
export function normalEarningsOf(history: History, isCyclical: boolean): Known | null {
  const revenueNow = history.figure(history.latest, "revenue");
  if (!revenueNow || revenueNow.value <= 0) return null;
  const margins = history.within(isCyclical ? cycleYears : normalYears).flatMap((index) => {
    const revenue = history.figure(index, "revenue");
    const netIncome = history.figure(index, "netIncome");
    if (!revenue || revenue.value <= 0 || !netIncome) return [];
    return [derive("netMargin", shareOf, { part: netIncome, whole: revenue })];
  });
  if (margins.length < leastYears) return null;
  const margin = derive("normalisedNetMargin", isCyclical ? averageRate : medianRate, { values: margins });
  const earnings = derive("normalisedEarnings", scaled, { share: margin, whole: revenueNow });
  return { quantity: earnings, warnings: warningsAgainst(history, earnings.value, isCyclical) };
}

/** Net income of an ordinary year of a bank or insurer: latest equity × its median return. */
export function normalEarningsOnBook(history: History): Known | null {
  const returnOnEquity = returnOnEquityOf(history);
  const equity = history.figure(history.latest, "totalEquity");
  if (!returnOnEquity || !equity || equity.value <= 0) return null;
  const earnings = derive("normalisedEarnings", scaled, { share: returnOnEquity.neutral, whole: equity });
  return { quantity: earnings, warnings: warningsAgainst(history, earnings.value, false) };
}

function warningsAgainst(history: History, normal: number, isCyclical: boolean): Warning[] {
  if (isCyclical) return ["midCycle"];
  const latest = history.figure(history.latest, "netIncome")?.value ?? normal;
  return Math.abs(latest - normal) > 0.25 * Math.abs(normal) ? ["earningsNormalised"] : [];
}

/** Return on the equity that each year opened with: five-year median, and the quartiles of ten for the scenarios. */
export type ReturnOnEquity = Readonly<Record<"conservative" | "neutral" | "optimistic", Quantity>>;

/** Null with fewer than two years in which the opening equity was above zero. */
export function returnOnEquityOf(history: History): ReturnOnEquity | null {
  const returnsOver = (years: Years) =>
    history
      .within(years)
      .map((index) => returnAt(history, index))
      .filter(isPresent);
  const recent = returnsOver(normalYears);
  const decade = returnsOver(cycleYears);
  if (recent.length < 2) return null;
  const quartile = (quantile: number) =>
    derive("normalisedReturnOnEquity", quantileRate, {
      values: decade,
      quantile: assumption("multipleQuantile", quantile, "rate", "scenario"),
    });
  return {
    conservative: quartile(0.25),
    neutral: derive("normalisedReturnOnEquity", medianRate, { values: recent }),
    optimistic: quartile(0.75),
  };
}

function returnAt(history: History, index: number): Quantity | null {
  const before = yearBefore(history, index);
  const opening = before < 0 ? null : history.figure(before, "totalEquity");
  const netIncome = history.figure(index, "netIncome");
  if (!opening || opening.value <= 0 || !netIncome) return null;
  return derive("returnOnEquity", shareOf, { part: netIncome, whole: opening });
}
