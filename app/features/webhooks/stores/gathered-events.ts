import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { DigestWriter, GatheredEvent } from "../use-cases/webhook-context.ts";
import { isMentionSeen } from "./mention-seen.ts";

export type DigestRow = Omit<Selectable<Tables["digests"]>, "account_id"> &
  Pick<Selectable<Tables["accounts"]>, "email" | "display_name" | "language">;

/** The digest of a person who is not suspended. */
export const digestOf = (inside: Kysely<Tables>, accountId: string): Promise<DigestRow | undefined> =>
  inside
    .selectFrom("digests")
    .innerJoin("accounts", "accounts.id", "account_id")
    .select(["email", "display_name", "language", "events", "days", "hour", "time_zone", "next_at", "stop_key"])
    .where("account_id", "=", accountId)
    .where("suspended_at", "is", null)
    .executeTakeFirst();

type Gathered = GatheredEvent & { is_left_out: boolean };

/** The alert that an event tells of, where its owner has it still. */
const itsAlert = (accountId: string) => sql`
  left join alerts on alerts.account_id = ${accountId} and alerts.id::text = taken.body::jsonb -> 'data' ->> 'alert'
`;

/**
 * Whether the row called `taken` tells what its reader has muted, or may not see any more: a mention in a comment that is deleted, or in a
 * team that they have left.
 */
export const isLeftOut = (accountId: string) => sql<boolean>`(
  exists (
    select from alerts where alerts.account_id = ${accountId} and alerts.is_muted
    and alerts.id::text = taken.body::jsonb -> 'data' ->> 'alert'
  ) or (taken.event = 'discussion.mention' and not ${isMentionSeen(accountId, sql`taken.body::jsonb -> 'data' ->> 'comment'`)})
)`;

type Mailing = { digest: DigestRow; events?: RawBuilder<unknown>; write: DigestWriter["mail"]; now: Date };

/** Queues as one mail what waits for a person, and takes it away; what is left out is not told later either. Whether there was any. */
export async function mailGathered(
  inside: Kysely<Tables>,
  accountId: string,
  { digest, events = sql`true`, write, now }: Mailing,
): Promise<boolean> {
  const { rows } = await sql<Gathered>`
    with taken as (
      delete from gathered_events where account_id = ${accountId} and ${events} returning id, event, body, gathered_at
    )
    select taken.body, alerts.mute_key::text as "muteKey", ${isLeftOut(accountId)} as is_left_out from taken ${itsAlert(accountId)}
    order by taken.gathered_at, taken.id
  `.execute(inside);
  const told = rows.filter(({ is_left_out }) => !is_left_out);
  if (told.length === 0) return false;
  const { email, display_name: displayName, language, time_zone: timeZone, stop_key: stopKey } = digest;
  const mail = await write({ displayName, language, timeZone, stopKey }, told);
  await outboxStore(inside).add({ recipient: email, accountId, ...mail }, now);
  return true;
}

type Telling = { digest: DigestRow; write: DigestWriter["events"]; now: Date };

/** Queues for each active channel of a person as one delivery what waits for it, likewise. */
export async function tellGathered(
  inside: Kysely<Tables>,
  accountId: string,
  { digest: { time_zone: timeZone }, write, now: at }: Telling,
): Promise<boolean> {
  const { rows } = await sql<{ endpoint_id: string; body: string; is_left_out: boolean }>`
    with taken as (
      delete from webhook_deliveries as delivery using webhook_endpoints as endpoint
      where endpoint.id = delivery.endpoint_id and endpoint.account_id = ${accountId} and delivery.state = 'gathered'
      and not endpoint.is_paused and endpoint.disabled_at is null
      returning delivery.id, delivery.endpoint_id, delivery.event, delivery.body, delivery.queued_at
    )
    select taken.endpoint_id, taken.body, ${isLeftOut(accountId)} as is_left_out from taken
    order by taken.queued_at, taken.id
  `.execute(inside);
  const told = rows.filter(({ is_left_out }) => !is_left_out);
  for (const [endpointId, events] of Map.groupBy(told, ({ endpoint_id }) => endpoint_id)) {
    const bodies = events.map(({ body }) => body);
    for (const { type, body } of write(endpointId, { bodies, timeZone, at }))
      await inside
        .insertInto("webhook_deliveries")
        .values({
          ...{ id: uuidAt(at), endpoint_id: endpointId, event: type, body },
          ...{ state: "queued", queued_at: at, next_attempt_at: at },
        })
        .execute();
  }
  return told.length > 0;
}
