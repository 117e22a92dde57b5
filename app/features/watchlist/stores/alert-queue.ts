import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { deliveriesTo } from "../../webhooks/stores/queue-event.ts";
import { gatheredFor, mailsTo } from "../../webhooks/stores/queue-mail.ts";
import { AlertCondition, type AlertState } from "../contracts/watchlist.ts";
import type { DueAlert, WatchlistStore } from "../use-cases/watchlist-context.ts";

/** The book of a team that an alert is of; nulls of a person's own. */
type OfTeam = Record<"book_id" | "book_name" | "team_id" | "team_name", string | null>;

type TakenRow = OfTeam & {
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

/** An alert of a team says nothing that its reader is told by one of their own, or of another list of a team. */
const isToldByAnother = sql<boolean>`(due.team_alert_id is not null and exists (
  select from alerts as other where other.account_id = due.account_id and other.ticker = due.ticker
  and other.condition = due.condition and not other.is_muted
  and (other.team_alert_id is null or other.id < due.id)
))`;

const bookOf = ({ book_id, book_name, team_id, team_name }: OfTeam): DueAlert["book"] =>
  book_id === null || book_name === null || team_id === null || team_name === null
    ? null
    : { id: book_id, name: book_name, team: { id: team_id, name: team_name } };

/** The queue of alerts, for any number of processes: each check is claimed once, each crossing notified once. */
export const alertQueue = (database: Kysely<Tables>): Pick<WatchlistStore, "takeDue" | "fire" | "settle"> => ({
  async takeDue({ now, checkedBefore, most }) {
    const { rows } = await sql<TakenRow>`
      update alerts set checked_at = ${now} from (
        select due.id, owner.email, owner.display_name, owner.language, watched.own_price, watched.own_price_at,
          books.id as book_id, books.name as book_name, teams.id as team_id, teams.name as team_name
        from alerts as due join accounts as owner on owner.id = due.account_id
        left join watched_companies as watched on watched.account_id = due.account_id and watched.ticker = due.ticker
        left join team_alerts on team_alerts.id = due.team_alert_id
        left join team_books as books on books.id = team_alerts.book_id
        left join teams on teams.id = books.team_id
        where not due.is_muted and owner.suspended_at is null
        and (due.checked_at is null or due.checked_at <= ${checkedBefore})
        and (watched.id is not null or due.team_alert_id is not null) and not ${isToldByAnother}
        order by due.checked_at nulls first limit ${most} for update of due skip locked
      ) as taken where alerts.id = taken.id
      returning alerts.id, alerts.account_id, alerts.ticker, alerts.condition, alerts.state, alerts.basis,
        alerts.mute_key, taken.email, taken.display_name, taken.language, taken.own_price, taken.own_price_at,
        taken.book_id, taken.book_name, taken.team_id, taken.team_name
    `.execute(database);
    return rows.map(({ account_id, condition, mute_key, email, display_name, own_price, own_price_at, ...row }) => ({
      ...{ id: row.id, ticker: row.ticker, state: row.state, basis: row.basis, language: row.language },
      book: bookOf(row),
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
