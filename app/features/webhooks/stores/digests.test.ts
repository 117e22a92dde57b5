import { beforeEach, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { everythingOf } from "../../accounts/stores/data/account-data.ts";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { watchlistStore } from "../../watchlist/stores/watchlist-store.ts";
import { eventSamples } from "../contracts/event-samples-contract.ts";
import type { MailedEvent, MailedEventsChange } from "../contracts/mailed-events.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import { botToken, chat, startService } from "../delivery/services/service-servers-contract.ts";
import { chooseMailedEvents, readMailedEvents, stopDigest } from "../use-cases/choose-mails.ts";
import { changeWebhook } from "../use-cases/manage-webhooks.ts";
import { type SendingDigests, sendDigests } from "../use-cases/send-digests.ts";
import type { WebhookContext } from "../use-cases/webhook-context.ts";
import { digestQueue } from "./digest-queue.ts";
import { chooseMailsOf, writer } from "./digest-setup-contract.ts";
import { endpointStore } from "./endpoint-store.ts";
import { mailChoiceStore } from "./mail-choice-store.ts";
import { tellPerson } from "./tell-person.ts";
import { seals, webhookSetUp } from "./webhook-setup-contract.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** One o'clock in the afternoon in Madrid: the digest of every morning comes 19 hours later. */
const noon = Date.parse("2026-11-20T12:00:00Z");

onEachOwnDatabase("digests", "digests", ({ database, anotherProcess }) => {
  const { now, hosts, account, deliver, logOf, signal } = webhookSetUp(database);
  beforeEach(async () => {
    now.clock = noon;
    await database.kysely.deleteFrom("outbox").execute();
  });

  const gather = (...gathered: MailedEvent[]) =>
    chooseMailsOf(database.kysely, { accountId: now.ana, gathered, now: new Date(now.clock) });
  /** Something happens to a person; `alert` is the one that it happens to. */
  const happens = (type: MailedEvent, { accountId = now.ana, alert }: { accountId?: string; alert?: string } = {}) => {
    const at = new Date(now.clock);
    const event = writtenEvent(type, at, { ...eventSamples[type], ...(alert !== undefined && { alert }) });
    const told = { mail: { subject: `${type} at once`, text: "…" }, event };
    return database.kysely.transaction().execute((inside) => tellPerson(inside, accountId, told, at));
  };
  const sending = (changes: Partial<SendingDigests> = {}): SendingDigests => ({
    ...{ now: () => new Date(now.clock), nextRuns, queue: digestQueue(database.kysely), write: writer },
    warn: (error) => expect.unreachable(String(error)),
    ...changes,
  });
  const send = (changes?: Partial<SendingDigests>) => sendDigests(sending(changes), signal);
  const mails = () =>
    database.kysely.selectFrom("outbox").select(["recipient", "subject", "text", "stop_address"]).execute();
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const waiting = () => database.kysely.selectFrom("gathered_events").select("event").orderBy("event").execute();
  const ana = () => ({ id: now.ana, email: "ana@test.example", language: "es" }) as Account;
  /** What the use cases of the choice ask for. */
  const choosing = () =>
    ({
      ...{ now: () => new Date(now.clock), nextRuns, writeDigest: writer.mail },
      ...{ mails: mailChoiceStore(database.kysely), endpoints: endpointStore(database.kysely, seals) },
    }) as WebhookContext;
  const choose = (change: MailedEventsChange) => chooseMailedEvents(choosing(), ana(), change);

  it("tell in one mail what has happened since the last one, and nothing where nothing has", async () => {
    await gather("alert.gap", "screen.changed");
    await happens("alert.gap");
    await happens("alert.price");
    expect(await subjects(), "what does not wait is mailed at once").toEqual(["alert.price at once"]);
    now.clock += HOUR;
    await happens("screen.changed");
    expect(await send(), "before its hour").toBe(0);
    now.clock = noon + 19 * HOUR;
    expect(await send()).toBe(1);
    expect(await mails()).toMatchObject([
      {},
      {
        recipient: "ana@test.example",
        subject: "Tu resumen: 2 avisos de 1 empresa",
        text: expect.stringMatching(/20\s+nov\s+2026, 13:00: .*\n[\s\S]*Otros avisos[\s\S]*20\s+nov\s+2026, 14:00: /),
        stop_address: expect.stringContaining("https://valora.example/digest/stop?key="),
      },
    ]);
    expect(await send()).toBe(0);
    now.clock += DAY;
    expect(await send(), "nothing has happened").toBe(0);
    expect(await mails()).toHaveLength(2);
    await happens("alert.gap");
    now.clock += 3 * DAY;
    expect(await send(), "one for all mornings that have passed").toBe(1);
    expect(await readMailedEvents(choosing(), ana())).toMatchObject({
      digest: { waiting: 0, nextAt: new Date(now.clock + DAY).toISOString() },
    });
  });

  it("are sent once by two processes at the same time", async () => {
    const people = [now.ana, await account("ben"), await account("eve")];
    for (const accountId of people) {
      await chooseMailsOf(database.kysely, { accountId, gathered: ["alert.gap"], now: new Date(now.clock) });
      await happens("alert.gap", { accountId });
    }
    now.clock += DAY;
    const other = await anotherProcess();
    const both = await Promise.all([send(), send({ queue: digestQueue(other.kysely) })]);
    expect(both.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
      "ana@test.example",
      "ben@test.example",
      "eve@test.example",
    ]);
  });

  it("are whole or not at all: what cannot be written waits, and holds up no other", async () => {
    const ben = await account("ben");
    for (const accountId of [now.ana, ben]) {
      await chooseMailsOf(database.kysely, { accountId, gathered: ["alert.gap"], now: new Date(now.clock) });
      await happens("alert.gap", { accountId });
    }
    now.clock += DAY;
    const warned: unknown[] = [];
    const mail: typeof writer.mail = async (reader, events) => {
      if (reader.displayName === "ana") throw new Error("not now");
      return writer.mail(reader, events);
    };
    expect(await send({ write: { ...writer, mail }, warn: (error) => warned.push(error) })).toBe(1);
    expect(warned).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
    expect(await send()).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("send now what no longer waits for them, and leave out what is not wanted by mail any more", async () => {
    await gather("alert.gap", "alert.price", "alert.status");
    for (const type of ["alert.gap", "alert.price", "alert.status"] as const) await happens(type);
    const { digest } = await choose({ events: ["alert.gap", "alert.price"], digest: { events: ["alert.gap"] } });
    expect(digest).toMatchObject({ events: ["alert.gap"], waiting: 1 });
    expect(await waiting()).toEqual([{ event: "alert.gap" }]);
    expect(await mails()).toMatchObject([
      { subject: "Tu resumen: 1 aviso de 1 empresa", text: expect.stringContaining("Precio de") },
    ]);
    await happens("alert.price");
    expect(await subjects()).toContain("alert.price at once");
    expect(await choose({ digest: { events: [] } })).toMatchObject({ events: ["alert.gap", "alert.price"] });
    expect([await waiting(), (await mails()).length]).toEqual([[], 3]);
  });

  it("keep a moment that has come where the schedule is the same, and take the new one else", async () => {
    const nextAt = async (change: MailedEventsChange) => (await choose(change)).digest.nextAt;
    expect(await nextAt({ events: ["alert.gap"] }), "nothing has ever waited").toBeNull();
    expect(await nextAt({ digest: { events: ["alert.gap"] } })).toBe("2026-11-21T07:00:00.000Z");
    await happens("alert.gap");
    now.clock += DAY;
    expect(await nextAt({ digest: { events: ["alert.gap", "alert.price"] } })).toBe("2026-11-21T07:00:00.000Z");
    expect(await send()).toBe(1);
    const evening = { days: ["sunday"], hour: 20, timeZone: "America/New_York" } as const;
    expect(await nextAt({ digest: { ...evening, days: [...evening.days] } })).toBe("2026-11-23T01:00:00.000Z");
    expect(await choose({ digest: { events: ["thesis.limit"] } })).toMatchObject({
      events: ["alert.gap", "alert.price", "thesis.limit"],
      digest: { events: ["thesis.limit"], ...evening },
    });
  });

  /** Two alerts of one person. */
  async function twoAlerts() {
    const watchlist = watchlistStore(database.kysely);
    const watched = { accountId: now.ana, ticker: "KO", now: new Date(now.clock), most: 9 };
    await watchlist.add(watched);
    const condition = { measure: "gap", direction: "above", threshold: 0.2 } as const;
    const beginning = { state: "unread", basis: "", asOf: null } as const;
    for (let count = 0; count < 2; count += 1) await watchlist.addAlert({ ...watched, condition, beginning });
    const alerts = await database.kysely.selectFrom("alerts").select(["id", "mute_key"]).orderBy("id").execute();
    return { watchlist, alerts };
  }

  it("tell how to mute an alert, and nothing of one that was muted", async () => {
    const { watchlist, alerts } = await twoAlerts();
    await gather("alert.gap");
    for (const { id: alert } of alerts) await happens("alert.gap", { alert });
    const [muted, heard] = alerts;
    expect(await watchlist.mute(muted?.mute_key ?? "")).toBe(true);
    now.clock += DAY;
    expect(await send()).toBe(1);
    const [mail, ...others] = await mails();
    expect([mail?.subject, others]).toEqual(["Tu resumen: 1 aviso de 1 empresa", []]);
    expect(mail?.text).toContain(`/watchlist/mute?key=${heard?.mute_key}`);
    await happens("alert.gap", { alert: muted?.id ?? "" });
    now.clock += DAY;
    expect(await send(), "nothing else has happened").toBe(0);
  });

  it("end by the key of their mail, and with them the mails of what they hold", async () => {
    await gather("alert.gap", "thesis.limit");
    await happens("alert.gap");
    const { stop_key: key } = await database.kysely.selectFrom("digests").select("stop_key").executeTakeFirstOrThrow();
    await expect(stopDigest(choosing(), now.ana)).rejects.toMatchObject({ code: "tokenInvalid" });
    await stopDigest(choosing(), key);
    await stopDigest(choosing(), key);
    await happens("thesis.limit");
    await happens("alert.price");
    now.clock += DAY;
    expect([await send(), await subjects()]).toEqual([0, ["alert.price at once"]]);
    expect(await readMailedEvents(choosing(), ana())).toMatchObject({
      events: ["alert.price", "alert.status", "alert.ratio", "screen.changed", "discussion.mention"],
      digest: { events: [], waiting: 0 },
    });
  });

  it("wait for a person who is suspended, and leave nothing of one who has left", async () => {
    await gather("alert.gap");
    await happens("alert.gap");
    expect(await everythingOf(database.kysely, ana())).toMatchObject({
      digests: [{ events: ["alert.gap"], hour: 8, time_zone: "Europe/Madrid" }],
      gathered_events: [{ event: "alert.gap", body: expect.stringContaining('"ticker":"KO"') }],
    });
    const suspend = (at: Date | null) => database.kysely.updateTable("accounts").set({ suspended_at: at }).execute();
    await suspend(new Date(now.clock));
    now.clock += DAY;
    expect(await send()).toBe(0);
    await suspend(null);
    expect(await send()).toBe(1);
    await happens("alert.gap");
    await database.kysely.deleteFrom("accounts").execute();
    expect([await waiting(), await database.kysely.selectFrom("digests").selectAll().execute()]).toEqual([[], []]);
  });

  it("reach channels too, in one message, while the others are told at once", async () => {
    const service = await startService("telegram");
    hosts.push(service.host);
    const store = endpointStore(database.kysely, seals);
    const target = { kind: "telegram" as const, address: service.address, destination: chat, secret: botToken };
    const wanted = { ...target, accountId: now.ana, events: ["alert.gap" as const], now: new Date(now.clock), most: 5 };
    const added = await store.add({ ...wanted, isGathered: false });
    const id = added === "tooMany" ? "" : added.id;
    const change = (changes: Parameters<typeof changeWebhook>[2]) => changeWebhook(choosing(), ana(), changes);
    const texts = () => service.received.map(({ sent }) => JSON.stringify(sent));
    await happens("alert.gap");
    expect(await deliver()).toBe(1);
    await change({ id, isGathered: true });
    now.clock += HOUR;
    await happens("alert.gap");
    await happens("alert.gap");
    expect([await deliver(), await logOf(id)]).toMatchObject([0, [{ state: "gathered" }, { state: "gathered" }, {}]]);
    now.clock += DAY;
    await change({ id, isPaused: true });
    expect(await send(), "paused").toBe(0);
    await change({ id, isPaused: false });
    now.clock += DAY;
    expect(await send()).toBe(1);
    expect(await deliver()).toBe(1);
    expect(texts().at(-1)).toContain("Tu resumen: 2 avisos de 1 empresa");
    expect(texts().at(-1)).toContain(`https://valora.example/webhooks/${id}`);
    expect(await logOf(id)).toMatchObject([{ event: "digest", state: "sent" }, { event: "alert.gap" }]);
    await happens("alert.gap");
    await happens("alert.gap");
    await change({ id, isGathered: false });
    expect(await deliver()).toBe(2);
    expect(
      texts()
        .slice(-2)
        .every((text) => text.includes("Diferencia de") && !text.includes("resumen")),
    ).toBe(true);
    await change({ id, isGathered: true });
    const { watchlist, alerts } = await twoAlerts();
    for (const { id: alert } of alerts) await happens("alert.gap", { alert });
    expect(await watchlist.mute(alerts[0]?.mute_key ?? "")).toBe(true);
    await change({ id, isGathered: false });
    expect(await deliver(), "muted while it waited").toBe(1);
    await service.close();
  });
});
