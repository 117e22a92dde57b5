import { beforeEach, expect, it } from "vitest";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import { deliverMail, recountMail } from "../../../core/mail/use-cases/deliver-mail.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { byNestedLoops } from "../../../database/waiting/nested-loops-contract.ts";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { recountDeliveries } from "../use-cases/deliver-webhooks.ts";
import { recountDigests } from "../use-cases/send-digests.ts";
import { digestQueue } from "./digest-queue.ts";
import { chooseMailsOf } from "./digest-setup-contract.ts";
import { webhookSetUp } from "./webhook-setup-contract.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Mails, deliveries and digests that wait: how they are taken, and what becomes of them after a clock that was ahead by a year.
onEachOwnDatabase("what waits", "waiting", ({ database }) => {
  const { now, receiver, endpoint, tell, context, deliver, signal } = webhookSetUp(database);
  beforeEach(async () => void (await database.kysely.deleteFrom("outbox").execute()));
  const at = () => new Date(now.clock);

  it("are taken one at a time, whichever way the database finds them", async () => {
    const [receiving, another] = [await receiver(), await receiver()];
    for (const one of [receiving, another]) await endpoint(one);
    await tell();
    const mail = { recipient: "ana@test.example", accountId: now.ana, subject: "Hello", text: "Hello" };
    for (const _ of ["one", "another"]) await outboxStore(database.kysely).add(mail, at());
    const wanted = { now: at(), leaseUntil: new Date(now.clock + MINUTE), busy: [] };
    const taken = await byNestedLoops(database.kysely, async (inside) => [
      await outboxStore(inside).take(wanted),
      await context(inside).queue.take(wanted),
    ]);
    expect(taken).toMatchObject([{ attempts: 1 }, { number: 1 }]);
    const waiting = async (table: "outbox" | "webhook_deliveries") =>
      (await database.kysely.selectFrom(table).select("attempts").orderBy("attempts").execute()).map(
        (row) => row.attempts,
      );
    expect([await waiting("outbox"), await waiting("webhook_deliveries")]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it("are sent after a clock that was ahead is right again: deliveries, but not those that wait for their turn", async () => {
    const failing = await receiver((response) => response.writeHead(500).end());
    await endpoint(failing);
    const right = now.clock;
    now.clock += 365 * DAY;
    await tell();
    for (const _ of ["now", "5 s later"]) {
      expect(await deliver()).toBe(1);
      now.clock += 5_000;
    }
    await tell();
    now.clock = right;
    expect(await deliver(), "all wait for the next year").toBe(0);
    expect(await recountDeliveries(context())).toBe(2);
    expect(await deliver()).toBe(2);
    expect(await recountDeliveries(context()), "30 minutes and 5 seconds are no wrong waits").toBe(0);
    expect(await deliver()).toBe(0);
  });

  it("are sent after a clock that was ahead is right again: mails, but not those that wait for their turn", async () => {
    const outbox = outboxStore(database.kysely);
    const mailing = {
      ...{ now: at, outbox, isUnsaid: async () => false },
      send: async () => ({ kind: "postponed", reason: "451 later" }) as const,
    };
    const mail = { recipient: "ana@test.example", accountId: now.ana, subject: "Hello", text: "Hello" };
    const right = now.clock;
    now.clock += 365 * DAY;
    await outbox.add(mail, at());
    expect(await deliverMail(mailing, signal)).toBe(1);
    await outbox.add(mail, at());
    now.clock = right;
    expect(await deliverMail(mailing, signal), "both wait for the next year").toBe(0);
    expect(await recountMail(mailing)).toBe(2);
    expect(await deliverMail(mailing, signal)).toBe(2);
    expect(await recountMail(mailing), "one minute and five are no wrong waits").toBe(0);
    now.clock += 5 * MINUTE;
    expect(await deliverMail(mailing, signal)).toBe(2);
  });

  it("are sent after a clock that was ahead is right again: digests", async () => {
    const queue = digestQueue(database.kysely);
    const nextAt = async () => (await database.kysely.selectFrom("digests").select("next_at").execute())[0]?.next_at;
    const right = Date.parse("2026-11-20T12:00:00Z");
    now.clock = right + 365 * DAY;
    await chooseMailsOf(database.kysely, { accountId: now.ana, gathered: ["alert.gap"], now: at() });
    now.clock = right;
    expect(await recountDigests({ now: at, nextRuns, queue })).toBe(1);
    expect(await nextAt()).toEqual(new Date("2026-11-21T07:00:00Z"));
    expect(await recountDigests({ now: at, nextRuns, queue })).toBe(0);
  });
});
