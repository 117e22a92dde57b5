import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { countInTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { ApiKeyStore } from "../use-cases/account-stores.ts";
import { accountColumns, toAccount } from "./account-rows.ts";

/** Keys for programs, by their hash. */
export function apiKeyStore(database: Kysely<Tables>): ApiKeyStore {
  return {
    add: ({ accountId, name, keyHash, ending, now, most }) =>
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
            created_at: now,
            last_used_at: null,
          })
          .execute();
        return true;
      }),
    async listOf(accountId) {
      const rows = await database
        .selectFrom("api_keys")
        .select(["id", "name", "ending", "created_at", "last_used_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(({ created_at, last_used_at, ...row }) => ({
        ...row,
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
        .returning(accountColumns)
        .executeTakeFirst();
      return row === undefined ? null : toAccount(row);
    },
  };
}
