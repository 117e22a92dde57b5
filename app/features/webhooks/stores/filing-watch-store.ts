import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { SeenAccounts } from "../use-cases/filing-change.ts";
import type { FilingWatchStore } from "../use-cases/webhook-context.ts";
import { deliveriesTo } from "./queue-event.ts";

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];
const written = (accounts: SeenAccounts) => packed(JSON.stringify(accounts));
/** As they were written by `written`, also by an earlier release. */
const accountsIn = async (bytes: Uint8Array): Promise<SeenAccounts> =>
  JSON.parse((await unpacked(bytes)).toString("utf8")) as SeenAccounts;

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

  async known(ticker) {
    const row = await database
      .selectFrom("known_filings")
      .select(["filed_at", "accounts"])
      .where("ticker", "=", ticker)
      .executeTakeFirst();
    return row === undefined
      ? null
      : { filedAt: row.filed_at, accounts: row.accounts && (await accountsIn(row.accounts)) };
  },

  async keepAccounts({ ticker, filedAt, accounts }) {
    await database
      .updateTable("known_filings")
      .set({ accounts: await written(accounts) })
      .where("ticker", "=", ticker)
      .where("filed_at", "=", filedAt)
      .execute();
  },

  async noteFiling({ ticker, filedAt, accounts, event, now }) {
    const bytes = await written(accounts);
    // Of a filing on the day of the one before, the accounts are other bytes: what another process has told changes nothing here.
    // A row that was updated has a former version (xmax); one that is new tells nothing.
    const { rows } = await sql<{ is_new: boolean }>`
      with noted as (
        insert into known_filings (ticker, filed_at, accounts) values (${ticker}, ${filedAt}, ${bytes})
        on conflict (ticker) do update set filed_at = excluded.filed_at, accounts = excluded.accounts
        where known_filings.filed_at < excluded.filed_at
          or (known_filings.filed_at = excluded.filed_at and known_filings.accounts <> excluded.accounts)
        returning ticker, xmax <> 0 as is_new
      ), told as (
        ${deliveriesTo(sql`(select watched.account_id from watched_companies as watched join noted on noted.ticker = watched.ticker and noted.is_new)`, event, now)}
      )
      select is_new from noted
    `.execute(database);
    return rows.some(({ is_new }) => is_new);
  },
});
