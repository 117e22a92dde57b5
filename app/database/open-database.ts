import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { openEmbedded } from "./embedded/index.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./schema.ts";

/** One database, embedded or a server: the same SQL, the same stores. */
export type Database = {
  kysely: Kysely<Tables>;
  /** Settled when it is open and its tables are up to date; rejected when that cannot be. */
  ready: Promise<void>;
  /** Whether it answers within the limit; not before it is ready. */
  isAnswering(limitInMilliseconds: number): Promise<boolean>;
  close(): Promise<void>;
};
type Opened = Omit<Database, "ready">;

/**
 * PostgreSQL when there is an address, else the embedded database in the folder. A folder in use is refused at once;
 * opening and migrating go on after it returns, because pages can be read without a database.
 */
export async function openDatabase(where: { url: string | null; folder: string }): Promise<Database> {
  const opened = where.url === null ? await openEmbedded(where.folder) : await openServer(where.url);
  let isReady = false;
  const ready = migrate(opened.kysely).then(() => {
    isReady = true;
  });
  // Whoever opened it waits for it; a failure must not count as unhandled before.
  ready.catch(() => {});
  return {
    ...opened,
    ready,
    isAnswering: async (limitInMilliseconds) => isReady && opened.isAnswering(limitInMilliseconds),
    async close() {
      await ready.catch(() => {});
      await opened.close();
    },
  };
}

async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
    // Each stands by itself: a database that has met a later one first takes the earlier one too.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("The database could not be brought up to date.", { cause: error });
}

async function openServer(url: string): Promise<Opened> {
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
