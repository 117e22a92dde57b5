import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { AcademicStore } from "../use-cases/academic-store.ts";

/** Addresses at universities: one for each person, and one person for each that is confirmed. */
export function academicStore(database: Kysely<Tables>): AcademicStore {
  return {
    async find(accountId) {
      const row = await database
        .selectFrom("academic_addresses")
        .select(["email", "confirmed_at"])
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return row === undefined ? null : { email: row.email, confirmedAt: row.confirmed_at };
    },
    async claim({ accountId, email, tokenHash, expiresAt }) {
      await sql`
        insert into academic_addresses as kept (account_id, email, token_hash, expires_at)
        values (${accountId}, ${email}, ${tokenHash}, ${expiresAt})
        on conflict (account_id) do update set
          email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at,
          confirmed_at = case when kept.email = excluded.email then kept.confirmed_at end
      `.execute(database);
    },
    confirm: ({ tokenHash, now, since }) =>
      database.transaction().execute(async (inside) => {
        const claim = await inside
          .selectFrom("academic_addresses")
          .select(["account_id", "email"])
          .where("token_hash", "=", tokenHash)
          .where("expires_at", ">", now)
          .forUpdate()
          .executeTakeFirst();
        if (claim === undefined) return null;
        const { account_id, email } = claim;
        const others = inside
          .deleteFrom("academic_addresses")
          .where("email", "=", email)
          .where("account_id", "!=", account_id)
          .where("confirmed_at", "<=", since);
        await others.execute();
        const { rows } = await sql`
          update academic_addresses as mine set confirmed_at = ${now}, expires_at = ${now}
          where account_id = ${account_id}
            and not exists (select 1 from accounts where accounts.email = mine.email)
            and not exists (
              select 1 from academic_addresses as other
              where other.email = mine.email and other.account_id <> mine.account_id and other.confirmed_at is not null
            )
          returning email
        `.execute(inside);
        return rows.length > 0 ? "confirmed" : "taken";
      }),
  };
}
