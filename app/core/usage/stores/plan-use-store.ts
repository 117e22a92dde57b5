import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { PlanUseStore } from "../use-cases/plan-use-store.ts";

/**
 * The companies opened under the free plan, one row for each person or address. A take is one statement, which locks the row:
 * processes that share a database share the count, however many ask at once.
 */
export function planUseStore(database: Kysely<Tables>): PlanUseStore {
  return {
    async take({ holder, accountId, ticker, at, day, companiesADay, secondsBetweenCompanies }) {
      const take = randomUUID();
      const freeAt = new Date(at.getTime() - secondsBetweenCompanies * 1_000);
      const isOpen = sql`used.day >= excluded.day and ${ticker} = any(used.tickers)`;
      const isNewDay = sql`used.day < excluded.day`;
      const { rows } = await sql<{ latest_take: string }>`
        insert into plan_uses as used (holder, account_id, day, tickers, latest_at, latest_take)
        values (${holder}, ${accountId}, ${day}, array[${ticker}]::text[], ${at}, ${take})
        on conflict (holder) do update set
          day = greatest(used.day, excluded.day),
          tickers = case
            when ${isNewDay} then excluded.tickers
            when ${isOpen} then used.tickers
            else used.tickers || excluded.tickers end,
          latest_at = case when ${isOpen} then used.latest_at else excluded.latest_at end,
          latest_take = case when ${isOpen} then used.latest_take else excluded.latest_take end
        where (${isOpen})
          or (used.latest_at <= ${freeAt} and (${isNewDay} or cardinality(used.tickers) < ${companiesADay}))
        returning latest_take
      `.execute(database);
      const [row] = rows;
      if (row === undefined) return "refused";
      return row.latest_take === take ? "taken" : "open";
    },

    async giveBack({ holder, ticker, at, secondsBetweenCompanies }) {
      const freeAt = new Date(at.getTime() - secondsBetweenCompanies * 1_000);
      await sql`
        update plan_uses set
          tickers = array_remove(tickers, ${ticker}::text),
          latest_at = case when latest_at = ${at} then ${freeAt} else latest_at end
        where holder = ${holder}
      `.execute(database);
    },

    async openedOn(holder, day) {
      const { rows } = await sql<{ tickers: string[] }>`
        select tickers from plan_uses where holder = ${holder} and day >= ${day}
      `.execute(database);
      return rows[0]?.tickers ?? [];
    },

    async find(holder) {
      const { rows } = await sql<{ day: string; companies: number; latest_at: Date }>`
        select day, cardinality(tickers) as companies, latest_at from plan_uses where holder = ${holder}
      `.execute(database);
      const [row] = rows;
      return row === undefined ? null : { day: row.day, companies: row.companies, latestAt: row.latest_at };
    },
  };
}
