import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { deliveriesTo } from "../../webhooks/stores/queue-event.ts";
import { gatheredFor, mailsTo } from "../../webhooks/stores/queue-mail.ts";
import { AlertCondition, type AlertState } from "../contracts/watchlist.ts";
import type { WatchlistStore } from "../use-cases/watchlist-context.ts";

type TakenRow = {
  id: string;
  account_id: string;
  ticker: string;
  condition: string;
  state: AlertState;
  basis: string;
  mute_key: string;
  email: string;
  display_name: string;
  language: string;
  own_price: number | null;
  own_price_at: Date | null;
};

/** Alerts as they are checked, by as many processes as there are: each turn is taken once, each crossing told once. */
export const alertQueue = (database: Kysely<Tables>): Pick<WatchlistStore, "takeDue" | "fire" | "settle"> => ({
  async takeDue({ now, checkedBefore, most }) {
    const { rows } = await sql<TakenRow>`
      update alerts set checked_at = ${now} from accounts, watched_companies as watched
      where accounts.id = alerts.account_id
      and watched.account_id = alerts.account_id and watched.ticker = alerts.ticker and alerts.id in (
        select due.id from alerts as due join accounts as owner on owner.id = due.account_id
        where not due.is_muted and owner.suspended_at is null
        and (due.checked_at is null or due.checked_at <= ${checkedBefore})
        order by due.checked_at nulls first limit ${most} for update of due skip locked
      )
      returning alerts.id, alerts.account_id, alerts.ticker, alerts.condition, alerts.state, alerts.basis,
        alerts.mute_key, accounts.email, accounts.display_name, accounts.language, watched.own_price, watched.own_price_at
    `.execute(database);
    return rows.map(({ account_id, condition, mute_key, email, display_name, own_price, own_price_at, ...row }) => ({
      ...row,
      ownPrice: own_price === null || own_price_at === null ? null : { value: own_price, notedAt: own_price_at },
      accountId: account_id,
      condition: AlertCondition.parse(JSON.parse(condition)),
      muteKey: mute_key,
      recipient: email,
      displayName: display_name,
    }));
  },

  async fire({ alert: { id, condition }, basis, asOf, now, mail, event }) {
    const { rows } = await sql`
      with claimed as (
        update alerts set state = 'waiting', fired_at = ${now}, read_as_of = ${asOf}
        from accounts
        where alerts.id = ${id} and accounts.id = alerts.account_id and accounts.suspended_at is null
        and state = 'armed' and not is_muted and basis = ${basis} and condition = ${JSON.stringify(condition)}
        and (read_as_of is null or read_as_of <= ${asOf})
        returning alerts.account_id
      ), told as (
        ${deliveriesTo(sql`claimed`, event, now)}
      ), mailed as (
        ${mailsTo(sql`claimed`, event.type, mail, now)}
      ), gathered as (
        ${gatheredFor(sql`claimed`, event, now)}
      )
      select account_id from claimed
    `.execute(database);
    return rows.length > 0;
  },

  async settle({ alert: { id, state: from, basis: readWith, condition }, basis, asOf, state }) {
    await sql`
      update alerts set state = ${state}, basis = ${basis}, read_as_of = ${asOf}
      where id = ${id} and state = ${from} and basis = ${readWith} and condition = ${JSON.stringify(condition)}
      and (basis <> ${basis} or read_as_of is null or read_as_of <= ${asOf})
    `.execute(database);
  },
});
