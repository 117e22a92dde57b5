import type { Config } from "../../config/config.server.ts";
import { popularDays } from "../../core/lists/contracts/popular.ts";
import { popularityStore } from "../../core/lists/stores/popularity-store.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { resealAuthenticators } from "../../features/accounts/use-cases/factors/authenticator-key.ts";
import { viewStore } from "../../features/content/stores/view-store.ts";
import { runsKeptInDays } from "../../features/jobs/contracts/job-limits.ts";
import { purgeRuns } from "../../features/jobs/stores/job-store.ts";
import { pageVisitStore } from "../../features/visits/stores/page-visit-store.ts";
import { visitDaysKept } from "../../features/visits/use-cases/page-visits.ts";
import { deliveriesKeptInDays } from "../../features/webhooks/contracts/webhooks.ts";
import { purgeDeliveries } from "../../features/webhooks/stores/delivery-store.ts";
import { resealEndpoints } from "../../features/webhooks/stores/sealed-endpoints.ts";
import { type RunningTask, runEvery } from "../../jobs/run-every.ts";
import { ledJob, toldAsState } from "../led-jobs.server.ts";
import type { Log } from "../log.server.ts";

const EVERY_IN_MILLISECONDS = 600_000;

type Told = { database: Database; log: Log; states: DependencyStates };

async function clearExpired({ ready, kysely }: Database, now: Date): Promise<void> {
  await ready;
  await accountStore(kysely).purgeExpired(now);
  await popularityStore(kysely).purge(pastDays(now));
  await viewStore(kysely).purge(madridDay(now));
  await purgeDeliveries(kysely, new Date(now.getTime() - deliveriesKeptInDays * 24 * 3_600_000));
  await purgeRuns(kysely, { runsBefore: new Date(now.getTime() - runsKeptInDays * 24 * 3_600_000), now });
  await pageVisitStore(kysely).purge({ visitorsBefore: madridDay(now), countsBefore: daysAgo(visitDaysKept, now) });
}

/** Deletes what has expired. */
const clearingRegularly = ({ database, now, log, states }: Told & { now(): Date }) =>
  ledJob("clearing", { database, log, states }, (watched) =>
    runEvery({
      every: EVERY_IN_MILLISECONDS,
      isFirstWaitedFor: true,
      run: watched(() => clearExpired(database, now())),
      warn: toldAsState,
    }),
  );

type ReadingAgain = Told & { readAgain(): Promise<void> };

/** Reads again payments without news. */
const readingPaymentsAgain = ({ readAgain, database, log, states }: ReadingAgain) =>
  ledJob("payments", { database, log, states }, (watched) =>
    runEvery({
      every: EVERY_IN_MILLISECONDS,
      isFirstWaitedFor: true,
      run: watched(async () => {
        await database.ready;
        await readAgain();
      }),
      warn: toldAsState,
    }),
  );

const RESEALED_EVERY_IN_MILLISECONDS = 86_400_000;
type Resealing = Told & {
  context: Parameters<typeof resealAuthenticators>[0];
  config: Pick<Config, "appKeys">;
};

/**
 * Seals with the present key what earlier ones have sealed: at the start, because that is when a key changes. A key file is one
 * key: nothing has been sealed by another.
 */
const resealing = ({ context, config, database, log, states }: Resealing): RunningTask[] =>
  config.appKeys === null
    ? []
    : [
        ledJob("resealing", { database, log, states }, (watched) =>
          runEvery({
            every: RESEALED_EVERY_IN_MILLISECONDS,
            run: watched(() => reseal(context, { database, log })),
            warn: toldAsState,
          }),
        ),
      ];

async function reseal(context: Resealing["context"], { database, log }: Omit<Told, "states">): Promise<void> {
  await database.ready;
  const resealed = (await resealAuthenticators(context)) + (await resealEndpoints(database.kysely, context.seals));
  if (resealed > 0) log.info({ resealed }, "secrets sealed with the present key");
}

type Upkeep = Resealing & ReadingAgain & { now(): Date };

/** What is cleared away, sealed and read again from time to time. */
export const upkeepOf = ({ context, config, readAgain, now, ...told }: Upkeep): RunningTask[] => [
  clearingRegularly({ ...told, now }),
  ...resealing({ ...told, context, config }),
  readingPaymentsAgain({ ...told, readAgain }),
];

/** Before which days nothing of searches is kept: the ranking looks back a week, and a salt lasts a day. */
const pastDays = (now: Date) => ({
  saltsBefore: madridDay(now),
  visitsBefore: daysAgo(popularDays, now),
});

const daysAgo = (days: number, now: Date): string => madridDay(new Date(now.getTime() - days * 24 * 3_600_000));
