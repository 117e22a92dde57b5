import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { countInTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { ApiKeyStore } from "../use-cases/account-stores.ts";
import { accountColumns, toAccount } from "./account-rows.ts";

/** Keys for programs, by their hash. */
export function apiKeyStore(database: Kysely<Tables>): ApiKeyStore {
  return {
    add: ({ accountId, name, keyHash, ending, scope, now, most }) =>
      database.transaction().execute(async (inside) => {
        const count = await countInTurn(inside, accountId, "api_keys");
        if (count >= most) return false;
        await inside
          .insertInto("api_keys")
          .values({
            id: uuidAt(now),
            account_id: accountId,
            name,
            key_hash: keyHash,
            ending,
            ...{ access: scope.access, subject: scope.subject, expires_on: scope.expiresOn },
            created_at: now,
            last_used_at: null,
          })
          .execute();
        return true;
      }),
    async listOf(accountId) {
      const rows = await database
        .selectFrom("api_keys")
        .select(["id", "name", "ending", "access", "subject", "expires_on", "created_at", "last_used_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(({ expires_on, created_at, last_used_at, ...row }) => ({
        ...row,
        expiresOn: expires_on,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await database
        .deleteFrom("api_keys")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async find(keyHash, now) {
      const row = await database
        .updateTable("api_keys")
        .from("accounts")
        .set({ last_used_at: now })
        .whereRef("accounts.id", "=", "api_keys.account_id")
        .where("key_hash", "=", keyHash)
        .returning([...accountColumns, "api_keys.access", "api_keys.subject", "api_keys.expires_on"])
        .executeTakeFirst();
      if (row === undefined) return null;
      const { access, subject, expires_on, ...account } = row;
      return { account: toAccount(account), scope: { access, subject, expiresOn: expires_on } };
    },
  };
}
