import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from "kysely";
import { isBusy, storageFailure } from "./storage-failure.ts";

export type Guard = {
  /** Settled when statements may run: the tables are there. */
  ready: Promise<void>;
  /** Throws when nothing more should be written. */
  allowWrite(): Promise<void>;
  /** Hears of each time that the database could not be reached or had no room. */
  onTrouble(failure: Error): void;
};

const writing = /^\s*(?:insert|update|merge|create|alter)\b|\binsert into\b/i;

/**
 * The driver of either database, as stores see it: a statement waits until the tables are there, and what goes wrong with
 * the database itself is a `Failure` that says so. An error of the statement stays what it is.
 */
export function guardedDriver(driver: Driver, { ready, allowWrite, onTrouble }: Guard): Driver {
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const told = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      const failure = storageFailure(error);
      if (failure !== null && !isBusy(error)) onTrouble(failure);
      throw failure ?? error;
    }
  };
  const guarded = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery: <Row>(query: CompiledQuery) =>
      told(async () => {
        if (writing.test(query.sql)) await allowWrite();
        return connection.executeQuery<Row>(query);
      }),
    streamQuery: (query, size) => connection.streamQuery(query, size),
  });
  const innerOf = (connection: DatabaseConnection) => inner.get(connection) ?? connection;
  return {
    init: () => driver.init(),
    acquireConnection: () =>
      told(async () => {
        await ready;
        const connection = await driver.acquireConnection();
        const outer = guarded(connection);
        inner.set(outer, connection);
        return outer;
      }),
    beginTransaction: (connection, settings) => told(() => driver.beginTransaction(innerOf(connection), settings)),
    commitTransaction: (connection) => told(() => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: (connection) => told(() => driver.rollbackTransaction(innerOf(connection))),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => driver.destroy(),
  };
}

export const withDriver = (dialect: Dialect, driver: Driver): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => driver,
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
