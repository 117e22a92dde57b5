import type { Kysely } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../database/schema.ts";
import { accountColumns, toAccount } from "./account-rows.ts";

/** Links that their account is sent once: the secrets by their hashes. */
type LinksOfAccounts = "password_resets" | "sign_in_links";

/** Uses up a link that has not expired: its account; a second caller gets null. */
export async function takeLink(
  database: Kysely<Tables>,
  links: LinksOfAccounts,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Account | null> {
  const row = await database
    .deleteFrom(links)
    .using("accounts")
    .whereRef("accounts.id", "=", `${links}.account_id` as const)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning(accountColumns)
    .executeTakeFirst();
  return row === undefined ? null : toAccount(row);
}
