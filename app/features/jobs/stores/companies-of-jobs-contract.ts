import { expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { NewJob } from "../contracts/jobs.ts";
import { code, DAY, type JobRig, reading } from "./job-setup-contract.ts";

const bookId = "01890000-0000-7000-8000-0000000000b1";
const ofBook: NewJob["companies"] = { kind: "book", id: bookId };
const sheets: NewJob["deliveries"] = { mail: "pdf", webhook: false, file: null };

/** How many companies a job has, of a book among others, and what is said of those that are left out. */
export function companiesOfJobs({ now, world, account, ana, add, jobs, mails, work, running }: JobRig): void {
  it("say how many companies they have now, and how many of them a run leaves out", async () => {
    world.matching = 580;
    const screen = { kind: "screen" as const, address: "sector=energy" };
    const job = await add({ companies: screen });
    const counts = { found: 580, valued: 100, leftOut: 480, sheets: null };
    expect(job.companiesNow).toEqual(counts);
    expect((await jobs.read(ana(), job.id)).companiesNow).toEqual(counts);
    const printed = await jobs.change(ana(), { id: job.id, deliveries: sheets });
    expect(printed.companiesNow).toEqual({ ...counts, sheets: 10 });
    world.matching = null;
    expect((await jobs.read(ana(), job.id)).companiesNow, "while the screener is being valued").toBeNull();
    world.watched = 3;
    const watched = await jobs.change(ana(), { id: job.id, companies: { kind: "watchlist" } });
    expect(watched.companiesNow).toEqual({ found: 3, valued: 3, leftOut: 0, sheets: 3 });
    expect((await jobs.read(account(now.ana, "free"), job.id)).companiesNow, "without a plan").toBeNull();
  });

  it("take a book of a team of theirs; of another one they say that there is none", async () => {
    await expect(add({ companies: ofBook })).rejects.toEqual(code("jobBookMissing"));
    await expect(add({ companies: { kind: "book", id: "none" } })).rejects.toEqual(code("jobBookMissing"));
    world.books.set(bookId, ["KO", "PEP"]);
    expect(await jobs.books(ana())).toMatchObject([{ id: bookId, team: "House" }]);
    const job = await add({ companies: { kind: "book", id: bookId.toUpperCase() } });
    expect(job).toMatchObject({ companies: ofBook, companiesNow: { found: 2, valued: 2, leftOut: 0 } });
    await expect(
      jobs.add(account(now.ben), { wanted: { ...job, question: "", name: "x", companies: ofBook } }),
      "a book of a team that Ben is not in",
    ).rejects.toEqual(code("jobBookMissing"));
    const other = await add();
    world.books.clear();
    for (const asked of [
      () => jobs.change(ana(), { id: other.id, companies: ofBook }),
      () => jobs.change(ana(), { id: job.id, isPaused: false }),
      () => jobs.try(ana(), { ...job, companies: ofBook }),
    ])
      await expect(asked()).rejects.toEqual(code("jobBookMissing"));
    expect(await jobs.change(ana(), { id: job.id, isPaused: true, name: "Soda" })).toMatchObject({
      ...{ name: "Soda", state: "paused", companiesNow: null },
    });
  });

  it("are paused by the run that finds no book any more, and say it once", async () => {
    world.books.set(bookId, ["KO"]);
    const job = await add({ companies: ofBook });
    const missing = { open: async () => Promise.reject(new Failure("jobBookMissing")) };
    now.clock += DAY;
    await work(missing);
    const [run] = (await jobs.runsOf(ana(), { id: job.id })).runs;
    expect(run).toMatchObject({ state: "failed", attempts: 1, failure: "jobBookMissing" });
    expect(await jobs.read(ana(), job.id)).toMatchObject({ state: "paused", nextRuns: [] });
    const [mail] = await mails();
    expect(mail?.text).toContain("There is no such book, or it is of a team that you are not in. It is paused until");
    now.clock += 2 * DAY;
    expect(await work(missing)).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it("go on where they have been given other companies before that run ends", async () => {
    world.books.set(bookId, ["KO"]);
    const job = await add({ companies: ofBook });
    await jobs.run(ana(), job.id);
    await work({
      async open() {
        await jobs.change(ana(), { id: job.id, companies: { kind: "list", tickers: ["KO"] } });
        throw new Failure("jobBookMissing");
      },
    });
    expect(await jobs.read(ana(), job.id)).toMatchObject({ state: "active" });
  });

  it("tell what a run has left out, in the run, in the mail and to webhooks", async () => {
    world.leftOut = 480;
    const job = await add();
    const { id } = await jobs.run(ana(), job.id);
    await work();
    expect(await jobs.readRun(ana(), id)).toMatchObject({ leftOut: 480, sheetsLeftOut: 0, valued: 2 });
    expect((await mails())[0]?.text).toContain("480 companies were left out: a run values 2 at most, the first ones.");
    world.leftOut = 0;
    world.readings = [reading("KO"), reading("PEP"), reading("MNST", { value: null, failure: "tickerNotFound" })];
    const printed = await add({ deliveries: sheets });
    const second = await jobs.run(ana(), printed.id);
    const opened = await running().open({} as never);
    const made = [{ name: "KO.pdf", format: "pdf" as const, content: new Uint8Array([1]) }];
    await work({ open: async () => ({ ...opened, files: async () => made }) });
    expect(await jobs.readRun(ana(), second.id)).toMatchObject({ leftOut: 0, sheetsLeftOut: 1 });
    // Both were queued at one moment: either may stand first.
    const texts = (await mails()).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringContaining("1 company with a value has no PDF, because a run makes no more."),
    );
  });
}
