import { differenceOf, priceAgeOf, priceInReportingCurrency, statusOf, type ValuationView } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { noSignalOf } from "../../../core/analysis/contracts/no-signal-rules.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import { followedPolicy, type Policy } from "../../../core/policies/contracts/policy.ts";
import { withPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import type { Entries } from "../../../core/shared/contracts/address-grammar.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { OpenedCompanies } from "../../../core/usage/use-cases/plan-limits.ts";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import type { ListedForReader, ValuedForReader } from "../contracts/watchlist.ts";
import type { Watched } from "./watchlist-context.ts";

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
  ListedForReader,
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

/** How a list is valued for its reader, by a view that is asked for or that of their active policy; and that policy. */
export async function valuedFor(
  context: Pick<AccountContext, "policies">,
  accountId: string,
  view: ValuationView | undefined,
): Promise<{ policy: Policy | null; valued: ValuedForReader }> {
  const [policy, lostPolicy] = await Promise.all([
    activePolicyOf(context, accountId),
    context.policies.lostBy(accountId),
  ]);
  const valued = { view: view ?? policy?.view ?? "absolute", policy: policy && followedPolicy(policy), lostPolicy };
  return { policy, valued };
}

/** How a list is valued for its reader. Without a view, that of their active policy. */
export type ListAsked = { valuer: WatchlistValuer; opened: OpenedCompanies; view?: ValuationView | undefined };

type Valuing = { valuer: WatchlistValuer; policy: Policy | null; opened: OpenedCompanies; view: ValuationView };
type Priced = Pick<Watched, "ticker" | "ownPrice">;

/** Values companies one after the other, and makes a line of each. */
export async function listedInTurn<Company extends Priced, Line>(
  companies: readonly Company[],
  valuing: Valuing,
  lineOf: (company: Company, listed: ListedForReader) => Line,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const company of companies) {
    lines.push(lineOf(company, await listedCompany(company, valuing)));
    await valuing.valuer.pause();
  }
  return lines;
}

async function listedCompany(
  { ticker, ownPrice }: Priced,
  { valuer, policy, opened, view }: Valuing,
): Promise<ListedForReader> {
  const valuation = await valuationNow(valuer, { policy, ticker, noted: ownPrice, view });
  const unvalued = { value: null, gap: null, status: null, noSignal: null };
  const noted = ownPrice && { value: ownPrice.value, notedAt: ownPrice.notedAt.toISOString() };
  const nothing = { name: ticker, view, price: null, ownPrice: noted, priceAge: null, currency: null, ...unvalued };
  const isOpen = opened === "all" || opened.has(ticker);
  const failure = typeof valuation === "string" ? valuation : isOpen ? null : "companyNotOpen";
  return { ticker, ...(typeof valuation === "string" ? nothing : valuation), ...(!isOpen && unvalued), failure };
}

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

/**
 * Any companies in their order, valued now for one reader as their watchlist would: by their active policy, at the prices that they have
 * noted, while each is open for them.
 */
export async function companiesForReader(
  context: Pick<AccountContext, "watchlist" | "policies">,
  { id }: Account,
  { tickers, valuer, opened, view }: ListAsked & { tickers: readonly string[] },
): Promise<ValuedForReader & { companies: ListedForReader[] }> {
  const [watched, { policy, valued }] = await Promise.all([context.watchlist.listOf(id), valuedFor(context, id, view)]);
  const noted = new Map(watched.map(({ ticker, ownPrice }) => [ticker, ownPrice]));
  const companies = tickers.map((ticker) => ({ ticker, ownPrice: noted.get(ticker) ?? null }));
  const valuing = { valuer, policy, opened, view: valued.view };
  return { ...valued, companies: await listedInTurn(companies, valuing, (_company, listed) => listed) };
}
