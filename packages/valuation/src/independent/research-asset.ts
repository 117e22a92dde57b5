// A table of figures, not a calculation: how many years research of an industry is of use.
import { researchLifeOtherwise, researchLives } from "../company/earnings/research-lives.ts";
import type { Classification, CompanyType } from "../inputs/company-type.ts";
import { priorTo, type Row } from "./facts.ts";

/** Research as the asset that it makes, by the raw figures: what it adds to a year's operating income and to capital. */
export type ResearchAsset = { at: (row: Row) => number | null; added: (row: Row) => number | null };

const kinds: readonly CompanyType[] = [
  "mature",
  "assetLight",
  "growing",
  "turnaround",
  "negativeEquity",
  "unprofitableGrowth",
  "lossMaking",
];

/** Spending of this year and the ones before, as far back as no year is missing. */
function spendingTo(rows: readonly Row[], row: Row | undefined): number[] {
  if (row && row.age < 0) return spendingToMonths(rows, row);
  const spent = row?.get("researchAndDevelopment") ?? -1;
  return row && spent >= 0 ? [spent, ...spendingTo(rows, priorTo(rows, row))] : [];
}

/** Twelve months that end between two year ends hold a part of each of two years; so do the twelve before them. */
function spendingToMonths(rows: readonly Row[], { age, get }: Row): number[] {
  const years = spendingTo(
    rows,
    rows.find((row) => row.age === 0),
  );
  const earlier = years.slice(1).map((spent, back) => spent + ((years[back] ?? spent) - spent) * Math.min(1, -age));
  const now = get("researchAndDevelopment") ?? -1;
  return now < 0 ? [] : [now, ...earlier];
}

export function researchOf(
  rows: readonly Row[],
  industry: string | null,
  { type, rule }: Classification,
): ResearchAsset | null {
  const ofIndustry = industry === null ? undefined : researchLives.get(industry);
  const usual = ofIndustry ?? (rule === "researchIntensive" ? researchLifeOtherwise : 0);
  const spent = spendingTo(rows, rows[0]);
  // Losing two thirds in a year is no cut: the figures before and after are not of one thing.
  const isBroken = spent
    .slice(0, usual + 4)
    .some((amount, index) => amount < 0.35 * (spent[index + 1] ?? 0) && index < usual + 3);
  const life = Math.min(usual, spent.length - 3);
  if (!kinds.includes(type) || isBroken || life < 2 || (spent[0] ?? 0) <= 0) return null;
  return {
    at(row) {
      const last = spendingTo(rows, row).slice(0, life);
      return last.length < life ? null : last.reduce((sum, amount, age) => sum + amount * (1 - age / life), 0);
    },
    added(row) {
      const [now, ...before] = spendingTo(rows, row).slice(0, life + 1);
      if (now === undefined || before.length < life) return null;
      return now - before.reduce((sum, amount) => sum + amount / life, 0);
    },
  };
}
