import type { Caller } from "../../shared/use-cases/caller.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import { freePlan, type RateWindow } from "../contracts/plan.ts";
import { allowanceAt, commonPaceOf, holderOf, type PlanContext, startOfDayAfter } from "./plan-limits.ts";
import type { LeasedPlanUses, PlanUse } from "./plan-use-store.ts";
import { inParts, type WatchedPace } from "./rate-limits.ts";

const DAY_IN_SECONDS = 86_400;

type AtHandContext = Omit<PlanContext, "planUses" | "rates"> & {
  planUses: LeasedPlanUses;
  commonPace: WatchedPace;
};

/** Callers' plans as far as memory knows them, without a statement. */
export type PlanAtHand = {
  /** Whether a company is known to be open to a caller. False: it has to be asked. */
  isOpen(caller: Caller, ticker: string): boolean;
  /** The remaining quota of a caller within each limit; null without one. At once where it is known. */
  windowsOf(caller: Caller): readonly RateWindow[] | null | Promise<readonly RateWindow[] | null>;
};

/** `open` throws while the database cannot be reached. */
export function planAtHand(context: AtHandContext, open: () => Promise<unknown>): PlanAtHand {
  const { planUses, commonPace } = context;
  const windowsAt = (caller: Caller, use: PlanUse | null, common: readonly Date[]) => {
    const at = context.now();
    const own = ownWindowsAt(at, use);
    return caller.account === null ? [...own, commonWindowAt(context, at, common)] : own;
  };
  return {
    isOpen: (caller, ticker) => caller.account?.plan === "pro" || planUses.isOpen(holderOf(context, caller), ticker),
    windowsOf(caller) {
      if (caller.account?.plan === "pro") return null;
      const holder = holderOf(context, caller);
      const use = planUses.knownUse(holder);
      const common = caller.account === null ? commonPace.atHand() : [];
      if (use !== undefined && common !== undefined) return windowsAt(caller, use, common);
      return (async () => {
        await open();
        const [read, moments] = await Promise.all([planUses.find(holder), common ?? commonPace.read()]);
        return windowsAt(caller, read, moments);
      })();
    },
  };
}

/** The quota of the day, which comes back at midnight in Madrid, and the pace of new companies. */
export function ownWindowsAt(at: Date, use: PlanUse | null): RateWindow[] {
  const { companiesADay, secondsBetweenCompanies } = freePlan;
  const { used, remaining } = allowanceAt(at, use);
  const day = use !== null && used > 0 ? use.day : madridDay(at);
  const waited = use === null ? Number.POSITIVE_INFINITY : at.getTime() - use.latestAt.getTime();
  const wait = Math.max(0, Math.ceil(secondsBetweenCompanies - waited / 1_000));
  return [
    {
      name: "companies",
      quota: companiesADay,
      windowInSeconds: DAY_IN_SECONDS,
      remaining,
      resetInSeconds: used === 0 ? 0 : Math.ceil((startOfDayAfter(day).getTime() - at.getTime()) / 1_000),
    },
    {
      name: "pace",
      quota: 1,
      windowInSeconds: secondsBetweenCompanies,
      remaining: wait === 0 ? 1 : 0,
      resetInSeconds: wait,
    },
  ];
}

/** The pace that all who have not signed in share; one more is free when the first one leaves the window. */
function commonWindowAt(context: Pick<PlanContext, "anonymousCompaniesAMinute">, at: Date, moments: readonly Date[]) {
  const { limit, windowInSeconds } = inParts(commonPaceOf(context));
  const since = at.getTime() - windowInSeconds * 1_000;
  const counted = moments.map((each) => each.getTime()).filter((each) => each > since);
  const first = Math.min(...counted);
  return {
    name: "everybody",
    quota: limit,
    windowInSeconds,
    remaining: Math.max(0, limit - counted.length),
    resetInSeconds: counted.length === 0 ? 0 : Math.max(1, Math.ceil((first - since) / 1_000)),
  } as const;
}
