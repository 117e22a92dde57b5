import type { Config } from "../config.server.ts";
import type { Database } from "../database/open-database.ts";
import { type Log, type OutageLog, warning } from "./log.server.ts";

/** Loaded only to serve and to score: a question on the command line does without a database and its weight. */
export async function databaseOf(
  { databaseUrl, dataFolder, databaseWaitInMilliseconds: waitInMilliseconds }: Config,
  told?: OutageLog,
) {
  const [{ openDatabase }, { predictionStore }] = await Promise.all([
    import("../database/open-database.ts"),
    import("../database/prediction-store.ts"),
  ]);
  const names = { unavailable: "the database", full: "room to write in the database" } as const;
  const outages = told && {
    begun: (what: keyof typeof names, reason: string) => told.begun(names[what], reason),
    over: (what: keyof typeof names) => told.over(names[what]),
  };
  const database = await openDatabase({
    url: databaseUrl,
    folder: dataFolder,
    waitInMilliseconds,
    ...(outages && { outages }),
  });
  return { database, predictions: predictionStore(database.kysely) };
}

export type Writing = ReturnType<typeof inBackground>;

/** Writes nobody waits for: what cannot be kept is logged, and closing waits for what is under way. */
export function inBackground(database: Database, log: Log) {
  const writing = new Set<Promise<void>>();
  return {
    with:
      <Row>(write: (row: Row) => Promise<void>, failure: string) =>
      (row: Row) => {
        const written = database.ready
          .then(() => write(row))
          .catch(warning(log, failure))
          .finally(() => writing.delete(written));
        writing.add(written);
      },
    ended: () => Promise.allSettled(writing),
  };
}

/** Loaded only to serve and to administer: a question on the command line does without. */
export const openAccounts = (parts: { database: Database; config: Config; log: Log }) =>
  import("../accounts.server.ts").then(({ composeAccounts }) => composeAccounts(parts));
