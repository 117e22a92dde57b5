import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** The companies that a person watches, and their alerts. */
export const watchlistOf = async (database: Kysely<Tables>, accountId: string) => ({
  watched_companies: await database
    .selectFrom("watched_companies")
    .select(["id", "ticker", "added_at", "own_price", "own_price_at"])
    .where("account_id", "=", accountId)
    .orderBy("added_at")
    .execute(),
  alerts: await database
    .selectFrom("alerts")
    .select(["id", "ticker", "condition", "state", "is_muted", "read_as_of", "checked_at", "fired_at", "created_at"])
    .select("team_alert_id")
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute(),
});
