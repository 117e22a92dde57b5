import type { Config } from "../config.server.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "./log.server.ts";

/** Loaded only to serve and to score: a question on the command line does without a database and its weight. */
export async function databaseOf({ databaseUrl, dataFolder }: Config) {
  const [{ openDatabase }, { predictionStore }] = await Promise.all([
    import("../database/open-database.ts"),
    import("../database/prediction-store.ts"),
  ]);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder });
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
          .catch((error: unknown) => log.warn({ error: String(error) }, failure))
          .finally(() => writing.delete(written));
        writing.add(written);
      },
    ended: () => Promise.allSettled(writing),
  };
}

/** Loaded only to serve and to administer: a question on the command line does without. */
export const openAccounts = (parts: { database: Database; config: Config; log: Log }) =>
  import("../accounts.server.ts").then(({ composeAccounts }) => composeAccounts(parts));
