import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's links for spreadsheets; their tokens stay here. */
export const sheetLinksOf = async (database: Kysely<Tables>, accountId: string) => ({
  sheet_links: await database
    .selectFrom("sheet_links")
    .select(["id", "document", "subject", "question", "created_at", "expires_on", "revoked_at", "last_read_on"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute(),
});
