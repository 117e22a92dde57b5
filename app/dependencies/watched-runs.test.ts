import { expect, it } from "vitest";
import { Failure } from "../failure.ts";
import { StartFailure } from "../start-failure.ts";
import { dependencyStates } from "./dependency-states.ts";
import { type KeptRun, watchedRuns } from "./watched-runs.ts";

const job = { name: "jobs", part: "alerts" } as const;
const MINUTE = 60_000;
const EVERY = 15 * MINUTE;
const start = Date.parse("2026-11-28T12:00:00Z");
const never = new AbortController().signal;
const at = (minutes: number) => new Date(start + minutes * MINUTE);

/** A job of a process, whose clock stands still until it is set; `row` is what is kept of it. */
function jobWith(row: KeptRun | null, isKept = true) {
  const lines: unknown[] = [];
  const tell = (level: string) => (fields: { outage?: unknown; reason?: unknown }) =>
    lines.push([level, fields.outage, fields.reason]);
  let now = at(0);
  const states = dependencyStates({ info: tell("info"), error: tell("error") }, () => now);
  const kept = { row };
  const store = {
    last: async () => kept.row,
    keep: async (run: KeptRun) => {
      kept.row = run;
    },
  };
  const { resumed, watched } = watchedRuns({ job, every: EVERY, states, kept: isKept ? store : null, now: () => now });
  return {
    ...{ lines, kept, resumed, watched },
    states,
    state: () => states.present().find(({ part }) => part === "alerts"),
    passes(minutes: number) {
      now = new Date(now.getTime() + minutes * MINUTE);
    },
  };
}

it("takes a run that fails for a fault of its job, but not an outage of the database nor a stop", async () => {
  const { lines, watched } = jobWith(null);
  const failing = watched(async () => {
    throw new Error("no such column");
  });
  await expect(failing(never)).rejects.toThrow("no such column");
  await expect(failing(never)).rejects.toThrow("no such column");
  expect(lines).toEqual([["error", "the job alerts", "no such column"]]);
  expect(await watched(async () => 3)(never)).toBe(3);
  expect(lines).toHaveLength(2);
  const away = watched(async () => {
    throw new Failure("storageUnavailable");
  });
  await expect(away(never)).rejects.toThrow();
  const refused = watched(async () => {
    throw new StartFailure("databaseRefuses", { where: "db/valora", reason: "password authentication failed" });
  });
  await expect(refused(never), "of a database that was never opened").rejects.toThrow();
  await expect(failing(AbortSignal.abort())).rejects.toThrow("no such column");
  expect(lines).toHaveLength(2);
});

it("tells the last run, the next one and the last fault, which a later success does not hide", async () => {
  const { passes, state, watched } = jobWith(null);
  const failing = watched(async () => {
    throw new Error("no such column");
  });
  await expect(failing(never)).rejects.toThrow();
  passes(15);
  await watched(async () => passes(2))(never);
  expect(state()).toMatchObject({ isUp: true, cause: null });
  expect(state()?.runs).toEqual({
    ...{ everySeconds: 900, begunAt: at(15).toISOString(), endedAt: at(17).toISOString() },
    ...{ nextAt: at(30).toISOString(), fault: { at: at(0).toISOString(), text: "no such column" } },
  });
  await watched(async () => passes(40))(never);
  expect(state()?.runs?.nextAt, "the turns that a long run has missed are left out").toBe(at(62).toISOString());
});

it.each([
  ["none is known of", null, 7 * MINUTE],
  ["the last one was five minutes ago", { begunAt: at(-5), endedAt: at(-4), fault: null }, 10 * MINUTE],
  ["the last one was hours ago", { begunAt: at(-300), endedAt: at(-299), fault: null }, 0],
  ["the last one was cut off", { begunAt: at(-1), endedAt: null, fault: null }, 0],
  ["the clock was set back since", { begunAt: at(600), endedAt: at(601), fault: null }, EVERY],
])("says after a start when the next run is due: %s", async (_, row, due) => {
  expect(await jobWith(row).resumed(7 * MINUTE)).toBe(due);
});

it("tells after a start what failed before it, until a run succeeds", async () => {
  const fault = { at: at(-4), text: "no such column" };
  const { resumed, state, watched } = jobWith({ begunAt: at(-5), endedAt: at(-4), fault });
  await resumed(0);
  expect(state()).toMatchObject({ isUp: false, cause: { code: "said", text: "no such column" } });
  await watched(async () => {})(never);
  expect(state()?.isUp).toBe(true);
  const { resumed: again, state: then } = jobWith({
    begunAt: at(-5),
    endedAt: at(-4),
    fault: { ...fault, at: at(-60) },
  });
  await again(0);
  expect(then()?.isUp, "a fault before the last run is over").toBe(true);
  expect(then()?.runs?.endedAt, "the run before the start").toBe(at(-4).toISOString());
});

it("keeps each run, leaves one open that was told to stop, and keeps nothing where runs follow within seconds", async () => {
  const { kept, watched, passes } = jobWith(null);
  const stopping = new AbortController();
  await watched(async () => stopping.abort())(stopping.signal);
  expect(kept.row).toEqual({ begunAt: at(0), endedAt: null, fault: null });
  await watched(async () => passes(1))(never);
  expect(kept.row).toEqual({ begunAt: at(0), endedAt: at(1), fault: null });
  const quick = jobWith(null, false);
  expect(await quick.resumed(0)).toBe(0);
  await quick.watched(async () => {})(never);
  expect([quick.kept.row, quick.state()?.runs?.begunAt]).toEqual([null, at(0).toISOString()]);
});
