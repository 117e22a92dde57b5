import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { type DigestSchedule, weekdays } from "../contracts/digest-schedule.ts";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import { digestWriter } from "../mail/write-digest.ts";
import { nextDigest } from "../use-cases/digest-schedules.ts";
import { mailChoiceStore } from "./mail-choice-store.ts";

export const writer = digestWriter("https://valora.example");
export const everyMorning: DigestSchedule = { days: weekdays, hour: 8, timeZone: "Europe/Madrid" };

type Chosen = {
  accountId: string;
  unmailed?: readonly MailedEvent[];
  gathered?: readonly MailedEvent[];
  schedule?: DigestSchedule;
  now?: Date;
};

/** Has a person want no mail of some events, some with the digest, and the others at once. */
export const chooseMailsOf = (
  kysely: Kysely<Tables>,
  { accountId, unmailed = [], gathered = [], schedule = everyMorning, now = new Date() }: Chosen,
): Promise<void> =>
  mailChoiceStore(kysely).keep({
    ...{ accountId, unmailed, write: writer.mail, now },
    digest: { ...schedule, events: gathered, nextAt: nextDigest(nextRuns, schedule, now) },
  });
