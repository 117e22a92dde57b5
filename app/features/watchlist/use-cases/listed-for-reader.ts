import type { ValuationView } from "@valora/valuation";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import { followedPolicy, type Policy } from "../../../core/policies/contracts/policy.ts";
import { activePolicyOf } from "../../../core/policies/use-cases/policies.ts";
import type { PolicyStore } from "../../../core/policies/use-cases/policy-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { OpenedCompanies } from "../../../core/usage/use-cases/plan-limits.ts";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { ListedForReader, ValuedForReader } from "../contracts/watchlist.ts";
import { queryUnder, type WatchedValuation, type WatchlistValuer, watchedValuationOf } from "./watched-valuation.ts";
import type { Watched, WatchlistStore } from "./watchlist-context.ts";

/** What a list reads of its reader. */
export type ListContext = PolicyReading & { watchlist: Pick<WatchlistStore, "listOf"> };
type PolicyReading = { policies: Pick<PolicyStore, "listOf" | "lostBy"> };

/** How a list is valued for its reader, by a view that is asked for or that of their active policy; and that policy. */
export async function valuedFor(
  context: PolicyReading,
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
  context: ListContext,
  { id }: Account,
  { tickers, valuer, opened, view }: ListAsked & { tickers: readonly string[] },
): Promise<ValuedForReader & { companies: ListedForReader[] }> {
  const [watched, { policy, valued }] = await Promise.all([context.watchlist.listOf(id), valuedFor(context, id, view)]);
  const noted = new Map(watched.map(({ ticker, ownPrice }) => [ticker, ownPrice]));
  const companies = tickers.map((ticker) => ({ ticker, ownPrice: noted.get(ticker) ?? null }));
  const valuing = { valuer, policy, opened, view: valued.view };
  return { ...valued, companies: await listedInTurn(companies, valuing, (_company, listed) => listed) };
}
