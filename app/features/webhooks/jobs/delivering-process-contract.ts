import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { openDatabase } from "../../../database/open-database.ts";
import { messageSender } from "../../../outbound/send-message.ts";
import { sealedSecrets } from "../../accounts/security/sealed-secrets.ts";
import { deliveryPoster } from "../delivery/post-delivery.ts";
import { writeEventMessage } from "../mail/write-event-message.ts";
import { deliveryQueue } from "../stores/delivery-queue.ts";
import { deliverWebhooks } from "../use-cases/deliver-webhooks.ts";

// One process of an installation, for the test that kills some: it sends what is due until it is killed. Its clock is quick, so that
// a lease is over in seconds.
const Errand = z.object({
  url: z.string().nullable(),
  folder: z.string(),
  hosts: z.array(z.string()),
  begun: z.number(),
  speed: z.number(),
});

// The test keeps a secret as it is: nothing is to be opened.
const seals = sealedSecrets(() => ({ current: 1, keys: new Map() }));
const { url, folder, hosts, begun, speed } = Errand.parse(JSON.parse(process.argv[2] ?? ""));
const database = await openDatabase({ url, folder });
await database.ready;
const outbound = messageSender({ settings: { privateHosts: hosts, publicOrigin: null } });
const context = {
  now: () => new Date(begun + (Date.now() - begun) * speed),
  clock: () => performance.now(),
  chance: () => 0,
  pause: (milliseconds: number) => setTimeout(milliseconds),
  queue: deliveryQueue(database.kysely, seals),
  send: deliveryPoster({ ...outbound, now: () => new Date(), write: writeEventMessage }),
  warn: (error: unknown) => process.stderr.write(`${error}\n`),
};
process.stdout.write("ready\n");
const { signal } = new AbortController();
for (;;) {
  await deliverWebhooks(context, signal);
  await setTimeout(20);
}
