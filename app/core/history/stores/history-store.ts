import { type Kysely, type Selectable, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { HistoryRun, mostHistoryEntries } from "../contracts/history.ts";
import type { HistoryRow, HistoryStore } from "../use-cases/history-context.ts";

const toRow = ({ id, at, run }: Pick<Selectable<Tables["history_entries"]>, "id" | "at" | "run">): HistoryRow => ({
  id,
  at,
  run: HistoryRun.parse(JSON.parse(run)),
});

/** Every statement names the caller: a person reads and removes only their own rows. */
export function historyStore(database: Kysely<Tables>): HistoryStore {
  return {
    keep: (seen) => keep(database, seen),

    async list(accountId, { cursor, limit, sort, ticker }) {
      const order = sort === "latest" ? "desc" : "asc";
      const rows = await database
        .selectFrom("history_entries")
        .select(["id", "at", "run"])
        .where("account_id", "=", accountId)
        .$if(ticker !== null, (query) => query.where("ticker", "=", ticker))
        .$if(cursor !== null, (query) => {
          const of = sql<boolean>`account_id = ${accountId}`;
          return query.where(afterCursor(cursor, { table: "history_entries", at: "at", order, of }));
        })
        .orderBy("at", order)
        .orderBy("id", order)
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

type Seen = Parameters<HistoryStore["keep"]>[0][number];

/** One row for each entry, in one order for all processes; of several the one that was seen last. */
function latestOfEach(seen: readonly Seen[]): Seen[] {
  const entries = new Map<string, Seen>();
  for (const each of seen) {
    const key = JSON.stringify([each.accountId, each.day, each.run.ticker, each.question]);
    const known = entries.get(key);
    if (known === undefined || known.at <= each.at) entries.set(key, each);
  }
  return [...entries].sort(([one], [other]) => one.localeCompare(other)).map(([, each]) => each);
}

async function keep(database: Kysely<Tables>, seen: readonly Seen[]): Promise<void> {
  const rows = latestOfEach(seen).map(({ accountId, at, day, question, run }) => {
    return {
      id: uuidAt(at),
      account_id: accountId,
      at,
      day,
      ticker: run.ticker,
      question,
      run: JSON.stringify(run),
    };
  });
  await database
    .insertInto("history_entries")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "day", "ticker", "question"]).doUpdateSet(({ ref }) => ({
        at: ref("excluded.at"),
        run: ref("excluded.run"),
      })),
    )
    .execute();
  const accounts = [...new Set(rows.map(({ account_id }) => account_id))];
  await sql`
    delete from history_entries where id in (
      select id from (
        select id, row_number() over (partition by account_id order by at desc, id desc) as place
        from history_entries where account_id in (${sql.join(accounts)})
      ) as placed where place > ${mostHistoryEntries}
    )
  `.execute(database);
}
