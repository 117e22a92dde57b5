import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's analyses. */
export const historyOf = async (database: Kysely<Tables>, accountId: string) => ({
  history_entries: (
    await database
      .selectFrom("history_entries")
      .select(["id", "at", "ticker", "run"])
      .where("account_id", "=", accountId)
      .orderBy("at")
      .execute()
  ).map(({ run, ...entry }) => ({ ...entry, run: JSON.parse(run) as object })),
});
