import { quoteInReportingCurrency, type ValuationView } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { noSignalOf } from "../../analysis/contracts/no-signal-rules.ts";
import { readView } from "../../analysis/use-cases/read-analysis-query.ts";
import { type Example, showExample } from "../../analysis/use-cases/show-example.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import type { OpenedCompanies } from "../../usage/use-cases/plan-limits.ts";
import { type PopularAnswer, type PopularCompany, popularDays, popularRows } from "../contracts/popular.ts";
import type { CountedCompany, PopularityStore } from "./popularity-context.ts";

const DAY_IN_MILLISECONDS = 86_400_000;
/** A company may have lost its data since it was searched: others stand in. */
const COMPANIES_TRIED = 12;

/** Shown, and said to be examples, until the first search; their prices and values are real. */
const samples: readonly CountedCompany[] = [
  { ticker: "AAPL", searches: 1_250 },
  { ticker: "MSFT", searches: 1_120 },
  { ticker: "KO", searches: 980 },
  { ticker: "JNJ", searches: 850 },
  { ticker: "ITX.MC", searches: 720 },
  { ticker: "ENEL.MI", searches: 590 },
];

/** In which view a program asks for them. */
export const readPopularView = (entries: Iterable<readonly [string, string]>): ValuationView =>
  readView(entries) ?? "absolute";

type PopularOptions = { view?: ValuationView; opened?: OpenedCompanies };

/**
 * The companies searched most in the last seven days, for people who have signed in; throws `unauthenticated` for others. What
 * the cash flow alone says is shown of all of them, what all methods together say of those that the reader has opened.
 */
export async function listPopularCompanies(
  context: Context,
  popularity: Pick<PopularityStore, "mostVisited">,
  reader: Account | null,
  { view = "absolute", opened = "all" }: PopularOptions = {},
): Promise<PopularAnswer> {
  if (reader === null) throw new Failure("unauthenticated");
  const since = madridDay(new Date(context.now().getTime() - (popularDays - 1) * DAY_IN_MILLISECONDS));
  const counted = await popularity.mostVisited({ since, limit: COMPANIES_TRIED });
  const isSample = counted.length === 0;
  const companies: PopularCompany[] = [];
  for (const { ticker, searches } of isSample ? samples : counted) {
    if (companies.length === popularRows) break;
    const example = await exampleOf(context, ticker, view);
    if (example === null) continue;
    const isOpen = opened === "all" || opened.has(ticker);
    companies.push({ rank: companies.length + 1, ...lineOf(example, isOpen), searches });
  }
  return { isSample, view, companies };
}

async function exampleOf(context: Context, ticker: string, view: ValuationView): Promise<Example | null> {
  try {
    return await showExample(context, ticker, view);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

function lineOf({ file, report }: Example, isOpen: boolean): Omit<PopularCompany, "rank" | "searches"> {
  const { ticker, name, currency } = file.fundamentals;
  const quote = quoteInReportingCurrency(file.fundamentals);
  const price = quote?.value ?? null;
  const method = report.methods.find((each) => each.method === "discountedCashFlow");
  const value = method?.outcome.kind === "estimate" ? method.outcome.valuePerShare : null;
  const silence = report.priceStanding?.silence ?? null;
  // Nothing is compared with a price by which nothing is judged.
  const isJudged = value !== null && price !== null && silence === null;
  return {
    ticker,
    name,
    currency,
    price,
    priceAsOf: report.priceStanding?.asOf ?? null,
    priceSource: quote?.source ?? null,
    priceAge: report.priceStanding?.age?.kind ?? null,
    accountsAsOf: report.accounts.periodEnd,
    value,
    notApplicable: method?.outcome.kind === "notApplicable" ? method.outcome.reason : null,
    notVoting: method?.outcome.kind === "estimate" ? method.outcome.notVotingReason : null,
    difference: isJudged ? value - price : null,
    relativeDifference: isJudged ? (method?.difference ?? null) : null,
    status: method?.status ?? null,
    noSignal: noSignalOf({
      signal: isOpen ? report.summary.signal : null,
      votes: report.summary.voting,
      silence,
    }),
  };
}
