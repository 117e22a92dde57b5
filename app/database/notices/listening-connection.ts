import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";

const CHANNEL = "valora";
const CONNECT_IN_MILLISECONDS = 5_000;
/** How often the connection is tried, and how long it may say nothing: a process that has lost it stops leading by then. */
const BEAT_IN_MILLISECONDS = 4_000;
/** A notice follows the answer to its statement; so long after it, it is not coming. */
const ECHO_IN_MILLISECONDS = 500;

/**
 * The server gives the locks of a machine that has vanished to another process after 25 seconds: later than that machine itself
 * stops leading, two beats after it has heard the server last.
 */
const settings = `
  set idle_session_timeout = 0;
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3
`;

type Row = Readonly<Record<string, unknown>>;

export type Listening = {
  /** One statement after the other. */
  ask(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Aborted when the connection is over, or has to be: nothing that it held is held any more. */
  lost: AbortController;
};

type Events = {
  opened(connection: Listening): void;
  /** At every beat: whether a notice of our own has come back. */
  tried(isEchoed: boolean): void;
  notice(text: string): void;
  closing: AbortSignal;
};

/** Opens a connection that listens, and tries it at every beat; settled when it is over. */
export async function listeningConnection(url: string, { opened, tried, notice, closing }: Events): Promise<void> {
  const { default: pg } = await import("pg");
  const lost = new AbortController();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_IN_MILLISECONDS,
    query_timeout: BEAT_IN_MILLISECONDS,
    keepAlive: true,
  });
  const over = () => lost.abort();
  client.on("error", over).on("end", over);
  const echo = `${CHANNEL}_${randomUUID().replaceAll("-", "")}`;
  let isEchoed = false;
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel === echo) isEchoed = true;
    else notice(payload);
  });
  try {
    await client.connect();
    await client.query(`${settings}; listen ${CHANNEL}; listen ${echo}`);
    const ask = inTurn(client);
    opened({ ask, lost });
    const signal = AbortSignal.any([lost.signal, closing]);
    while (!signal.aborted) {
      isEchoed = false;
      await ask(`notify ${echo}`);
      if (!isEchoed) await pause(ECHO_IN_MILLISECONDS);
      tried(isEchoed);
      await pause(BEAT_IN_MILLISECONDS, undefined, { signal });
    }
  } finally {
    lost.abort();
    client.end().catch(() => {});
  }
}

/** A connection carries one statement at a time. */
function inTurn(client: Client): Listening["ask"] {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values = []) => {
    const asked = last.then(() => client.query<Row>(text, [...values])).then(({ rows }) => rows);
    last = asked.catch(() => {});
    return asked;
  };
}
