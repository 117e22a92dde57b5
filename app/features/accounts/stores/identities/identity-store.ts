import type { Kysely } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import type { IdentityStore } from "../../use-cases/identities/identity-stores.ts";
import { accountColumns, toAccount } from "../account-rows.ts";
import { identityQuestionsIn } from "./identity-questions.ts";
import { identityRow } from "./identity-row.ts";

/** Identities of people at the operator's identity providers, by issuer and the name that the issuer has for them. */
export function identityStore(database: Kysely<Tables>): IdentityStore {
  return {
    ...identityQuestionsIn(database),
    async use({ issuer, subject, email, now }) {
      const row = await database
        .updateTable("identities")
        .from("accounts")
        .whereRef("accounts.id", "=", "identities.account_id")
        .set({ email, last_used_at: now })
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .returning(accountColumns)
        .executeTakeFirst();
      return row === undefined ? null : toAccount(row);
    },
    async link(linked) {
      const { accountId, issuer, subject } = linked;
      await database
        .insertInto("identities")
        .values(identityRow(linked))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await database
        .selectFrom("identities")
        .select("subject")
        .where("account_id", "=", accountId)
        .where("issuer", "=", issuer)
        .executeTakeFirst();
      return row?.subject === subject;
    },
    async listOf(accountId) {
      const rows = await database
        .selectFrom("identities")
        .select(["id", "issuer", "email", "created_at", "last_used_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute();
      return rows.map(({ created_at, last_used_at, ...row }) => ({
        ...row,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await database
        .deleteFrom("identities")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** What a person may take away of their identities, of questions that wait, and of links that the operator has made. */
export const identitiesOf = async (database: Kysely<Tables>, id: string) => ({
  identities: await database
    .selectFrom("identities")
    .select(["issuer", "subject", "email", "created_at", "last_used_at"])
    .where("account_id", "=", id)
    .execute(),
  identity_requests: await database
    .selectFrom("identity_requests")
    .select(["issuer", "purpose", "expires_at"])
    .where("account_id", "=", id)
    .execute(),
  sign_in_links: await database.selectFrom("sign_in_links").select("expires_at").where("account_id", "=", id).execute(),
});
