import { setTimeout } from "node:timers/promises";
import type { Config } from "../../config/config.server.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { runTable } from "../../documents/run-table.ts";
import { jobLimitsOf } from "../../features/jobs/contracts/job-limits.ts";
import { writeRunEnd } from "../../features/jobs/mail/write-run-mail.ts";
import { nextRuns } from "../../features/jobs/schedule/cron-schedule.ts";
import { runQueue } from "../../features/jobs/stores/run-queue.ts";
import { recountJobs } from "../../features/jobs/use-cases/recount-jobs.ts";
import { type FilesContext, openRun } from "../../features/jobs/use-cases/run-companies.ts";
import { type RunningContext, runJobs } from "../../features/jobs/use-cases/run-jobs.ts";
import { bookCompaniesOfMember } from "../../features/teams/stores/book-store.ts";
import { defaultLanguage, isLanguage, type Language } from "../../messages/languages.ts";
import { originOf } from "../features/own-origin.server.ts";
import { type Watching, watchlistValuerIn } from "../features/watchlist.server.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, warning } from "../log.server.ts";
import type { Product } from "../product.ts";

type Present = { context: Context; product: Pick<Product, "exportTearSheet" | "screenCompanies" | "tickerMeant"> };

type Parts = {
  /** With the prices of the moment. */
  present: () => Present;
  database: Database;
  config: Config;
  people: Watching;
  log: Log;
  states: DependencyStates;
};

/** Runs people's jobs while the process lives. */
export function jobsRun({ present, people, database, config, log, states }: Parts) {
  const origin = originOf(config);
  const companies = () => companiesWith(present(), { people, database, config, origin });
  const context: RunningContext = {
    now: () => new Date(),
    clock: () => performance.now(),
    pause: (milliseconds) => setTimeout(milliseconds),
    queue: runQueue(database.kysely, config),
    nextRuns,
    open: (run) => openRun(companies(), run),
    write: (end, run) => writeRunEnd(end, run, origin),
    warn: warning(log, "job not run"),
  };
  return ledJob(
    "jobs",
    { database, log, states },
    {
      recount: () => recountJobs(context),
      run: (signal) => runJobs(context, signal),
      say(attempts) {
        if (attempts > 0) log.info({ attempts }, "jobs run");
      },
    },
  );
}

function companiesWith(
  { context, product }: Present,
  { people, database, config, origin }: Pick<Parts, "people" | "database" | "config"> & { origin: string },
): FilesContext {
  const languageOf = (language: string): Language => (isLanguage(language) ? language : defaultLanguage);
  return {
    ...watchlistValuerIn(context),
    tickerMeant: product.tickerMeant,
    activePolicyOf: people.activePolicyOf,
    watchedBy: people.watchlist.listOf,
    bookOf: (accountId, id) => bookCompaniesOfMember(database.kysely, accountId, id),
    screened: (query) => product.screenCompanies({ language: defaultLanguage }, query),
    // Whose plan has none has no run either.
    limits: jobLimitsOf("pro", config.hasPlanLimits) ?? { companies: 0, sheets: 0 },
    tableOf: runTable,
    sheetOf: (query, { language, policy }) =>
      product.exportTearSheet({ language: languageOf(language), policy, origin }, query, { isRecorded: false }),
  };
}
