import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { Failure } from "../../../failure.ts";
import type { PriceRound, PricesAsked } from "../contracts/price-runs.ts";

export type PriceRoundStore = {
  /** Latest first. */
  latest(most: number): Promise<readonly PriceRound[]>;
  /** Begins a round, unless one is open. */
  begin(round: { id: string; provider: string; at: Date }): Promise<void>;
  keep(round: Pick<PriceRound, "id" | "endedAt" | "stopped" | "againAt"> & { asked: PricesAsked }): Promise<void>;
  /** Deletes rounds that ended and began before a moment. */
  forget(before: Date): Promise<void>;
};

/** Why asking has stopped before its end; `until` is when it may go on, where that is known. */
type Stop = { reason: "limited" | "unreachable" | "keyRefused" | "aborted"; until: string | null };

export type PriceRoundContext = {
  store: PriceRoundStore;
  now(): Date;
  freshId(): string;
  /** The provider that is asked each day; null: none is. */
  provider: string | null;
  /** Asks it about all companies of which it has not told yet, and keeps the prices that are taken. */
  ask(signal: AbortSignal): Promise<PricesAsked & { stopped: Stop | null }>;
};

/** What administrators see: the provider that is asked each day, its name, and the latest rounds. */
export type PriceRounds = { provider: string | null; rounds: readonly PriceRound[] };

/** Exchanges of Europe and America have closed, on working days. */
const HOUR = 22;
const MINUTE = 30;
const AGAIN_AFTER_IN_MILLISECONDS = 3_600_000;
const KEPT_FOR_IN_MILLISECONDS = 60 * 86_400_000;
const MOST_SHOWN = 10;

/** The last moment of a working day at which prices are due. */
export function lastDue(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(HOUR, MINUTE, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  while (due.getUTCDay() === 0 || due.getUTCDay() === 6) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}

/** Whether a round is open and may go on, or a new one is due since the last one and since this process began. */
export function isDue(last: PriceRound | undefined, now: Date, startedAt: Date): boolean {
  if (last?.endedAt === null) return last.againAt === null || last.againAt <= now;
  return lastDue(now) > (last?.begunAt ?? startedAt);
}

/** Asks for prices when they are due, and goes on with a round that was interrupted. Null: nothing is due, or it was stopped. */
export async function refreshWhenDue(
  { store, now, freshId, provider, ask }: PriceRoundContext,
  { startedAt, signal }: { startedAt: Date; signal: AbortSignal },
): Promise<PriceRound | null> {
  if (provider === null) return null;
  const [last] = await store.latest(1);
  if (!isDue(last, now(), startedAt)) return null;
  if (last?.endedAt !== null) await store.begin({ id: freshId(), provider, at: now() });
  const [round] = await store.latest(1);
  if (round?.endedAt !== null) return null;
  const { stopped, ...asked } = await ask(signal);
  if (stopped?.reason === "aborted") return null;
  const at = now();
  const againAt =
    stopped === null ? null : laterOf(stopped.until, new Date(at.getTime() + AGAIN_AFTER_IN_MILLISECONDS));
  const kept = {
    id: round.id,
    endedAt: stopped === null ? at : null,
    stopped: stopped?.reason ?? null,
    againAt,
    asked,
  };
  await store.keep(kept);
  await store.forget(new Date(at.getTime() - KEPT_FOR_IN_MILLISECONDS));
  return { ...round, ...kept };
}

const laterOf = (until: string | null, usual: Date): Date => (until === null ? usual : new Date(until));

/** The use cases of administrators: they see the rounds, and may ask for one now. */
export function pricesAdministered({ store, now, freshId, provider }: PriceRoundContext) {
  return {
    async rounds(account: Account | null): Promise<PriceRounds> {
      mustAdminister(account);
      return { provider, rounds: await store.latest(MOST_SHOWN) };
    },
    /** Asks for a round, which the process that leads begins within seconds; one that rests until a limit is over goes on then. */
    async askNow(account: Account | null): Promise<void> {
      mustAdminister(account);
      if (provider === null) throw new Failure("notFound");
      await store.begin({ id: freshId(), provider, at: now() });
    },
  };
}
export type PricesAdministered = ReturnType<typeof pricesAdministered>;

/** Without a database nothing is asked. */
export const withoutPriceRounds: PricesAdministered = {
  async rounds(account) {
    mustAdminister(account);
    return { provider: null, rounds: [] };
  },
  async askNow() {
    throw new Failure("notFound");
  },
};
