import type { Config } from "../../config/config.server.ts";
import { popularDays } from "../../core/lists/contracts/popular.ts";
import { popularityStore } from "../../core/lists/stores/popularity-store.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import type { Database } from "../../database/open-database.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { resealAuthenticators } from "../../features/accounts/use-cases/factors/authenticator-key.ts";
import { viewStore } from "../../features/content/stores/view-store.ts";
import { pageVisitStore } from "../../features/visits/stores/page-visit-store.ts";
import { visitDaysKept } from "../../features/visits/use-cases/page-visits.ts";
import { deliveriesKeptInDays } from "../../features/webhooks/contracts/webhooks.ts";
import { purgeDeliveries } from "../../features/webhooks/stores/delivery-store.ts";
import { resealEndpoints } from "../../features/webhooks/stores/sealed-endpoints.ts";
import { type RunningTask, runEvery } from "../../jobs/run-every.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, warning } from "../log.server.ts";

const EVERY_IN_MILLISECONDS = 600_000;

async function clearExpired({ ready, kysely }: Database, now: Date): Promise<void> {
  await ready;
  await accountStore(kysely).purgeExpired(now);
  await popularityStore(kysely).purge(pastDays(now));
  await viewStore(kysely).purge(madridDay(now));
  await purgeDeliveries(kysely, new Date(now.getTime() - deliveriesKeptInDays * 24 * 3_600_000));
  await pageVisitStore(kysely).purge({ visitorsBefore: madridDay(now), countsBefore: daysAgo(visitDaysKept, now) });
}

/** Deletes what has expired. */
const clearingRegularly = ({ database, now, log }: { database: Database; now(): Date; log: Log }) =>
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
const readingPaymentsAgain = ({ readAgain, database, log }: ReadingAgain) =>
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

const RESEALED_EVERY_IN_MILLISECONDS = 86_400_000;
type Resealing = {
  context: Parameters<typeof resealAuthenticators>[0];
  config: Pick<Config, "appKeys">;
  database: Database;
  log: Log;
};

/**
 * Seals with the present key what earlier ones have sealed: at the start, because that is when a key changes. A key file is one
 * key: nothing has been sealed by another.
 */
const resealing = ({ context, config, database, log }: Resealing): RunningTask[] =>
  config.appKeys === null
    ? []
    : [ledJob("resealing", { database, log }, () => resealingDaily(context, { database, log }))];

const resealingDaily = (context: Resealing["context"], { database, log }: Pick<Resealing, "database" | "log">) =>
  runEvery({
    every: RESEALED_EVERY_IN_MILLISECONDS,
    async run() {
      await database.ready;
      const resealed = (await resealAuthenticators(context)) + (await resealEndpoints(database.kysely, context.seals));
      if (resealed > 0) log.info({ resealed }, "secrets sealed with the present key");
    },
    warn: warning(log, "secrets not sealed with the present key"),
  });

type Upkeep = Resealing & ReadingAgain & { now(): Date };

/** What is cleared away, sealed and read again from time to time. */
export const upkeepOf = ({ context, config, readAgain, database, now, log }: Upkeep): RunningTask[] => [
  clearingRegularly({ database, now, log }),
  ...resealing({ context, config, database, log }),
  readingPaymentsAgain({ readAgain, database, log }),
];

/** Before which days nothing of searches is kept: the ranking looks back a week, and a salt lasts a day. */
const pastDays = (now: Date) => ({
  saltsBefore: madridDay(now),
  visitsBefore: daysAgo(popularDays, now),
});

const daysAgo = (days: number, now: Date): string => madridDay(new Date(now.getTime() - days * 24 * 3_600_000));
