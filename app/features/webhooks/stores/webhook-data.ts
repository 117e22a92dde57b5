import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's endpoints and what they were told, and what waits for their digest; the secrets stay here. */
export const webhooksOf = async (database: Kysely<Tables>, accountId: string) => ({
  webhook_endpoints: await database
    .selectFrom("webhook_endpoints")
    .select(["id", "kind", "address", "destination", "events", "is_gathered", "is_paused", "disabled_at", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute(),
  webhook_deliveries: await database
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhook_endpoints as endpoint", "endpoint.id", "delivery.endpoint_id")
    .select(["delivery.id", "endpoint_id", "event", "body", "state", "attempts", "queued_at"])
    .where("account_id", "=", accountId)
    .orderBy("queued_at")
    .execute(),
  webhook_attempts: await database
    .selectFrom("webhook_attempts as attempt")
    .innerJoin("webhook_deliveries as delivery", "delivery.id", "attempt.delivery_id")
    .innerJoin("webhook_endpoints as endpoint", "endpoint.id", "delivery.endpoint_id")
    .select(["delivery_id", "number", "begun_at", "milliseconds", "status", "failure", "excerpt"])
    .where("account_id", "=", accountId)
    .orderBy("begun_at")
    .execute(),
  digests: await database
    .selectFrom("digests")
    .select(["events", "days", "hour", "time_zone", "next_at"])
    .where("account_id", "=", accountId)
    .execute(),
  gathered_events: await database
    .selectFrom("gathered_events")
    .select(["event", "body", "gathered_at"])
    .where("account_id", "=", accountId)
    .orderBy("gathered_at")
    .execute(),
});
