import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import {
  analyseCompanies,
  type CompanyAnswered,
  companiesAtOnce,
} from "../../../core/analysis/use-cases/analyse-companies.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { readSharedQuestion } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { ScreenerQuery } from "../../../core/lists/contracts/screener.ts";
import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { appliedPolicy, withPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import { localTime } from "../../../core/shared/contracts/local-time.ts";
import type { JobLimits } from "../contracts/job-limits.ts";
import type { RunReading } from "../contracts/job-runs.ts";
import type { JobFormat } from "../contracts/jobs.ts";
import type { DueRun, StoredFile } from "./job-context.ts";
import { questionEntries, readScreen } from "./read-job.ts";
import type { Found } from "./run-jobs.ts";
import { readingOf } from "./run-reading.ts";

type Company = { ticker: string; ownPrice: NotedPrice | null };

/** With the prices of the moment. */
type CompaniesContext = {
  /** Lets other requests go first between two companies. */
  pause(): Promise<void>;
  /** Ids of the providers that are set up here. */
  providers: readonly string[];
  tickerMeant(typed: string): string;
  activePolicyOf(accountId: string): Promise<Policy | null>;
  watchedBy(accountId: string): Promise<readonly Company[]>;
  /** The companies that pass, in the order of the screen. */
  screened(query: ScreenerQuery): Promise<readonly { ticker: string }[]>;
  analyse(query: AnalysisQuery): Promise<Analysis>;
  limits: Pick<JobLimits, "companies" | "sheets">;
};

async function companiesOf(context: CompaniesContext, { companies, accountId }: DueRun): Promise<readonly Company[]> {
  if (companies.kind === "watchlist") return context.watchedBy(accountId);
  if (companies.kind === "list") return companies.tickers.map((ticker) => ({ ticker, ownPrice: null }));
  const found = await context.screened(readScreen(companies.address, context.limits.companies));
  return found.map(({ ticker }) => ({ ticker, ownPrice: null }));
}

/**
 * The question about each company of a run, once for one that is named by its symbol and its ISIN, with what its owner's active policy
 * adds, at the price that they have noted.
 */
async function questionsOf(context: CompaniesContext, run: DueRun, policy: Policy | null) {
  const entries = withPolicy(questionEntries(run.question), policy, context.providers);
  const questionOf = readSharedQuestion(entries, context.tickerMeant);
  const named = await companiesOf(context, run);
  const meant = new Map(named.map(({ ticker, ownPrice }) => [context.tickerMeant(ticker), ownPrice]));
  return [...meant].slice(0, context.limits.companies).map(([ticker, ownPrice]) => ({
    ticker,
    ownPrice,
    query: (): AnalysisQuery => {
      const query = questionOf(ticker);
      return ownPrice === null || query.price !== undefined ? query : { ...query, price: ownPrice.value };
    },
  }));
}

/** The companies of a run as they are valued now, in order; one that cannot be valued says why. */
export async function* valuedCompanies(
  context: CompaniesContext,
  run: DueRun,
  { outOfTime, signal }: { outOfTime: AbortSignal; signal: AbortSignal },
): AsyncGenerator<CompanyAnswered<RunReading>, void, void> {
  const policy = await context.activePolicyOf(run.accountId);
  const questions = await questionsOf(context, run, policy);
  const noted = new Map(questions.map(({ ticker, ownPrice }) => [ticker, ownPrice]));
  const answer = async (query: AnalysisQuery) =>
    readingOf(await context.analyse(query), {
      noted: noted.get(query.ticker) ?? null,
      policy: policy && appliedPolicy([policy], query),
    });
  yield* analyseCompanies<RunReading>(context, { questions, signal, outOfTime, answer }, companiesAtOnce);
}

export type FilesContext = CompaniesContext & {
  tableOf(found: Found): string;
  /** A sheet to print, in a language of ours or the usual one, which names the policy that it follows. */
  sheetOf(query: AnalysisQuery, given: { language: string; policy: Policy | null }): Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * The table of a run, and a sheet of each company that has a value, as its deliveries ask, named by the day of its schedule's clock.
 * `beforeEach` is awaited before each sheet.
 */
export async function filesOf(
  context: FilesContext,
  run: DueRun,
  { found, beforeEach }: { found: Found; beforeEach(): Promise<void> },
): Promise<StoredFile[]> {
  const asked: ReadonlySet<JobFormat | null> = new Set([run.deliveries.mail, run.deliveries.file]);
  const { day } = localTime(run.dueAt, run.timeZone);
  const files: StoredFile[] = [];
  if (asked.has("csv"))
    files.push({ name: `valora-${day}.csv`, format: "csv", content: new TextEncoder().encode(context.tableOf(found)) });
  if (!asked.has("pdf")) return files;
  const valued = new Set(found.readings.flatMap(({ ticker, value }) => (value === null ? [] : [ticker])));
  const policy = await context.activePolicyOf(run.accountId);
  const questions = (await questionsOf(context, run, policy)).filter(({ ticker }) => valued.has(ticker));
  for (const { ticker, query } of questions.slice(0, context.limits.sheets)) {
    await beforeEach();
    const asked = query();
    const given = { language: run.owner.language, policy: policy && appliedPolicy([policy], asked) };
    const content = await context.sheetOf(asked, given);
    files.push({ name: `${ticker}-${day}.pdf`, format: "pdf", content });
  }
  return files;
}
