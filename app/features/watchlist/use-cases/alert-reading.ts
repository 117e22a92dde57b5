import { formNames } from "@valora/valuation";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { type AlertCondition, oldestPriceInDays } from "../contracts/watchlist.ts";
import type { Reading } from "./alert-rules.ts";
import type { WatchedValuation } from "./watched-valuation.ts";

const A_DAY = 86_400_000;

/** The day that a reading is of: of the price; of a noted price, which holds until another is noted, today. */
export const dayRead = ({ price, ownPrice }: WatchedValuation, now: Date): string =>
  ownPrice === null ? (price?.asOf ?? "") : now.toISOString().slice(0, 10);

/** The reading of a valuation: its price counts while it is fresh. */
export function readingOf(valuation: WatchedValuation, now: Date): Reading {
  const { price, gap, status } = valuation;
  return {
    price: price?.value ?? null,
    currency: price?.currency ?? "",
    difference: gap,
    status,
    isFresh: price !== null && isFreshPrice(dayRead(valuation, now), now),
  };
}

/** Whether a price of a day says something of today; in the east tomorrow has begun. */
export function isFreshPrice(asOf: string, now: Date): boolean {
  const age = (Date.parse(now.toISOString().slice(0, 10)) - Date.parse(asOf)) / A_DAY;
  return age >= -1 && age <= oldestPriceInDays;
}

/** The assumptions and the provider of a reading. A price is the same under any assumptions, but not from any provider. */
export function basisOf({ measure }: AlertCondition, policy: Policy | null, noted: NotedPrice | null): string {
  const { scenario = null, wacc = null, growth = null, horizon = null, source = null, view = null } = policy ?? {};
  // What is left open is not written, so that states which were read before there was a choice still hold.
  const forms = formNames.flatMap((name) => policy?.[name] ?? []);
  const open = [...(noted ? [noted.value] : []), ...(view === null ? [] : [view]), ...forms];
  return JSON.stringify(measure === "price" ? [source] : [scenario, wacc, growth, horizon, source, ...open]);
}
