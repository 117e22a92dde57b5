import { createHash } from "node:crypto";
import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { jobLimitsOf } from "../../features/jobs/contracts/job-limits.ts";
import { nextRuns } from "../../features/jobs/schedule/cron-schedule.ts";
import { jobStore } from "../../features/jobs/stores/job-store.ts";
import { runStore } from "../../features/jobs/stores/run-store.ts";
import type { JobContext } from "../../features/jobs/use-cases/job-context.ts";
import { bookCompaniesOfMember, booksOfMember } from "../../features/teams/stores/book-store.ts";

type Stored = {
  people: { watchlist: { listOf(accountId: string): Promise<readonly unknown[]> } };
  database: Database;
  config: Pick<Config, "hasPlanLimits">;
  now(): Date;
};

/** Jobs of people, wired to their stores. */
export const jobContext = ({ people, database, config, now }: Stored): JobContext => ({
  now,
  jobs: jobStore(database.kysely),
  runs: runStore(database.kysely),
  books: {
    listOf: (accountId) => booksOfMember(database.kysely, accountId),
    companiesOf: (accountId, id) => bookCompaniesOfMember(database.kysely, accountId, id),
  },
  watched: async (accountId) => (await people.watchlist.listOf(accountId)).length,
  limitsOf: (plan) => jobLimitsOf(plan, config.hasPlanLimits),
  digest: (text) => createHash("sha256").update(text).digest("base64url"),
  nextRuns,
});
