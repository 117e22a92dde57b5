import { beforeEach, expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../app/database/each-database-contract.ts";
import { uuidAt } from "../../../app/database/uuid.ts";
import { deliveredIn, type Ended, workLeftIn } from "./delivered.ts";
import { seedWork } from "./seeded-work.ts";

const begun = new Date("2026-11-20T08:00:00Z");
const AN_HOUR = 3_600_000;
const later = new Date(begun.getTime() + AN_HOUR);
const nothing = { mails: [], told: [] };
const ends: Record<"moving" | "still", Ended> = {
  moving: { at: later, isMoving: true },
  still: { at: later, isMoving: false },
};

onEachOwnDatabase("what servers that are killed deliver", "delivered", ({ database }) => {
  beforeEach(async () => {
    await database.kysely.deleteFrom("accounts").execute();
    await database.kysely.deleteFrom("outbox").execute();
    const endpoints = [{ address: "http://127.0.0.1:1/", knows: () => {} }];
    await seedWork(database, { endpoints, begun, span: AN_HOUR / 2, each: 1 });
  });

  const idsOf = async (table: "job_runs" | "alerts" | "webhook_endpoints" | "accounts") =>
    (await database.kysely.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
  /** A run that is done, whose mail and event are as they are told. */
  const doneWith = async (
    mail: { sent_at: Date | null; next_attempt_at: Date | null },
    event: { state: "sent" | "dead" | "retry"; next_attempt_at: Date | null },
  ) => {
    const { kysely } = database;
    const [runs, [account = ""], [endpoint = ""]] = [
      await kysely.selectFrom("job_runs").select("id").where("state", "=", "queued").execute(),
      await idsOf("accounts"),
      await idsOf("webhook_endpoints"),
    ];
    const run = runs[0]?.id ?? expect.unreachable("all are done");
    await kysely.updateTable("job_runs").set({ state: "done", next_attempt_at: null }).where("id", "=", run).execute();
    const [mailId, eventId] = [uuidAt(begun), uuidAt(begun)];
    await kysely
      .insertInto("outbox")
      .values({
        ...{ id: mailId, account_id: account, recipient: "ana@test.example", subject: "x", text: "x" },
        ...{ queued_at: begun, attempts: 1, failure: null, stop_address: null, ...mail },
      })
      .execute();
    const body = JSON.stringify({ type: "job.finished", timestamp: begun.toISOString(), data: { run } });
    await kysely
      .insertInto("webhook_deliveries")
      .values({ id: eventId, endpoint_id: endpoint, event: "job.finished", body, queued_at: begun, ...event })
      .execute();
    return {
      mails: [{ messageId: `<${mailId}@test.example>` }],
      told: [{ id: eventId, isGenuine: true, isTaken: true }],
    };
  };
  const ahead = new Date(later.getTime() + AN_HOUR);

  it("is under way while more of it is done, and lost where nothing moves any more", async () => {
    const left = { runs: 0, alerts: 0, mails: 0, events: 0 };
    expect(await deliveredIn(database, nothing, ends.moving)).toMatchObject({ ...left, lost: 0, unfinished: 8 });
    expect(await deliveredIn(database, nothing, ends.still)).toMatchObject({ ...left, lost: 8, unfinished: 0 });
  });

  it("is under way where its next turn is ahead, whatever else stands still", async () => {
    const [[run = ""], [alert = ""]] = [await idsOf("job_runs"), await idsOf("alerts")];
    const { kysely } = database;
    await kysely.updateTable("job_runs").set({ next_attempt_at: ahead }).where("id", "=", run).execute();
    await kysely.updateTable("alerts").set({ checked_at: later }).where("id", "=", alert).execute();
    expect(await deliveredIn(database, nothing, ends.still)).toMatchObject({ lost: 6, unfinished: 2 });
  });

  it("is lost where it has ended without arriving, though the rest is under way", async () => {
    await database.kysely
      .updateTable("job_runs")
      .set({ state: "failed" })
      .where("id", "in", (await idsOf("job_runs")).slice(3))
      .execute();
    expect(await deliveredIn(database, nothing, ends.moving), "a run that failed").toMatchObject({ lost: 1 });
    await doneWith({ sent_at: later, next_attempt_at: null }, { state: "dead", next_attempt_at: null });
    expect(await deliveredIn(database, nothing, ends.moving), "a mail and an event of another").toMatchObject({
      ...{ runs: 1, lost: 3, unfinished: 6 },
    });
    await database.kysely.deleteFrom("outbox").execute();
    await database.kysely.deleteFrom("webhook_deliveries").execute();
    expect(await deliveredIn(database, nothing, ends.moving), "none was queued").toMatchObject({ lost: 3 });
  });

  it("counts what has arrived as neither, also where its sender does not know yet", async () => {
    const { mails, told } = await doneWith(
      { sent_at: null, next_attempt_at: ahead },
      { state: "retry", next_attempt_at: ahead },
    );
    expect(await deliveredIn(database, { mails, told }, ends.still)).toMatchObject({
      ...{ runs: 1, mails: 1, events: 1, lost: 7, unfinished: 0, doubled: 0 },
    });
    expect(await deliveredIn(database, nothing, ends.still)).toMatchObject({ lost: 7, unfinished: 2 });
  });

  it("leaves less to do after everything that is done, and nothing at the end", async () => {
    const { kysely } = database;
    const left = [await workLeftIn(database)];
    const waits = { next_attempt_at: ahead };
    await doneWith({ sent_at: null, ...waits }, { state: "retry", ...waits });
    left.push(await workLeftIn(database));
    await kysely.updateTable("outbox").set({ sent_at: later, next_attempt_at: null }).execute();
    left.push(await workLeftIn(database));
    await kysely.updateTable("webhook_deliveries").set({ state: "sent", next_attempt_at: null }).execute();
    left.push(await workLeftIn(database));
    expect(left).toEqual([24, 23, 22, 21]);
    await kysely.updateTable("job_runs").set({ state: "done", next_attempt_at: null }).execute();
    await kysely.updateTable("alerts").set({ fired_at: later }).execute();
    expect(await workLeftIn(database)).toBe(0);
  });
});
