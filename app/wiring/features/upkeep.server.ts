import { popularDays } from "../../core/lists/contracts/popular.ts";
import { popularityStore } from "../../core/lists/stores/popularity-store.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import type { Database } from "../../database/open-database.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { viewStore } from "../../features/content/stores/view-store.ts";
import { pageVisitStore } from "../../features/visits/stores/page-visit-store.ts";
import { visitDaysKept } from "../../features/visits/use-cases/page-visits.ts";
import { runEvery } from "../../jobs/run-every.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, warning } from "../log.server.ts";

const EVERY_IN_MILLISECONDS = 600_000;

async function clearExpired({ ready, kysely }: Database, now: Date): Promise<void> {
  await ready;
  await accountStore(kysely).purgeExpired(now);
  await popularityStore(kysely).purge(pastDays(now));
  await viewStore(kysely).purge(madridDay(now));
  await pageVisitStore(kysely).purge({ visitorsBefore: madridDay(now), countsBefore: daysAgo(visitDaysKept, now) });
}

/** Deletes what has expired. */
export const clearingRegularly = ({ database, now, log }: { database: Database; now(): Date; log: Log }) =>
  ledJob("clearing", { database, log }, () =>
    runEvery({
      every: EVERY_IN_MILLISECONDS,
      isFirstWaitedFor: true,
      run: () => clearExpired(database, now()),
      warn: warning(log, "expired rows not cleared"),
    }),
  );

type ReadingAgain = { readAgain(): Promise<void>; database: Database; log: Log };

/** Reads again payments without news. */
export const readingPaymentsAgain = ({ readAgain, database, log }: ReadingAgain) =>
  ledJob("payments", { database, log }, () =>
    runEvery({
      every: EVERY_IN_MILLISECONDS,
      isFirstWaitedFor: true,
      async run() {
        await database.ready;
        await readAgain();
      },
      warn: warning(log, "subscriptions not read again"),
    }),
  );

/** Before which days nothing of searches is kept: the ranking looks back a week, and a salt lasts a day. */
const pastDays = (now: Date) => ({
  saltsBefore: madridDay(now),
  visitsBefore: daysAgo(popularDays, now),
});

const daysAgo = (days: number, now: Date): string => madridDay(new Date(now.getTime() - days * 24 * 3_600_000));
