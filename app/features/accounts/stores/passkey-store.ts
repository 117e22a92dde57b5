import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { countInTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { PasskeyStore } from "../use-cases/passkeys/passkey-stores.ts";
import { accountColumns, toAccount } from "./account-rows.ts";

/** Passkeys of people, and challenges by their hash. */
export function passkeyStore(database: Kysely<Tables>): PasskeyStore {
  return {
    ...challengesIn(database),
    ...usesIn(database),
    add: ({ accountId, credentialId, publicKey, counter, transports, name, now, most }) =>
      database.transaction().execute(async (inside) => {
        const count = await countInTurn(inside, accountId, "passkeys");
        if (count >= most) return "tooMany";
        const row = await inside
          .insertInto("passkeys")
          .values({
            id: uuidAt(now),
            account_id: accountId,
            credential_id: credentialId,
            public_key: publicKey,
            counter: String(counter),
            transports,
            name,
            created_at: now,
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.column("credential_id").doNothing())
          .returning("id")
          .executeTakeFirst();
        return row === undefined ? "known" : "added";
      }),
    async listOf(accountId) {
      const rows = await database
        .selectFrom("passkeys")
        .select(["id", "name", "created_at", "last_used_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(({ created_at, last_used_at, ...row }) => ({
        ...row,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },
    async rename(accountId, id, name) {
      const { numUpdatedRows } = await database
        .updateTable("passkeys")
        .set({ name })
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await database
        .deleteFrom("passkeys")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function challengesIn(database: Kysely<Tables>) {
  return {
    async keepChallenge({ challengeHash, accountId, expiresAt }) {
      await database
        .insertInto("passkey_challenges")
        .values({ challenge_hash: challengeHash, account_id: accountId, expires_at: expiresAt })
        .execute();
    },
    async takeChallenge({ challengeHash, accountId, now }) {
      const { numDeletedRows } = await database
        .deleteFrom("passkey_challenges")
        .where("challenge_hash", "=", challengeHash)
        .where("account_id", accountId === null ? "is" : "=", accountId)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  } satisfies Partial<PasskeyStore>;
}

const keptColumns = ["passkeys.id as passkey_id", "credential_id", "public_key", "counter", "transports"] as const;

const toKept = (row: {
  passkey_id: string;
  credential_id: string;
  public_key: string;
  counter: string;
  transports: string;
}) => ({
  id: row.passkey_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
});

function usesIn(database: Kysely<Tables>) {
  return {
    async keptOf(accountId) {
      const rows = await database
        .selectFrom("passkeys")
        .select(keptColumns)
        .where("account_id", "=", accountId)
        .execute();
      return rows.map(toKept);
    },
    async find(credentialId) {
      const row = await database
        .selectFrom("passkeys")
        .innerJoin("accounts", "accounts.id", "passkeys.account_id")
        .select([...accountColumns, ...keptColumns])
        .where("credential_id", "=", credentialId)
        .executeTakeFirst();
      return row === undefined ? null : { account: toAccount(row), passkey: toKept(row) };
    },
    async take({ id, counter, now }) {
      const { numUpdatedRows } = await database
        .updateTable("passkeys")
        .set({ counter: String(counter), last_used_at: now })
        .where("id", "=", id)
        .where(sql<boolean>`(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  } satisfies Partial<PasskeyStore>;
}

/** What a person may take away of their passkeys: their names, and when they were used. */
export const passkeysOf = async (database: Kysely<Tables>, id: string) => ({
  passkeys: await database
    .selectFrom("passkeys")
    .select(["name", "created_at", "last_used_at"])
    .where("account_id", "=", id)
    .execute(),
  passkey_challenges: await database
    .selectFrom("passkey_challenges")
    .select("expires_at")
    .where("account_id", "=", id)
    .execute(),
});
