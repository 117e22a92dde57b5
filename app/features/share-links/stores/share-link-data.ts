import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's links to analyses; their tokens stay here. */
export const shareLinksOf = async (database: Kysely<Tables>, accountId: string) => ({
  share_links: await database
    .selectFrom("share_links")
    .select(["id", "kind", "version_id", "ticker", "name", "question", "shows_note", "card_origins", "created_at"])
    .select(["expires_on", "revoked_at", "opens", "card_views", "last_opened_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute(),
});
