import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { Failure } from "../../../failure.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import { minutesBetweenChecks } from "../contracts/watchlist.ts";
import { alertEvent } from "./alert-event.ts";
import { basisOf, dayRead, readingOf } from "./alert-reading.ts";
import { nextAlertState, sideOfThreshold } from "./alert-rules.ts";
import { queryUnder, type WatchedValuation, type WatchlistValuer, watchedValuationOf } from "./watched-valuation.ts";
import type { DueAlert, WatchlistStore } from "./watchlist-context.ts";

/** A crossing, the figures that it was seen in, and the name of the policy that they follow; null: none. */
export type TriggeredAlert = { alert: DueAlert; valuation: WatchedValuation; policy: string | null };

export type AlertContext = WatchlistValuer & {
  now(): Date;
  watchlist: Pick<WatchlistStore, "takeDue" | "fire" | "settle">;
  activePolicyOf(accountId: string): Promise<Policy | null>;
  write(told: TriggeredAlert): Promise<EventMail>;
  /** A page of this site, in full. */
  addressOf(path: string): string;
  /** Hears of a company that cannot be valued through a mistake of ours. */
  warn(error: unknown): void;
};

export type Checked = { checked: number; told: number };

const A_MINUTE = 60_000;

/**
 * Looks at every alert whose turn has come and queues a mail, and what endpoints are told, for each crossing; several processes may at once. Each is taken when it is
 * looked at: a process that is killed leaves one for the next turn.
 */
export async function checkAlerts(context: AlertContext, signal: AbortSignal): Promise<Checked> {
  const begun = context.now();
  // A little less than from one turn to the next, so that a turn that begins early leaves none out.
  const checkedBefore = new Date(begun.getTime() - (minutesBetweenChecks - 1) * A_MINUTE);
  const known = new Map<string, Promise<WatchedValuation | null>>();
  const done: Checked = { checked: 0, told: 0 };
  for (;;) {
    signal.throwIfAborted();
    const [alert] = await context.watchlist.takeDue({ now: begun, checkedBefore, most: 1 });
    if (alert === undefined) return done;
    const isTold = await checkAlert(context, alert, known);
    done.checked += 1;
    done.told += isTold ? 1 : 0;
    await context.pause();
  }
}

/** Checks one alert; whether it fired. */
async function checkAlert(
  context: AlertContext,
  alert: DueAlert,
  known: Map<string, Promise<WatchedValuation | null>>,
): Promise<boolean> {
  const policy = await context.activePolicyOf(alert.accountId);
  // A price of the market is none of the reader's; what a share is worth beside a price is told by the reader's.
  const noted = alert.condition.measure === "price" ? null : alert.ownPrice;
  const query = queryUnder(policy, alert.ticker, { providers: context.providers, noted });
  // What one has asked is what another with the same assumptions would be told.
  const question = JSON.stringify({ ...query, policy: null, notedAt: noted?.notedAt });
  const asked = known.get(question) ?? watchedValuationFor(context, query, noted);
  known.set(question, asked);
  const valuation = await asked;
  if (valuation === null) return false;
  const now = context.now();
  const side = sideOfThreshold(alert.condition, readingOf(valuation, now));
  if (side === null) return false;
  const basis = basisOf(alert.condition, policy, noted);
  const { state, fires } = nextAlertState(alert.basis === basis ? alert.state : "unread", side);
  const reading = { alert, basis, asOf: dayRead(valuation, now), now };
  if (fires) {
    const seen = { alert, valuation, policy: policy?.name ?? null };
    const page = context.addressOf(`/analysis/${encodeURIComponent(alert.ticker)}`);
    return context.watchlist.fire({
      ...reading,
      mail: await context.write(seen),
      event: alertEvent(seen, now, page),
    });
  }
  if (state !== alert.state || basis !== alert.basis) await context.watchlist.settle({ ...reading, state });
  return false;
}

/** Null where there is no reading: the alert keeps its state and the others are looked at. */
async function watchedValuationFor(
  { analyse, warn }: AlertContext,
  query: AnalysisQuery,
  noted: NotedPrice | null,
): Promise<WatchedValuation | null> {
  try {
    return watchedValuationOf(await analyse(query), noted);
  } catch (error) {
    if (!(error instanceof Failure)) warn(error);
    return null;
  }
}
