import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { Failure } from "../../../failure.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import { minutesBetweenChecks } from "../contracts/watchlist.ts";
import { alertEvent } from "./alert-event.ts";
import { alertQuestion, basisOf, dayRead, readingOf, type Seen } from "./alert-reading.ts";
import { nextAlertState, sideOfThreshold } from "./alert-rules.ts";
import { watchedRatioIn } from "./watched-ratio.ts";
import { type WatchlistValuer, watchedValuationOf } from "./watched-valuation.ts";
import type { DueAlert, WatchlistStore } from "./watchlist-context.ts";

/** A crossing, the figures that it was seen in, and the name of the policy that they follow; null: none. */
export type TriggeredAlert = Seen & { alert: DueAlert; policy: string | null };

export type AlertContext = WatchlistValuer & {
  now(): Date;
  watchlist: Pick<WatchlistStore, "takeDue" | "fire" | "settle">;
  activePolicyOf(accountId: string): Promise<Policy | null>;
  write(triggered: TriggeredAlert): Promise<EventMail>;
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
  const known: Known = new Map();
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

/** What has been asked in a turn. */
type Known = Map<string, Promise<Seen | null>>;

/** Checks one alert; whether it fired. */
async function checkAlert(context: AlertContext, alert: DueAlert, known: Known): Promise<boolean> {
  const { condition, ownPrice } = alert;
  const policy = await context.activePolicyOf(alert.accountId);
  const watching = { ticker: alert.ticker, providers: context.providers, policy, ownPrice };
  const { query, noted } = alertQuestion(condition, watching);
  // What one has asked is what another with the same assumptions would be told.
  const ratio = condition.measure === "ratio" ? condition.ratio : null;
  const key = JSON.stringify({ ...query, policy: null, notedAt: noted?.notedAt, ratio });
  const asked = known.get(key) ?? seenFor(context, { query, noted, condition });
  known.set(key, asked);
  const seen = await asked;
  if (seen === null) return false;
  const now = context.now();
  const side = sideOfThreshold(condition, readingOf(seen, now));
  if (side === null) return false;
  const basis = basisOf(condition, policy, noted);
  const { state, fires } = nextAlertState(alert.basis === basis ? alert.state : "unread", side);
  const reading = { alert, basis, asOf: dayRead(seen, now), now };
  if (fires) {
    const triggered = { ...seen, alert, policy: policy?.name ?? null };
    return context.watchlist.fire({
      ...reading,
      mail: await context.write(triggered),
      event: alertEvent(triggered, now, context.addressOf),
    });
  }
  if (state !== alert.state || basis !== alert.basis) await context.watchlist.settle({ ...reading, state });
  return false;
}

/** Null where there is no reading: the alert keeps its state and the others are looked at. */
async function seenFor(
  { analyse, warn, now }: AlertContext,
  { query, noted, condition }: ReturnType<typeof alertQuestion> & Pick<DueAlert, "condition">,
): Promise<Seen | null> {
  try {
    const analysis = await analyse(query);
    return { valuation: watchedValuationOf(analysis, noted), ratio: watchedRatioIn(analysis, condition, now()) };
  } catch (error) {
    if (!(error instanceof Failure)) warn(error);
    return null;
  }
}
