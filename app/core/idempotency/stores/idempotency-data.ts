import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** The requests of a person that bore a key, without what they asked and were answered. */
export const keyedRequestsOf = async (database: Kysely<Tables>, accountId: string) => ({
  idempotency_keys: await database
    .selectFrom("idempotency_keys")
    .select(["operation", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute(),
});
