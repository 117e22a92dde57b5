import type { FilingStep } from "@valora/market-data";
import type { FilingProvider, FilingsAsked, FilingsJob } from "../contracts/filings.ts";
import { arrivedFilings } from "./arrived-filings.ts";
import type { FilingsContext } from "./filings-context.ts";
import { filingsJobs, type Progress } from "./filings-jobs.ts";
import { problemOf } from "./filings-problem.ts";
import type { KnownRequests } from "./known-requests.ts";

/** One download at a time, in all processes; these many more may wait for their turn here. */
const MOST_WAITING = 5;
const TURN = "filings download";
/** Longer than a download may take: a process that ends in the middle of one holds up the others no longer. */
const TURN_IN_MILLISECONDS = 150_000;
const POLL_IN_MILLISECONDS = 250;

export type Wanted = Pick<FilingsAsked, "ticker" | "sector" | "lei"> & { provider: FilingProvider };

/** The downloads of filings: begun by a reader, followed by all who ask. */
export function filingDownloads(context: FilingsContext, known: KnownRequests) {
  const holder = context.freshId();
  const underWay = new Set<string>();
  const jobs = filingsJobs(context);

  async function takeTurn(): Promise<void> {
    for (;;) {
      const now = context.now().getTime();
      if (await context.state.claim(TURN, { holder, until: now + TURN_IN_MILLISECONDS, now })) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_IN_MILLISECONDS));
    }
  }

  async function run(wanted: Wanted, turn: Promise<void>): Promise<void> {
    const tell = (progress: Progress) => jobs.write(wanted, progress);
    try {
      await tell({ state: "waiting" });
      await turn;
      await takeTurn();
      known.begin(wanted.ticker, wanted);
      await fetched(wanted, { context, known, tell });
    } catch (error) {
      const told = problemOf(error);
      if (told === null) context.warn(error);
      const problem = told ?? { problem: "unreadable", retryAfter: null, issuers: [] };
      await tell({ state: "failed", ...problem, sector: wanted.sector });
    } finally {
      known.end(wanted.ticker);
      await context.state.release(TURN, holder);
    }
  }

  let last: Promise<void> = Promise.resolve();
  return {
    /** False where too many wait already. What goes wrong later is told by `jobOf`. */
    begin(wanted: Wanted): boolean {
      if (underWay.has(wanted.ticker)) return true;
      if (underWay.size > MOST_WAITING) return false;
      underWay.add(wanted.ticker);
      last = run(wanted, last)
        .catch(context.warn)
        .finally(() => underWay.delete(wanted.ticker));
      return true;
    },
    isUnderWay: (ticker: string): boolean => underWay.has(ticker),
    /** How far a company's request has come; null when there was none in the last weeks. */
    jobOf: (ticker: string): Promise<FilingsJob | null> => jobs.read(ticker),
    /** Resolves when nothing is under way any more. */
    idle: (): Promise<void> => last,
  };
}

type Fetching = { context: FilingsContext; known: KnownRequests; tell: (progress: Progress) => Promise<void> };

async function fetched(wanted: Wanted, { context, known, tell }: Fetching): Promise<void> {
  const { ticker, provider, lei, sector } = wanted;
  const { marketData, store } = context;
  let reports: number | null = null;
  /** Steps are told one after the other, so that none overtakes the next. */
  let telling: Promise<void> = tell({ state: "running", step: "issuer", read: 0, reports });
  const onStep = (step: FilingStep) => {
    if (step.step !== "issuerFound") reports = step.reports;
    const read = step.step === "reportRead" ? step.read : 0;
    const next: Progress = {
      state: "running",
      step: step.step === "issuerFound" ? "list" : "reports",
      read,
      reports,
    };
    telling = telling.then(() => tell(next)).catch(context.warn);
  };
  try {
    await marketData.obtain(ticker, { provider: provider, onStep });
  } finally {
    await telling;
  }
  await tell({ state: "running", step: "check", read: reports ?? 0, reports });
  // Checked as any answer is: accounts that contradict themselves are withdrawn.
  await marketData.fundamentalsOf(ticker, { provider: provider });
  await store.keep({ ticker, provider, lei, sector, obtainedAt: context.now() });
  await known.refresh();
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  await tell({ state: "done", filings: arrivedFilings(fundamentals) });
}
