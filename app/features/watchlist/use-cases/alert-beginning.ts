import { activePolicyOf } from "../../../core/policies/use-cases/policies.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";
import { alertQuestion, basisOf, dayRead, readingAtFirst } from "./alert-reading.ts";
import { nextAlertState, sideOfThreshold } from "./alert-rules.ts";
import { watchedRatioIn } from "./watched-ratio.ts";
import { type WatchlistValuer, watchedValuationOf } from "./watched-valuation.ts";
import type { Beginning } from "./watchlist-context.ts";

type Made = { ticker: string; condition: AlertCondition; valuer: WatchlistValuer };

const unread: Beginning = { state: "unread", basis: "", asOf: null };

/**
 * The state in which an alert begins, by what the reader sees while making it: from there on every crossing is told, also one before
 * the first check. A company that cannot be valued now is read at the first check.
 */
export async function beginningOf(
  context: Pick<AccountContext, "watchlist" | "policies" | "now">,
  { id }: Pick<Account, "id">,
  { ticker, condition, valuer }: Made,
): Promise<Beginning> {
  const watched = (await context.watchlist.listOf(id)).find((each) => each.ticker === ticker);
  const policy = await activePolicyOf(context, id);
  const watching = { ticker, providers: valuer.providers, policy, ownPrice: watched?.ownPrice ?? null };
  const { query, noted } = alertQuestion(condition, watching);
  try {
    const analysis = await valuer.analyse(query);
    const now = context.now();
    const seen = {
      valuation: watchedValuationOf(analysis, noted),
      ratio: watchedRatioIn(analysis, condition, now),
    };
    const side = sideOfThreshold(condition, readingAtFirst(seen, now));
    if (side === null) return unread;
    const { state } = nextAlertState("unread", side);
    return { state, basis: basisOf(condition, policy, noted), asOf: dayRead(seen, now) };
  } catch (error) {
    if (error instanceof Failure) return unread;
    throw error;
  }
}
