import type { Classification, CompanyType } from "../../inputs/company-type.ts";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { IsoDate, Money, Ratio, Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity, type Step } from "../../trace/trace.ts";
import { sum } from "../../trace/traced-formulas/figures.ts";
import {
  acrossYears,
  researchAdjusted,
  researchAmortization,
  unamortisedResearch,
} from "../../trace/traced-formulas/research.ts";
import { endOf, type History, type Known, yearBefore } from "../accounts/history.ts";
import { researchLifeOtherwise, researchLives } from "./research-lives.ts";

/** Research that falls below this share of the year before was not cut: it is another figure under the same name. */
const broken: Ratio = 0.35;
/** Margins of at least this many years must remain when the years before them have gone into the asset. */
const leastMargins = 3;
const leastLife: Years = 2;
/** Kinds of company whose operating margins come from single years: those of a cycle need all ten. */
const kinds: ReadonlySet<CompanyType> = new Set([
  "mature",
  "assetLight",
  "growing",
  "turnaround",
  "negativeEquity",
  "unprofitableGrowth",
  "lossMaking",
]);

/** A year's research, and what the asset that earlier research made lost in that year. */
export type ResearchYear = { spending: Quantity; amortization: Quantity };

/** Research treated as the investment it is. */
export type Research = {
  /** Its book value on the latest balance sheet, if it were capitalised. */
  asset: Step;
  /** The same on an earlier balance sheet; null where too few years before it are known. */
  assetAt: (index: number) => Step | null;
  /** Null for years without enough known ones before. */
  at: (index: number) => ResearchYear | null;
  warnings: readonly Warning[];
};

/**
 * Research as an asset, for companies that live on it: those of an industry with a known life of research, and those that
 * spend 8 % of their revenue or more.
 *
 * Operating income rises by the year's spending less amortisation, capital by the asset; so margin, return on capital,
 * reinvestment and growth change together. Where too few years are known, the life is shortened, and said, so that three
 * years of margins remain; null when it would fall under two years, and where the series is broken (`researchBreakOf`). Tax is the rate on the higher profit, which is a
 * little more than what is paid. A user may set the life, for any kind of company, or 0 for research as an expense. Development that the statements have capitalised already is not in the figure.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function researchOf(inputs: {
  fundamentals: Fundamentals;
  classification: Classification;
  history: History;
  chosenLife?: Years | undefined;
}): Research | null {
  const { history, chosenLife } = inputs;
  const usual = chosenLife ?? usualLifeOf(inputs);
  const least = chosenLife === undefined ? leastLife : Math.min(leastLife, chosenLife);
  if (usual === null || usual <= 0) return null;
  const known = spendingUntil(history, history.latest);
  if (researchBreakOf(inputs)) return null;
  const years = Math.min(usual, known.length - leastMargins);
  if (years < least || (known[0]?.value ?? 0) <= 0) return null;
  const life = assumption("researchLife", years, "years", years === chosenLife ? "user" : "convention");
  const byIndex = new Map<number, ResearchYear | null>();
  const asset = assetOf(known.slice(0, years), life);
  return {
    asset,
    assetAt(index) {
      if (index === history.latest) return asset;
      const spending = spendingUntil(history, index).slice(0, years);
      return spending.length < years ? null : assetOf(spending, life);
    },
    at(index) {
      const before = byIndex.get(index);
      if (before !== undefined) return before;
      const year = yearAt(history, index, life);
      byIndex.set(index, year);
      return year;
    },
    warnings: ["researchCapitalised", ...(years < usual ? (["researchLifeShortened"] as const) : [])],
  };
}

/** A year in which research lost more than 65 %, and what it was before. */
export type ResearchBreak = { fiscalYearEnd: IsoDate; from: Money; to: Money };

/**
 * The latest break among the years that the asset and its margins would count; null without one, and for companies whose
 * research is no asset. Research in process that was bought, or a part of the company's, often stands under the name of all of it.
 */
export function researchBreakOf(inputs: {
  fundamentals: Fundamentals;
  classification: Classification;
  history: History;
  chosenLife?: Years | undefined;
}): ResearchBreak | null {
  const { history, chosenLife } = inputs;
  const usual = chosenLife ?? usualLifeOf(inputs);
  if (usual === null || usual <= 0) return null;
  const counted = spentUntilNow(history).slice(0, usual + leastMargins + 1);
  const at = counted.findIndex(({ amount }, index) => {
    const before = counted[index + 1]?.amount ?? 0;
    return before > 0 && amount < broken * before;
  });
  const [after, before] = [counted[at], counted[at + 1]];
  if (!after || !before) return null;
  return { fiscalYearEnd: after.end, from: before.amount, to: after.amount };
}

/** Filed research expense, latest first: of the last twelve months where they count, and of each fiscal year. */
function spentUntilNow(history: History): { end: IsoDate; amount: Money }[] {
  const { latest, latestYear } = history;
  const now = latest > latestYear ? history.figure(latest, "researchAndDevelopment") : null;
  const years = spendingUntil(history, latestYear).map(({ value }, age) => ({
    end: endOf(history, latestYear - age),
    amount: value,
  }));
  return now ? [{ end: endOf(history, latest), amount: now.value }, ...years] : years;
}

/** Operating income with research as an investment: + spending − amortisation. Null without the research of the year. */
export function researchAdjustedEbit(research: Research, index: number, ebit: Known | null): Known | null {
  const year = research.at(index);
  if (!year || !ebit) return null;
  const { spending, amortization } = year;
  return {
    quantity: derive("researchAdjustedEbit", researchAdjusted, { ebit: ebit.quantity, spending, amortization }),
    warnings: ebit.warnings,
  };
}

function usualLifeOf(inputs: { fundamentals: Fundamentals; classification: Classification }): Years | null {
  const { industry } = inputs.fundamentals;
  const { type, rule } = inputs.classification;
  if (!kinds.has(type)) return null;
  const life = industry === null ? undefined : researchLives.get(industry);
  return life ?? (rule === "researchIntensive" ? researchLifeOtherwise : null);
}

/** Spending of this year, of the one before and so on, as far back as no year is missing. */
function spendingUntil(history: History, index: number): Quantity[] {
  if (index > history.latestYear) return spendingOfMonths(history, index);
  const spending: Quantity[] = [];
  for (let each = index; each >= 0; each = yearBefore(history, each)) {
    const amount = history.figure(each, "researchAndDevelopment");
    if (!amount || amount.value < 0) break;
    spending.push(amount);
  }
  return spending;
}

/**
 * Of twelve months that are no fiscal year, and of the twelve before them and so on: each of these as much of the later and
 * of the earlier of the two years that it lies in as it holds of them.
 */
function spendingOfMonths(history: History, index: number): Quantity[] {
  const now = history.figure(index, "researchAndDevelopment");
  if (!now || now.value < 0) return [];
  const part = assumption("elapsedYears", Math.min(1, -(history.ages[index] ?? 0)), "years");
  const years = spendingUntil(history, history.latestYear);
  const before = years.slice(1).flatMap((earlier, age) => {
    const later = years[age];
    return later ? [derive("researchOfTwelveMonths", acrossYears, { later, earlier, part })] : [];
  });
  return [now, ...before];
}

function assetOf(spending: readonly Quantity[], life: Quantity): Step {
  const terms = spending.map((amount, index) => {
    const age = assumption("elapsedYears", index, "years");
    return derive("researchAsset", unamortisedResearch, { spending: amount, age, life });
  });
  return derive("researchAsset", sum, { terms });
}

function yearAt(history: History, index: number, life: Quantity): ResearchYear | null {
  const [spending, ...earlier] = spendingUntil(history, index).slice(0, life.value + 1);
  if (!spending || earlier.length < life.value) return null;
  return { spending, amortization: derive("researchAmortization", researchAmortization, { earlier, life }) };
}
