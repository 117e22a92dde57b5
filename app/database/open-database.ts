import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { openEmbedded } from "./embedded/index.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./schema.ts";

/** One database, embedded or a server: the same SQL, the same stores. */
export type Database = {
  kysely: Kysely<Tables>;
  /** Whether it answers within the limit. */
  isAnswering(limitInMilliseconds: number): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens and migrates: PostgreSQL when there is an address, else the embedded database in the folder. */
export async function openDatabase(where: { url: string | null; folder: string }): Promise<Database> {
  const database = where.url === null ? await openEmbedded(where.folder) : await openServer(where.url);
  const { error } = await new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) {
    await database.close();
    throw new Error("The database could not be brought up to date.", { cause: error });
  }
  return database;
}

async function openServer(url: string): Promise<Database> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  });
  // A connection lost while idle: the pool replaces it, and the next query reports what is wrong.
  pool.on("error", () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    async isAnswering(limitInMilliseconds) {
      const answered = sql`select 1`.execute(kysely).then(
        () => true,
        () => false,
      );
      const { promise: late, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), limitInMilliseconds);
      return Promise.race([answered, late]).finally(() => clearTimeout(timer));
    },
    close: () => kysely.destroy(),
  };
}
