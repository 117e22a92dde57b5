import type { AttemptFailure } from "../contracts/webhooks.ts";
import type { DeliveryQueue, DueDelivery } from "./webhook-context.ts";

const A_SECOND = 1_000;
const A_MINUTE = 60 * A_SECOND;
/** Longer than an attempt may take. */
const LEASE_IN_MILLISECONDS = A_MINUTE;
const MOST_AT_ONCE = 20;
/** One slow receiver holds up no other. */
const MOST_OF_ENDPOINT = 2;
const LOOK_IN_MILLISECONDS = 250;
/** How long to wait after each attempt that failed, a day in all; after the last one the delivery is dead. */
const waits = [5 * A_SECOND, ...[5, 30, 120, 300, 385, 600].map((minutes) => minutes * A_MINUTE)];
/** What a receiver may ask to wait. */
const LONGEST_ASKED_IN_MILLISECONDS = 60 * A_MINUTE;
/** Each wait is longer by up to this part, so that what failed together is not sent again together. */
const JITTER = 0.1;
/** How far ahead the next attempt may be, by the number of tries before it. */
const longest = [
  LEASE_IN_MILLISECONDS,
  ...waits.map((wait) => Math.max(wait, LONGEST_ASKED_IN_MILLISECONDS) * (1 + JITTER)),
];

/**
 * What an answer means. `again`: later, and not before so many milliseconds; `refused`: this message will never be taken, others may;
 * `gone`: no message will be, until the owner has changed or resumed the endpoint.
 */
export type Verdict = { kind: "sent" | "refused" | "gone" } | { kind: "again"; afterMilliseconds: number };

/** What came of an attempt. */
export type Outcome = {
  status: number | null;
  failure: AttemptFailure | null;
  excerpt: string | null;
  verdict: Verdict;
};

export type DeliveringContext = {
  now(): Date;
  /** Milliseconds, for durations. */
  clock(): number;
  /** From 0 to 1. */
  chance(): number;
  pause(milliseconds: number): Promise<void>;
  queue: DeliveryQueue;
  send(delivery: DueDelivery, signal: AbortSignal): Promise<Outcome>;
  warn(error: unknown): void;
};

/** Deliveries that a clock which was ahead has put off are due at once; says how many. */
export const recountDeliveries = ({ now, queue }: Pick<DeliveringContext, "now" | "queue">): Promise<number> =>
  queue.bringBack({ now: now(), longest });

/**
 * Sends what is due, several at once and at most two to one endpoint, until nothing is; says how many attempts were made. Each is taken
 * under a lease: a process that is killed leaves some that may have been sent, which are sent again, under the same id, when
 * the lease is over.
 */
export async function deliverWebhooks(context: DeliveringContext, signal: AbortSignal): Promise<number> {
  const running = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let count = 0;
  const begin = (delivery: DueDelivery) => {
    const { id } = delivery.endpoint;
    running.set(id, (running.get(id) ?? 0) + 1);
    count += 1;
    const attempt = attempted(context, delivery, signal)
      .catch(context.warn)
      .finally(() => {
        running.set(id, (running.get(id) ?? 1) - 1);
        underWay.delete(attempt);
      });
    underWay.add(attempt);
  };
  while (!signal.aborted) {
    const isAtRest = underWay.size === 0;
    const due = underWay.size < MOST_AT_ONCE ? await taken(context, running) : null;
    if (due !== null) begin(due);
    else if (isAtRest) break;
    // Where the last one has ended meanwhile, its endpoint was left out of the answer, and is asked for again at once.
    else if (underWay.size > 0) await Promise.race([...underWay, context.pause(LOOK_IN_MILLISECONDS)]);
  }
  await Promise.all(underWay);
  return count;
}

function taken({ queue, now }: DeliveringContext, running: ReadonlyMap<string, number>): Promise<DueDelivery | null> {
  const moment = now();
  const leaseUntil = new Date(moment.getTime() + LEASE_IN_MILLISECONDS);
  const busy = [...running].flatMap(([id, count]) => (count >= MOST_OF_ENDPOINT ? [id] : []));
  return queue.take({ now: moment, leaseUntil, busy });
}

async function attempted(context: DeliveringContext, delivery: DueDelivery, signal: AbortSignal): Promise<void> {
  const begunAt = context.now();
  const begun = context.clock();
  const { verdict, ...outcome } = await context.send(delivery, signal);
  // Cut off by the end of this process: nothing was learnt of it, and it is sent again when its lease is over.
  if (signal.aborted && outcome.status === null) return;
  const milliseconds = Math.round(context.clock() - begun);
  const attempt = { number: delivery.number, begunAt, milliseconds, ...outcome };
  await context.queue.ended({ id: delivery.id, attempt, ...stateAfter(context, delivery, verdict) });
}

function stateAfter({ now, chance }: DeliveringContext, { tries }: DueDelivery, verdict: Verdict) {
  if (verdict.kind === "sent") return { state: "sent", nextAttemptAt: null, isGone: false } as const;
  const wait = waits[tries - 1];
  if (verdict.kind !== "again" || wait === undefined)
    return { state: "dead", nextAttemptAt: null, isGone: verdict.kind === "gone" } as const;
  const asked = Math.min(verdict.afterMilliseconds, LONGEST_ASKED_IN_MILLISECONDS);
  const later = Math.max(wait, asked) * (1 + JITTER * chance());
  const nextAttemptAt = new Date(now().getTime() + later);
  return { state: "retry", nextAttemptAt, isGone: false } as const;
}
