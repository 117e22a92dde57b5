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
import { Failure } from "../../../failure.ts";
import type { JobLimits } from "../contracts/job-limits.ts";
import type { RunReading } from "../contracts/job-runs.ts";
import type { JobFormat } from "../contracts/jobs.ts";
import type { DueRun, StoredFile } from "./job-context.ts";
import { questionEntries, readScreen } from "./read-job.ts";
import type { Found, OpenedRun } from "./run-jobs.ts";
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
  /** The symbols in a book; null where it is of no team of this person. */
  bookOf(accountId: string, id: string): Promise<readonly string[] | null>;
  /** The first companies that pass, in the order of the screen, and how many pass. */
  screened(query: ScreenerQuery): Promise<{ companies: readonly { ticker: string }[]; matching: number }>;
  analyse(query: AnalysisQuery): Promise<Analysis>;
  limits: Pick<JobLimits, "companies" | "sheets">;
};

const unnoted = (ticker: string): Company => ({ ticker, ownPrice: null });

/** The companies of a run, and how many they are where these are the first ones alone. */
async function companiesOf(
  context: CompaniesContext,
  { companies, accountId }: DueRun,
): Promise<{ named: readonly Company[]; count?: number }> {
  if (companies.kind === "watchlist") return { named: await context.watchedBy(accountId) };
  if (companies.kind === "list") return { named: companies.tickers.map(unnoted) };
  if (companies.kind === "book") {
    const tickers = await context.bookOf(accountId, companies.id);
    if (tickers === null) throw new Failure("jobBookMissing");
    return { named: tickers.map(unnoted) };
  }
  const found = await context.screened(readScreen(companies.address, context.limits.companies));
  return { named: found.companies.map(({ ticker }) => unnoted(ticker)), count: found.matching };
}

type Question = Company & { query(): AnalysisQuery };

/** What a run values, read once at its beginning: its questions, the policy that they follow, and how many companies are left out. */
type Opened = { questions: readonly Question[]; policy: Policy | null; leftOut: number };

/**
 * The question about each company of a run, once for one that is named by its symbol and its ISIN, with what its owner's active policy
 * adds, at the price that they have noted. Throws `jobBookMissing`.
 */
async function opened(context: CompaniesContext, run: DueRun): Promise<Opened> {
  const policy = await context.activePolicyOf(run.accountId);
  const entries = withPolicy(questionEntries(run.question), policy, context.providers);
  const questionOf = readSharedQuestion(entries, context.tickerMeant);
  const { named, count } = await companiesOf(context, run);
  const meant = new Map(named.map(({ ticker, ownPrice }) => [context.tickerMeant(ticker), ownPrice]));
  const questions = [...meant].slice(0, context.limits.companies).map(([ticker, ownPrice]) => ({
    ticker,
    ownPrice,
    query: (): AnalysisQuery => {
      const query = questionOf(ticker);
      return ownPrice === null || query.price !== undefined ? query : { ...query, price: ownPrice.value };
    },
  }));
  return { questions, policy, leftOut: Math.max(0, (count ?? meant.size) - questions.length) };
}

type Signals = { outOfTime: AbortSignal; signal: AbortSignal };

/** The companies of a run as they are valued now, in order; one that cannot be valued says why. */
async function* valuedCompanies(
  context: CompaniesContext,
  { questions, policy }: Opened,
  { outOfTime, signal }: Signals,
): AsyncGenerator<CompanyAnswered<RunReading>, void, void> {
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
async function filesOf(
  context: FilesContext,
  { run, questions, policy }: Pick<Opened, "questions" | "policy"> & { run: DueRun },
  { found, beforeEach }: { found: Found; beforeEach(): Promise<void> },
): Promise<StoredFile[]> {
  const asked: ReadonlySet<JobFormat | null> = new Set([run.deliveries.mail, run.deliveries.file]);
  const { day } = localTime(run.dueAt, run.timeZone);
  const files: StoredFile[] = [];
  if (asked.has("csv"))
    files.push({ name: `valora-${day}.csv`, format: "csv", content: new TextEncoder().encode(context.tableOf(found)) });
  if (!asked.has("pdf")) return files;
  const valued = new Set(found.readings.flatMap(({ ticker, value }) => (value === null ? [] : [ticker])));
  for (const { ticker, query } of questions.filter((each) => valued.has(each.ticker)).slice(0, context.limits.sheets)) {
    await beforeEach();
    const asked = query();
    const given = { language: run.owner.language, policy: policy && appliedPolicy([policy], asked) };
    const content = await context.sheetOf(asked, given);
    files.push({ name: `${ticker}-${day}.pdf`, format: "pdf", content });
  }
  return files;
}

/** A run at its beginning: what it values and the policy that it follows stay the same to its last file. Throws `jobBookMissing`. */
export async function openRun(context: FilesContext, run: DueRun): Promise<OpenedRun> {
  const { leftOut, ...whole } = await opened(context, run);
  return {
    leftOut,
    valued: (outOfTime, signal) => valuedCompanies(context, { ...whole, leftOut }, { outOfTime, signal }),
    files: (found, beforeEach) => filesOf(context, { ...whole, run }, { found, beforeEach }),
  };
}
