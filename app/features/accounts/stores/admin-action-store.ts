import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { AdminActionStore, AdminDeed, Deed } from "../use-cases/account-stores.ts";

/** Keeps what was done, to an account unless it is null, in the transaction that does it. */
export async function keepDeed(
  inside: Kysely<Tables>,
  { at, by, origin = "commandLine" }: Deed,
  { accountId, ...deed }: AdminDeed & { accountId: string | null },
): Promise<void> {
  await inside
    .insertInto("admin_actions")
    .values({
      done_at: at,
      ...deed,
      origin: by === null ? origin : "admin",
      done_by: by?.id ?? null,
      account_id: accountId,
    })
    .execute();
}

/** Changes that admins made to accounts and settings. */
export const adminActionStore = (database: Kysely<Tables>): AdminActionStore => ({
  async list({ cursor, limit }) {
    const rows = await database
      .selectFrom("admin_actions as deed")
      .leftJoin("accounts as admin", "admin.id", "deed.done_by")
      .leftJoin("accounts as person", "person.id", "deed.account_id")
      .select([
        "deed.number",
        "deed.done_at",
        "deed.action",
        "deed.former",
        "deed.present",
        "deed.origin",
        "admin.display_name as admin_name",
        "admin.email as admin_email",
        "person.display_name as person_name",
        "person.email as person_email",
      ])
      .$if(cursor !== null, (query) => query.where(sql<boolean>`deed.number < ${cursor}::bigint`))
      .orderBy("deed.number", "desc")
      .limit(limit)
      .execute();
    const named = (name: string | null, email: string | null) =>
      name === null || email === null ? null : { name, email };
    return rows.map((row) => ({
      id: String(row.number),
      at: row.done_at,
      action: row.action,
      former: row.former,
      present: row.present,
      origin: row.origin,
      by: named(row.admin_name, row.admin_email),
      person: named(row.person_name, row.person_email),
    }));
  },
});
