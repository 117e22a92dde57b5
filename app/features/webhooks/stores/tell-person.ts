import { type Kysely, sql } from "kysely";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import type { Tables } from "../../../database/schema.ts";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import type { WrittenEvent } from "../contracts/written-event.ts";
import { deliveriesTo } from "./queue-event.ts";

type Person = { accountId: string; email: string; unmailed_events: readonly MailedEvent[] };
type Told = { mail: { subject: string; text: string }; event: WrittenEvent<MailedEvent> };

/** Queues the mail of an event, unless its reader wants none of that kind, and what their endpoints are told. */
export async function tellPerson(
  inside: Kysely<Tables>,
  { accountId, email, unmailed_events }: Person,
  { mail, event }: Told,
  now: Date,
): Promise<void> {
  if (!unmailed_events.includes(event.type))
    await outboxStore(inside).add({ recipient: email, accountId, ...mail }, now);
  await deliveriesTo(sql`(select ${accountId}::uuid as account_id)`, event, now).execute(inside);
}
