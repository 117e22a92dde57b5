import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { folderWithDatabase } from "../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { dependencyStates } from "../dependencies/dependency-states.ts";
import { repeatedJobStore } from "../features/status/stores/repeated-job-store.ts";
import type { RunningTask } from "../jobs/run-every.ts";
import { ledJob } from "./led-jobs.server.ts";

// A repeated job from one start of a process to the next: what it knows of the runs before.
const WITHIN = { timeout: 10_000, interval: 20 };
const A_WHILE = 300;
const HOUR = 3_600_000;
const log = { info: () => {}, warn: () => {} };
let folder = "";
let database: Database;

beforeAll(async () => {
  folder = await folderWithDatabase("led-jobs");
  database = await openDatabase({ url: null, folder });
  await database.ready;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = () => repeatedJobStore(database.kysely, "alerts");
const aWhile = () => new Promise((done) => setTimeout(done, A_WHILE));

/** A process that begins the job; the runs that it has made. */
function begun(run: () => Promise<void> = async () => {}) {
  const states = dependencyStates(log);
  const runs = vi.fn(run);
  const task: RunningTask = ledJob("alerts", { database, log, states }, { run: runs });
  return { runs, states, task, state: () => states.present().find(({ part }) => part === "alerts") };
}

it("runs at once the first time, and after a restart only when its turn has come", async () => {
  const first = begun();
  expect(first.states.expected(), "listed before it has run").toMatchObject([{ part: "alerts", everySeconds: 900 }]);
  await vi.waitFor(async () => expect((await store().last())?.endedAt).toBeInstanceOf(Date), WITHIN);
  await first.task.stop();
  expect(first.states.present()).toEqual([]);
  const second = begun();
  await vi.waitFor(() => expect(second.state()?.runs?.endedAt, "told at once").toBeTypeOf("string"), WITHIN);
  await aWhile();
  expect(second.runs).not.toHaveBeenCalled();
  await second.task.stop();
});

it("makes up at once for a run that was cut off, and for one whose turn passed while nothing ran", async () => {
  const now = Date.now();
  for (const [begunAt, endedAt] of [
    [new Date(now - 1_000), null],
    [new Date(now - HOUR), new Date(now - HOUR)],
  ] as const) {
    await store().keep({ begunAt, endedAt, fault: null });
    const { runs, task } = begun();
    await vi.waitFor(() => expect(runs).toHaveBeenCalledOnce(), WITHIN);
    await task.stop();
  }
});

it("tells of a run that failed, also after a restart, and when it was", async () => {
  await store().keep({ begunAt: new Date(0), endedAt: new Date(0), fault: null });
  const failing = begun(async () => {
    throw new Error("no such\0 column");
  });
  await vi.waitFor(() => expect(failing.state()).toMatchObject({ isUp: false }), WITHIN);
  await failing.task.stop();
  const restarted = begun();
  await vi.waitFor(
    () =>
      expect(restarted.state()).toMatchObject({
        ...{ isUp: false, cause: { text: "no such column" } },
        runs: { everySeconds: 900, fault: { text: "no such column" } },
      }),
    WITHIN,
  );
  await restarted.task.stop();
});
