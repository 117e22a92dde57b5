import type { Kysely } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import type { IdentityStore } from "../../use-cases/identities/identity-stores.ts";
import { openAccount } from "../sign-ups/sign-ups.ts";
import { identityRow } from "./identity-row.ts";

/** Questions to identity providers, and the accounts that wait for their person's word. */
export function identityQuestionsIn(database: Kysely<Tables>) {
  return {
    async keepRequest({ stateHash, issuer, purpose, browserHash, caller, returnTo, expiresAt }) {
      await database
        .insertInto("identity_requests")
        .values({
          ...{ state_hash: stateHash, issuer, purpose, browser_hash: browserHash },
          ...{ account_id: caller?.accountId ?? null, session_id: caller?.sessionId ?? null },
          ...{ return_to: returnTo, expires_at: expiresAt },
        })
        .execute();
    },
    async takeRequest(stateHash, now) {
      const row = await database
        .deleteFrom("identity_requests")
        .where("state_hash", "=", stateHash)
        .where("expires_at", ">", now)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return null;
      const { issuer, purpose, browser_hash, account_id: accountId, session_id: sessionId, return_to } = row;
      const caller = accountId === null || sessionId === null ? null : { accountId, sessionId };
      return { issuer, purpose, browserHash: browser_hash, caller, returnTo: return_to };
    },
    async keepSignUp({ browserHash, issuer, subject, email, displayName, role, returnTo, expiresAt }) {
      const waiting = {
        ...{ issuer, subject, email, display_name: displayName, role },
        ...{ return_to: returnTo, expires_at: expiresAt },
      };
      await database
        .insertInto("identity_sign_ups")
        .values({ browser_hash: browserHash, ...waiting })
        .onConflict((conflict) => conflict.column("browser_hash").doUpdateSet(waiting))
        .execute();
    },
    async findSignUp(browserHash, now) {
      const row = await database
        .selectFrom("identity_sign_ups")
        .selectAll()
        .where("browser_hash", "=", browserHash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { issuer, subject, email, display_name: displayName, role, return_to: returnTo } = row;
      return { issuer, subject, email, displayName, role, returnTo };
    },
    makeAccount: (made) => database.transaction().execute((inside) => makeAccount(inside, made)),
  } satisfies Partial<IdentityStore>;
}

async function makeAccount(
  inside: Kysely<Tables>,
  { browserHash, displayName, language, adminEmail, now }: Parameters<IdentityStore["makeAccount"]>[0],
): ReturnType<IdentityStore["makeAccount"]> {
  const waiting = await inside
    .deleteFrom("identity_sign_ups")
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (waiting === undefined) return null;
  const { issuer, subject, email } = waiting;
  const identity = inside.selectFrom("identities").select("id").where("issuer", "=", issuer);
  if ((await identity.where("subject", "=", subject).executeTakeFirst()) !== undefined) return null;
  const person = { email, displayName, language, passwordHash: null, ageDeclaredAt: now };
  const account = await openAccount(inside, person, { adminEmail, now });
  if (account === null) return null;
  await inside
    .insertInto("identities")
    .values(identityRow({ accountId: account.id, issuer, subject, email, now }))
    .execute();
  return account;
}
