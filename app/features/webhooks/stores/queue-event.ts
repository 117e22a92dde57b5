import { type RawBuilder, sql } from "kysely";
import type { WrittenEvent } from "../contracts/written-event.ts";

/**
 * Queues an event for each active endpoint that hears of it, at once or with the digest, as part of the statement in which it happens:
 * neither is kept without the other. `recipients` is a table, or the name of one, with a column `account_id`.
 */
export const deliveriesTo = (recipients: RawBuilder<unknown>, { type, body }: WrittenEvent, now: Date) => sql`
  insert into webhook_deliveries (id, endpoint_id, event, body, state, queued_at, next_attempt_at)
  select gen_random_uuid(), endpoint.id, ${type}::text, ${body}::text,
    case when endpoint.is_gathered then 'gathered' else 'queued' end, ${now}::timestamptz,
    case when endpoint.is_gathered then null else ${now}::timestamptz end
  from ${recipients} as recipient
  join webhook_endpoints as endpoint on endpoint.account_id = recipient.account_id
  where not endpoint.is_paused and endpoint.disabled_at is null and ${type}::text = any (endpoint.events)
  returning id
`;
