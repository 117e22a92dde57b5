import { randomUUID } from "node:crypto";
import { uptime } from "node:os";
import { sql } from "kysely";
import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { clockWatch } from "../../dependencies/clock-watch.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { joinedStates, noticeOf, statesOfOthers, toldIn } from "../../dependencies/shared-states.ts";
import type { Cause, Dependency, DependencyState } from "../../features/status/contracts/dependency.ts";
import { runEvery } from "../../jobs/run-every.ts";
import { roomCause } from "./room.server.ts";

/** Every fault is known within half a minute. */
const LOOK_IN_MILLISECONDS = 5_000;
const TOLD_AGAIN_IN_MILLISECONDS = 15_000;
/** A backup is due each day; a day of 25 hours and the time that one takes are within this. */
const OVERDUE_AFTER_IN_HOURS = 30;
const HOUR_IN_MILLISECONDS = 3_600_000;

const backups: Dependency = { name: "backups" };

type Parts = {
  config: Pick<Config, "dataFolder" | "backups">;
  database: Pick<Database, "check" | "isFull">;
  states: DependencyStates;
  /** The day of the included data. */
  dataAsOf(): string;
  /** When the newest backup was made; null: there is none yet. */
  lastBackupAt(): Promise<Date | null>;
  /** Since when the first one is awaited, over all starts. */
  backupAwaitedSince(): Date;
  /** Milliseconds from one look to the next, where they are not the usual ones. */
  every?: number;
};

/** Looks at what no request may ask for in time. */
export function checkingDependencies({ config, database, states, every = LOOK_IN_MILLISECONDS, ...parts }: Parts) {
  const clock = clockWatch({ wall: () => Date.now(), steady: () => uptime() * 1_000, dataAsOf: parts.dataAsOf });
  const tell = (dependency: Dependency, cause: Cause | null) =>
    cause === null ? states.up(dependency) : states.down(dependency, cause);
  async function lookAtRoom(): Promise<void> {
    const cause = await roomCause(config.dataFolder);
    // A full disk of a database elsewhere is told where it is met.
    if (cause !== null || !(await database.isFull())) tell({ name: "room" }, cause);
  }
  /** A backup that has failed is told by its maker, who knows why; one that is newer ends it, whichever process has made it. */
  async function lookAtBackups(): Promise<void> {
    if (config.backups.at === null) return;
    const last = await parts.lastBackupAt();
    const cause = last === null ? overdue(parts.backupAwaitedSince(), "neverMade") : overdue(last, "overdue");
    const fault = states.present().find(({ name, isUp }) => name === "backups" && !isUp);
    const isTold = fault?.cause?.code === "said";
    if (cause !== null && !isTold) states.down(backups, cause);
    if (cause === null && last !== null && (!isTold || last.toISOString() > fault.since)) states.up(backups);
  }
  async function lookAtDatabase(): Promise<void> {
    // Its faults are told where they are met, and over when it answers.
    if ((await database.check()) && !states.isDown({ name: "database" })) states.up({ name: "database" });
  }
  async function look(): Promise<void> {
    tell({ name: "clock" }, clock());
    // None of them hides what the others find.
    await Promise.allSettled([lookAtRoom(), lookAtBackups(), lookAtDatabase()]);
  }
  return runEvery({ every, run: look, warn: () => {} });
}

function overdue(last: Date, code: "overdue" | "neverMade"): Cause | null {
  const hours = Math.floor((Date.now() - last.getTime()) / HOUR_IN_MILLISECONDS);
  return hours >= OVERDUE_AFTER_IN_HOURS ? { code, figure: hours } : null;
}

/** Notices carry the states of each process to the others, at each change and regularly; an embedded database has no others. */
export function sharedStates({ kysely, notices }: Pick<Database, "kysely" | "notices">, states: DependencyStates) {
  const process = randomUUID();
  const others = statesOfOthers();
  const stopHearing = notices.hear("dependency", (notice) => {
    const told = notice === null ? null : toldIn(notice);
    if (told !== null && told.process !== process) others.heard(told);
  });
  async function send(changed: readonly DependencyState[]): Promise<void> {
    if (!notices.areComplete()) return;
    for (const state of changed) {
      await sql`select pg_notify('valora', ${`dependency ${noticeOf({ process, state })}`})`.execute(kysely);
    }
  }
  const stopTelling = states.onChange((state) => void send([state]).catch(() => {}));
  const telling = runEvery({
    every: TOLD_AGAIN_IN_MILLISECONDS,
    run: () => send(states.present()),
    warn: () => {},
  });
  return {
    /** What this process and the others know, one state for each dependency. */
    present: (): readonly DependencyState[] => joinedStates([...states.present(), ...others.present()]),
    async stop() {
      stopHearing();
      stopTelling();
      await telling.stop();
    },
  };
}
