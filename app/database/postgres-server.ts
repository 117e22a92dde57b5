import {
  type Dialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { type Silence, standingConnection } from "./notices/standing-connection.ts";
import { isRefusal } from "./storage-failure.ts";

const CONNECTIONS = 10;
const CONNECT_IN_MILLISECONDS = 5_000;
const STATEMENT_IN_MILLISECONDS = 10_000;
/** The server ends a statement by itself; one that says nothing for longer is not there any more. */
const SILENCE_IN_MILLISECONDS = 15_000;
const PING_IN_MILLISECONDS = 2_000;

/**
 * A PostgreSQL server: connections for statements, one of its own to ask whether it is there, and one that stays open to hear what
 * other processes change.
 */
export async function openServer(url: string, silence: Silence) {
  const { default: pg } = await import("pg");
  const pool = lasting(
    new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_IN_MILLISECONDS,
      statement_timeout: STATEMENT_IN_MILLISECONDS,
      query_timeout: SILENCE_IN_MILLISECONDS,
      keepAlive: true,
    }),
  );
  // Requests that fill the other connections do not make the server look dead.
  const asking = lasting(
    new pg.Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: PING_IN_MILLISECONDS,
      query_timeout: PING_IN_MILLISECONDS,
      keepAlive: true,
    }),
  );
  const { notices, leadership, close } = standingConnection(url, silence);
  return {
    dialect: new PostgresDialect({ pool: poolOf(pool) }) satisfies Dialect,
    notices,
    leadership,
    // Its own connection may have been lost while it was idle: that says nothing of the server.
    ping: () => ask(asking).catch(() => ask(asking)),
    async close() {
      await Promise.all([pool.end(), asking.end(), close()]);
    },
  };
}

/**
 * A connection that is lost says so by an event, also while it is lent and between two statements: without a listener that
 * ends the process. The pool replaces it, and its user is told by the next statement.
 */
function lasting(pool: Pool): Pool {
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  return pool;
}

async function ask(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select 1");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The pool as Kysely wants it. */
const poolOf = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => lentOnce(await pool.connect()),
  end: () => pool.end(),
});

/**
 * A connection for one user. After an error that the server has not sent, what still arrives on it is unknown: it says no
 * more, and does not go back among the others.
 */
function lentOnce(client: PoolClient): PostgresPoolClient {
  let lostBy: unknown = null;
  async function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (lostBy !== null) throw lostBy;
    try {
      // Kysely's own contract: the caller names the row type of its statement.
      return (await client.query(text, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (!isRefusal(error)) lostBy = error;
      throw error;
    }
  }
  return {
    // Nothing here reads with a cursor, which is the other way to call it.
    query: query as PostgresPoolClient["query"],
    release: (isDiscarded) => client.release(isDiscarded === true || lostBy !== null),
  };
}
