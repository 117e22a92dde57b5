import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../app/database/open-database.ts";

type Killing = {
  /** A PostgreSQL server, or null for an embedded database in the folder. */
  url: string | null;
  folder: string;
  kills: number;
  /** No new kill begins after this time. */
  minutes?: number;
  /** Gives numbers from 0 to 1: the same seed kills at the same moments. */
  random: () => number;
};
export type Killed = {
  kills: number;
  /** Of those, kills before the database had been opened. */
  killsAtStart: number;
  acknowledged: number;
  lost: number;
  /** Pairs of which one half is there. */
  halves: number;
  /** The longest time that a database took to open after a kill. */
  slowestOpeningInMilliseconds: number;
};

const LONGEST_WRITING_IN_MILLISECONDS = 400;
const LONGEST_START_IN_MILLISECONDS = 1_500;
const EVERY_NTH_AT_START = 5;
const MINUTE_IN_MILLISECONDS = 60_000;
const writer = join(import.meta.dirname, "writer.ts");

/** Kills a process that writes, at random moments, and looks after each kill whether all that it had acknowledged is there. */
export async function killedWhileWriting({ url, folder, kills, minutes = 600, random }: Killing): Promise<Killed> {
  const told: Killed = {
    kills: 0,
    killsAtStart: 0,
    acknowledged: 0,
    lost: 0,
    halves: 0,
    slowestOpeningInMilliseconds: 0,
  };
  const until = performance.now() + minutes * MINUTE_IN_MILLISECONDS;
  let next = 1;
  while (told.kills < kills && performance.now() < until) {
    const isAtStart = told.kills % EVERY_NTH_AT_START === 0;
    const acknowledged = await killedOnce({ url, folder, first: next, random, isAtStart });
    told.kills += 1;
    told.killsAtStart += isAtStart ? 1 : 0;
    const found = await foundIn({ url, folder, acknowledged });
    told.acknowledged += acknowledged.length;
    told.lost += found.lost;
    told.halves += found.halves;
    told.slowestOpeningInMilliseconds = Math.max(told.slowestOpeningInMilliseconds, found.openedInMilliseconds);
    next = found.highest + 1;
  }
  return told;
}

type Once = { url: string | null; folder: string; first: number; random: () => number; isAtStart: boolean };

/** One process from its start to its end; the pairs that it has said. */
async function killedOnce({ url, folder, first, random, isAtStart }: Once): Promise<number[]> {
  const words = [
    "--conditions=source",
    "--disable-warning=ExperimentalWarning",
    writer,
    url ?? "",
    folder,
    String(first),
  ];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  const isWriting = new Promise<void>((done) => {
    lines.on("line", (line) => {
      acknowledged.push(Number(line));
      done();
    });
    child.once("exit", () => done());
  });
  const ended = Promise.all([once(child, "exit"), once(lines, "close")]);
  if (isAtStart) await pause(random() * LONGEST_START_IN_MILLISECONDS);
  else {
    // A busy machine writes its first pair late.
    await isWriting;
    await pause(random() * LONGEST_WRITING_IN_MILLISECONDS);
  }
  if (child.exitCode !== null) throw new Error(`The writer ended by itself with ${child.exitCode}.`);
  child.kill("SIGKILL");
  await ended;
  return acknowledged;
}

type Looking = { url: string | null; folder: string; acknowledged: readonly number[] };

/** What the database holds when it is opened again. */
async function foundIn({ url, folder, acknowledged }: Looking) {
  const begun = performance.now();
  const database = await openDatabase({ url, folder });
  await database.ready;
  const openedInMilliseconds = Math.round(performance.now() - begun);
  try {
    const rows = await database.kysely
      .selectFrom("removed_accounts")
      .select("id_hash")
      .where("id_hash", "like", "killed:%")
      .execute();
    const halves = new Map<number, number>();
    for (const { id_hash } of rows) {
      const id = Number(id_hash.split(":")[1]);
      halves.set(id, (halves.get(id) ?? 0) + 1);
    }
    const whole = new Set([...halves].filter(([, count]) => count === 2).map(([id]) => id));
    return {
      lost: acknowledged.filter((id) => !whole.has(id)).length,
      halves: halves.size - whole.size,
      highest: [...halves.keys()].reduce((most, id) => Math.max(most, id), 0),
      openedInMilliseconds,
    };
  } finally {
    await database.close();
  }
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
