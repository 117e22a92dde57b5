import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** The brokers that a person has connected, without what opens the accounts. */
export const brokersOf = async (database: Kysely<Tables>, accountId: string) => ({
  broker_connections: await database
    .selectFrom("broker_connections")
    .select([
      ...(["id", "portfolio_id", "broker", "is_paper", "connected_at", "fetched_at"] as const),
      ...(["as_of", "accounts", "tells_cash", "left_out"] as const),
    ])
    .where("account_id", "=", accountId)
    .orderBy("connected_at")
    .execute(),
});
