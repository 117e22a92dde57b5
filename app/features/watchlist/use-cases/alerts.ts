import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import { type Alert, type AlertChange, mostAlertsOfCompany } from "../contracts/watchlist.ts";
import { beginningOf } from "./alert-beginning.ts";
import { conditionOf, thresholdCurrency } from "./alert-condition.ts";
import type { WatchlistValuer } from "./watched-valuation.ts";
import { shownAlert } from "./watchlist.ts";
import type { KeptAlert } from "./watchlist-context.ts";

/**
 * Wants to hear of a company that is watched. What holds already is not told: only coming to it is, also when that happens before the
 * first check. Throws `companyNotFollowed`, `tooManyAlerts`.
 */
export async function addAlert(
  context: AccountContext,
  account: Account,
  { ticker: written, valuer, ...change }: AlertChange & { ticker: string; valuer: WatchlistValuer },
): Promise<Alert> {
  const { watchlist } = context;
  const ticker = readTicker(written);
  if ((await watchlist.idOf(account.id, ticker)) === null) throw new Failure("companyNotFollowed", { ticker });
  const condition = await conditionOf(change, thresholdCurrency(valuer, ticker));
  const beginning = await beginningOf(context, account, { ticker, condition, valuer });
  const wanted = { accountId: account.id, ticker, condition, beginning, now: context.now(), most: mostAlertsOfCompany };
  const added = await watchlist.addAlert(wanted);
  if (added === "tooMany") throw new Failure("tooManyAlerts", { maximum: mostAlertsOfCompany });
  if (added === "unknown") throw new Failure("companyNotFollowed", { ticker });
  return shownAlert(await alertOf(context, account, added.id));
}

/** Another condition, or muted, or heard again; either way it starts afresh. */
export async function changeAlert(
  context: AccountContext,
  account: Account,
  { id, valuer, ...change }: AlertChange & { id: string; valuer: WatchlistValuer },
): Promise<Alert> {
  const { ticker, condition: former } = await alertOf(context, account, id);
  const presentCurrency = thresholdCurrency(valuer, ticker);
  const condition = await conditionOf(
    change,
    async (measure) => (former.measure === measure && former.currency) || (await presentCurrency(measure)),
  );
  const isMuted = change.isMuted ?? null;
  const beginning = await beginningOf(context, account, { ticker, condition, valuer });
  if (!(await context.watchlist.changeAlert({ accountId: account.id, id, condition, beginning, isMuted })))
    throw new Failure("notFound");
  return shownAlert(await alertOf(context, account, id));
}

async function alertOf({ watchlist }: AccountContext, account: Account, id: string): Promise<KeptAlert> {
  const alert = isUuid(id) ? (await watchlist.alertsOf(account.id)).find((each) => each.id === id) : undefined;
  if (alert === undefined) throw new Failure("notFound");
  return alert;
}

export async function removeAlert({ watchlist }: AccountContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await watchlist.removeAlert(account.id, id))) throw new Failure("notFound");
}

/** The link in a mail ends that mail's alert, and nothing else. */
export async function muteAlert({ watchlist }: AccountContext, key: string): Promise<void> {
  if (!isUuid(key) || !(await watchlist.mute(key))) throw new Failure("tokenInvalid");
}
