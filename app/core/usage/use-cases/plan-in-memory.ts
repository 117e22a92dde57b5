import { isStorageFailure } from "../../../failure.ts";
import { allowanceOf, openCompany, openedToday, type PlanContext } from "./plan-limits.ts";
import type { PlanUse, PlanUseStore } from "./plan-use-store.ts";
import type { PaceReader, RateStore } from "./rate-limits.ts";
import type { UsageContext } from "./with-quota.ts";

type Counting = Required<Pick<UsageContext, "allowanceOf" | "openedToday">> & {
  openCompany: NonNullable<UsageContext["openCompany"]>;
};
type World = Pick<PlanContext, "now" | "secrets" | "anonymousCompaniesAMinute">;

/**
 * The free plan while the database that counts it is away. Companies whose data are on this machine are opened all the same,
 * under the same plan, counted by this process alone and forgotten with it; others cost a provider a request, and are not.
 */
export function planInMemory(
  counted: Counting,
  { isAtHand, ...world }: World & { isAtHand(ticker: string): boolean },
): Counting {
  const context = { ...world, planUses: usesInMemory(), rates: ratesInMemory() };
  const meanwhile = async <Value>(answer: Promise<Value>, otherwise: () => Promise<Value>): Promise<Value> => {
    try {
      return await answer;
    } catch (error) {
      if (isStorageFailure(error)) return otherwise();
      throw error;
    }
  };
  return {
    openCompany: (caller, ticker) => {
      const opened = counted.openCompany(caller, ticker);
      return isAtHand(ticker) ? meanwhile(opened, () => openCompany(context, caller, ticker)) : opened;
    },
    allowanceOf: (caller) => meanwhile(counted.allowanceOf(caller), () => allowanceOf(context, caller)),
    openedToday: (caller) => meanwhile(counted.openedToday(caller), () => openedToday(context, caller)),
  };
}

/** More than that open companies only while the database is away for days: the first ones are forgotten. */
const MOST_HOLDERS = 10_000;

export function usesInMemory(): PlanUseStore {
  const uses = new Map<string, { day: string; tickers: readonly string[]; latestAt: Date }>();
  const keep = (holder: string, use: { day: string; tickers: readonly string[]; latestAt: Date }) => {
    uses.delete(holder);
    uses.set(holder, use);
    const oldest = uses.keys().next().value;
    if (uses.size > MOST_HOLDERS && oldest !== undefined) uses.delete(oldest);
  };
  const openOn = (holder: string, day: string): readonly string[] => {
    const use = uses.get(holder);
    return use !== undefined && use.day >= day ? use.tickers : [];
  };
  return {
    async take({ holder, ticker, at, day, companiesADay, secondsBetweenCompanies }) {
      const open = openOn(holder, day);
      if (open.includes(ticker)) return "open";
      const latest = uses.get(holder)?.latestAt.getTime() ?? Number.NEGATIVE_INFINITY;
      const isTooSoon = latest > at.getTime() - secondsBetweenCompanies * 1_000;
      if (isTooSoon || open.length >= companiesADay) return "refused";
      const known = uses.get(holder)?.day ?? day;
      keep(holder, { day: known > day ? known : day, tickers: [...open, ticker], latestAt: at });
      return "taken";
    },
    async giveBack({ holder, ticker, at, secondsBetweenCompanies }) {
      const use = uses.get(holder);
      if (use === undefined) return;
      const isLatest = use.latestAt.getTime() === at.getTime();
      const latestAt = isLatest ? new Date(at.getTime() - secondsBetweenCompanies * 1_000) : use.latestAt;
      keep(holder, { ...use, latestAt, tickers: use.tickers.filter((each) => each !== ticker) });
    },
    async find(holder): Promise<PlanUse | null> {
      const use = uses.get(holder);
      return use === undefined ? null : { day: use.day, companies: use.tickers.length, latestAt: use.latestAt };
    },
    openedOn: async (holder, day) => openOn(holder, day),
  };
}

/** Only one pace is kept here: that of all who have not signed in. */
export function ratesInMemory(): RateStore & PaceReader {
  const kept = new Map<string, number[]>();
  const keyOf = ({ name, who }: { name: string; who: string }) => `${name}:${who}`;
  return {
    async take({ name, who, at, limit, windowInMilliseconds }) {
      const key = keyOf({ name, who });
      const moments = (kept.get(key) ?? []).filter((each) => each > at.getTime() - windowInMilliseconds);
      kept.set(key, moments);
      const first = moments[moments.length - limit];
      if (first !== undefined) return { freeAt: new Date(first + windowInMilliseconds) };
      moments.push(at.getTime());
      return null;
    },
    async momentsOf({ name, who, since }) {
      const moments = kept.get(keyOf({ name, who })) ?? [];
      return moments.filter((each) => each > since.getTime()).map((each) => new Date(each));
    },
    async forget(paced) {
      kept.delete(keyOf(paced));
    },
  };
}
