import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import type { WrittenEvent } from "../contracts/written-event.ts";
import type { EventMail } from "../use-cases/webhook-context.ts";
import { deliveriesTo } from "./queue-event.ts";
import { gatheredFor, mailsTo } from "./queue-mail.ts";

type Told = { mail: EventMail; event: WrittenEvent<MailedEvent> };

/** Queues the mail of an event, at once or for the digest as its reader has chosen, and what their endpoints are told. */
export async function tellPerson(
  inside: Kysely<Tables>,
  accountId: string,
  { mail, event }: Told,
  now: Date,
): Promise<void> {
  const recipient = sql`(select ${accountId}::uuid as account_id)`;
  await mailsTo(recipient, event.type, mail, now).execute(inside);
  await gatheredFor(recipient, event, now).execute(inside);
  await deliveriesTo(recipient, event, now).execute(inside);
}
