import type { Kysely } from "kysely";
import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../../database/schema.ts";
import { uuidAt } from "../../../../database/uuid.ts";
import type { AccountStore, Deed } from "../../use-cases/account-stores.ts";
import { accountColumns, toAccount } from "../account-rows.ts";
import { keepDeed } from "../admin-action-store.ts";

/** Sign-ups that wait for their confirmation. */
export function signUpsIn(database: Kysely<Tables>) {
  const latestOf = (email: string, now: Date) =>
    database
      .selectFrom("sign_ups")
      .selectAll()
      .where("email", "=", email)
      .where("expires_at", ">", now)
      .orderBy("expires_at", "desc")
      .limit(1)
      .executeTakeFirst();
  return {
    async keepSignUp(signUp) {
      const { tokenHash, email, displayName, passwordHash, language, ageDeclaredAt, expiresAt } = signUp;
      await database
        .insertInto("sign_ups")
        .values({
          token_hash: tokenHash,
          email,
          display_name: displayName,
          password_hash: passwordHash,
          language,
          age_declared_at: ageDeclaredAt,
          expires_at: expiresAt,
        })
        .execute();
    },
    async renewSignUp({ email, passwordHash, tokenHash, now, expiresAt }) {
      const latest = await latestOf(email, now);
      if (latest?.password_hash !== passwordHash) return null;
      const { display_name: displayName, language } = latest;
      const renewed = { ...latest, token_hash: tokenHash, expires_at: expiresAt };
      await database.insertInto("sign_ups").values(renewed).execute();
      return { displayName, language };
    },
    confirmSignUp: (tokenHash, now, adminEmail) => confirmSignUp(database, { tokenHash, now, adminEmail }),
    async confirmLatestSignUp({ email, ...deed }) {
      const latest = await latestOf(email, deed.at);
      return latest === undefined
        ? null
        : confirmSignUp(database, { tokenHash: latest.token_hash, now: deed.at, deed });
    },
    pendingPasswordHash: async (email, now) => (await latestOf(email, now))?.password_hash ?? null,
  } satisfies Partial<AccountStore>;
}

type Confirmation = { tokenHash: string; now: Date; adminEmail?: string | null; deed?: Deed | null };

/** Whether this address makes its account an administrator's: it is the one that the operator has named, and there is none yet. */
async function isFirstAdmin(inside: Kysely<Tables>, email: string, adminEmail: string | null): Promise<boolean> {
  if (email !== adminEmail) return false;
  const admin = inside.selectFrom("accounts").select("id").where("role", "=", "admin").limit(1);
  return (await admin.executeTakeFirst()) === undefined;
}

/** When two people confirm the same address at the same moment, one gets the account, and the secret of the other is deleted. */
function confirmSignUp(
  database: Kysely<Tables>,
  { tokenHash, now, adminEmail = null, deed = null }: Confirmation,
): Promise<Account | null> {
  return database.transaction().execute(async (inside) => {
    const signUp = await inside
      .deleteFrom("sign_ups")
      .where("token_hash", "=", tokenHash)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
    if (signUp === undefined) return null;
    const { email, display_name: displayName, password_hash: passwordHash, language, age_declared_at } = signUp;
    const person = { email, displayName, passwordHash, language, ageDeclaredAt: age_declared_at };
    const account = await openAccount(inside, person, { adminEmail, now });
    if (account !== null && deed !== null) {
      const confirmation = { action: "confirmation", former: "waiting", present: "confirmed" } as const;
      await keepDeed(inside, deed, { ...confirmation, accountId: account.id });
    }
    return account;
  });
}

type Person = Pick<Account, "email" | "displayName" | "language" | "ageDeclaredAt"> & { passwordHash: string | null };

/**
 * Opens an account for an address that its person has shown to be theirs; what else has signed up with it is gone. Null when it has an
 * account by now.
 */
export async function openAccount(
  inside: Kysely<Tables>,
  { email, displayName, passwordHash, language, ageDeclaredAt }: Person,
  { adminEmail, now }: { adminEmail: string | null; now: Date },
): Promise<Account | null> {
  const row = await inside
    .insertInto("accounts")
    .values({
      id: uuidAt(now),
      email,
      display_name: displayName,
      password_hash: passwordHash,
      role: (await isFirstAdmin(inside, email, adminEmail)) ? "admin" : "user",
      language,
      theme: null,
      created_at: now,
      age_declared_at: ageDeclaredAt,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
  await inside.deleteFrom("sign_ups").where("email", "=", email).execute();
  await inside.deleteFrom("identity_sign_ups").where("email", "=", email).execute();
  return row === undefined ? null : toAccount(row);
}
