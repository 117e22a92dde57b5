import { Failure } from "../../../failure.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import { type Allowance, freePlan } from "../contracts/plan.ts";
import type { PlanUse, PlanUseStore } from "./plan-use-store.ts";
import type { Pace, RateStore } from "./rate-limits.ts";
import { overPace } from "./rate-limits.ts";

/** Dependencies of the plan limits. */
export type PlanContext = {
  now(): Date;
  planUses: PlanUseStore;
  rates: RateStore;
  secrets: { hashOf(text: string): string };
  /** How many new companies all who have not signed in may open in a minute together. */
  anonymousCompaniesAMinute: number;
};

/** Takes back what was taken, for a question that failed. */
export type GiveBack = () => Promise<void>;

/**
 * Opens a company for a caller, or throws `dailyQuotaExceeded` or `minuteQuotaExceeded` with the seconds to wait. A company
 * that was opened that day is open; the pro plan opens all of them.
 */
export async function openCompany(context: PlanContext, caller: Caller, ticker: string): Promise<GiveBack> {
  if (caller.account?.plan === "pro") return async () => {};
  const at = context.now();
  const holder = holderOf(context, caller);
  const use = { holder, accountId: caller.account?.id ?? null, ticker, at, day: madridDay(at) };
  const taken = await context.planUses.take({ ...use, ...freePlan });
  if (taken === "open") return async () => {};
  if (taken === "taken") {
    const giveBack = () => context.planUses.giveBack({ ...use, ...freePlan });
    if (caller.account === null) await keepToTheCommonPace(context, giveBack);
    return giveBack;
  }
  const { remaining, limit, nextInSeconds } = allowanceAt(at, await context.planUses.find(holder));
  const retryAfter = Math.max(1, nextInSeconds);
  if (remaining > 0) throw new Failure("minuteQuotaExceeded", { retryAfter });
  throw new Failure("dailyQuotaExceeded", { limit, retryAfter });
}

const MINUTE_IN_SECONDS = 60;

/** All visitors who have not signed in, as one. */
export const allAnonymous = { name: "anonymousCompanies", who: "all" } as const;

/** The pace of new companies for all of them together. */
export const commonPaceOf = ({ anonymousCompaniesAMinute }: Pick<PlanContext, "anonymousCompaniesAMinute">): Pace => ({
  limit: anonymousCompaniesAMinute,
  windowInSeconds: MINUTE_IN_SECONDS,
});

/**
 * Visitors who have not signed in, from whatever addresses, open so many new companies a minute together: what they
 * draw from the providers has a limit of its own. It is counted after each one's own plan, so that a caller refused
 * there takes nothing from the others. Throws `anonymousQuotaExceeded`.
 */
async function keepToTheCommonPace(context: PlanContext, giveBack: GiveBack): Promise<void> {
  const retryAfter = await overPace(context, allAnonymous, commonPaceOf(context));
  if (retryAfter === null) return;
  await giveBack();
  throw new Failure("anonymousQuotaExceeded", { retryAfter });
}

/** The caller's remaining quota; null without a limit. */
export async function allowanceOf(context: PlanContext, caller: Caller): Promise<Allowance | null> {
  if (caller.account?.plan === "pro") return null;
  return allowanceAt(context.now(), await context.planUses.find(holderOf(context, caller)));
}

/** The companies whose values the caller may see wherever they stand. */
export type OpenedCompanies = ReadonlySet<string> | "all";

/** The companies that the caller has opened today; the pro plan opens all. */
export async function openedToday(context: PlanContext, caller: Caller): Promise<OpenedCompanies> {
  if (caller.account?.plan === "pro") return "all";
  return new Set(await context.planUses.openedOn(holderOf(context, caller), madridDay(context.now())));
}

/** A person by their account, anybody else by their address, which is not kept as such. */
export const holderOf = ({ secrets }: Pick<PlanContext, "secrets">, { account, address }: Caller): string =>
  account?.id ?? `address:${secrets.hashOf(address)}`;

/** A clock that was set back finds a day that has not come yet: it counts as today, and nothing is free again. */
export function allowanceAt(at: Date, use: PlanUse | null): Allowance {
  const { companiesADay: limit, secondsBetweenCompanies } = freePlan;
  const today = madridDay(at);
  const isToday = use !== null && use.day >= today;
  const used = isToday ? use.companies : 0;
  const remaining = Math.max(0, limit - used);
  const waited = use === null ? Number.POSITIVE_INFINITY : (at.getTime() - use.latestAt.getTime()) / 1_000;
  const untilNext = Math.max(0, Math.ceil(secondsBetweenCompanies - waited));
  if (remaining > 0) return { limit, used, remaining, nextInSeconds: untilNext };
  const untilTomorrow = Math.ceil((startOfDayAfter(use?.day ?? today).getTime() - at.getTime()) / 1_000);
  return { limit, used, remaining, nextInSeconds: Math.max(untilNext, untilTomorrow) };
}

const HOUR_IN_MILLISECONDS = 3_600_000;

/** When the next calendar day begins in Europe/Madrid: one hour before it does in UTC, or two in summer. */
export function startOfDayAfter(day: string): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_IN_MILLISECONDS;
  const inSummer = new Date(inUtc - 2 * HOUR_IN_MILLISECONDS);
  return madridDay(inSummer) > day ? inSummer : new Date(inUtc - HOUR_IN_MILLISECONDS);
}
