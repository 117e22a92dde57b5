import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { AlertCondition } from "../contracts/watchlist.ts";
import type { WatchlistStore } from "../use-cases/watchlist-context.ts";
import { alertQueue } from "./alert-queue.ts";

/** Companies that people follow. Every statement filters by the account, except those of a mail's own link. */
export function watchlistStore(database: Kysely<Tables>): WatchlistStore {
  return {
    async listOf(accountId) {
      const rows = await database
        .selectFrom("watched_companies")
        .select(["id", "ticker", "added_at", "own_price", "own_price_at"])
        .where("account_id", "=", accountId)
        .orderBy("added_at", "desc")
        .orderBy("ticker")
        .execute();
      return rows.map(({ id, ticker, added_at, own_price, own_price_at }) => ({
        ...{ id, ticker, addedAt: added_at },
        ownPrice: own_price === null || own_price_at === null ? null : { value: own_price, notedAt: own_price_at },
      }));
    },

    idOf: (accountId, ticker) => idOf(database, accountId, ticker),

    add: ({ accountId, ticker, now, most }) =>
      database.transaction().execute(async (inside) => {
        await takeTurn(inside, accountId);
        const known = await idOf(inside, accountId, ticker);
        if (known !== null) return { id: known };
        const watched = await inside
          .selectFrom("watched_companies")
          .select("id")
          .where("account_id", "=", accountId)
          .execute();
        if (watched.length >= most) return "tooMany";
        const id = uuidAt(now);
        await inside
          .insertInto("watched_companies")
          .values({ id, account_id: accountId, ticker, added_at: now })
          .execute();
        return { id };
      }),

    async notePrice({ accountId, id, price, now }) {
      const { numUpdatedRows } = await database
        .updateTable("watched_companies")
        .set({ own_price: price, own_price_at: price === null ? null : now })
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    ...removal(database),
    ...watchlistAlerts(database),
    ...alertChanges(database),
    ...alertQueue(database),
  };
}

/** A company goes with the alerts that its person has set on it; those of teams stay. */
const removal = (database: Kysely<Tables>): Pick<WatchlistStore, "remove"> => ({
  remove: (accountId, id) =>
    database.transaction().execute(async (inside) => {
      await takeTurn(inside, accountId);
      const gone = await inside
        .deleteFrom("watched_companies")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .returning("ticker")
        .executeTakeFirst();
      if (gone === undefined) return false;
      await inside
        .deleteFrom("alerts")
        .where("account_id", "=", accountId)
        .where("ticker", "=", gone.ticker)
        .where("team_alert_id", "is", null)
        .execute();
      return true;
    }),
});

async function idOf(database: Kysely<Tables>, accountId: string, ticker: string): Promise<string | null> {
  const row = await database
    .selectFrom("watched_companies")
    .select("id")
    .where("account_id", "=", accountId)
    .where("ticker", "=", ticker)
    .executeTakeFirst();
  return row?.id ?? null;
}

const watchlistAlerts = (database: Kysely<Tables>): Pick<WatchlistStore, "alertsOf" | "addAlert"> => ({
  async alertsOf(accountId) {
    const rows = await database
      .selectFrom("alerts")
      .select(["id", "ticker", "condition", "state", "is_muted", "fired_at"])
      .where("account_id", "=", accountId)
      .where("team_alert_id", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(({ condition, is_muted, fired_at, ...row }) => ({
      ...row,
      condition: AlertCondition.parse(JSON.parse(condition)),
      isMuted: is_muted,
      firedAt: fired_at,
    }));
  },

  addAlert: ({ accountId, ticker, condition, beginning, now, most }) =>
    database.transaction().execute(async (inside) => {
      await takeTurn(inside, accountId);
      if ((await idOf(inside, accountId, ticker)) === null) return "unknown";
      const known = await inside
        .selectFrom("alerts")
        .select("id")
        .where("account_id", "=", accountId)
        .where("ticker", "=", ticker)
        .where("team_alert_id", "is", null)
        .execute();
      if (known.length >= most) return "tooMany";
      const id = uuidAt(now);
      await inside
        .insertInto("alerts")
        .values({
          id,
          account_id: accountId,
          ticker,
          condition: JSON.stringify(condition),
          state: beginning.state,
          is_muted: false,
          mute_key: randomUUID(),
          basis: beginning.basis,
          read_as_of: beginning.asOf,
          checked_at: null,
          fired_at: null,
          created_at: now,
        })
        .execute();
      return { id };
    }),
});

const alertChanges = (database: Kysely<Tables>): Pick<WatchlistStore, "changeAlert" | "removeAlert" | "mute"> => ({
  async changeAlert({ accountId, id, condition, beginning: { state, basis, asOf }, isMuted }) {
    const text = JSON.stringify(condition);
    // Whatever was muted meanwhile was not read: it begins anew too.
    const goesOn = sql`condition = ${text} and not is_muted`;
    const { rows } = await sql`
      update alerts set condition = ${text}, is_muted = coalesce(${isMuted}::boolean, is_muted), checked_at = null,
        state = case when ${goesOn} then state else ${state}::text end,
        basis = case when ${goesOn} then basis else ${basis}::text end,
        read_as_of = case when ${goesOn} then read_as_of else ${asOf}::text end
      where account_id = ${accountId} and id = ${id} and team_alert_id is null returning id
    `.execute(database);
    return rows.length > 0;
  },

  async removeAlert(accountId, id) {
    const { numDeletedRows } = await database
      .deleteFrom("alerts")
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .where("team_alert_id", "is", null)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async mute(key) {
    const { numUpdatedRows } = await database
      .updateTable("alerts")
      .set({ is_muted: true })
      .where("mute_key", "=", key)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
