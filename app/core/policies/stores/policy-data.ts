import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's policies, and the one that holds for their analyses. */
export const policiesOf = async (database: Kysely<Tables>, accountId: string) => ({
  policies: await database
    .selectFrom("policies")
    .select(["id", "name", "scenario", "wacc", "growth", "horizon", "view", "discounting", "cash_flow", "dividends"])
    .select(["source", "created_at", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .execute(),
  active_policies: await database
    .selectFrom("active_policies")
    .select(["policy_id", "lost_name", "lost_team"])
    .where("account_id", "=", accountId)
    .execute(),
});
