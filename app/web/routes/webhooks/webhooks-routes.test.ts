import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { MailedEvent } from "../../../features/webhooks/contracts/mailed-events.ts";
import { writeEventMessage } from "../../../features/webhooks/mail/write-event-message.ts";
import type { Endpoint, KeptDelivery, WebhookContext } from "../../../features/webhooks/use-cases/webhook-context.ts";
import { webhooksIn } from "../../../features/webhooks/use-cases/webhooks.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const id = "0195c0de-0000-7000-8000-000000000001";
const now = new Date("2026-11-20T12:00:00Z");
const person = signedIn();

/** One person's endpoints in memory, and no database. */
function keeping() {
  let kept: Endpoint[] = [];
  let unmailed: MailedEvent[] = [];
  const replayed: string[] = [];
  const queued: string[] = [];
  const context: WebhookContext = {
    now: () => now,
    write: writeEventMessage,
    mails: {
      unmailedOf: async () => unmailed,
      async keep(_, events) {
        unmailed = [...events];
      },
    },
    freshSecret: () => `whsec_${"a".repeat(40)}last`,
    async checkedAddress(typed) {
      if (!typed.startsWith("https://")) throw new Failure("webhookAddressRefused");
      return typed;
    },
    endpoints: {
      listOf: async (accountId) => (accountId === person.account.id ? kept : []),
      async add({ kind, address, destination, events, secret }) {
        const endpoint = {
          id,
          kind,
          address,
          destination,
          events,
          secret,
          former: null,
          isPaused: false,
          disabledAt: null,
        };
        kept.push({ ...endpoint, createdAt: now });
        return { id };
      },
      async change({ address, destination, secret, events, isPaused }) {
        kept = kept.map((each) => ({
          ...each,
          address: address ?? each.address,
          destination: destination ?? each.destination,
          secret: secret ?? each.secret,
          events: events ?? each.events,
          isPaused: isPaused ?? each.isPaused,
        }));
        return true;
      },
      async rotate({ secret, until }) {
        kept = kept.map((each) => ({ ...each, secret, former: { secret: each.secret, until } }));
        return true;
      },
      async remove(_, removed) {
        kept = kept.filter((each) => each.id !== removed);
        return true;
      },
    },
    deliveries: {
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
          ...{ state: "active", secretEnding: "last" },
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

  it("says which events are mailed, and keeps a choice", async () => {
    const { asked } = keeping();
    const all = ["alert.gap", "alert.price", "alert.status", "thesis.limit", "screen.changed"];
    expect((await load("/channels", asked)).data).toMatchObject({ mailed: all });
    const chosen = { form: "mails", "event-alert.price": "yes", "event-filing.new": "yes" };
    expect((await send("/channels?lang=en", chosen, asked)).location).toBe("/channels?lang=en");
    expect((await load("/channels", asked)).data).toMatchObject({ mailed: ["alert.price"] });
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

everyEntryIsAsked("webhooks");
