import { activePolicyOf } from "../../../core/policies/use-cases/policies.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";
import { basisOf, dayRead, readingOf } from "./alert-reading.ts";
import { nextAlertState, sideOfThreshold } from "./alert-rules.ts";
import { queryUnder, type WatchlistValuer, watchedValuationOf } from "./watched-valuation.ts";
import type { Beginning } from "./watchlist-context.ts";

type Made = { ticker: string; condition: AlertCondition; valuer: WatchlistValuer };

const unread: Beginning = { state: "unread", basis: "", asOf: null };

/**
 * The state in which an alert begins, by what the reader sees while making it: from there on every crossing is told, also one before
 * the first check. A price of some days ago counts here, because it is what the reader sees; a company that cannot be valued now is
 * read at the first check.
 */
export async function beginningOf(
  context: Pick<AccountContext, "watchlist" | "policies" | "now">,
  { id }: Pick<Account, "id">,
  { ticker, condition, valuer }: Made,
): Promise<Beginning> {
  const watched = (await context.watchlist.listOf(id)).find((each) => each.ticker === ticker);
  const noted = condition.measure === "price" ? null : (watched?.ownPrice ?? null);
  const policy = await activePolicyOf(context, id);
  try {
    const analysis = await valuer.analyse(queryUnder(policy, ticker, { providers: valuer.providers, noted }));
    const valuation = watchedValuationOf(analysis, noted);
    const now = context.now();
    const side = sideOfThreshold(condition, { ...readingOf(valuation, now), isFresh: valuation.price !== null });
    if (side === null) return unread;
    const { state } = nextAlertState("unread", side);
    return { state, basis: basisOf(condition, policy, noted), asOf: dayRead(valuation, now) };
  } catch (error) {
    if (error instanceof Failure) return unread;
    throw error;
  }
}
