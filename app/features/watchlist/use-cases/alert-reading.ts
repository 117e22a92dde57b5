import { formNames } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { type AlertCondition, oldestPriceInDays } from "../contracts/watchlist.ts";
import type { Reading } from "./alert-rules.ts";
import type { WatchedRatio } from "./watched-ratio.ts";
import { queryUnder, type WatchedValuation, type WatchlistValuer } from "./watched-valuation.ts";

const A_DAY = 86_400_000;

/** What an alert reads: the valuation of a company, and the ratio that is watched; null: another measure is, or it is unknown. */
export type Seen = { valuation: WatchedValuation; ratio: WatchedRatio | null };

type Watching = { policy: Policy | null; ownPrice: NotedPrice | null };

/**
 * The question that an alert puts. What a share is worth is told by the policy in use and beside the price that the reader has noted; a
 * price of the market is none of the reader's, and a ratio is that of its page, which follows no policy.
 */
export function alertQuestion(
  { measure }: AlertCondition,
  { ticker, providers, policy, ownPrice }: Watching & { ticker: string } & Pick<WatchlistValuer, "providers">,
): { query: AnalysisQuery; noted: NotedPrice | null } {
  const noted = measure === "price" || measure === "ratio" ? null : ownPrice;
  const followed = measure === "ratio" ? null : policy;
  return { query: queryUnder(followed, ticker, { providers, noted }), noted };
}

/** Whether a reading rests on a price: all do but that of a ratio of the accounts alone. */
const isOfPrice = ({ ratio }: Seen): boolean => ratio === null || ratio.isOfPrice;

/**
 * The day that a reading is of: of the price; of a noted price, which holds until another is noted, today; of a ratio of the accounts
 * alone the end of their fiscal year.
 */
export function dayRead(seen: Seen, now: Date): string {
  const { price, ownPrice } = seen.valuation;
  if (seen.ratio !== null && !isOfPrice(seen)) return seen.ratio.fiscalYearEnd;
  return ownPrice === null ? (price?.asOf ?? "") : now.toISOString().slice(0, 10);
}

/** The reading of what is seen: a price counts while it is fresh. */
export function readingOf(seen: Seen, now: Date): Reading {
  const { price, gap, status } = seen.valuation;
  return {
    price: price?.value ?? null,
    currency: price?.currency ?? "",
    difference: gap,
    status,
    ratio: seen.ratio,
    isFresh: !isOfPrice(seen) || (price !== null && isFreshPrice(dayRead(seen, now), now)),
  };
}

/** The reading by which an alert begins: a price of some days ago counts too, because it is what the reader sees. */
export const readingAtFirst = (seen: Seen, now: Date): Reading => ({
  ...readingOf(seen, now),
  isFresh: !isOfPrice(seen) || seen.valuation.price !== null,
});

/** Whether a price of a day says something of today; in the east tomorrow has begun. */
export function isFreshPrice(asOf: string, now: Date): boolean {
  const age = (Date.parse(now.toISOString().slice(0, 10)) - Date.parse(asOf)) / A_DAY;
  return age >= -1 && age <= oldestPriceInDays;
}

/** The assumptions and the provider of a reading. A price is the same under any assumptions, but not from any provider; a ratio follows neither. */
export function basisOf({ measure }: AlertCondition, policy: Policy | null, noted: NotedPrice | null): string {
  const { scenario = null, wacc = null, growth = null, horizon = null, source = null, view = null } = policy ?? {};
  // What is left open is not written, so that states which were read before there was a choice still hold.
  const forms = formNames.flatMap((name) => policy?.[name] ?? []);
  const open = [...(noted ? [noted.value] : []), ...(view === null ? [] : [view]), ...forms];
  const ofValue = [scenario, wacc, growth, horizon, source, ...open];
  const basisBy = { ratio: [], price: [source], gap: ofValue, status: ofValue };
  return JSON.stringify(basisBy[measure]);
}
