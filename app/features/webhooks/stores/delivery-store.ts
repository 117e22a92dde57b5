import { type Kysely, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { DeliveryStore } from "../use-cases/webhook-context.ts";

/** What people's endpoints were told. Every statement filters by the account. */
export const deliveryStore = (database: Kysely<Tables>): DeliveryStore => ({
  async deliveriesOf(accountId, endpointId, { cursor, limit }) {
    const rows = await database
      .selectFrom("webhook_deliveries as delivery")
      .innerJoin("webhook_endpoints as endpoint", "endpoint.id", "delivery.endpoint_id")
      .select(["delivery.id", "event", "body", "state", "queued_at", "next_attempt_at"])
      .where("endpoint.account_id", "=", accountId)
      .where("endpoint.id", "=", endpointId)
      .$if(cursor !== null, (query) => {
        const of = sql<boolean>`endpoint_id = ${endpointId}`;
        return query.where(afterCursor(cursor, { table: "webhook_deliveries", as: "delivery", at: "queued_at", of }));
      })
      .orderBy("queued_at", "desc")
      .orderBy("delivery.id", "desc")
      .limit(limit)
      .execute();
    const attempts = await attemptsOf(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map(({ queued_at, next_attempt_at, ...row }) => ({
      ...row,
      queuedAt: queued_at,
      nextAttemptAt: next_attempt_at,
      attempts: attempts.flatMap(({ delivery_id, begun_at, ...attempt }) =>
        delivery_id === row.id ? [{ ...attempt, begunAt: begun_at }] : [],
      ),
    }));
  },

  async isOf(endpointId, id) {
    const row = await database
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("endpoint_id", "=", endpointId)
      .where("id", "=", id)
      .executeTakeFirst();
    return row !== undefined;
  },

  async queueFor({ accountId, id: endpointId, event: { type, body }, now }) {
    const id = uuidAt(now);
    const { rows } = await sql`
      insert into webhook_deliveries (id, endpoint_id, event, body, state, queued_at, next_attempt_at)
      select ${id}::uuid, endpoint.id, ${type}::text, ${body}::text, 'queued', ${now}::timestamptz, ${now}::timestamptz
      from webhook_endpoints as endpoint where endpoint.id = ${endpointId} and endpoint.account_id = ${accountId}
      returning id
    `.execute(database);
    return rows.length > 0 ? { id } : null;
  },

  async replay({ accountId, id, now }) {
    const { rows } = await sql`
      update webhook_deliveries as delivery set
        state = case when delivery.state = 'sending' then 'sending' else 'queued' end,
        tries = case when delivery.state = 'sending' then delivery.tries else 0 end,
        next_attempt_at = case when delivery.state = 'sending' then delivery.next_attempt_at else ${now}::timestamptz end
      from webhook_endpoints as endpoint
      where delivery.id = ${id} and endpoint.id = delivery.endpoint_id and endpoint.account_id = ${accountId}
      returning delivery.id
    `.execute(database);
    return rows.length > 0;
  },
});

async function attemptsOf(database: Kysely<Tables>, deliveries: readonly string[]) {
  if (deliveries.length === 0) return [];
  return database
    .selectFrom("webhook_attempts")
    .selectAll()
    .where("delivery_id", "in", deliveries)
    .orderBy("number", "desc")
    .execute();
}

/** Deletes what was queued before that day, with its attempts. */
export const purgeDeliveries = async (database: Kysely<Tables>, before: Date): Promise<void> => {
  await database.deleteFrom("webhook_deliveries").where("queued_at", "<=", before).execute();
};
