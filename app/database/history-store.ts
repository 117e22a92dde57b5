import { type Kysely, type Selectable, sql } from "kysely";
import { HistoryRun, mostHistoryEntries } from "../contracts/history.ts";
import type { HistoryRow, HistoryStore } from "../use-cases/account-context.ts";
import type { Tables } from "./schema.ts";
import { uuidAt } from "./uuid.ts";

const toRow = ({ id, at, run }: Pick<Selectable<Tables["history_entries"]>, "id" | "at" | "run">): HistoryRow => ({
  id,
  at,
  run: HistoryRun.parse(JSON.parse(run)),
});

/** Who asks is in every statement: nobody reads or removes what is another person's. */
export function historyStore(database: Kysely<Tables>): HistoryStore {
  return {
    async keep({ accountId, at, day, question, run }) {
      const text = JSON.stringify(run);
      await database
        .insertInto("history_entries")
        .values({ id: uuidAt(at), account_id: accountId, at, day, ticker: run.ticker, question, run: text })
        .onConflict((conflict) =>
          conflict.columns(["account_id", "day", "ticker", "question"]).doUpdateSet({ at, run: text }),
        )
        .execute();
      await sql`
        delete from history_entries where account_id = ${accountId} and id in (
          select id from history_entries where account_id = ${accountId}
          order by at desc, id desc offset ${mostHistoryEntries}
        )
      `.execute(database);
    },

    async list(accountId, { cursor, limit, sort, ticker }) {
      const direction = sort === "latest" ? "desc" : "asc";
      const beyond = sort === "latest" ? sql`<` : sql`>`;
      const rows = await database
        .selectFrom("history_entries")
        .select(["id", "at", "run"])
        .where("account_id", "=", accountId)
        .$if(ticker !== null, (query) => query.where("ticker", "=", ticker))
        .$if(cursor !== null, (query) =>
          query.where(
            sql<boolean>`(at, id) ${beyond} (
              select at, id from history_entries where id = ${cursor} and account_id = ${accountId}
            )`,
          ),
        )
        .orderBy("at", direction)
        .orderBy("id", direction)
        .limit(limit)
        .execute();
      return rows.map(toRow);
    },

    async find(accountId, id) {
      const row = await database
        .selectFrom("history_entries")
        .select(["id", "at", "run"])
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : toRow(row);
    },

    async remove(accountId, id) {
      const removed = await database
        .deleteFrom("history_entries")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      return removed !== undefined;
    },

    async removeAll(accountId) {
      await database.deleteFrom("history_entries").where("account_id", "=", accountId).execute();
    },
  };
}
