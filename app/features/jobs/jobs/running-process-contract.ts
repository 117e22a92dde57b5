import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { smtpSender } from "../../../core/mail/delivery/smtp.ts";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import { deliverMail } from "../../../core/mail/use-cases/deliver-mail.ts";
import { openDatabase } from "../../../database/open-database.ts";
import { messageSender } from "../../../outbound/send-message.ts";
import { sealedSecrets } from "../../accounts/security/sealed-secrets.ts";
import { deliveryPoster } from "../../webhooks/delivery/post-delivery.ts";
import { writeEventMessage } from "../../webhooks/mail/write-event-message.ts";
import { deliveryQueue } from "../../webhooks/stores/delivery-queue.ts";
import { isMailUnsaid } from "../../webhooks/stores/mention-seen.ts";
import { deliverWebhooks } from "../../webhooks/use-cases/deliver-webhooks.ts";
import { writeRunEnd } from "../mail/write-run-mail.ts";
import { nextRuns } from "../schedule/cron-schedule.ts";
import { runQueue } from "../stores/run-queue.ts";
import { runJobs } from "../use-cases/run-jobs.ts";
import { unread } from "../use-cases/run-reading.ts";

// One process of an installation, for the test that kills some: it runs jobs, sends mail and tells webhooks until it is killed. Its
// clock is quick, so that a lease is over in seconds.
const Errand = z.object({
  url: z.string().nullable(),
  folder: z.string(),
  hosts: z.array(z.string()),
  smtp: z.string(),
  begun: z.number(),
  speed: z.number(),
});

// The test keeps secrets as they are: nothing is to be opened.
const seals = sealedSecrets(() => ({ current: 1, keys: new Map() }));
const { url, folder, hosts, smtp, begun, speed } = Errand.parse(JSON.parse(process.argv[2] ?? ""));
const database = await openDatabase({ url, folder });
await database.ready;
const common = {
  now: () => new Date(begun + (Date.now() - begun) * speed),
  clock: () => performance.now(),
  pause: (milliseconds: number) => setTimeout(milliseconds),
  warn: (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
};
const running = {
  ...common,
  queue: runQueue(database.kysely, { hasPlanLimits: true }),
  nextRuns,
  open: async () => ({
    leftOut: 0,
    async *valued() {
      for (const [index, ticker] of ["KO", "PEP", "MNST"].entries()) {
        await setTimeout(10);
        yield {
          index,
          ticker,
          kind: "answered" as const,
          answer: { ...unread(ticker, ""), failure: null, value: index },
        };
      }
    },
    files: async () => [
      { name: "valora.csv", format: "csv" as const, content: new TextEncoder().encode("ticker\r\n") },
    ],
  }),
  write: (end: Parameters<typeof writeRunEnd>[0], run: Parameters<typeof writeRunEnd>[1]) =>
    writeRunEnd(end, run, "https://valora.example"),
};
const telling = {
  ...common,
  chance: () => 0,
  queue: deliveryQueue(database.kysely, seals),
  send: deliveryPoster({
    ...messageSender({ settings: { privateHosts: hosts, publicOrigin: null } }),
    now: () => new Date(),
    write: writeEventMessage,
  }),
};
const mailing = {
  ...common,
  outbox: outboxStore(database.kysely),
  isUnsaid: isMailUnsaid(database.kysely),
  send: smtpSender({ url: smtp, from: "Valora <valora@test.example>" }).send,
};
process.stdout.write("ready\n");
const { signal } = new AbortController();
const forEver = async (work: () => Promise<unknown>) => {
  for (;;) {
    await work().catch(common.warn);
    await setTimeout(20);
  }
};
await Promise.all([
  forEver(() => runJobs(running, signal)),
  forEver(() => deliverWebhooks(telling, signal)),
  forEver(() => deliverMail(mailing, signal)),
]);
