import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { AlertCondition } from "../../watchlist/contracts/watchlist.ts";
import type { BookAlert, BookAlertChanges } from "../use-cases/book-context.ts";

/** The alerts of a team on the companies of its books, the first one first. */
export async function bookAlertsIn(database: Kysely<Tables>, teamId: string): Promise<BookAlert[]> {
  const rows = await database
    .selectFrom("team_alerts")
    .innerJoin("team_books", "team_books.id", "book_id")
    .select(["team_alerts.id", "book_id", "ticker", "condition"])
    .where("team_id", "=", teamId)
    .orderBy("team_alerts.created_at")
    .orderBy("team_alerts.id")
    .execute();
  return rows.map(({ book_id, condition, ...row }) => ({
    ...row,
    bookId: book_id,
    condition: AlertCondition.parse(JSON.parse(condition)),
  }));
}

/** Whether a member is mailed the alerts of a book. */
export async function isMailedIn(database: Kysely<Tables>, bookId: string, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom("team_book_mails")
    .select("book_id")
    .where("book_id", "=", bookId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of members and alerts of the team, those that these conditions name: an alert of their own for each member who is mailed. */
const giveAlerts = (inside: Kysely<Tables>, which: { alertId: string } | { bookId: string; accountId: string }) =>
  sql`
    insert into alerts (id, account_id, ticker, condition, mute_key, created_at, team_alert_id)
    select gen_random_uuid(), mailed.account_id, team_alerts.ticker, team_alerts.condition, gen_random_uuid(),
      team_alerts.created_at, team_alerts.id
    from team_alerts join team_book_mails as mailed on mailed.book_id = team_alerts.book_id
    where ${
      "alertId" in which
        ? sql<boolean>`team_alerts.id = ${which.alertId}`
        : sql<boolean>`mailed.book_id = ${which.bookId} and mailed.account_id = ${which.accountId}`
    }
    on conflict do nothing
  `.execute(inside);

/** Changes of the alerts of a team's books. */
export const bookAlertChanges = (inside: Kysely<Tables>, teamId: string): BookAlertChanges => ({
  list: () => bookAlertsIn(inside, teamId),

  async add({ bookId, ticker, condition, at }) {
    const id = uuidAt(at);
    await inside
      .insertInto("team_alerts")
      .values({ id, book_id: bookId, ticker, condition: JSON.stringify(condition), created_at: at })
      .execute();
    await giveAlerts(inside, { alertId: id });
    return id;
  },

  async change(id, condition) {
    const written = { condition: JSON.stringify(condition) };
    await inside.updateTable("team_alerts").set(written).where("id", "=", id).execute();
    // What was read is of the former condition; one that stays as it was goes on.
    await inside
      .updateTable("alerts")
      .set({ ...written, state: "unread", basis: "", read_as_of: null, checked_at: null })
      .where("team_alert_id", "=", id)
      .where("condition", "<>", written.condition)
      .execute();
  },

  async remove(id) {
    await inside.deleteFrom("team_alerts").where("id", "=", id).execute();
  },

  async mail({ bookId, accountId }) {
    await inside
      .insertInto("team_book_mails")
      .values({ book_id: bookId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await giveAlerts(inside, { bookId, accountId });
  },

  mailNoMore: (mailed) => endMails(inside, teamId, mailed),
});

/** A member is mailed the alerts of a book no more; of any book of the team, where none is named. */
export async function endMails(
  inside: Kysely<Tables>,
  teamId: string,
  { accountId, bookId = null }: { accountId: string; bookId?: string | null },
): Promise<void> {
  const books = sql`(select id from team_books where team_id = ${teamId} and (${bookId}::uuid is null or id = ${bookId}::uuid))`;
  await sql`delete from team_book_mails where account_id = ${accountId} and book_id in ${books}`.execute(inside);
  await sql`
    delete from alerts using team_alerts
    where team_alerts.id = alerts.team_alert_id and alerts.account_id = ${accountId} and team_alerts.book_id in ${books}
  `.execute(inside);
}
