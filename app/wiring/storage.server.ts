import type { Config } from "../config/config.server.ts";
import type { Database } from "../database/open-database.ts";
import { writeQueue } from "../database/writes/write-queue.ts";
import type { DependencyStates } from "../dependencies/dependency-states.ts";
import type { Log } from "./log.server.ts";

/** Loaded only to serve and to score: a question on the command line does without a database and its weight. */
export async function databaseOf(config: Config, states?: DependencyStates) {
  const { databaseUrl, dataFolder, databaseWaitInMilliseconds: waitInMilliseconds } = config;
  const [{ openDatabase }, { backUpBeforeMigration }, { predictionStore }] = await Promise.all([
    import("../database/open-database.ts"),
    import("./features/backups.server.ts"),
    import("../core/prediction/stores/prediction-store.ts"),
  ]);
  const names = { unavailable: "database", full: "room", notices: "notices" } as const;
  const outages = states && {
    begun: (what: keyof typeof names, reason: string) => states.down({ name: names[what] }, reason),
    over: (what: keyof typeof names) => states.up({ name: names[what] }),
  };
  const database = await openDatabase({
    url: databaseUrl,
    folder: dataFolder,
    waitInMilliseconds,
    beforeMigration: backUpBeforeMigration(config),
    ...(outages && { outages }),
  });
  return { database, predictions: predictionStore(database.kysely) };
}

export type Writing = ReturnType<typeof inBackground>;

/** Writes in the background; those that fail are one line in the log, with the number of each kind. */
export const inBackground = ({ ready }: Database, log: Log) =>
  writeQueue({ ready, onDropped: (dropped) => log.warn(dropped, "writes dropped") });

/** Loaded only to serve and to administer: a question on the command line does without. */
export const openAccounts = (parts: { database: Database; config: Config; log: Log; states: DependencyStates }) =>
  import("./features/account-context.server.ts").then(({ composeAccounts }) => composeAccounts(parts));
