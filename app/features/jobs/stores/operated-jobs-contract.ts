import { expect, it } from "vitest";
import { firstPage } from "../../../core/shared/contracts/pages.ts";
import { operateJobs } from "../use-cases/operate-jobs.ts";
import { code, type JobRig } from "./job-setup-contract.ts";

/** Jobs as an operator asks for them by command. */
export function operatedJobs({ now, account, ana, add, jobs, work }: JobRig): void {
  it("are listed, run, paused and resumed by their name or id, and their runs read", async () => {
    const { companiesNow, ...job } = await add();
    expect(await operateJobs(jobs, ana(), { verb: "list", which: null })).toEqual({ kind: "jobs", jobs: [job] });
    const queued = await operateJobs(jobs, ana(), { verb: "run", which: "Drinks" });
    if (queued.kind !== "queued") return expect.unreachable(queued.kind);
    await work();
    const runs = await operateJobs(jobs, ana(), { verb: "runs", which: job.id.toUpperCase() });
    expect(runs).toMatchObject({
      kind: "runs",
      job: { id: job.id },
      runs: [{ id: queued.run, state: "done", valued: 2 }],
    });
    const paused = await operateJobs(jobs, ana(), { verb: "pause", which: "Drinks" });
    expect(paused).toMatchObject({ kind: "jobs", jobs: [{ id: job.id, state: "paused", nextRuns: [] }] });
    expect(await jobs.read(ana(), job.id)).toMatchObject({ state: "paused" });
    const resumed = await operateJobs(jobs, ana(), { verb: "resume", which: "Drinks" });
    expect(resumed).toMatchObject({ jobs: [{ state: "active", nextRuns: job.nextRuns }] });
  });

  it("have a run cancelled that waits; one that has ended stays as it was", async () => {
    const job = await add();
    const { id } = await jobs.run(ana(), job.id);
    const cancelled = await operateJobs(jobs, ana(), { verb: "cancel", which: id });
    expect(cancelled).toMatchObject({ kind: "cancelled", run: { id, state: "cancelled" } });
    now.clock += 1_000;
    const ended = await jobs.run(ana(), job.id);
    await work();
    expect(await operateJobs(jobs, ana(), { verb: "cancel", which: ended.id })).toMatchObject({
      run: { state: "done" },
    });
  });

  it("have all their runs listed, beyond one page", async () => {
    const job = await add();
    for (let made = 0; made < firstPage.limit + 3; made++) {
      now.clock += 1_000;
      await jobs.cancel(ana(), (await jobs.run(ana(), job.id)).id);
    }
    const told = await operateJobs(jobs, ana(), { verb: "runs", which: job.id });
    if (told.kind !== "runs") return expect.unreachable(told.kind);
    expect(new Set(told.runs.map(({ id }) => id)).size).toBe(firstPage.limit + 3);
  });

  it("are those of one person, and of a name that one alone has", async () => {
    const one = await add();
    const { id: run } = await jobs.run(ana(), one.id);
    const ben = account(now.ben);
    for (const order of [
      { verb: "runs" as const, which: one.id },
      { verb: "run" as const, which: "Drinks" },
      { verb: "cancel" as const, which: run },
    ])
      expect([order, await operateJobs(jobs, ben, order)]).toEqual([order, { kind: "missing" }]);
    now.clock += 1_000;
    const other = await add();
    const several = await operateJobs(jobs, ana(), { verb: "pause", which: "Drinks" });
    expect(several).toMatchObject({ kind: "several", jobs: [{ id: one.id }, { id: other.id }] });
    const byId = await operateJobs(jobs, ana(), { verb: "pause", which: other.id });
    expect(byId).toMatchObject({ kind: "jobs", jobs: [{ id: other.id, state: "paused" }] });
    expect(await jobs.read(ana(), one.id)).toMatchObject({ state: "active" });
    await expect(operateJobs(jobs, account(now.ana, "free"), { verb: "run", which: one.id })).rejects.toEqual(
      code("planWithoutJobs"),
    );
  });
}
