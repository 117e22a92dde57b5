import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** The sources of filings that an administrator has switched on or off. */
export const filingProvidersOf = async (database: Kysely<Tables>, accountId: string) => ({
  filing_providers: await database
    .selectFrom("filing_providers")
    .select(["is_on", "contact", "changed_at"])
    .where("account_id", "=", accountId)
    .execute(),
});
