import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's saved screens and ratios. */
export const savedItemsOf = async (database: Kysely<Tables>, accountId: string) => ({
  saved_items: await database
    .selectFrom("saved_items")
    .select(["id", "kind", "name", "content", "is_watched", "companies", "checked_at", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .execute(),
});
