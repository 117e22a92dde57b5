import { expect, it } from "vitest";
import type { NewJob } from "../contracts/jobs.ts";
import { code, DAY, daily, type JobRig } from "./job-setup-contract.ts";

/** Jobs as their owners write, change and delete them. */
export function keptJobs({ database, now, account, ana, add, jobs, work }: JobRig): void {
  it("are kept as asked, with their next five runs, for their owner alone", async () => {
    const job = await add({ question: "https://x.example/analysis/KO?ticker=KO&wacc=0.09&lang=en" });
    expect(job).toMatchObject({ name: "Drinks", question: "wacc=0.09", state: "active", lastRun: null });
    expect(job.nextRuns).toEqual([21, 22, 23, 24, 25].map((day) => `2026-11-${day}T07:00:00.000Z`));
    const { companiesNow, ...listed } = job;
    expect(companiesNow).toEqual({ found: 2, valued: 2, leftOut: 0, sheets: null });
    expect((await jobs.list(ana())).jobs).toEqual([listed]);
    const ben = account(now.ben);
    expect((await jobs.list(ben)).jobs).toEqual([]);
    for (const asked of [
      () => jobs.read(ben, job.id),
      () => jobs.run(ben, job.id),
      () => jobs.runsOf(ben, { id: job.id }),
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
    const longest = "x".repeat(255);
    expect((await add({}, longest)).id).toBe((await add({}, longest)).id);
    expect((await jobs.list(ana())).jobs).toHaveLength(2);
  });
}
