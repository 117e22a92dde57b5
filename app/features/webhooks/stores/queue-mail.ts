import { type RawBuilder, sql } from "kysely";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import type { WrittenEvent } from "../contracts/written-event.ts";
import type { EventMail } from "../use-cases/webhook-context.ts";

/**
 * Queues the mail of an event for those who want it at once, as part of the statement in which it happens. `recipients` is a table, or
 * the name of one, with a column `account_id`.
 */
export const mailsTo = (
  recipients: RawBuilder<unknown>,
  type: MailedEvent,
  { subject, text, stopAddress = null, commentId = null }: EventMail,
  now: Date,
) => sql`
  insert into outbox (id, account_id, recipient, subject, text, stop_address, comment_id, queued_at, sent_at, attempts, next_attempt_at, failure)
  select gen_random_uuid(), person.id, person.email, ${subject}::text, ${text}::text, ${stopAddress}::text, ${commentId}::uuid, ${now}::timestamptz,
    null, 0, ${now}::timestamptz, null
  from ${recipients} as recipient join accounts as person on person.id = recipient.account_id
  where not ${type}::text = any (person.unmailed_events)
  and not exists (select from digests where digests.account_id = person.id and ${type}::text = any (digests.events))
`;

/** Keeps an event for the mail of the digest of those who want it there, likewise. */
export const gatheredFor = (
  recipients: RawBuilder<unknown>,
  { type, body }: WrittenEvent<MailedEvent>,
  now: Date,
) => sql`
  insert into gathered_events (id, account_id, event, body, gathered_at)
  select gen_random_uuid(), digests.account_id, ${type}::text, ${body}::text, ${now}::timestamptz
  from ${recipients} as recipient join digests on digests.account_id = recipient.account_id
  where ${type}::text = any (digests.events)
`;
