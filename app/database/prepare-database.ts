import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { reasonOf } from "../failure.ts";
import { StartFailure } from "../start-failure.ts";
import { holdsRows, madeMigrations } from "./backup/stored-tables.ts";
import { migrations } from "./migrations/index.ts";
import type { Outages } from "./outage.ts";
import type { Tables } from "./schema.ts";
import { isMisconfigured, storageFailure } from "./storage-failure.ts";

type Preparing = {
  ping(): Promise<void>;
  /** Which database it is, in words for the operator. */
  where: string;
  waitInMilliseconds: number;
  outages: Outages;
  isLeftAsItIs: boolean;
  beforeMigration: BeforeMigration;
};

/** Hears which migrations are about to be made. */
export type BeforeMigration = (kysely: Kysely<Tables>, pending: readonly string[]) => Promise<void>;

const BETWEEN_TRIES_IN_MILLISECONDS = 500;

/**
 * Brings the tables up to date. A database that cannot be reached is waited for as long as was said; one that refuses us,
 * or that a later version has made, is not.
 */
export async function prepareDatabase(kysely: Kysely<Tables>, preparing: Preparing): Promise<void> {
  const { ping, where, waitInMilliseconds, outages, isLeftAsItIs, beforeMigration } = preparing;
  const until = performance.now() + waitInMilliseconds;
  const prepare = async () => {
    await ping();
    const made = await madeMigrations(kysely);
    refuseLaterVersion(made, where);
    if (isLeftAsItIs) return;
    const pending = Object.keys(migrations).filter((name) => !made.includes(name));
    if (made.length > 0 && pending.length > 0 && (await holdsRows(kysely))) await beforeMigration(kysely, pending);
    await migrate(kysely);
  };
  let failure = await failureOf(prepare);
  if (failure === null) return;
  if (performance.now() < until && !isMisconfigured(failure)) outages.begun("unavailable", reasonOf(failure));
  while (!isMisconfigured(failure) && performance.now() < until) {
    await pause(BETWEEN_TRIES_IN_MILLISECONDS);
    failure = await failureOf(prepare);
    if (failure === null) return outages.over("unavailable");
  }
  throw unusable(failure, preparing);
}

/** The temporary obstacle to the database; rethrows any other error. */
async function failureOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof StartFailure || storageFailure(error) === null) throw error;
    return error;
  }
}

function unusable(cause: unknown, { where, waitInMilliseconds }: Preparing): StartFailure {
  const reason = reasonOf(cause);
  if (isMisconfigured(cause)) return new StartFailure("databaseRefuses", { where, reason }, { cause });
  return new StartFailure(
    "databaseAway",
    { where, seconds: Math.round(waitInMilliseconds / 1_000), reason },
    { cause },
  );
}

/** Tables of a later version may mean something else: nothing is read from them and nothing written. */
function refuseLaterVersion(made: readonly string[], where: string): void {
  const unknown = made.find((name) => migrations[name] === undefined);
  if (unknown === undefined) return;
  const cause = new Error(`it was last used by a later version: it holds ${unknown}`);
  throw new StartFailure("databaseOfLaterVersion", { where, migration: unknown }, { cause });
}

async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
    // Each stands by itself: a database that has met a later one first takes the earlier one too.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (storageFailure(error) !== null) throw error;
  throw new Error("The database could not be brought up to date.", { cause: error });
}
