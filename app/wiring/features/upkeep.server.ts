import type { Config } from "../../config/config.server.ts";
import { keyKeptInHours } from "../../core/idempotency/contracts/idempotency-limits.ts";
import { purgeKeys } from "../../core/idempotency/stores/idempotency-store.ts";
import { resealRequests } from "../../core/idempotency/stores/sealed-requests.ts";
import { popularDays } from "../../core/lists/contracts/popular.ts";
import { popularityStore } from "../../core/lists/stores/popularity-store.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { resealAuthenticators } from "../../features/accounts/use-cases/factors/authenticator-key.ts";
import { resealCredentials } from "../../features/brokers/stores/sealed-credentials.ts";
import { viewStore } from "../../features/content/stores/view-store.ts";
import { runsKeptInDays } from "../../features/jobs/contracts/job-limits.ts";
import { purgeRuns } from "../../features/jobs/stores/job-store.ts";
import { pageVisitStore } from "../../features/visits/stores/page-visit-store.ts";
import { visitDaysKept } from "../../features/visits/use-cases/page-visits.ts";
import { deliveriesKeptInDays } from "../../features/webhooks/contracts/webhooks.ts";
import { purgeDeliveries } from "../../features/webhooks/stores/delivery-store.ts";
import { resealEndpoints } from "../../features/webhooks/stores/sealed-endpoints.ts";
import type { RunningTask } from "../../jobs/run-every.ts";
import { ledJob } from "../led-jobs.server.ts";
import type { Log } from "../log.server.ts";

type Told = { database: Database; log: Log; states: DependencyStates };

async function clearExpired({ kysely }: Database, now: Date): Promise<void> {
  await accountStore(kysely).purgeExpired(now);
  await popularityStore(kysely).purge(pastDays(now));
  await viewStore(kysely).purge(madridDay(now));
  await purgeDeliveries(kysely, new Date(now.getTime() - deliveriesKeptInDays * 24 * 3_600_000));
  await purgeRuns(kysely, { runsBefore: new Date(now.getTime() - runsKeptInDays * 24 * 3_600_000), now });
  await purgeKeys(kysely, new Date(now.getTime() - keyKeptInHours * 3_600_000));
  await pageVisitStore(kysely).purge({ visitorsBefore: madridDay(now), countsBefore: daysAgo(visitDaysKept, now) });
}

type ReadingAgain = Told & { readAgain(): Promise<void> };

type Resealing = Told & {
  context: Parameters<typeof resealAuthenticators>[0];
  config: Pick<Config, "appKeys">;
};

async function reseal(context: Resealing["context"], { database, log }: Omit<Told, "states">): Promise<void> {
  const { kysely } = database;
  const { seals } = context;
  const resealed =
    (await resealAuthenticators(context)) +
    (await resealEndpoints(kysely, seals)) +
    (await resealCredentials(kysely, seals)) +
    (await resealRequests(kysely, seals));
  if (resealed > 0) log.info({ resealed }, "secrets sealed with the present key");
}

type Upkeep = Resealing & ReadingAgain & { now(): Date };

/** What is cleared away, sealed and read again from time to time. A key file is one key: nothing has been sealed by another. */
export const upkeepOf = ({ context, config, readAgain, now, ...told }: Upkeep): RunningTask[] => [
  ledJob("clearing", told, { run: () => clearExpired(told.database, now()) }),
  ...(config.appKeys === null ? [] : [ledJob("resealing", told, { run: () => reseal(context, told) })]),
  ledJob("payments", told, { run: readAgain }),
];

/** Before which days nothing of searches is kept: the ranking looks back a week, and a salt lasts a day. */
const pastDays = (now: Date) => ({
  saltsBefore: madridDay(now),
  visitsBefore: daysAgo(popularDays, now),
});

const daysAgo = (days: number, now: Date): string => madridDay(new Date(now.getTime() - days * 24 * 3_600_000));
