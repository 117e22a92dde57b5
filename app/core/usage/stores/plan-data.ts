import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** What a person has used of their plan, and which plans they were given. */
export const plansOf = async (database: Kysely<Tables>, accountId: string) => ({
  plan_uses: await database
    .selectFrom("plan_uses")
    .select(["day", "tickers", "latest_at"])
    .where("account_id", "=", accountId)
    .execute(),
  plan_assignments: await database
    .selectFrom("plan_assignments")
    .select(["plan", "origin", "assigned_at"])
    .where("account_id", "=", accountId)
    .execute(),
});
