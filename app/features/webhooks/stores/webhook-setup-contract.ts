import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect } from "vitest";
import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Database } from "../../../database/open-database.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { messageSender } from "../../../outbound/send-message.ts";
import { sealedSecrets } from "../../accounts/security/sealed-secrets.ts";
import { sampleEvent } from "../contracts/event-samples-contract.ts";
import { deliveryPoster } from "../delivery/post-delivery.ts";
import { type Receiver, startReceiver } from "../delivery/receiver-contract.ts";
import { freshSecret } from "../delivery/signature.ts";
import { writeEventMessage } from "../mail/write-event-message.ts";
import { type DeliveringContext, deliverWebhooks } from "../use-cases/deliver-webhooks.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { deliveryStore } from "./delivery-store.ts";
import { endpointStore } from "./endpoint-store.ts";
import { deliveriesTo } from "./queue-event.ts";

const start = Date.parse("2026-11-20T12:00:00Z");

export const keys: ReadonlyMap<number, Buffer> = new Map([1, 2].map((number) => [number, randomBytes(32)]));
export const seals = sealedSecrets(() => ({ current: 1, keys }));

/** One person with an empty list of endpoints before each test, receivers that end after it, and a clock that a test moves. */
export function webhookSetUp(database: Pick<Database, "kysely">) {
  const receivers: Receiver[] = [];
  const hosts: string[] = [];
  const now = { ana: "", clock: start };
  beforeEach(async () => {
    now.clock = Date.now();
    await database.kysely.deleteFrom("accounts").execute();
    await database.kysely.deleteFrom("known_filings").execute();
    now.ana = await account("ana");
  });
  afterEach(async () => {
    for (const receiver of receivers.splice(0)) await receiver.close();
  });

  const account = async (name: string): Promise<string> =>
    (await addPerson(database.kysely, { name, at: new Date(start) })).id;
  async function receiver(...answer: Parameters<typeof startReceiver>): Promise<Receiver> {
    const started = await startReceiver(...answer);
    receivers.push(started);
    hosts.push(started.host);
    return started;
  }
  async function endpoint(at: Receiver | string, accountId = now.ana) {
    const secret = freshSecret();
    const address = typeof at === "string" ? at : at.address;
    if (typeof at !== "string") at.knows(secret);
    const target = { kind: "webhook", destination: null, isGathered: false } as const;
    const wanted = { ...target, accountId, address, events: ["alert.gap", "filing.new"] as const, secret, most: 20 };
    const added = await endpointStore(database.kysely, seals).add({
      ...wanted,
      events: [...wanted.events],
      now: new Date(now.clock),
    });
    if (added === "tooMany") throw new Error("no room");
    return added.id;
  }
  const tell = (accountId = now.ana) =>
    deliveriesTo(
      sql`(select ${accountId}::uuid as account_id)`,
      sampleEvent("alert.gap", new Date(now.clock)),
      new Date(now.clock),
    ).execute(database.kysely);

  function context(
    kysely = database.kysely,
    changes: Partial<DeliveringContext> = {},
    deadlineInMilliseconds = 700,
  ): DeliveringContext {
    const outbound = messageSender({
      settings: { privateHosts: hosts, publicOrigin: null },
      deadlineInMilliseconds,
    });
    return {
      now: () => new Date(now.clock),
      clock: () => performance.now(),
      chance: () => 0,
      pause: (milliseconds) => setTimeout(milliseconds),
      queue: deliveryQueue(kysely, seals),
      send: deliveryPoster({ ...outbound, now: () => new Date(), write: writeEventMessage }),
      warn: (error) => expect.unreachable(String(error)),
      ...changes,
    };
  }
  const { signal } = new AbortController();
  const deliver = (changes?: Partial<DeliveringContext>) => deliverWebhooks(context(undefined, changes), signal);
  const pageOf = (id: string, page: PageAsked) => deliveryStore(database.kysely).deliveriesOf(now.ana, id, page);
  const logOf = (id: string) => pageOf(id, firstPage);
  return { now, hosts, account, receiver, endpoint, tell, context, deliver, logOf, pageOf, signal };
}
