import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";
import { historyRunOf, questionOf } from "../../history/use-cases/history.ts";
import type { HistoryStore } from "../../history/use-cases/history-context.ts";
import type { OwnCompanies, OwnPrices } from "../../lists/use-cases/noted-price.ts";
import type { PopularityStore } from "../../lists/use-cases/popularity-context.ts";
import type { Policy } from "../../policies/contracts/policy.ts";
import type { Account, Caller } from "../../shared/use-cases/caller.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import type { Allowance } from "../contracts/plan.ts";
import type { PlanAtHand } from "./plan-at-hand.ts";
import type { GiveBack, OpenedCompanies } from "./plan-limits.ts";

/** Dependencies of metered requests: quota, popularity counts and history. */
export type UsageContext = {
  now(): Date;
  /** Opens a company for a caller or says why not; null where plans do not limit. */
  openCompany: ((caller: Caller, ticker: string) => Promise<GiveBack>) | null;
  /** Plans as far as memory knows them; absent where each is asked. */
  atHand?: PlanAtHand;
  /** The companies whose values a caller may see in a list; asked only where plans limit people. */
  openedToday(caller: Caller): Promise<OpenedCompanies>;
  /** The prices that a person has noted for the companies that they watch, and the policy that these follow. */
  ownPricesOf(account: Account): Promise<OwnPrices>;
  /** The caller's remaining quota; null without a limit. */
  allowanceOf(caller: Caller): Promise<Allowance | null>;
  /** Searches, counted; a count never fails the analysis either. */
  popularity: { count(visit: Parameters<PopularityStore["count"]>[0][number]): void } & Pick<
    PopularityStore,
    "mostVisited"
  >;
  /** Keeps what a person has seen. It never fails the analysis: what cannot be kept is logged. */
  remember(seen: Parameters<HistoryStore["keep"]>[0][number]): void;
};

type Question = {
  /** Null: a program on this machine, or the site itself. */
  caller: Caller | null;
  ticker: string;
  /** The policy that is followed. */
  policy?: Policy | null;
};

/** Answers within the caller's plan; a question that fails costs nothing. */
export async function withQuota<Answer>(
  { openCompany, atHand }: Pick<UsageContext, "openCompany" | "atHand">,
  { caller, ticker }: Question,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const giveBack =
    caller === null || openCompany === null || atHand?.isOpen(caller, ticker)
      ? null
      : await opened(openCompany, caller, ticker);
  try {
    const answer = await work();
    caller?.meter?.record({ kind: "company", ticker, isSearch: false });
    return answer;
  } catch (error) {
    // A failed refund matters less than the original failure.
    await giveBack?.().catch(() => {});
    throw error;
  }
}

/** An answer that shows a refusal, beside others or alone, is of use to no other caller. */
async function opened(
  openCompany: NonNullable<UsageContext["openCompany"]>,
  caller: Caller,
  ticker: string,
): Promise<GiveBack> {
  try {
    return await openCompany(caller, ticker);
  } catch (error) {
    caller.meter?.markPersonal();
    throw error;
  }
}

/** The companies whose values stand in a list for a caller. None while what they have opened cannot be read. */
export async function openedBy(
  { openCompany, openedToday }: Pick<UsageContext, "openCompany" | "openedToday">,
  caller: Caller | null,
): Promise<OpenedCompanies> {
  if (caller === null || openCompany === null) return "all";
  caller.meter?.markPersonal();
  return openedToday(caller).catch(() => new Set<string>());
}

type ValuedAtOwnPrices = (asked: OwnPrices & { opened: OpenedCompanies }) => Promise<OwnCompanies>;

/** A list's view for a caller; without own prices while they cannot be read. */
export async function screenReaderOf(
  usage: Pick<UsageContext, "openCompany" | "openedToday" | "ownPricesOf">,
  caller: Caller | null,
  valuedAtOwnPrices: ValuedAtOwnPrices,
): Promise<{ opened: OpenedCompanies; own: OwnCompanies }> {
  const account = caller?.account ?? null;
  const [opened, prices] = await Promise.all([
    openedBy(usage, caller),
    account === null ? noOwnPrices : usage.ownPricesOf(account).catch(() => noOwnPrices),
  ]);
  return { opened, own: await valuedAtOwnPrices({ ...prices, opened }) };
}

const noOwnPrices: OwnPrices = { policy: null, noted: new Map() };

/** The same, counted among the searches of the day, and kept in the history of people who have signed in. */
export async function withQuotaAndHistory(
  usage: UsageContext,
  question: Question,
  work: () => Promise<Analysis>,
): Promise<Analysis> {
  const analysis = await withQuota(usage, question, work);
  if (question.caller === null) return analysis;
  const { account, address, meter } = question.caller;
  meter?.record({ kind: "company", ticker: question.ticker, isSearch: true });
  const at = usage.now();
  const day = madridDay(at);
  usage.popularity.count({ day, ticker: question.ticker, who: account?.id ?? address });
  if (account !== null) {
    const run = historyRunOf(analysis, question.policy ?? null);
    usage.remember({ accountId: account.id, at, day, question: questionOf(run), run });
  }
  return analysis;
}
