import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { ThreadStopped } from "../../threads/thread.ts";
import type { Session } from "./session.ts";

/** Kysely on the embedded database: one connection, lent to one user at a time. */
export function embeddedDialect(sessionInUse: () => Promise<Session>): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => embeddedDriver(sessionInUse),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function embeddedDriver(sessionInUse: () => Promise<Session>): Driver {
  let lastReturned = Promise.resolve();
  const giveBack = new WeakMap<DatabaseConnection, () => void>();
  const run = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    async init() {},
    async acquireConnection() {
      const { promise: returned, resolve } = Promise.withResolvers<void>();
      const before = lastReturned;
      lastReturned = returned;
      await before;
      try {
        // Bound to one session: a transaction that was open when its thread ended must not go on in the next one.
        const connection = connectionTo(await sessionInUse());
        giveBack.set(connection, resolve);
        return connection;
      } catch (error) {
        resolve();
        throw error;
      }
    },
    beginTransaction: (connection) => run(connection, "begin"),
    commitTransaction: (connection) => run(connection, "commit"),
    async rollbackTransaction(connection) {
      await run(connection, "rollback").catch((error: unknown) => {
        // Ended with its thread: nothing is left to roll back.
        if (!(error instanceof ThreadStopped)) throw error;
      });
    },
    async releaseConnection(connection) {
      giveBack.get(connection)?.();
    },
    async destroy() {},
  };
}

function connectionTo(session: Session): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows } = await session.query(query.sql, query.parameters);
      return {
        // Kysely's own contract: the caller names the row type of its statement.
        rows: [...rows] as Row[],
        ...(affectedRows === null ? {} : { numAffectedRows: BigInt(affectedRows) }),
      };
    },
    // biome-ignore lint/correctness/useYield: the contract wants a generator; nothing here reads by stream.
    async *streamQuery() {
      throw new Error("The embedded database does not stream.");
    },
  };
}
