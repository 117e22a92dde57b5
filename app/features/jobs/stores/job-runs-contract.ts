import { expect, it } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { Failure } from "../../../failure.ts";
import { runJobs } from "../use-cases/run-jobs.ts";
import { code, DAY, daily, type JobRig, reading } from "./job-setup-contract.ts";
import { purgeRuns } from "./job-store.ts";

/** Runs of jobs: when they begin, what they say and deliver, how they end, and how long they are kept. */
export function jobRuns(rig: JobRig, anotherProcess: () => Promise<Pick<Database, "kysely">>): void {
  const { database, now, world, person, account, ana, add, jobs, mails, running, work, signal } = rig;

  it("run at their moment, once, and once for all that passed while nothing ran", async () => {
    const job = await add();
    expect(await work()).toBe(0);
    now.clock = Date.parse("2026-11-21T07:00:00Z");
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    now.clock += 4 * DAY + DAY / 24;
    expect(await work()).toBe(1);
    const { runs } = await jobs.runsOf(ana(), { id: job.id });
    expect(runs.map(({ dueAt, state, valued }) => [dueAt, state, valued])).toEqual([
      ["2026-11-22T07:00:00.000Z", "done", 2],
      ["2026-11-21T07:00:00.000Z", "done", 2],
    ]);
    expect((await jobs.read(ana(), job.id)).nextRuns[0]).toBe("2026-11-26T07:00:00.000Z");
    await jobs.change(ana(), { id: job.id, isPaused: true });
    now.clock += 4 * DAY;
    expect(await work()).toBe(0);
    expect(await jobs.read(ana(), job.id)).toMatchObject({ state: "paused", nextRuns: [] });
    await jobs.change(ana(), { id: job.id, isPaused: false });
    expect(await work()).toBe(0);
  });

  it("are all done when the one of the same person ends while the next is looked for", async () => {
    for (let count = 0; count < 3; count += 1) await add();
    now.clock += DAY;
    const context = running();
    const isRunning = () =>
      database.kysely.selectFrom("job_runs").select("id").where("state", "=", "running").executeTakeFirst();
    // The answer leaves out a person whose run is over when it arrives.
    const take: typeof context.queue.take = async (asked) => {
      const taken = await context.queue.take(asked);
      if (asked.busy.length > 0) await expect.poll(isRunning).toBeUndefined();
      return taken;
    };
    expect(await runJobs({ ...context, queue: { ...context.queue, take } }, signal)).toBe(3);
  });

  it("say what is different from the run before, in the run, in the mail and in the file", async () => {
    const job = await add();
    const first = await jobs.run(ana(), job.id);
    expect(await jobs.run(ana(), job.id)).toEqual(first);
    await work();
    expect(await jobs.readRun(ana(), first.id)).toMatchObject({ state: "done", isByHand: true, difference: null });
    world.readings = [reading("KO", { value: 57.25, price: 50, signal: "buy" }), reading("MNST")];
    now.clock += 1_000;
    const second = await jobs.run(ana(), job.id);
    await work();
    const run = await jobs.readRun(ana(), second.id);
    expect(run).toMatchObject({ state: "done", changes: 3, attempts: 1, valued: 2, unvalued: 0 });
    expect(run.difference).toEqual({
      since: "2026-11-20T12:00:00.000Z",
      changed: [
        {
          ...{ ticker: "KO", name: "KO Inc.", currency: "USD", priceCurrency: "USD" },
          value: { before: 55.5, now: 57.25 },
          price: { before: 60, now: 50 },
          signal: { before: "hold", now: "buy" },
          failure: { before: null, now: null },
        },
      ],
      came: [{ ticker: "MNST", name: "MNST Inc." }],
      went: [{ ticker: "PEP", name: "PEP Inc." }],
    });
    const [mail, last] = await mails();
    expect(mail?.subject).toBe("Drinks: first result");
    expect(last).toMatchObject({ subject: "Drinks: 3 changes", recipient: "ana@test.example" });
    expect(last?.text).toContain(
      "- KO · KO: value US$55.50 → US$57.25; price US$60.00 → US$50.00; signal hold → buy\n- New: MNST",
    );
    expect(last?.text).toContain(`https://valora.example/jobs/runs/${second.id}?lang=en`);
    expect(run.deliveries).toEqual([{ kind: "mail", id: last?.id, state: "queued", at: null, endpoint: null }]);
    const attached = database.kysely
      .selectFrom("outbox_attachments")
      .selectAll()
      .where("mail_id", "=", last?.id ?? "");
    expect(await attached.execute()).toMatchObject([{ name: "valora.csv", type: "text/csv; charset=utf-8" }]);
    const [file] = run.files;
    expect(file).toMatchObject({ name: "valora.csv", format: "csv", keptUntil: "2026-11-27T12:00:01.000Z" });
    const content = await jobs.file(ana(), file?.id ?? "");
    expect(new TextDecoder().decode(content.content)).toBe("KO,57.25\nMNST,55.5");
    await expect(jobs.file(account(now.ben), file?.id ?? "")).rejects.toEqual(code("notFound"));
    await expect(jobs.readRun(account(now.ben), second.id)).rejects.toEqual(code("notFound"));
    await expect(jobs.cancel(account(now.ben), second.id)).rejects.toEqual(code("notFound"));
  });

  it("try again what failed, and in the end say that it did, once", async () => {
    world.failure = new Failure("storageUnavailable");
    const job = await add();
    const { id } = await jobs.run(ana(), job.id);
    for (const minutes of [1, 5, 30, 120]) {
      expect(await work()).toBe(1);
      expect(await jobs.readRun(ana(), id)).toMatchObject({ state: "retry", failure: "storageUnavailable" });
      now.clock += minutes * 60_000 - 1_000;
      expect(await work(), `${minutes} minutes`).toBe(0);
      now.clock += 1_000;
    }
    expect(await work()).toBe(1);
    expect(await jobs.readRun(ana(), id)).toMatchObject({ state: "failed", attempts: 5, files: [], readings: [] });
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Drinks: could not be run"]);
    now.clock += DAY;
    world.failure = null;
    await work();
    expect((await jobs.readRun(ana(), id)).state).toBe("failed");
  });

  it("try again where no company could be valued and that may pass, and keep what says that it cannot", async () => {
    const failed = (failure: string) => reading("KO", { value: null, failure });
    world.readings = [failed("upstreamTimeout")];
    const job = await add();
    const { id } = await jobs.run(ana(), job.id);
    await work();
    expect(await jobs.readRun(ana(), id)).toMatchObject({ state: "retry", failure: "upstreamTimeout" });
    world.readings = [failed("tickerNotFound")];
    now.clock += 60_000;
    await work();
    expect(await jobs.readRun(ana(), id)).toMatchObject({ state: "done", valued: 0, unvalued: 1 });
  });

  it("are cancelled while they run: nothing is delivered, and what has ended stays", async () => {
    const job = await add();
    const { id } = await jobs.run(ana(), job.id);
    world.begun = async () => void (await jobs.cancel(ana(), id));
    await work();
    expect(await jobs.readRun(ana(), id)).toMatchObject({ state: "cancelled", files: [], deliveries: [] });
    expect(await mails()).toEqual([]);
    world.begun = async () => {};
    now.clock += 1_000;
    const next = await jobs.run(ana(), job.id);
    expect(next.id).not.toBe(id);
    await work();
    expect(await jobs.cancel(ana(), next.id)).toMatchObject({ state: "done" });
  });

  it("are taken by one process at a time, and by another when the lease is over: the late one counts for nothing", async () => {
    const job = await add();
    const { id } = await jobs.run(ana(), job.id);
    const other = await anotherProcess();
    let taken = 0;
    const slow = running(undefined, {
      open: async (run) => ({
        ...(await running().open(run)),
        async *valued() {
          taken += 1;
          // Beyond its lease; the other process takes it meanwhile.
          now.clock += 3 * 60_000;
          expect(await runJobs(running(other.kysely), signal)).toBe(1);
          yield { index: 0, ticker: "OLD", kind: "answered" as const, answer: reading("OLD") };
        },
      }),
    });
    await runJobs(slow, signal);
    expect(taken).toBe(1);
    const run = await jobs.readRun(ana(), id);
    expect([run.attempts, run.readings.map(({ ticker }) => ticker)]).toEqual([2, ["KO", "PEP"]]);
    expect(await mails()).toHaveLength(1);
    now.clock += 1_000;
    await jobs.run(ana(), job.id);
    const both = await Promise.all([work(), runJobs(running(other.kysely), signal)]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await mails()).toHaveLength(2);
  });

  it("tell webhooks that hear of them, under an id that the run names", async () => {
    const at = new Date(now.clock);
    const endpoint = "01890000-0000-7000-8000-000000000001";
    await database.kysely
      .insertInto("webhook_endpoints")
      .values({
        ...{ id: endpoint, account_id: now.ana, address: "https://x.example/", events: ["job.finished"] },
        ...{ secret: "sealed", created_at: at },
      })
      .execute();
    const job = await add({ deliveries: { mail: null, webhook: true, file: null } });
    const { id } = await jobs.run(ana(), job.id);
    await work();
    const told = await database.kysely.selectFrom("webhook_deliveries").selectAll().execute();
    expect(told).toMatchObject([{ endpoint_id: endpoint, event: "job.finished", state: "queued" }]);
    expect(JSON.parse(told[0]?.body ?? "")).toMatchObject({
      type: "job.finished",
      data: { run: id, job: job.id, state: "done", valued: 2, difference: null },
    });
    const named = { id: endpoint, kind: "webhook", address: "https://x.example/", destination: null };
    expect((await jobs.readRun(ana(), id)).deliveries).toEqual([
      { kind: "webhook", id: told[0]?.id, state: "queued", at: null, endpoint: named },
    ]);
    expect(await mails()).toEqual([]);
  });

  it("keep the files of the last five runs, seven days, and their runs for 90 days", async () => {
    const job = await add();
    const filesOf = async () => (await database.kysely.selectFrom("job_files").select("id").execute()).length;
    for (let count = 0; count < 7; count += 1) {
      now.clock += 1_000;
      await jobs.run(ana(), job.id);
      await work();
    }
    expect(await filesOf()).toBe(5);
    const purge = () =>
      purgeRuns(database.kysely, { runsBefore: new Date(now.clock - 90 * DAY), now: new Date(now.clock) });
    now.clock += 7 * DAY;
    await purge();
    expect([await filesOf(), (await jobs.runsOf(ana(), { id: job.id })).runs.length]).toEqual([0, 7]);
    now.clock += 84 * DAY;
    await purge();
    expect(await jobs.runsOf(ana(), { id: job.id })).toEqual({ runs: [], next: null });
  });

  it("keep by which policy their values were made; of those from before that was kept none is known", async () => {
    const job = await add();
    world.readings = [reading("KO", { policy: "Prudent", policyTeam: "Rialto" })];
    const { id } = await jobs.run(ana(), job.id);
    await work();
    expect((await jobs.readRun(ana(), id)).readings).toMatchObject([{ policy: "Prudent", policyTeam: "Rialto" }]);
    const { policy: _, policyTeam: __, ...before } = reading("KO");
    await database.kysely
      .updateTable("job_runs")
      .set({ readings: JSON.stringify([before]) })
      .execute();
    expect((await jobs.readRun(ana(), id)).readings).toEqual([reading("KO")]);
  });

  it("are read a page at a time, each once, also when another one begins meanwhile", async () => {
    const [job, other] = [await add(), await add()];
    const run = async () => {
      now.clock += 1_000;
      await jobs.run(ana(), job.id);
      await work();
    };
    for (let count = 0; count < 7; count += 1) await run();
    const whole = (await jobs.runsOf(ana(), { id: job.id })).runs.map(({ id }) => id);
    expect(whole).toHaveLength(7);
    const pages: string[][] = [];
    for (let cursor: string | null = null; pages.length === 0 || cursor !== null; ) {
      const page = { limit: 3, cursor };
      const { runs, next } = await jobs.runsOf(ana(), { id: job.id, page });
      pages.push(runs.map(({ id }) => id));
      cursor = next;
      await run();
    }
    expect(pages).toEqual([whole.slice(0, 3), whole.slice(3, 6), whole.slice(6)]);
    const ofOther = { id: other.id, page: { limit: 3, cursor: whole[0] ?? null } };
    await expect(jobs.runsOf(ana(), ofOther), "a cursor of another job").rejects.toEqual(code("enumInvalid"));
    const unknown = { id: job.id, page: { limit: 3, cursor: "01890000-0000-7000-8000-00000000ffff" } };
    await expect(jobs.runsOf(ana(), unknown)).rejects.toEqual(code("enumInvalid"));
    const last = { id: job.id, page: { limit: 3, cursor: whole.at(-1) ?? null } };
    expect(await jobs.runsOf(ana(), last), "the last one, after which none is left").toEqual({ runs: [], next: null });
  });

  it("wait for no other person's run", async () => {
    const third = account(await person("cleo"));
    for (const owner of [ana(), account(now.ben), third]) {
      const job = await jobs.add(owner, { wanted: daily });
      await jobs.run(owner, job.id);
    }
    let atOnce = 0;
    let most = 0;
    const met = Promise.withResolvers<void>();
    world.begun = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      if (atOnce > 1) met.resolve();
      await Promise.race([met.promise, new Promise((done) => setTimeout(done, 5_000))]);
      atOnce -= 1;
    };
    expect(await work()).toBe(3);
    expect(most).toBeGreaterThan(1);
  });
}
