import type { Database } from "../database/open-database.ts";
import type { RunningTask } from "../jobs/run-every.ts";
import { whileLeading } from "../jobs/while-leading.ts";
import type { Log } from "./log.server.ts";

/** Work that one process of an installation does at a time. */
export const ledJob = (
  job:
    | "alerts"
    | "backups"
    | "clearing"
    | "filings"
    | "mail"
    | "payments"
    | "prices"
    | "resealing"
    | "scores"
    | "theses"
    | "webhooks",
  { database, log }: { database: Pick<Database, "leadership">; log: Log },
  start: () => RunningTask,
): RunningTask =>
  whileLeading({
    take: () => database.leadership.take(job),
    start,
    say: () => log.info({ job }, "leads the repeated job"),
  });
