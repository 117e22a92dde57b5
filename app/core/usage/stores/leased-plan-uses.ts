import { LRUCache } from "lru-cache";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import type { LeasedPlanUses, PlanUse, PlanUseStore } from "../use-cases/plan-use-store.ts";

/** How long what the database has said is believed without asking it again. */
export const LEASE_IN_MILLISECONDS = 60_000;

/** Callers remembered; of more, those who have asked for nothing the longest are forgotten, which costs a statement each. */
const MOST_HOLDERS = 20_000;

/** The known uses of a holder. `changes` counts what this process has changed, so that an answer that began before is not kept. */
type Lease = {
  changes: number;
  day: string;
  /** Companies that the database has called open, and when it did. */
  open: Map<string, number>;
  use: { value: PlanUse | null; readAt: number } | null;
};

/**
 * The companies opened under the free plan, with what the database says of them remembered for a while: a company that is open
 * opens again without a statement. A new one is always taken in the database, so that processes together open no more than the
 * plan allows; a company that another process gives back stays open here until that is told, or until its lease ends. A company is leased when
 * the database calls it open, not when it is taken: the answer for which it was taken may yet fail and give it back.
 */
export function leasedPlanUses(store: PlanUseStore, { now }: { now(): Date }): LeasedPlanUses {
  const leases = leasesAt(now);
  return {
    isOpen: (holder, ticker) => leases.isOpen(holder, ticker, now()),
    knownUse: leases.knownUse,

    async take(take) {
      const { holder, ticker, at } = take;
      if (leases.isOpen(holder, ticker, at)) return "open";
      const lease = leases.of(holder, take.day);
      const { changes } = lease;
      const outcome = await store.take(take);
      if (outcome === "open" && lease.changes === changes) lease.open.set(ticker, at.getTime());
      if (outcome === "taken") {
        lease.changes += 1;
        lease.use = lease.use && { ...lease.use, value: oneMore(lease.use.value, take) };
      }
      if (outcome === "refused") lease.use = null;
      return outcome;
    },

    async giveBack(take) {
      leases.forget(take);
      await store.giveBack(take).finally(() => leases.forget(take));
    },

    async find(holder) {
      const known = leases.knownUse(holder);
      if (known !== undefined) return known;
      const at = now();
      const lease = leases.of(holder, madridDay(at));
      const { changes } = lease;
      const value = await store.find(holder);
      if (lease.changes === changes) lease.use = { value, readAt: at.getTime() };
      return value;
    },

    openedOn: store.openedOn,
    gaveBack: leases.outdate,
  };
}

const isFresh = (readAt: number | undefined, time: number) =>
  readAt !== undefined && time - readAt < LEASE_IN_MILLISECONDS;

/** The leases of a process. A clock that was set back ends all of them: it says nothing about what was open. */
function leasesAt(now: () => Date) {
  const leases = new LRUCache<string, Lease>({ max: MOST_HOLDERS });
  let latest = Number.NEGATIVE_INFINITY;

  /** The known uses of a holder on the day of a moment. */
  function known(holder: string, at: Date): Lease | undefined {
    if (at.getTime() < latest) leases.clear();
    latest = at.getTime();
    const lease = leases.get(holder);
    return lease?.day === madridDay(at) ? lease : undefined;
  }

  return {
    isOpen: (holder: string, ticker: string, at: Date) => isFresh(known(holder, at)?.open.get(ticker), at.getTime()),

    knownUse(holder: string): PlanUse | null | undefined {
      const at = now();
      const use = known(holder, at)?.use ?? null;
      return use !== null && isFresh(use.readAt, at.getTime()) ? use.value : undefined;
    },

    of(holder: string, day: string): Lease {
      const lease = leases.get(holder);
      if (lease?.day === day) return lease;
      const fresh: Lease = { changes: 0, day, open: new Map(), use: null };
      leases.set(holder, fresh);
      return fresh;
    },

    /** Nothing that is known of a holder holds; null: of any holder. */
    outdate(holder: string | null): void {
      for (const each of holder === null ? [...leases.keys()] : [holder]) {
        const lease = leases.peek(each);
        if (lease === undefined) continue;
        lease.changes += 1;
        lease.open.clear();
        lease.use = null;
      }
    },

    /** Also what a statement is about to say that began before. */
    forget({ holder, ticker }: { holder: string; ticker: string }): void {
      const lease = leases.get(holder);
      if (lease === undefined) return;
      lease.changes += 1;
      lease.open.delete(ticker);
      lease.use = null;
    },
  };
}

/** The use after one more company; a day that has not come yet, of a clock that was set back, stays. */
function oneMore(use: PlanUse | null, { day, at }: { day: string; at: Date }): PlanUse {
  if (use === null || use.day < day) return { day, companies: 1, latestAt: at };
  return { ...use, companies: use.companies + 1, latestAt: at };
}
