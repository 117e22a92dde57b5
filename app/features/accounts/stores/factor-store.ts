import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { FactorStore } from "../use-cases/factors/factor-stores.ts";
import { accountColumns, toAccount } from "./account-rows.ts";
import { keepDeed } from "./admin-action-store.ts";

/** Second factors of people, and sign-ins that wait for one. */
export function factorStore(database: Kysely<Tables>): FactorStore {
  return {
    ...authenticatorsIn(database),
    ...sealedIn(database),
    ...recoveryCodesIn(database),
    ...begunSignInsIn(database),
    remove: (accountId) => database.transaction().execute((inside) => removeFactor(inside, accountId)),
    reset: ({ email, at }) =>
      database.transaction().execute(async (inside) => {
        const row = await inside
          .selectFrom("accounts")
          .select(accountColumns)
          .where("email", "=", email)
          .forUpdate()
          .executeTakeFirst();
        if (row === undefined) return null;
        const factor = await inside
          .selectFrom("authenticators")
          .select("account_id")
          .where("account_id", "=", row.id)
          .where("confirmed_at", "is not", null)
          .executeTakeFirst();
        const wasOn = factor !== undefined;
        await removeFactor(inside, row.id);
        if (wasOn) {
          const deed = { action: "factor", former: "on", present: "off", accountId: row.id } as const;
          await keepDeed(inside, { at, by: null }, deed);
        }
        return { account: toAccount(row), wasOn };
      }),
  };
}

async function removeFactor(inside: Kysely<Tables>, accountId: string): Promise<void> {
  await inside.deleteFrom("authenticators").where("account_id", "=", accountId).execute();
  await inside.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  await inside.deleteFrom("begun_sign_ins").where("account_id", "=", accountId).execute();
}

async function replaceCodes(inside: Kysely<Tables>, accountId: string, codeHashes: readonly string[]): Promise<void> {
  await inside.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  const rows = codeHashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null }));
  await inside.insertInto("recovery_codes").values(rows).execute();
}

function authenticatorsIn(database: Kysely<Tables>) {
  return {
    async authenticatorOf(accountId) {
      const row = await database
        .selectFrom("authenticators")
        .select(["secret", "begun_at", "confirmed_at", "last_step"])
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { secret, begun_at, confirmed_at, last_step } = row;
      const lastStep = last_step === null ? null : Number(last_step);
      return { secret, begunAt: begun_at, confirmedAt: confirmed_at, lastStep };
    },
    async begin({ accountId, secret, now }) {
      const fresh = { secret, begun_at: now, confirmed_at: null, last_step: null };
      const row = await database
        .insertInto("authenticators")
        .values({ account_id: accountId, ...fresh })
        .onConflict((conflict) =>
          conflict.column("account_id").doUpdateSet(fresh).where("authenticators.confirmed_at", "is", null),
        )
        .returning("account_id")
        .executeTakeFirst();
      return row !== undefined;
    },
    confirm: ({ accountId, secret, step, codeHashes, keptSessionId, now }) =>
      database.transaction().execute(async (inside) => {
        const row = await inside
          .updateTable("authenticators")
          .set({ confirmed_at: now, last_step: String(step) })
          .where("account_id", "=", accountId)
          .where("secret", "=", secret)
          .where("confirmed_at", "is", null)
          .returning("account_id")
          .executeTakeFirst();
        if (row === undefined) return false;
        await replaceCodes(inside, accountId, codeHashes);
        await inside
          .deleteFrom("sessions")
          .where("account_id", "=", accountId)
          .where("id", "!=", keptSessionId)
          .execute();
        return true;
      }),
    async takeStep({ accountId, step }) {
      const row = await database
        .updateTable("authenticators")
        .set({ last_step: String(step) })
        .where("account_id", "=", accountId)
        .where("confirmed_at", "is not", null)
        .where((where) => where.or([where("last_step", "is", null), where("last_step", "<", String(step))]))
        .returning("account_id")
        .executeTakeFirst();
      return row !== undefined;
    },
  } satisfies Partial<FactorStore>;
}

function sealedIn(database: Kysely<Tables>) {
  return {
    async outdated({ currentPrefix, after, limit }) {
      const rows = database
        .selectFrom("authenticators")
        .select(["account_id", "secret"])
        .where(sql<boolean>`not starts_with(secret, ${currentPrefix})`)
        .orderBy("account_id")
        .limit(limit);
      const found = await (after === null ? rows : rows.where("account_id", ">", after)).execute();
      return found.map(({ account_id, secret }) => ({ accountId: account_id, secret }));
    },
    async reseal({ accountId, former, present }) {
      await database
        .updateTable("authenticators")
        .set({ secret: present })
        .where("account_id", "=", accountId)
        .where("secret", "=", former)
        .execute();
    },
  } satisfies Partial<FactorStore>;
}

function recoveryCodesIn(database: Kysely<Tables>) {
  return {
    async takeRecoveryCode({ accountId, codeHash, now }) {
      const row = await database
        .updateTable("recovery_codes")
        .set({ used_at: now })
        .where("account_id", "=", accountId)
        .where("code_hash", "=", codeHash)
        .where("used_at", "is", null)
        .returning("account_id")
        .executeTakeFirst();
      return row !== undefined;
    },
    renewRecoveryCodes: ({ accountId, codeHashes }) =>
      database.transaction().execute((inside) => replaceCodes(inside, accountId, codeHashes)),
    async recoveryCodesLeft(accountId) {
      const { count } = await database
        .selectFrom("recovery_codes")
        .select(({ fn }) => fn.countAll<string | number>().as("count"))
        .where("account_id", "=", accountId)
        .where("used_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  } satisfies Partial<FactorStore>;
}

function begunSignInsIn(database: Kysely<Tables>) {
  return {
    async keepSignIn({ tokenHash, accountId, device, expiresAt }) {
      await database
        .insertInto("begun_sign_ins")
        .values({ token_hash: tokenHash, account_id: accountId, device, expires_at: expiresAt })
        .execute();
    },
    async findSignIn(tokenHash, now) {
      const row = await database
        .selectFrom("begun_sign_ins")
        .innerJoin("accounts", "accounts.id", "begun_sign_ins.account_id")
        .select([...accountColumns, "begun_sign_ins.device"])
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return row === undefined ? null : { account: toAccount(row), device: row.device };
    },
    async takeSignIn(tokenHash) {
      const { numDeletedRows } = await database
        .deleteFrom("begun_sign_ins")
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  } satisfies Partial<FactorStore>;
}

/** What proves who a person is besides the password: that it is set up, and when it was used. */
export const factorsOf = async (database: Kysely<Tables>, id: string) => ({
  authenticators: await database
    .selectFrom("authenticators")
    .select(["begun_at", "confirmed_at"])
    .where("account_id", "=", id)
    .execute(),
  recovery_codes: await database.selectFrom("recovery_codes").select("used_at").where("account_id", "=", id).execute(),
  begun_sign_ins: await database
    .selectFrom("begun_sign_ins")
    .select(["device", "expires_at"])
    .where("account_id", "=", id)
    .execute(),
});
