import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { AccountStore } from "../use-cases/account-stores.ts";
import { takeLink } from "./account-links.ts";
import { accountColumns, toAccount } from "./account-rows.ts";

/** Hashes of passwords, and the links that reset them. */
export function passwordsIn(database: Kysely<Tables>) {
  return {
    async passwordHashOf(accountId) {
      const row = await database
        .selectFrom("accounts")
        .select("password_hash")
        .where("id", "=", accountId)
        .executeTakeFirst();
      return row?.password_hash ?? null;
    },
    async setPassword({ accountId, passwordHash, keptSessionId }) {
      await database.transaction().execute(async (inside) => {
        await inside.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
        await inside.deleteFrom("password_resets").where("account_id", "=", accountId).execute();
        await inside.deleteFrom("begun_sign_ins").where("account_id", "=", accountId).execute();
        const sessions = inside.deleteFrom("sessions").where("account_id", "=", accountId);
        await (keptSessionId === null ? sessions : sessions.where("id", "!=", keptSessionId)).execute();
      });
    },
    async rehash(accountId, passwordHash) {
      await database.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
    },
    async keepReset({ accountId, tokenHash, expiresAt }) {
      await database
        .insertInto("password_resets")
        .values({ account_id: accountId, token_hash: tokenHash, expires_at: expiresAt })
        .execute();
    },
    async findReset(tokenHash, now) {
      const row = await database
        .selectFrom("password_resets")
        .innerJoin("accounts", "accounts.id", "password_resets.account_id")
        .select(accountColumns)
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return row === undefined ? null : toAccount(row);
    },
    takeReset: (tokenHash, now) => takeLink(database, "password_resets", { tokenHash, now }),
  } satisfies Partial<AccountStore>;
}
