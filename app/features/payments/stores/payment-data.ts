import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's payments and subscriptions. */
export const paymentsOf = async (database: Kysely<Tables>, accountId: string) => ({
  checkouts: await database
    .selectFrom("checkouts")
    .select(["id", "session_id", "offer", "started_at", "is_over"])
    .where("account_id", "=", accountId)
    .execute(),
  subscriptions: await database
    .selectFrom("subscriptions")
    .select(["id", "customer_id", "offer", "status", "ends_at", "is_ending", "read_at"])
    .where("account_id", "=", accountId)
    .execute(),
});
