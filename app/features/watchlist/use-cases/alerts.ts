import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import {
  type Alert,
  type AlertChange,
  type AlertCondition,
  differenceRange,
  mostAlertsOfCompany,
  priceRange,
} from "../contracts/watchlist.ts";
import { beginningOf } from "./alert-beginning.ts";
import { queryUnder, type WatchlistValuer } from "./watched-valuation.ts";
import { shownAlert } from "./watchlist.ts";
import type { KeptAlert } from "./watchlist-context.ts";

/** The condition of an alert, checked. `currencyOfPrice` is asked only of a price. */
export async function conditionOf(
  { measure, direction, threshold, status }: AlertChange,
  currencyOfPrice: () => Promise<string>,
): Promise<AlertCondition> {
  if (measure === "status") {
    refuse("direction", direction);
    refuse("threshold", threshold);
    if (status === undefined) throw new Failure("fieldRequired", { param: "status" });
    return { measure, status };
  }
  refuse("status", status);
  if (direction === undefined) throw new Failure("fieldRequired", { param: "direction" });
  if (threshold === undefined) throw new Failure("fieldRequired", { param: "threshold" });
  const { minimum, maximum } = measure === "gap" ? differenceRange : priceRange;
  if (!(threshold >= minimum && threshold <= maximum))
    throw new Failure("outOfRange", { param: "threshold", minimum, maximum });
  if (measure === "gap") return { measure, direction, threshold };
  return { measure, direction, threshold, currency: await currencyOfPrice() };
}

/** A field that means nothing beside the others: the caller meant something else. */
function refuse(param: string, value: unknown): void {
  if (value !== undefined) throw new Failure("fieldUnknown", { param });
}

/** An alert on a price is in the currency of the price, as it is now. */
export async function currencyOf(valuer: WatchlistValuer, ticker: string): Promise<string> {
  const { file } = await valuer.analyse(queryUnder(null, ticker, { providers: valuer.providers }));
  return file.fundamentals.quote?.currency ?? file.fundamentals.currency;
}

/**
 * Wants to hear of a company that is watched. What holds already is not told: only coming to it is, also when that happens before the
 * first check.
 */
export async function addAlert(
  context: AccountContext,
  account: Account,
  { ticker: written, valuer, ...change }: AlertChange & { ticker: string; valuer: WatchlistValuer },
): Promise<Alert> {
  const { watchlist } = context;
  const ticker = readTicker(written);
  if ((await watchlist.idOf(account.id, ticker)) === null) throw new Failure("notFound");
  const condition = await conditionOf(change, () => currencyOf(valuer, ticker));
  const beginning = await beginningOf(context, account, { ticker, condition, valuer });
  const wanted = { accountId: account.id, ticker, condition, beginning, now: context.now(), most: mostAlertsOfCompany };
  const added = await watchlist.addAlert(wanted);
  if (added === "tooMany") throw new Failure("tooManyAlerts", { maximum: mostAlertsOfCompany });
  if (added === "unknown") throw new Failure("notFound");
  return shownAlert(await alertOf(context, account, added.id));
}

/** Another condition, or muted, or heard again; either way it starts afresh. */
export async function changeAlert(
  context: AccountContext,
  account: Account,
  { id, valuer, ...change }: AlertChange & { id: string; valuer: WatchlistValuer },
): Promise<Alert> {
  const { ticker, condition: former } = await alertOf(context, account, id);
  const known = former.measure === "price" ? former.currency : null;
  const condition = await conditionOf(change, async () => known ?? (await currencyOf(valuer, ticker)));
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
