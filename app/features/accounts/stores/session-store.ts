import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Session, SessionStore } from "../use-cases/account-stores.ts";
import { accountColumns, toAccount } from "./account-rows.ts";

const sessionColumns = ["device", "started_at", "seen_at", "expires_at", "proved_at", "country", "city"] as const;
type SessionRow = Pick<Selectable<Tables["sessions"]>, (typeof sessionColumns)[number]>;

const toSession = (id: string, row: SessionRow): Session => ({
  id,
  device: row.device,
  startedAt: row.started_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
  provedAt: row.proved_at,
  place: row.country === null ? null : { country: row.country, city: row.city },
});

/** Who is signed in, and where they have been before. */
export function sessionStore(database: Kysely<Tables>): SessionStore {
  return {
    ...devicesIn(database),
    ...endingsIn(database),
    async open({ accountId, tokenHash, device, place, now, provedAt, expiresAt }) {
      await database
        .insertInto("sessions")
        .values({
          id: uuidAt(now),
          account_id: accountId,
          token_hash: tokenHash,
          device,
          started_at: now,
          seen_at: now,
          expires_at: expiresAt,
          proved_at: provedAt,
          country: place?.country ?? null,
          city: place?.city ?? null,
        })
        .execute();
    },
    async find(tokenHash, now) {
      const row = await database
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts.id", "sessions.account_id")
        .select([...accountColumns, "sessions.id as session_id", ...sessionColumns])
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        // A person suspended during the sign-in is refused.
        .where("suspended_at", "is", null)
        .executeTakeFirst();
      return row === undefined ? null : { session: toSession(row.session_id, row), account: toAccount(row) };
    },
    async touch(id, { seenAt, expiresAt }) {
      await database
        .updateTable("sessions")
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where("id", "=", id)
        .execute();
    },
    async prove(accountId, id, now) {
      await database
        .updateTable("sessions")
        .set({ proved_at: now })
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .execute();
    },
    async listOf(accountId, now) {
      const rows = await database
        .selectFrom("sessions")
        .select(["id", ...sessionColumns])
        .where("account_id", "=", accountId)
        .where("expires_at", ">", now)
        .orderBy("seen_at", "desc")
        .execute();
      return rows.map((row) => toSession(row.id, row));
    },
  };
}

function endingsIn(database: Kysely<Tables>) {
  return {
    async close(accountId, id) {
      const { numDeletedRows } = await database
        .deleteFrom("sessions")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async closeByToken(tokenHash) {
      await database.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
    },
    async closeAll(accountId) {
      await database.deleteFrom("sessions").where("account_id", "=", accountId).execute();
    },
  } satisfies Partial<SessionStore>;
}

function devicesIn(database: Kysely<Tables>) {
  return {
    async rememberDevice({ accountId, tokenHash, now }) {
      await database
        .insertInto("known_devices")
        .values({ account_id: accountId, token_hash: tokenHash, seen_at: now })
        .onConflict((conflict) => conflict.columns(["account_id", "token_hash"]).doUpdateSet({ seen_at: now }))
        .execute();
    },
    async isKnownDevice({ accountId, tokenHash }) {
      const row = await database
        .selectFrom("known_devices")
        .select("seen_at")
        .where("account_id", "=", accountId)
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return row !== undefined;
    },
  } satisfies Partial<SessionStore>;
}
