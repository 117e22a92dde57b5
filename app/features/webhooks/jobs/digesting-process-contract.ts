import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { smtpSender } from "../../../core/mail/delivery/smtp.ts";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import { deliverMail } from "../../../core/mail/use-cases/deliver-mail.ts";
import { openDatabase } from "../../../database/open-database.ts";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { digestWriter } from "../mail/write-digest.ts";
import { digestQueue } from "../stores/digest-queue.ts";
import { isMailUnsaid } from "../stores/mention-seen.ts";
import { sendDigests } from "../use-cases/send-digests.ts";

// One process of an installation, for the test that kills some: it sends digests, and the mails that they are, until it is killed. Its
// clock is quick, so that a lease is over in seconds.
const Errand = z.object({
  url: z.string().nullable(),
  folder: z.string(),
  smtp: z.string(),
  begun: z.number(),
  speed: z.number(),
});

const { url, folder, smtp, begun, speed } = Errand.parse(JSON.parse(process.argv[2] ?? ""));
const database = await openDatabase({ url, folder });
await database.ready;
const now = () => new Date(begun + (Date.now() - begun) * speed);
const digesting = {
  ...{ now, nextRuns, queue: digestQueue(database.kysely), write: digestWriter("https://valora.example") },
  warn: (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
};
const { send } = smtpSender({ url: smtp, from: "Valora <valora@test.example>" });
const mailing = { now, outbox: outboxStore(database.kysely), isUnsaid: isMailUnsaid(database.kysely), send };
process.stdout.write("ready\n");
const { signal } = new AbortController();
for (;;) {
  await sendDigests(digesting, signal);
  await deliverMail(mailing, signal);
  await setTimeout(20);
}
