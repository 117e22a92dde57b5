import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's portfolios with their positions. */
export const portfoliosOf = async (database: Kysely<Tables>, accountId: string) => ({
  portfolios: await database
    .selectFrom("portfolios")
    .select(["id", "name", "currency", "positions", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .execute(),
});
