import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import type { EmailChangeStore } from "../../use-cases/email-change/email-change-store.ts";
import { accountColumns, toAccount } from "../account-rows.ts";

/** Changes of address, by the hashes of their secrets. */
export const emailChangeStore = (database: Kysely<Tables>): EmailChangeStore => ({
  begin: ({ accountId, tokenHash, stopHash, email, formerEmail, at, expiresAt, stoppableUntil }) =>
    database.transaction().execute(async (inside) => {
      await inside
        .deleteFrom("email_changes")
        .where("account_id", "=", accountId)
        .where("confirmed_at", "is", null)
        .execute();
      await inside
        .insertInto("email_changes")
        .values({
          ...{ token_hash: tokenHash, stop_hash: stopHash, account_id: accountId, email, former_email: formerEmail },
          ...{ asked_at: at, expires_at: expiresAt, confirmed_at: null, stoppable_until: stoppableUntil },
        })
        .execute();
    }),

  confirm: (tokenHash, now) =>
    database.transaction().execute(async (inside) => {
      await lockAccounts(inside);
      const change = await inside
        .selectFrom("email_changes")
        .selectAll()
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .where("confirmed_at", "is", null)
        .executeTakeFirst();
      if (change === undefined) return null;
      const { account_id: accountId, email, former_email: formerEmail } = change;
      const account = await moveTo(inside, { accountId, email, formerEmail });
      if (account === null) return null;
      await inside
        .updateTable("email_changes")
        .set({ confirmed_at: now })
        .where("token_hash", "=", tokenHash)
        .execute();
      return { account, formerEmail };
    }),

  stop: (stopHash, now) =>
    database.transaction().execute(async (inside) => {
      await lockAccounts(inside);
      const change = await inside
        .selectFrom("email_changes")
        .innerJoin("accounts", "accounts.id", "account_id")
        .select([...accountColumns, "account_id", "former_email", "asked_at", "confirmed_at"])
        .where("stop_hash", "=", stopHash)
        .where("stoppable_until", ">", now)
        .executeTakeFirst();
      if (change === undefined) return null;
      const { account_id: accountId, former_email, asked_at, confirmed_at, ...row } = change;
      const present = toAccount(row);
      const wasConfirmed = confirmed_at !== null;
      const back = { accountId, email: former_email, formerEmail: present.email };
      const account = wasConfirmed ? await moveTo(inside, back) : present;
      if (account === null) return null;
      await inside
        .deleteFrom("email_changes")
        .where("account_id", "=", accountId)
        .where("asked_at", ">=", asked_at)
        .execute();
      if (wasConfirmed) await inside.deleteFrom("sessions").where("account_id", "=", accountId).execute();
      return { account, wasConfirmed };
    }),
});

/** Sign-ups that are being confirmed and other changes wait here: no address goes to two accounts. */
const lockAccounts = (inside: Kysely<Tables>) => sql`lock table accounts in share row exclusive mode`.execute(inside);

type Move = { accountId: string; email: string; formerEmail: string };

/** Gives an account another address, and what was written from the former one with it; null where the address is another account's. */
async function moveTo(inside: Kysely<Tables>, { accountId, email, formerEmail }: Move) {
  const taken = await inside
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .where("id", "!=", accountId)
    .executeTakeFirst();
  if (taken !== undefined) return null;
  const row = await inside
    .updateTable("accounts")
    .set({ email })
    .where("id", "=", accountId)
    .where("email", "=", formerEmail)
    .returning(accountColumns)
    .executeTakeFirst();
  if (row === undefined) return null;
  for (const table of ["conversations", "wrong_numbers"] as const)
    await inside.updateTable(table).set({ email }).where("email", "=", formerEmail).execute();
  // Mails of before stay the account's own: they are deleted with it.
  await inside.updateTable("outbox").set({ account_id: accountId }).where("recipient", "=", formerEmail).execute();
  // Links of before were mailed to the address that it had.
  for (const table of ["password_resets", "begun_sign_ins"] as const)
    await inside.deleteFrom(table).where("account_id", "=", accountId).execute();
  await inside.deleteFrom("team_invitations").where("email", "=", formerEmail).execute();
  await inside.deleteFrom("sign_ups").where("email", "in", [email, formerEmail]).execute();
  return toAccount(row);
}
