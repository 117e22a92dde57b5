import { describe, expect, it } from "vitest";
import { jobLimitsOf } from "../../../features/jobs/contracts/job-limits.ts";
import { nextRuns } from "../../../features/jobs/schedule/cron-schedule.ts";
import type { JobContext, KeptJob, ReadRun } from "../../../features/jobs/use-cases/job-context.ts";
import { jobsIn } from "../../../features/jobs/use-cases/jobs.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const id = "0195c0de-0000-7000-8000-000000000001";
const bookId = "0195c0de-0000-7000-8000-0000000000b1";
const now = new Date("2026-11-20T12:00:00Z");

const run: ReadRun = {
  ...{ id, dueAt: now, isByHand: true, state: "running", attempts: 1, startedAt: now, endedAt: null },
  ...{ milliseconds: null, failure: null, valued: null, unvalued: null, changes: null },
  ...{ leftOut: null, sheetsLeftOut: null },
  ...{ jobId: id, jobName: "Drinks", timeZone: "Europe/Madrid", readings: [], difference: null },
  ...{ files: [], deliveries: [] },
};

/** One person's job in memory. */
function memory({ hasPlan = true, watched = 3 } = {}) {
  const kept: KeptJob[] = [];
  const done: string[] = [];
  const store: JobContext["jobs"] = {
    listOf: async () => kept,
    find: async (_, wanted) => kept.find((job) => job.id === wanted) ?? null,
    async add({ settings, nextRunAt }) {
      kept.push({ ...settings, id, isPaused: false, nextRunAt, createdAt: now, lastRun: null });
      return { id };
    },
    async change({ settings, isPaused, nextRunAt }) {
      kept.splice(0, 1, { ...settings, id, isPaused, nextRunAt, createdAt: now, lastRun: null });
      return true;
    },
    remove: async () => kept.splice(0).length > 0,
    async queueRun() {
      done.push("queued");
      return { id };
    },
  };
  const runs: JobContext["runs"] = {
    runsOf: async () => [run],
    find: async () => run,
    cancel: async () => void done.push("cancelled"),
    file: async (_, wanted) =>
      wanted === id
        ? { name: "valora-2026-11-20.csv", format: "csv", content: new TextEncoder().encode("ticker") }
        : null,
  };
  const jobs = jobsIn(async () => ({
    ...{ now: () => now, jobs: store, runs, digest: (text: string) => text, nextRuns },
    books: {
      listOf: async () => [{ id: bookId, name: "Drinks", team: "House" }],
      companiesOf: async (_, wanted) => (wanted === bookId ? ["KO", "PEP"] : null),
    },
    watched: async () => watched,
    limitsOf: (plan) => (hasPlan ? jobLimitsOf(plan, false) : null),
  }));
  return {
    asked: {
      product: productWith({ jobs }),
      person: signedIn(),
    },
    kept,
    done,
  };
}

const form = {
  ...{ name: "Drinks", companies: "list", tickers: "ko, PEP", screen: "", question: "/analysis/KO?wacc=0.09" },
  ...{
    often: "weekdays",
    time: "08:30",
    cron: "",
    timeZone: "Europe/Madrid",
    mail: "csv",
    file: "none",
    webhook: "yes",
  },
};

describe("the pages of scheduled analyses", () => {
  it.each(["/jobs", "/jobs/new", `/jobs/${id}`, `/jobs/runs/${id}`, `/jobs/files/${id}`])(
    "lead a visitor from %s to where they can sign in",
    async (page) => {
      const { status, location } = await load(page);
      expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(page)}`]);
    },
  );

  it("make one of a form, show it as it was asked, and change it", async () => {
    const { asked, kept } = memory();
    expect((await load("/jobs/new?tickers=KO&lang=it", asked)).data).toMatchObject({
      typed: { companies: "list", tickers: "KO", timeZone: "Europe/Rome" },
      timeZones: expect.arrayContaining(["America/New_York", "Europe/Madrid", "UTC"]),
    });
    expect((await load("/jobs/new?screen=sector%3Denergy", asked)).data).toMatchObject({
      typed: { companies: "screen", screen: "sector=energy" },
    });
    const made = await send("/jobs/new?lang=en", form, asked);
    expect([made.status, made.location]).toEqual([303, `/jobs/${id}?lang=en`]);
    expect(kept).toMatchObject([
      {
        ...{ name: "Drinks", cron: "30 8 * * 1-5", question: "wacc=0.09" },
        companies: { kind: "list", tickers: ["KO", "PEP"] },
        deliveries: { mail: "csv", webhook: true, file: null },
      },
    ]);
    const { data } = await load(`/jobs/${id}`, asked);
    expect(data).toMatchObject({ job: { state: "active" }, runs: [{ id, state: "running" }] });
    expect((await load("/jobs", asked)).data).toMatchObject({ jobs: [{ id }], limits: { jobs: 50 } });
    const screened = { ...form, companies: "screen", screen: "/screener?sector=energy&page=3", often: "cron" };
    expect((await send(`/jobs/${id}`, { ...screened, cron: "0 18 * * 5" }, asked)).location).toBe(`/jobs/${id}`);
    expect(kept).toMatchObject([{ cron: "0 18 * * 5", companies: { kind: "screen", address: "sector=energy" } }]);
    await send(`/jobs/${id}`, { ...form, companies: "watchlist", often: "monthly" }, asked);
    expect(kept).toMatchObject([{ cron: "30 8 1 * *", companies: { kind: "watchlist" } }]);
    expect((await load(`/jobs/new?book=${bookId}`, asked)).data).toMatchObject({
      ...{ typed: { companies: "book", book: bookId }, books: [{ id: bookId, name: "Drinks", team: "House" }] },
    });
    await send(`/jobs/${id}`, { ...form, companies: "book", book: bookId }, asked);
    expect(kept).toMatchObject([{ companies: { kind: "book", id: bookId } }]);
    const missing = { ...form, companies: "book", book: id };
    expect((await send(`/jobs/${id}`, missing, asked)).data).toMatchObject({ code: "jobBookMissing", typed: missing });
  });

  it("say how many companies would be left out before they save one", async () => {
    const { asked, kept } = memory({ watched: 580 });
    const wanted = { ...form, companies: "watchlist" };
    const { data } = await send("/jobs/new", wanted, asked);
    const companiesNow = { found: 580, valued: 200, leftOut: 380, sheets: null };
    expect(data).toMatchObject({ companiesNow, told: "380 null", typed: { companies: "watchlist" } });
    expect(kept).toEqual([]);
    const printed = { ...wanted, mail: "pdf", told: "380 null" };
    expect((await send("/jobs/new", printed, asked)).data).toMatchObject({
      companiesNow: { sheets: 20 },
      told: "380 20",
    });
    expect(kept).toEqual([]);
    expect((await send("/jobs/new", { ...printed, told: "380 20" }, asked)).location).toBe(`/jobs/${id}`);
    expect((await load(`/jobs/${id}`, asked)).data).toMatchObject({ job: { companiesNow: { leftOut: 380 } } });
    expect((await send(`/jobs/${id}`, wanted, asked)).data).toMatchObject({ told: "380 null" });
    expect((await send(`/jobs/${id}`, { ...form, told: "380 null" }, asked)).location).toBe(`/jobs/${id}`);
  });

  it("show the next runs of what is typed, and keep nothing", async () => {
    const { asked, kept } = memory();
    const { data } = await send("/jobs/new", { ...form, form: "preview" }, asked);
    expect(data).toMatchObject({
      typed: { name: "Drinks" },
      nextRuns: expect.arrayContaining(["2026-11-23T07:30:00.000Z"]),
    });
    expect(kept).toEqual([]);
  });

  it.each([
    ["jobNameInvalid", { name: "" }],
    ["jobCompaniesRequired", { tickers: " , " }],
    ["jobScheduleInvalid", { often: "cron", cron: "soon" }],
    ["timeZoneUnknown", { timeZone: "Mars/Base" }],
  ])("say what is wrong with a form, and keep it as it was typed: %s", async (code, wrong) => {
    const { asked, kept } = memory();
    for (const sent of [
      { ...form, ...wrong },
      { ...form, ...wrong, form: "preview" },
    ])
      expect((await send("/jobs/new", sent, asked)).data).toMatchObject({ code, typed: { time: "08:30", ...wrong } });
    expect(kept).toEqual([]);
  });

  it("pause, resume, run and delete one", async () => {
    const { asked, kept, done } = memory();
    await send("/jobs/new", form, asked);
    await send(`/jobs/${id}`, { form: "pause" }, asked);
    expect(kept).toMatchObject([{ isPaused: true, name: "Drinks" }]);
    expect((await load(`/jobs/${id}`, asked)).data).toMatchObject({ job: { state: "paused", nextRuns: [] } });
    await send(`/jobs/${id}`, { form: "resume" }, asked);
    await send(`/jobs/${id}`, { form: "run" }, asked);
    expect(done).toEqual(["queued"]);
    expect((await send(`/jobs/${id}`, { form: "remove" }, asked)).location).toBe("/jobs");
    expect(kept).toEqual([]);
    expect((await load(`/jobs/${id}`, asked)).status).toBe(404);
  });

  it("show a run, cancel it, and give its files to its owner", async () => {
    const { asked, done } = memory();
    expect((await load(`/jobs/runs/${id}`, asked)).data).toMatchObject({ jobName: "Drinks", state: "running" });
    expect((await send(`/jobs/runs/${id}`, {}, asked)).location).toBe(`/jobs/runs/${id}`);
    expect(done).toEqual(["cancelled"]);
    const file = await load(`/jobs/files/${id}`, asked);
    expect(file.data).toBe("ticker");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="valora-2026-11-20.csv"');
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect((await load(`/jobs/files/${id.replace("1", "2")}`, asked)).status).toBe(404);
  });

  it("say that they are of the pro plan to whom it lacks", async () => {
    const { asked } = memory({ hasPlan: false });
    expect((await load("/jobs", asked)).data).toEqual({ jobs: [], limits: null });
    expect((await load("/jobs/new", asked)).status).toBe(403);
    expect((await send("/jobs/new", form, asked)).data).toMatchObject({ code: "planWithoutJobs" });
  });
});

everyEntryIsAsked("jobs");
