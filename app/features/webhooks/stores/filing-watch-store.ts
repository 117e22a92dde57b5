import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { FilingWatchStore } from "../use-cases/webhook-context.ts";
import { deliveriesTo } from "./queue-event.ts";

/** The newest filings of companies of which readers hear. */
export const filingWatchStore = (database: Kysely<Tables>): FilingWatchStore => ({
  async tickersHeard() {
    const { rows } = await sql<{ ticker: string }>`
      select distinct watched.ticker from watched_companies as watched
      join webhook_endpoints as endpoint on endpoint.account_id = watched.account_id
      where not endpoint.is_paused and endpoint.disabled_at is null and 'filing.new' = any (endpoint.events)
      order by watched.ticker
    `.execute(database);
    return rows.map(({ ticker }) => ticker);
  },

  async noteFiling({ ticker, filedAt, event, now }) {
    // A row that was updated has a former version (xmax); one that is new tells nothing.
    const { rows } = await sql<{ is_new: boolean }>`
      with noted as (
        insert into known_filings (ticker, filed_at) values (${ticker}, ${filedAt})
        on conflict (ticker) do update set filed_at = excluded.filed_at where known_filings.filed_at < excluded.filed_at
        returning ticker, xmax <> 0 as is_new
      ), told as (
        ${deliveriesTo(sql`(select watched.account_id from watched_companies as watched join noted on noted.ticker = watched.ticker and noted.is_new)`, event, now)}
      )
      select is_new from noted
    `.execute(database);
    return rows.some(({ is_new }) => is_new);
  },
});
