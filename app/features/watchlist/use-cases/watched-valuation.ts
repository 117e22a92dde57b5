import { differenceOf, priceAgeOf, priceInReportingCurrency, statusOf, type ValuationView } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { noSignalOf } from "../../../core/analysis/contracts/no-signal-rules.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { withPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import type { Entries } from "../../../core/shared/contracts/address-grammar.ts";
import type { ListedForReader } from "../contracts/watchlist.ts";

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
