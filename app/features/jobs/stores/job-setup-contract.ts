import { setTimeout } from "node:timers/promises";
import { beforeEach, expect } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Database } from "../../../database/open-database.ts";
import { addPerson } from "../../../database/person-contract.ts";
import type { Failure } from "../../../failure.ts";
import { jobLimitsOf } from "../contracts/job-limits.ts";
import type { RunReading } from "../contracts/job-runs.ts";
import type { JobChange, NewJob } from "../contracts/jobs.ts";
import { writeRunEnd } from "../mail/write-run-mail.ts";
import { nextRuns } from "../schedule/cron-schedule.ts";
import type { JobContext } from "../use-cases/job-context.ts";
import { jobsIn } from "../use-cases/jobs.ts";
import { type RunningContext, runJobs } from "../use-cases/run-jobs.ts";
import { jobStore } from "./job-store.ts";
import { runQueue } from "./run-queue.ts";
import { runStore } from "./run-store.ts";

export const reading = (ticker: string, changes: Partial<RunReading> = {}): RunReading => ({
  ...{ policy: null, policyTeam: null },
  ...{ ticker, name: `${ticker} Inc.`, currency: "USD", value: 55.5, price: 60, priceCurrency: "USD" },
  ...{ priceAsOf: "2026-11-19", difference: -0.075, status: "fair", signal: "hold", failure: null, ...changes },
});

export const daily: NewJob = {
  name: "Drinks",
  companies: { kind: "list", tickers: ["KO", "PEP"] },
  cron: "0 8 * * *",
  timeZone: "Europe/Madrid",
  deliveries: { mail: "csv", webhook: true, file: "csv" },
};

export const DAY = 24 * 3_600_000;
export const code = (name: string, params?: object) =>
  expect.objectContaining({ code: name, ...(params && { params }) });

export type JobRig = ReturnType<typeof jobSetUp>;

/** Two people with the pro plan before each test, a clock that a test moves, and companies that are as a test says. */
export function jobSetUp(database: Pick<Database, "kysely">) {
  const now = { clock: Date.parse("2026-11-20T12:00:00Z"), ana: "", ben: "" };
  const world = {
    readings: [reading("KO"), reading("PEP")] as readonly RunReading[],
    failure: null as Failure | Error | null,
    leftOut: 0,
    watched: 0,
    /** Symbols of books by their ids, for Ana. */
    books: new Map<string, readonly string[]>(),
    /** Companies that pass any screen. */
    matching: 0 as number | null,
    begun: async () => {},
  };
  const at = () => new Date(now.clock);

  const person = async (name: string, plan: "free" | "pro" = "pro"): Promise<string> =>
    (await addPerson(database.kysely, { name, plan, language: "en", at: at() })).id;
  beforeEach(async () => {
    now.clock = Date.parse("2026-11-20T12:00:00Z");
    world.readings = [reading("KO"), reading("PEP")];
    world.failure = null;
    world.leftOut = 0;
    world.books.clear();
    world.begun = async () => {};
    await database.kysely.deleteFrom("outbox").execute();
    await database.kysely.deleteFrom("accounts").execute();
    now.ana = await person("ana");
    now.ben = await person("ben");
  });

  // What the use cases read of an account.
  const account = (id: string, plan: "free" | "pro" = "pro") => ({ id, plan }) as Account;
  const context = (): JobContext => ({
    now: at,
    jobs: jobStore(database.kysely),
    runs: runStore(database.kysely),
    books: {
      listOf: async () => [...world.books.keys()].map((id) => ({ id, name: "Drinks", team: "House" })),
      companiesOf: async (accountId, id) => (accountId === now.ana ? (world.books.get(id) ?? null) : null),
    },
    watched: async () => world.watched,
    limitsOf: (plan) => jobLimitsOf(plan, true),
    digest: (text) => text,
    nextRuns,
  });
  const matching = async () => world.matching;
  const useCases = jobsIn(async () => context());
  const jobs = {
    ...useCases,
    read: (account: Account, id: string) => useCases.read(account, { id, matching }),
    add: (account: Account, asked: { wanted: NewJob; key?: string | null }) =>
      useCases.add(account, { ...asked, matching }),
    try: (account: Account, wanted: NewJob) => useCases.try(account, { wanted, matching }),
    change: (account: Account, change: JobChange & { id: string }) => useCases.change(account, { ...change, matching }),
  };

  const running = (kysely = database.kysely, changes: Partial<RunningContext> = {}): RunningContext => ({
    now: at,
    clock: () => performance.now(),
    pause: (milliseconds) => setTimeout(milliseconds),
    queue: runQueue(kysely, { hasPlanLimits: true }),
    nextRuns,
    open: async (run) => ({
      leftOut: world.leftOut,
      async *valued() {
        await world.begun();
        if (world.failure !== null) throw world.failure;
        for (const [index, answer] of world.readings.entries())
          yield { index, ticker: answer.ticker, kind: "answered" as const, answer };
      },
      files: async ({ readings }) => {
        const content = new TextEncoder().encode(readings.map(({ ticker, value }) => `${ticker},${value}`).join("\n"));
        return run.deliveries.file === null ? [] : [{ name: "valora.csv", format: "csv", content }];
      },
    }),
    write: (end, run) => writeRunEnd(end, run, "https://valora.example"),
    warn: (error) => expect.unreachable(String(error)),
    ...changes,
  });
  const { signal } = new AbortController();
  const work = (changes?: Partial<RunningContext>) => runJobs(running(undefined, changes), signal);
  const ana = () => account(now.ana);
  const add = (changes: Partial<NewJob> = {}, key: string | null = null) =>
    jobs.add(ana(), { wanted: { ...daily, ...changes }, key });
  const mails = () => database.kysely.selectFrom("outbox").selectAll().orderBy("queued_at").execute();
  return { database, now, world, person, account, ana, add, jobs, mails, running, work, signal };
}
