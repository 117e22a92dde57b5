import {
  differenceOf,
  ownPriceRange,
  priceAgeOf,
  priceInReportingCurrency,
  statusOf,
  type ValuationView,
} from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { noSignalOf } from "../../../core/analysis/contracts/no-signal-rules.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { withPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import type { Entries } from "../../../core/shared/contracts/address-grammar.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { OpenedCompanies } from "../../../core/usage/use-cases/plan-limits.ts";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import { mostWatched, type WatchedCompany, type WatchlistAnswer } from "../contracts/watchlist.ts";
import type { KeptAlert, Watched } from "./watchlist-context.ts";

/** How companies are valued for the person who watches them. */
export type WatchlistValuer = {
  analyse(query: AnalysisQuery): Promise<Analysis>;
  /** Ids of the providers that are set up here. */
  providers: readonly string[];
  /** Lets other requests go first between two companies. */
  pause(): Promise<void>;
};

/** The part of an analysis that a list and an alert need. */
export type WatchedValuation = Pick<
  WatchedCompany,
  "name" | "price" | "ownPrice" | "priceAge" | "currency" | "value" | "view" | "gap" | "status" | "noSignal"
>;

/**
 * A company's price and central value; they are compared only in one currency. A noted price is of the day on which it was
 * noted: the analysis was asked with it, as of today.
 */
export function watchedValuationOf(
  { file: { fundamentals, today }, report }: Pick<Analysis, "file" | "report">,
  noted: NotedPrice | null = null,
): WatchedValuation {
  const { name, currency, quote } = fundamentals;
  const asOf = noted?.notedAt.toISOString().slice(0, 10) ?? quote?.asOf.slice(0, 10) ?? "";
  const age = noted && today ? priceAgeOf({ asOf, today }) : (report.priceStanding?.age ?? null);
  const value = report.summary.mean;
  const price = priceInReportingCurrency(fundamentals);
  // By an old price, or old accounts, nothing is judged: a crossing seen in it is none.
  const silence = report.priceStanding?.silence ?? (age?.kind === "stale" ? "priceTooOld" : null);
  const isJudged = silence === null;
  const isComparable = value !== null && price !== null && price > 0 && isJudged;
  return {
    name,
    price: quote && {
      value: quote.value,
      currency: quote.currency,
      asOf,
      source: quote.source,
    },
    ownPrice: noted && { value: noted.value, notedAt: noted.notedAt.toISOString() },
    priceAge: age?.kind ?? null,
    currency,
    value,
    view: report.assumptions.view,
    gap: isComparable ? differenceOf(value, price) : null,
    status: isComparable ? statusOf(value, price) : null,
    noSignal: noSignalOf({ signal: report.summary.signal, votes: report.summary.voting, silence }),
  };
}

/** A view that is asked for wins over the policy's. */
const viewAsked = (view: ValuationView | undefined): Entries => (view === undefined ? [] : [["view", view]]);

/** The question that a person's policy makes of a symbol, at the price that they have noted for it. */
export const queryUnder = (
  policy: Policy | null,
  ticker: string,
  { providers, noted = null, view }: { providers: readonly string[]; noted?: NotedPrice | null; view?: ValuationView },
): AnalysisQuery => ({
  ...readAnalysisQuery(withPolicy([["ticker", ticker], ...viewAsked(view)], policy, providers)),
  ...(noted && { price: noted.value }),
});

export const activePolicyOf = async ({ policies }: Pick<AccountContext, "policies">, accountId: string) =>
  (await policies.listOf(accountId)).find(({ isActive }) => isActive) ?? null;

/**
 * A person's watched companies, newest first, valued now by their active policy. The value of a company shows while the company
 * is open: a list that opened its companies every day by itself would use up the plan.
 */
export async function watchlistOf(
  context: AccountContext,
  account: Account,
  { valuer, opened, view }: { valuer: WatchlistValuer; opened: OpenedCompanies; view?: ValuationView | undefined },
): Promise<WatchlistAnswer> {
  const { watchlist } = context;
  const [watched, alerts, policy] = await Promise.all([
    watchlist.listOf(account.id),
    watchlist.alertsOf(account.id),
    activePolicyOf(context, account.id),
  ]);
  const shown = view ?? policy?.view ?? "absolute";
  const companies: WatchedCompany[] = [];
  for (const company of watched) {
    companies.push(await shownCompany(company, alerts, { valuer, policy, opened, view: shown }));
    await valuer.pause();
  }
  return { view: shown, companies };
}

type Valuing = { valuer: WatchlistValuer; policy: Policy | null; opened: OpenedCompanies; view: ValuationView };

async function shownCompany(
  { id, ticker, addedAt, ownPrice }: Watched,
  alerts: readonly KeptAlert[],
  { valuer, policy, opened, view }: Valuing,
): Promise<WatchedCompany> {
  const valuation = await valuationNow(valuer, { policy, ticker, noted: ownPrice, view });
  const unvalued = { value: null, gap: null, status: null, noSignal: null };
  const noted = ownPrice && { value: ownPrice.value, notedAt: ownPrice.notedAt.toISOString() };
  const nothing = { name: ticker, view, price: null, ownPrice: noted, priceAge: null, currency: null, ...unvalued };
  const isOpen = opened === "all" || opened.has(ticker);
  const failure = typeof valuation === "string" ? valuation : isOpen ? null : "companyNotOpen";
  return {
    id,
    ticker,
    addedAt: addedAt.toISOString(),
    ...(typeof valuation === "string" ? nothing : valuation),
    ...(!isOpen && unvalued),
    failure,
    alerts: alerts.filter((alert) => alert.ticker === ticker).map(shownAlert),
  };
}

export const shownAlert = ({ firedAt, ...alert }: KeptAlert) => ({
  ...alert,
  firedAt: firedAt?.toISOString() ?? null,
});

/** Why a company cannot be valued now is an answer of its own: the others of the list are still shown. */
async function valuationNow(
  { analyse, providers }: WatchlistValuer,
  { policy, ticker, noted, view }: Omit<Valuing, "valuer" | "opened"> & { ticker: string; noted: NotedPrice | null },
): Promise<WatchedValuation | FailureCode> {
  try {
    return watchedValuationOf(await analyse(queryUnder(policy, ticker, { providers, noted, view })), noted);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** Watches a company from now on; one that cannot be analysed is refused with the reason. */
export async function watch(
  context: AccountContext,
  account: Account,
  { ticker, valuer }: { ticker: string; valuer: WatchlistValuer },
): Promise<WatchedCompany> {
  const { watchlist } = context;
  const policy = await activePolicyOf(context, account.id);
  const before = (await watchlist.listOf(account.id)).find((each) => each.ticker === ticker);
  const noted = before?.ownPrice ?? null;
  const query = queryUnder(policy, ticker, { providers: valuer.providers, noted });
  const valuation = watchedValuationOf(await valuer.analyse(query), noted);
  const added = await watchlist.add({ accountId: account.id, ticker, now: context.now(), most: mostWatched });
  if (added === "tooMany") throw new Failure("tooManyWatched", { maximum: mostWatched });
  const kept = (await watchlist.listOf(account.id)).find(({ id }) => id === added.id);
  const alerts = (await watchlist.alertsOf(account.id)).filter((alert) => alert.ticker === ticker);
  const addedAt = (kept?.addedAt ?? context.now()).toISOString();
  return { id: added.id, ticker, addedAt, ...valuation, failure: null, alerts: alerts.map(shownAlert) };
}

/** Notes what the person pays or would pay for a share of a watched company, of today; null forgets it. */
export async function noteOwnPrice(
  { watchlist, now }: AccountContext,
  account: Account,
  { id, price }: { id: string; price: number | null },
): Promise<void> {
  const { minimum, maximum } = ownPriceRange;
  if (price !== null && !(price >= minimum && price <= maximum))
    throw new Failure("outOfRange", { param: "price", minimum, maximum });
  if (!isUuid(id) || !(await watchlist.notePrice({ accountId: account.id, id, price, now: now() })))
    throw new Failure("notFound");
}

/** Forgets a company with its alerts; another person's is not there. */
export async function unwatch({ watchlist }: AccountContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await watchlist.remove(account.id, id))) throw new Failure("notFound");
}
