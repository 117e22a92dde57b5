import { expect, it } from "vitest";
import { byNestedLoops } from "../../../database/waiting/nested-loops-contract.ts";
import { Failure } from "../../../failure.ts";
import { recountJobs } from "../use-cases/recount-jobs.ts";
import { DAY, daily, type JobRig } from "./job-setup-contract.ts";

/** How runs that wait are taken, and jobs after a clock that was ahead by a year. */
export function waitingRuns(rig: JobRig): void {
  const { database, now, world, account, ana, add, jobs, running, work } = rig;
  const recounted = () => recountJobs(running());
  const nextOf = async (id: string) => (await jobs.read(ana(), id)).nextRuns[0];

  it("are taken one at a time, whichever way the database finds them", async () => {
    for (const owner of [ana(), account(now.ben)]) {
      const { id } = await jobs.add(owner, { wanted: daily });
      await jobs.run(owner, id);
    }
    const wanted = { now: new Date(now.clock), leaseUntil: new Date(now.clock + 60_000), busy: [] };
    const taken = await byNestedLoops(database.kysely, (inside) => running(inside).queue.take(wanted));
    expect(taken).toMatchObject({ attempts: 1 });
    const states = await database.kysely.selectFrom("job_runs").select("state").orderBy("state").execute();
    expect(states.map(({ state }) => state)).toEqual(["queued", "running"]);
  });

  it("run at the next moment of their schedule once a clock that was ahead is right again", async () => {
    const job = await add();
    const right = now.clock;
    now.clock += 365 * DAY;
    expect(await work(), "as it says then").toBe(1);
    now.clock = right;
    const another = await add({ cron: "0 * * * *" });
    const { next_run_at } = await database.kysely
      .selectFrom("jobs")
      .select("next_run_at")
      .where("id", "=", job.id)
      .executeTakeFirstOrThrow();
    expect(next_run_at).toEqual(new Date("2027-11-21T07:00:00Z"));
    expect(await recounted(), "the other one is right").toBe(1);
    expect([await nextOf(job.id), await nextOf(another.id)]).toEqual([
      "2026-11-21T07:00:00.000Z",
      "2026-11-20T13:00:00.000Z",
    ]);
    expect(await recounted()).toBe(0);
    await jobs.change(ana(), { id: job.id, isPaused: true });
    expect(await recounted(), "one that is paused has no moment").toBe(0);
  });

  it("are tried again at once where a clock that was ahead has put that off", async () => {
    const { id } = await add();
    await jobs.run(ana(), id);
    const right = now.clock;
    now.clock += 365 * DAY;
    world.failure = new Failure("upstreamUnavailable");
    expect(await work()).toBe(2);
    now.clock = right;
    world.failure = null;
    expect(await work()).toBe(0);
    expect(await recounted(), "two runs and the job").toBe(3);
    expect(await work()).toBe(2);
    const { runs } = await jobs.runsOf(ana(), { id });
    expect(runs.map(({ state }) => state)).toEqual(["done", "done"]);
  });
}
