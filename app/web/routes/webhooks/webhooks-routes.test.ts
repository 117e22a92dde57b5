import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { nextRuns } from "../../../features/jobs/schedule/cron-schedule.ts";
import type { MailedEvent } from "../../../features/webhooks/contracts/mailed-events.ts";
import { digestWriter } from "../../../features/webhooks/mail/write-digest.ts";
import { writeEventMessage } from "../../../features/webhooks/mail/write-event-message.ts";
import type { Endpoint, KeptDelivery, WebhookContext } from "../../../features/webhooks/use-cases/webhook-context.ts";
import { webhooksIn } from "../../../features/webhooks/use-cases/webhooks.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const id = "0195c0de-0000-7000-8000-000000000001";
const stopKey = "0195c0de-0000-4000-8000-000000000002";
const now = new Date("2026-11-20T12:00:00Z");
const person = signedIn();

/** One person's endpoints in memory, and no database. */
function keeping() {
  let kept: Endpoint[] = [];
  let unmailed: readonly MailedEvent[] = [];
  let digest: Awaited<ReturnType<WebhookContext["mails"]["choiceOf"]>>["digest"] = null;
  const replayed: string[] = [];
  const queued: string[] = [];
  const context: WebhookContext = {
    now: () => now,
    write: writeEventMessage,
    mails: {
      choiceOf: async () => ({ unmailed, digest }),
      async keep(choice) {
        unmailed = choice.unmailed;
        digest = choice.digest && { ...choice.digest, waiting: 0 };
      },
      async begin(_, schedule) {
        digest ??= { ...schedule, events: [], waiting: 0 };
      },
      stop: async (key) => key === stopKey,
      stopOne: async (key) => key === stopKey,
    },
    nextRuns,
    writeDigest: digestWriter("https://valora.example").mail,
    freshSecret: () => `whsec_${"a".repeat(40)}last`,
    async checkedAddress(typed) {
      if (!typed.startsWith("https://")) throw new Failure("webhookAddressRefused");
      return typed;
    },
    endpoints: {
      listOf: async (accountId) => (accountId === person.account.id ? kept : []),
      async add({ kind, address, destination, events, isGathered, secret }) {
        const endpoint = {
          id,
          kind,
          address,
          destination,
          events,
          isGathered,
          secret,
          former: [],
          isPaused: false,
          disabledAt: null,
        };
        kept.push({ ...endpoint, createdAt: now });
        return { id };
      },
      async change({ address, destination, secret, events, isGathered, isPaused }) {
        kept = kept.map((each) => ({
          ...each,
          address: address ?? each.address,
          destination: destination ?? each.destination,
          secret: secret ?? each.secret,
          events: events ?? each.events,
          isGathered: isGathered ?? each.isGathered,
          isPaused: isPaused ?? each.isPaused,
        }));
        return true;
      },
      async rotate({ secret, until }) {
        kept = kept.map((each) => ({ ...each, secret, former: [{ secret: each.secret, until }, ...each.former] }));
        return true;
      },
      async remove(_, removed) {
        kept = kept.filter((each) => each.id !== removed);
        return true;
      },
    },
    deliveries: {
      isOf: async () => true,
      deliveriesOf: async (): Promise<KeptDelivery[]> => [],
      async queueFor({ event }) {
        queued.push(event.body);
        return { id };
      },
      async replay({ id: delivery }) {
        replayed.push(delivery);
        return true;
      },
    },
  };
  const asked = { product: productWith({ webhooks: webhooksIn(async () => context) }), person };
  return { asked, queued, replayed, kept: () => kept };
}

const wanted = { form: "add", address: "https://example.com/told", "event-alert.gap": "yes" };

describe("the page of webhooks", () => {
  it("leads a visitor to where they can sign in", async () => {
    for (const address of ["/webhooks", `/webhooks/${id}`]) {
      expect((await load(address)).location).toBe(`/auth?return=${encodeURIComponent(address)}`);
      expect((await send(address, wanted)).reported).toEqual(["unauthenticated"]);
    }
  });

  it("adds an address and shows its secret once", async () => {
    const { asked } = keeping();
    const { data, status } = await send("/webhooks", wanted, asked);
    expect([status, data]).toEqual([
      200,
      { added: { address: wanted.address, secret: `whsec_${"a".repeat(40)}last` } },
    ]);
    const shown = await load("/webhooks", asked);
    expect(shown.data).toEqual({
      webhooks: [
        {
          ...{ id, kind: "webhook", address: wanted.address, destination: null, events: ["alert.gap"] },
          ...{ isGathered: false, state: "active", secretEnding: "last" },
          ...{ formerSecretUntil: null, createdAt: now.toISOString() },
        },
      ],
    });
  });

  it("refuses an address that must not be called, and one that is told of nothing, and keeps what was typed", async () => {
    const { asked, kept } = keeping();
    expect(await send("/webhooks", { ...wanted, address: "http://10.0.0.1/" }, asked)).toMatchObject({
      status: 422,
      data: { code: "webhookAddressRefused", typed: { address: "http://10.0.0.1/", events: "alert.gap" } },
    });
    const { form, address } = wanted;
    expect(await send("/webhooks", { form, address }, asked)).toMatchObject({
      data: { code: "webhookEventsRequired" },
    });
    expect(kept()).toEqual([]);
  });

  it("says when nothing can be kept", async () => {
    expect(await load("/webhooks", { person })).toMatchObject({ status: 503, data: { code: "storageUnavailable" } });
  });
});

describe("the page of one webhook", () => {
  it("tests, pauses, resumes, changes, exchanges the secret, sends again and deletes", async () => {
    const { asked, kept, queued, replayed } = keeping();
    await send("/webhooks", wanted, asked);
    const page = `/webhooks/${id}`;
    const doing = async (form: Record<string, string>, at = page) => {
      const { status, location } = await send(`${at}?lang=it`, form, asked);
      return `${status} ${location}`;
    };
    const back = `303 ${page}?lang=it`;
    expect(await doing({ form: "test" })).toBe(back);
    expect(JSON.parse(queued[0] ?? "")).toMatchObject({ type: "webhook.test", data: { endpoint: id } });
    expect(await doing({ form: "pause" })).toBe(back);
    expect((await load(page, asked)).data).toMatchObject({ webhook: { state: "paused" }, deliveries: [] });
    expect(await doing({ form: "resume" })).toBe(back);
    expect(await doing({ form: "change", address: "https://example.com/", "event-filing.new": "yes" })).toBe(back);
    expect(kept()).toMatchObject([{ address: "https://example.com/", events: ["filing.new"], isPaused: false }]);
    expect((await send(page, { form: "rotate" }, asked)).data).toEqual({ rotated: expect.stringMatching(/^whsec_/) });
    expect((await load(page, asked)).data).toMatchObject({
      webhook: { formerSecretUntil: "2026-11-21T12:00:00.000Z" },
    });
    expect(await doing({ form: "replay", delivery: id })).toBe(back);
    expect(replayed).toEqual([id]);
    expect(await doing({ form: "remove", id }, "/webhooks")).toBe("303 /webhooks?lang=it");
    expect((await load(page, asked)).status).toBe(404);
    expect((await send(page, { form: "test" }, { ...asked, product: keeping().asked.product })).status).toBe(303);
  });
});

describe("the page of channels", () => {
  const bot = "123456:AAAA-bbbbccccddddeeeeffffgggghhhh_i";
  const telegram = {
    ...{ form: "add", service: "telegram", address: "https://api.telegram.org", destination: "7", token: bot },
    "event-filing.new": "yes",
  };

  it("leads a visitor to where they can sign in", async () => {
    expect((await load("/channels")).location).toBe("/auth?return=%2Fchannels");
    expect((await send("/channels", telegram)).reported).toEqual(["unauthenticated"]);
  });

  it("adds a channel, shows the end of its token alone, changes it and deletes it", async () => {
    const { asked, kept } = keeping();
    const page = `/webhooks/${id}`;
    expect((await send("/channels?lang=it", telegram, asked)).location).toBe(`${page}?lang=it`);
    expect(kept()).toMatchObject([{ kind: "telegram", destination: "7", secret: bot, events: ["filing.new"] }]);
    const shown = await load("/channels?service=matrix", asked);
    expect(shown.data).toMatchObject({ service: "matrix", endpoints: [{ kind: "telegram", secretEnding: "hh_i" }] });
    expect(JSON.stringify(shown.data)).not.toContain(bot);
    expect((await load("/webhooks", asked)).data, "no webhook").toEqual({ webhooks: [] });
    const change = { form: "change", service: "telegram", address: "https://api.telegram.org", destination: "8" };
    await send(page, { ...change, token: "", "event-alert.gap": "yes" }, asked);
    expect(kept(), "its token stays").toMatchObject([{ destination: "8", secret: bot, events: ["alert.gap"] }]);
    expect(await send(page, { form: "rotate" }, asked)).toMatchObject({ data: { code: "channelHasNoSecret" } });
    expect((await send("/channels", { form: "remove", id }, asked)).location).toBe("/channels");
    expect(kept()).toEqual([]);
  });

  const all = [
    ...["alert.gap", "alert.price", "alert.status", "alert.ratio"],
    ...["thesis.limit", "screen.changed", "discussion.mention"],
  ];
  const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const chosen = {
    ...{ form: "mails", "mail-alert.price": "atOnce", "mail-thesis.limit": "digest", "mail-alert.gap": "none" },
    ...{ "day-friday": "yes", "day-monday": "yes", hour: "18", timeZone: "Europe/Rome" },
  };

  it("says which events are mailed and when, and keeps a choice", async () => {
    const { asked } = keeping();
    const usual = { events: [], days: everyDay, hour: 8, timeZone: "Europe/Madrid", nextAt: null, waiting: 0 };
    expect((await load("/channels", asked)).data).toMatchObject({ mails: { events: all, digest: usual } });
    expect((await send("/channels?lang=en", chosen, asked)).location).toBe("/channels?lang=en");
    const digest = { events: ["thesis.limit"], days: ["monday", "friday"], hour: 18, timeZone: "Europe/Rome" };
    expect((await load("/channels", asked)).data).toMatchObject({
      mails: {
        events: ["alert.price", "thesis.limit"],
        digest: { ...digest, nextAt: "2026-11-20T17:00:00.000Z" },
      },
    });
  });

  it.each([
    [{ "day-friday": "", "day-monday": "" }, "digestDaysRequired", 400],
    [{ hour: "24" }, "outOfRange", 422],
    [{ hour: "ocho" }, "outOfRange", 422],
    [{ timeZone: "Mars/Base" }, "timeZoneUnknown", 400],
  ])("refuses a digest that cannot be sent, and keeps what was typed: %o", async (wrong, code, status) => {
    const { asked } = keeping();
    const typed = { ...chosen, ...wrong };
    const { "mail-alert.price": price, hour, timeZone } = typed;
    expect(await send("/channels", typed, asked)).toMatchObject({
      status,
      data: { code, form: "mails", typed: { "mail-alert.price": price, hour, timeZone } },
    });
    expect((await load("/channels", asked)).data).toMatchObject({ mails: { events: all } });
  });

  it("tells a channel with the digest, whose schedule begins then, and a webhook never", async () => {
    const { asked, kept } = keeping();
    await send("/channels", { ...telegram, timing: "digest" }, asked);
    expect(kept()).toMatchObject([{ isGathered: true }]);
    const page = await load("/channels", asked);
    expect(page.data).toMatchObject({ mails: { digest: { events: [], nextAt: "2026-11-21T07:00:00.000Z" } } });
    const { form, service, address, destination } = telegram;
    const change = { form: "change", service, address, destination, timing: "atOnce", "event-alert.gap": "yes" };
    expect(form).toBe("add");
    await send(`/webhooks/${id}`, change, asked);
    expect(kept()).toMatchObject([{ isGathered: false }]);
    const { asked: other, kept: others } = keeping();
    const refused = await send("/webhooks", { ...wanted, timing: "digest" }, other);
    expect(refused.status).toBe(200);
    expect(others()).toMatchObject([{ kind: "webhook", isGathered: false }]);
    expect(await send(`/webhooks/${id}`, { ...change, timing: "digest" }, other)).toMatchObject({
      status: 422,
      data: { code: "webhookNotGathered" },
    });
  });

  it("keeps what was typed where it is refused, but for the token", async () => {
    const { asked } = keeping();
    expect(await send("/channels", { ...telegram, destination: "ana" }, asked)).toMatchObject({
      status: 422,
      data: {
        code: "channelDestinationInvalid",
        typed: { service: "telegram", address: telegram.address, destination: "ana", events: "filing.new" },
      },
    });
    expect(JSON.stringify((await send("/channels", { ...telegram, destination: "ana" }, asked)).data)).not.toContain(
      bot,
    );
  });

  it("says when nothing can be kept", async () => {
    expect(await load("/channels", { person })).toMatchObject({ status: 503, data: { code: "storageUnavailable" } });
  });
});

describe("the page that ends the digest", () => {
  it("asks first, and ends it at a press, of the page or of a mail program", async () => {
    const { asked } = keeping();
    const page = `/digest/stop?key=${stopKey}`;
    expect((await load(page, { product: asked.product })).data).toEqual({ key: stopKey });
    expect((await send("/digest/stop", { key: stopKey }, { product: asked.product })).data).toBeNull();
    const ofProgram = await send(page, { "List-Unsubscribe": "One-Click" }, { product: asked.product });
    expect([ofProgram.status, ofProgram.data]).toEqual([200, null]);
  });

  it.each([id, "a key"])("refuses a key of none: %s", async (key) => {
    const { asked } = keeping();
    expect((await send("/digest/stop", { key }, { product: asked.product })).data).toMatchObject({
      ...{ code: "tokenInvalid", typed: { key } },
    });
  });
});

describe("the page that ends the mails of one event", () => {
  const page = "/mails/stop?event=discussion.mention";

  it("names the event, and ends its mails at a press, of the page or of a mail program", async () => {
    const { asked } = keeping();
    const { product } = asked;
    expect((await load(`${page}&key=${stopKey}`, { product })).data).toEqual({
      ...{ key: stopKey, event: "discussion.mention" },
    });
    expect((await send(page, { key: stopKey }, { product })).data).toBeNull();
    const ofProgram = await send(`${page}&key=${stopKey}`, { "List-Unsubscribe": "One-Click" }, { product });
    expect([ofProgram.status, ofProgram.data]).toEqual([200, null]);
  });

  it("refuses a key of none, and knows no event that is not mailed", async () => {
    const { product } = keeping().asked;
    expect((await send(page, { key: id }, { product })).data).toMatchObject({ code: "tokenInvalid" });
    for (const event of ["", "job.finished"]) {
      expect((await load(`/mails/stop?event=${event}&key=${stopKey}`, { product })).status).toBe(404);
      expect((await send(`/mails/stop?event=${event}`, { key: stopKey }, { product })).data).toMatchObject({
        code: "tokenInvalid",
      });
    }
  });
});

everyEntryIsAsked("webhooks");
