import { priceAgeOf } from "@valora/valuation";
import type { Account, AccountContext } from "../../../features/accounts/use-cases/account-context.ts";

/** A price that a person has noted for a company; after 180 days nothing is judged by it. */
export type OwnPrice = { value: number; notedAt: string; isRecent: boolean };

/** By symbol. */
export type OwnPrices = ReadonlyMap<string, OwnPrice>;

/** The prices that a person has noted in their watchlist. */
export async function ownPricesOf(
  { watchlist, now }: Pick<AccountContext, "watchlist" | "now">,
  { id }: Pick<Account, "id">,
): Promise<OwnPrices> {
  const today = now().toISOString().slice(0, 10);
  const watched = await watchlist.listOf(id);
  return new Map(
    watched.flatMap(({ ticker, ownPrice }): [string, OwnPrice][] => {
      if (ownPrice === null) return [];
      const notedAt = ownPrice.notedAt.toISOString();
      const isRecent = priceAgeOf({ asOf: notedAt.slice(0, 10), today }).kind !== "stale";
      return [[ticker, { value: ownPrice.value, notedAt, isRecent }]];
    }),
  );
}
