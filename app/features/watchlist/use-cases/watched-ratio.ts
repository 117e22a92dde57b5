import { areAccountsTooOld, latestAccountsEnd } from "@valora/valuation";
import { namesKind, readRatio } from "@valora/valuation/own-ratios";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { ToldOwnRatio } from "../../../core/fundamentals/contracts/told-own-ratio.ts";
import { tellOwnRatios } from "../../../core/fundamentals/use-cases/tell-own-ratios.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";

/** A ratio of the reader's own as an alert sees it: with a value, and the end of the fiscal year that it is of. */
export type WatchedRatio = Pick<ToldOwnRatio, "expression" | "unit" | "currency"> & {
  value: number;
  fiscalYearEnd: string;
  /** Whether it names a figure of the market or a value per share: then it is of the day of the price. */
  isOfPrice: boolean;
};

/**
 * The ratio of a condition, as the page of ratios of the company tells it: with the accounts of the last fiscal year, and at the market's
 * price. Null where it has no value, where the accounts are too old to judge by, and of another condition.
 */
export function watchedRatioIn(
  analysis: Pick<Analysis, "file" | "report">,
  condition: AlertCondition,
  now: Date,
): WatchedRatio | null {
  if (condition.measure !== "ratio") return null;
  const today = now.toISOString().slice(0, 10);
  const { ratio: expression, unit } = condition;
  const { ratio } = readRatio(expression);
  const [told] = tellOwnRatios({ ...analysis, asOf: null }, [{ place: "ratio", expression, unit }], today);
  if (ratio === null || told === undefined || told.unit !== unit) return null;
  const { value, currency, fiscalYearEnd } = told;
  const isOfPrice = namesKind(ratio, "market") || namesKind(ratio, "value");
  const accountsEnd = latestAccountsEnd(analysis.file.fundamentals);
  if (value === null || fiscalYearEnd === null || accountsEnd === null) return null;
  if (areAccountsTooOld(accountsEnd, today) || (isOfPrice && analysis.report.priceStanding?.silence)) return null;
  return { expression, unit, value, currency, fiscalYearEnd, isOfPrice };
}
