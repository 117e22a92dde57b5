import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { isTooFarAhead } from "../../../database/waiting/too-far-ahead.ts";
import type { Seals } from "../../accounts/use-cases/factors/factor-stores.ts";
import type { EndpointKind } from "../contracts/webhooks.ts";
import type { DeliveryQueue } from "../use-cases/webhook-context.ts";
import { secretsIn } from "./sealed-endpoints.ts";
import type { EarlierSecret } from "./webhook-tables.ts";

type TakenRow = {
  id: string;
  event: string;
  body: string;
  attempts: number;
  tries: number;
  endpoint_id: string;
  account_id: string;
  kind: EndpointKind;
  address: string;
  destination: string | null;
  language: string;
  secret: string;
  former_secret: string | null;
  former_until: Date | null;
  earlier_secrets: readonly EarlierSecret[];
};

/** Deliveries on their way, sent by as many processes as there are. */
export const deliveryQueue = (database: Kysely<Tables>, seals: Seals): DeliveryQueue => ({
  // `=` and not `in`: the part of an `in` may be worked out once for each row, and would take another delivery each time.
  async take({ now, leaseUntil, busy }) {
    const { rows } = await sql<TakenRow>`
      update webhook_deliveries as delivery
      set state = 'sending', attempts = delivery.attempts + 1, tries = delivery.tries + 1, next_attempt_at = ${leaseUntil}
      from webhook_endpoints as endpoint join accounts as person on person.id = endpoint.account_id
      where endpoint.id = delivery.endpoint_id and delivery.id = (
        select due.id from webhook_deliveries as due
        join webhook_endpoints as receiver on receiver.id = due.endpoint_id
        join accounts as owner on owner.id = receiver.account_id
        where due.next_attempt_at <= ${now} and not receiver.is_paused and receiver.disabled_at is null
        and owner.suspended_at is null
        and not due.endpoint_id = any (string_to_array(${busy.join(",")}::text, ',')::uuid[])
        order by due.next_attempt_at limit 1 for update of due skip locked
      )
      returning delivery.id, delivery.event, delivery.body, delivery.attempts, delivery.tries,
        endpoint.id as endpoint_id, endpoint.account_id, endpoint.kind, endpoint.address, endpoint.destination,
        person.language, endpoint.secret, endpoint.former_secret, endpoint.former_until, endpoint.earlier_secrets
    `.execute(database);
    const [row] = rows;
    if (row === undefined) return null;
    const { id, event, body, language, kind, address, destination, attempts: number, tries } = row;
    const secrets = secretsIn(seals, { ...row, id: row.endpoint_id });
    const endpoint = { id: row.endpoint_id, kind, address, destination, ...secrets };
    return { id, event, body, number, tries, endpoint, language };
  },

  async ended({
    id,
    attempt: { number, begunAt, milliseconds, status, failure, excerpt },
    state,
    nextAttemptAt,
    isGone,
  }) {
    await sql`
      with ended as (
        update webhook_deliveries set state = ${state}, next_attempt_at = ${nextAttemptAt}
        where id = ${id} and state = 'sending' and attempts = ${number}
        returning id, endpoint_id
      ), gone as (
        update webhook_endpoints set disabled_at = ${begunAt}::timestamptz
        from ended where ${isGone}::boolean and webhook_endpoints.id = ended.endpoint_id
      )
      insert into webhook_attempts (delivery_id, number, begun_at, milliseconds, status, failure, excerpt)
      select id, ${number}::integer, ${begunAt}::timestamptz, ${milliseconds}::integer, ${status}::integer, ${failure}::text,
        ${excerpt}::text from ended
    `.execute(database);
  },

  async bringBack({ now, longest }) {
    const { numUpdatedRows } = await database
      .updateTable("webhook_deliveries")
      .set({ next_attempt_at: now })
      .where(isTooFarAhead({ moment: "next_attempt_at", count: "tries", now, longest }))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
});
