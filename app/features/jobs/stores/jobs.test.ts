import { expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { Failure } from "../../../failure.ts";
import type { NewJob } from "../contracts/jobs.ts";
import { runJobs } from "../use-cases/run-jobs.ts";
import { daily, jobSetUp, reading } from "./job-setup-contract.ts";
import { purgeRuns } from "./job-store.ts";

const AN_HOUR = 3_600_000;
const DAY = 24 * AN_HOUR;
const code = (name: string, params?: object) => expect.objectContaining({ code: name, ...(params && { params }) });

onEachOwnDatabase("jobs", "jobs", ({ database, anotherProcess }) => {
  const { now, world, person, account, jobs, running, work, signal } = jobSetUp(database);
  const ana = () => account(now.ana);
  const add = (changes: Partial<NewJob> = {}, key: string | null = null) =>
    jobs.add(ana(), { wanted: { ...daily, ...changes }, key });
  const mails = () => database.kysely.selectFrom("outbox").selectAll().orderBy("queued_at").execute();

  it("are kept as asked, with their next five runs, for their owner alone", async () => {
    const job = await add({ question: "https://x.example/analysis/KO?ticker=KO&wacc=0.09&lang=en" });
    expect(job).toMatchObject({ name: "Drinks", question: "wacc=0.09", state: "active", lastRun: null });
    expect(job.nextRuns).toEqual([21, 22, 23, 24, 25].map((day) => `2026-11-${day}T07:00:00.000Z`));
    expect((await jobs.list(ana())).jobs).toEqual([job]);
    const ben = account(now.ben);
    expect((await jobs.list(ben)).jobs).toEqual([]);
    for (const asked of [
      () => jobs.read(ben, job.id),
      () => jobs.run(ben, job.id),
      () => jobs.runsOf(ben, job.id),
      () => jobs.remove(ben, job.id),
      () => jobs.change(ben, { id: job.id, isPaused: true }),
      () => jobs.read(ana(), "none"),
    ])
      await expect(asked()).rejects.toEqual(code("notFound"));
    const changed = await jobs.change(ana(), { id: job.id, name: "Soda", timeZone: "America/New_York" });
    expect(changed).toMatchObject({ name: "Soda", question: "wacc=0.09", companies: daily.companies });
    expect(changed.nextRuns[0]).toBe("2026-11-20T13:00:00.000Z");
    const reason = `note.wacc=${"ñ".repeat(150)}`;
    const noted = await jobs.change(ana(), { id: job.id, question: `wacc=0.09&${reason}` });
    expect(await jobs.change(ana(), { id: job.id, isPaused: true })).toMatchObject({ question: noted.question });
    await jobs.remove(ana(), job.id);
    await expect(jobs.read(ana(), job.id)).rejects.toEqual(code("notFound"));
  });

  it.each<[string, Partial<NewJob>]>([
    ["jobNameInvalid", { name: " " }],
    ["jobCompaniesRequired", { companies: { kind: "list", tickers: [" "] } }],
    ["tickerInvalid", { companies: { kind: "list", tickers: ["KO", "not a symbol!"] } }],
    ["jobTooManyCompanies", { companies: { kind: "list", tickers: Array.from({ length: 101 }, (_, i) => `T${i}`) } }],
    [
      "jobTooManyCompanies",
      {
        companies: { kind: "list", tickers: Array.from({ length: 11 }, (_, i) => `T${i}`) },
        deliveries: { mail: "pdf", webhook: false, file: null },
      },
    ],
    ["paramUnknown", { companies: { kind: "screen", address: "/screener?sektor=technology" } }],
    ["enumInvalid", { companies: { kind: "screen", address: "sector=robots" } }],
    ["outOfRange", { question: "wacc=9" }],
    ["paramUnknown", { question: "asOf=2020-01-01" }],
    ["jobQuestionTooLong", { question: "x".repeat(1_001) }],
    // As it is kept, each of these letters takes six characters.
    ["jobQuestionTooLong", { question: `wacc=0.09&note.wacc=${"ñ".repeat(200)}` }],
    ["jobScheduleInvalid", { cron: "at eight" }],
    ["jobScheduleNever", { cron: "0 8 31 2 *" }],
    ["jobScheduleTooOften", { cron: "*/5 * * * *" }],
    ["timeZoneUnknown", { timeZone: "Mars/Base" }],
  ])("are refused with one code each: %s, %j", async (name, wanted) => {
    await expect(add(wanted)).rejects.toEqual(code(name));
    await expect(jobs.try(ana(), { ...daily, ...wanted })).rejects.toEqual(code(name));
    expect((await jobs.list(ana())).jobs).toEqual([]);
  });

  it("belong to the pro plan, as many as it allows, and wait while their owner has it no more", async () => {
    await expect(jobs.add(account(now.ana, "free"), { wanted: daily })).rejects.toEqual(code("planWithoutJobs"));
    const job = await add();
    for (let count = 1; count < 20; count += 1) await add();
    await expect(add()).rejects.toEqual(code("tooManyJobs", { maximum: 20 }));
    await database.kysely.updateTable("accounts").set({ plan: "free" }).where("id", "=", now.ana).execute();
    expect(await jobs.read(account(now.ana, "free"), job.id)).toMatchObject({ state: "waiting", nextRuns: [] });
    now.clock += 2 * DAY;
    expect(await work()).toBe(0);
    await database.kysely.updateTable("accounts").set({ plan: "pro" }).where("id", "=", now.ana).execute();
    expect(await work()).toBe(20);
  });

  it("are made once for one key, which another request cannot use", async () => {
    const key = "8e03978e-40d5-43e8-bc93-6894a57f9324";
    const [one, other] = await Promise.all([add({}, key), add({}, key)]);
    expect(other.id).toBe(one.id);
    await expect(add({ name: "Other" }, key)).rejects.toEqual(code("idempotencyKeyReused"));
    for (const bad of ["", "two words", "é", "x".repeat(65)])
      await expect(add({}, bad), bad).rejects.toEqual(code("idempotencyKeyInvalid"));
    expect((await jobs.list(ana())).jobs).toHaveLength(1);
  });

  it("run at their moment, once, and once for all that passed while nothing ran", async () => {
    const job = await add();
    expect(await work()).toBe(0);
    now.clock = Date.parse("2026-11-21T07:00:00Z");
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    now.clock += 4 * DAY + AN_HOUR;
    expect(await work()).toBe(1);
    const runs = await jobs.runsOf(ana(), job.id);
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
    expect(run.deliveries).toEqual([{ kind: "mail", id: last?.id, state: "queued", at: null }]);
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
      async *valued() {
        taken += 1;
        // Beyond its lease; the other process takes it meanwhile.
        now.clock += 3 * 60_000;
        expect(await runJobs(running(other.kysely), signal)).toBe(1);
        yield { index: 0, ticker: "OLD", kind: "answered" as const, answer: reading("OLD") };
      },
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
    expect((await jobs.readRun(ana(), id)).deliveries).toEqual([
      { kind: "webhook", id: told[0]?.id, state: "queued", at: null },
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
    expect([await filesOf(), (await jobs.runsOf(ana(), job.id)).length]).toEqual([0, 7]);
    now.clock += 84 * DAY;
    await purge();
    expect(await jobs.runsOf(ana(), job.id)).toEqual([]);
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
});
