import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "../../../app/database/open-database.ts";
import { copyValuedDatabaseTo } from "../../../app/e2e/valued-database.ts";
import { type Delivered, deliveredIn, workLeftIn } from "./delivered.ts";
import { startReceivers } from "./receivers.ts";
import { seedWork } from "./seeded-work.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

type Killing = {
  /** A database on a PostgreSQL server, or null for the embedded database in the folder. */
  url: string | null;
  /** Of the data, empty. */
  folder: string;
  kills: number;
  /** Over which servers are killed: on a machine that is shared fewer kills than `kills` may fit. */
  minutes: number;
  /** Gives numbers from 0 to 1: the same seed kills at the same moments. */
  random: () => number;
};
export type KilledServers = Delivered & { kills: number; killsAtStart: number };

/** A lease of two minutes is over in six seconds. */
const SPEED = 20;
const EVERY_NTH_AT_START = 5;
const LONGEST_START_IN_MILLISECONDS = 1_500;
const LONGEST_WORK_IN_MILLISECONDS = 2_500;
/** What a kill takes, with the start that follows it; what is asked for comes due over so long. */
const KILL_IN_MILLISECONDS = 5_000;
const LEAST_EACH = 12;
const KILLS_A_LINE = 10;
const MOST_STARTS = 4;
/** In a row, in which nothing is done: 80 minutes by the clock of the servers. */
const MOST_STILL_ROUNDS = 20;
const MOST_ROUNDS = 100;
const ROUND_IN_MILLISECONDS = 12_000;

/**
 * Kills servers at random moments while jobs run, alerts fire, webhooks and mails leave; then lets them finish, and counts what has
 * arrived. One server on the embedded database, two on PostgreSQL.
 */
export async function killedWhileDelivering({ url, folder, kills, minutes, random }: Killing): Promise<KilledServers> {
  if (url === null) await copyValuedDatabaseTo(folder);
  const receivers = await startReceivers();
  const begun = new Date();
  const opened = async <Found>(work: (database: Database) => Promise<Found>): Promise<Found> => {
    const database = await openDatabase({ url, folder });
    await database.ready;
    return work(database).finally(() => database.close());
  };
  const each = Math.max(LEAST_EACH, kills);
  const span = kills * KILL_IN_MILLISECONDS * SPEED;
  await opened((database) => seedWork(database, { endpoints: receivers.endpoints, begun, span, each }));
  const settings = { DATA_DIR: folder, ...(url !== null && { DATABASE_URL: url }), ...receivers.settings };
  const start = () => startServer(settings, { begun, speed: SPEED });
  const servers = url === null ? [start()] : [start(), start()];
  try {
    const made = await killedInTurn(servers, { start, kills, minutes, random });
    await Promise.all(servers.map((server) => server.stop()));
    await opened(({ kysely }) => kysely.updateTable("jobs").set({ is_paused: true }).execute());
    const isMoving = await finished(servers, { start, workLeft: () => opened(workLeftIn) });
    const at = new Date(begun.getTime() + (Date.now() - begun.getTime()) * SPEED);
    return { ...made, ...(await opened((database) => deliveredIn(database, receivers, { at, isMoving }))) };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await receivers.close();
  }
}

type Turns = { start(): ServerProcess; kills: number; minutes: number; random(): number };
type Made = Pick<KilledServers, "kills" | "killsAtStart">;

/** Says how many were killed, and how many of them in the first moments of their start. */
async function killedInTurn(servers: ServerProcess[], { start, kills, minutes, random }: Turns): Promise<Made> {
  const begun = performance.now();
  let killsAtStart = 0;
  let place = 0;
  let kill = 1;
  for (; kill <= kills && minutesSince(begun) < minutes; kill += 1) {
    // The one that has just been started, or any of those that listen.
    const isAtStart = kill % EVERY_NTH_AT_START === 0;
    if (isAtStart) killsAtStart += 1;
    else {
      place = Math.floor(random() * servers.length);
      await listeningAt(servers, place, start);
    }
    await pause(random() * (isAtStart ? LONGEST_START_IN_MILLISECONDS : LONGEST_WORK_IN_MILLISECONDS));
    await servers[place]?.kill();
    servers[place] = start();
    if (kill % KILLS_A_LINE === 0)
      process.stdout.write(`${kill} of ${kills} kills of servers, ${minutesSince(begun).toFixed(1)} min\n`);
  }
  return { kills: kill - 1, killsAtStart };
}

const minutesSince = (moment: number) => (performance.now() - moment) / 60_000;

/**
 * Waits until a server listens. One that ends by itself before, because the machine was too busy to open its database in time, is started
 * again, as a supervisor does it, and not more often than that.
 */
async function listeningAt(servers: ServerProcess[], place: number, start: () => ServerProcess): Promise<void> {
  for (let attempt = 1; attempt < MOST_STARTS; attempt += 1) {
    const isUp = await servers[place]?.isListening.then(
      () => true,
      () => false,
    );
    if (isUp) return;
    servers[place] = start();
  }
  await servers[place]?.isListening;
}

type Finishing = { start(): ServerProcess; workLeft(): Promise<number> };

/**
 * Starts them until all that was asked for is done, for as long as more of it is done and not without end. An alert in the hand of a
 * killed process has its turn a quarter of an hour later, or when a server starts after that. Says whether the last rounds did more.
 */
async function finished(servers: ServerProcess[], { start, workLeft }: Finishing): Promise<boolean> {
  let left = await workLeft();
  let still = 0;
  for (let round = 0; round < MOST_ROUNDS && still < MOST_STILL_ROUNDS && left > 0; round += 1) {
    for (const place of servers.keys()) servers[place] = start();
    for (const place of servers.keys()) await listeningAt(servers, place, start);
    await pause(ROUND_IN_MILLISECONDS);
    await Promise.all(servers.map((server) => server.stop()));
    const before = left;
    left = await workLeft();
    still = left < before ? 0 : still + 1;
  }
  return still < MOST_STILL_ROUNDS;
}
