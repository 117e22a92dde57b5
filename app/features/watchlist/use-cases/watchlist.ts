import { ownPriceRange } from "@valora/valuation";
import { activePolicyOf } from "../../../core/policies/use-cases/policies.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import { mostWatched, type WatchedCompany, type WatchlistAnswer } from "../contracts/watchlist.ts";
import { type ListAsked, type ListContext, listedInTurn, valuedFor } from "./listed-for-reader.ts";
import { queryUnder, type WatchlistValuer, watchedValuationOf } from "./watched-valuation.ts";
import type { KeptAlert, WatchlistStore } from "./watchlist-context.ts";

/**
 * A person's watched companies, newest first, valued now by their active policy. The value of a company shows while the company
 * is open: a list that opened its companies every day by itself would use up the plan.
 */
export async function watchlistOf(
  context: ListContext & { watchlist: Pick<WatchlistStore, "alertsOf"> },
  account: Account,
  { valuer, opened, view }: ListAsked,
): Promise<WatchlistAnswer> {
  const { watchlist } = context;
  const [watched, alerts, { policy, valued }] = await Promise.all([
    watchlist.listOf(account.id),
    watchlist.alertsOf(account.id),
    valuedFor(context, account.id, view),
  ]);
  const valuing = { valuer, policy, opened, view: valued.view };
  const companies = await listedInTurn(watched, valuing, ({ id, addedAt }, listed) => ({
    ...{ id, addedAt: addedAt.toISOString(), ...listed },
    alerts: alerts.filter(({ ticker }) => ticker === listed.ticker).map(shownAlert),
  }));
  return { ...valued, companies };
}

export const shownAlert = ({ firedAt, ...alert }: KeptAlert) => ({
  ...alert,
  firedAt: firedAt?.toISOString() ?? null,
});

/** Watches a company from now on; one that cannot be analysed is refused with the reason. */
export async function watch(
  context: AccountContext,
  account: Account,
  { ticker, valuer }: { ticker: string; valuer: WatchlistValuer },
): Promise<WatchedCompany> {
  const { watchlist } = context;
  const policy = await activePolicyOf(context, account.id);
  const before = (await watchlist.listOf(account.id)).find((each) => each.ticker === ticker);
  const noted = before?.ownPrice ?? null;
  const query = queryUnder(policy, ticker, { providers: valuer.providers, noted });
  const valuation = watchedValuationOf(await valuer.analyse(query), noted);
  const added = await watchlist.add({ accountId: account.id, ticker, now: context.now(), most: mostWatched });
  if (added === "tooMany") throw new Failure("tooManyWatched", { maximum: mostWatched });
  const kept = (await watchlist.listOf(account.id)).find(({ id }) => id === added.id);
  const alerts = (await watchlist.alertsOf(account.id)).filter((alert) => alert.ticker === ticker);
  const addedAt = (kept?.addedAt ?? context.now()).toISOString();
  return { id: added.id, ticker, addedAt, ...valuation, failure: null, alerts: alerts.map(shownAlert) };
}

/** Notes what the person pays or would pay for a share of a watched company, of today; null forgets it. */
export async function noteOwnPrice(
  { watchlist, now }: AccountContext,
  account: Account,
  { id, price }: { id: string; price: number | null },
): Promise<void> {
  const { minimum, maximum } = ownPriceRange;
  if (price !== null && !(price >= minimum && price <= maximum))
    throw new Failure("outOfRange", { param: "price", minimum, maximum });
  if (!isUuid(id) || !(await watchlist.notePrice({ accountId: account.id, id, price, now: now() })))
    throw new Failure("notFound");
}

/** Forgets a company with its alerts; another person's is not there. */
export async function unwatch({ watchlist }: AccountContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await watchlist.remove(account.id, id))) throw new Failure("notFound");
}
