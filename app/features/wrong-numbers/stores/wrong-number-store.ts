import { type Kysely, type Selectable, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { deliveriesTo } from "../../webhooks/stores/queue-event.ts";
import type { WrongNumber } from "../contracts/reported-figure.ts";
import type { WrongNumberStore } from "../use-cases/wrong-number-context.ts";

const toWrongNumber = (row: Selectable<Tables["wrong_numbers"]>): WrongNumber => ({
  id: row.id,
  state: row.state,
  email: row.email,
  language: row.language,
  ticker: row.ticker,
  figure: row.figure,
  kind: row.kind,
  value: row.value,
  unit: row.unit,
  currency: row.currency,
  period: row.period,
  months: row.months,
  year: row.year,
  provider: row.provider,
  source: row.source,
  document: row.document,
  page: row.page,
  expected: row.expected,
  evidence: row.evidence,
  comment: row.comment,
  reportedAt: row.reported_at,
  changedAt: row.changed_at,
});

/** Numbers that readers take for wrong, and the team's answers. */
export function wrongNumberStore(database: Kysely<Tables>): WrongNumberStore {
  return {
    async add({ accountId, clientKey, at, ...report }) {
      const row = await database
        .insertInto("wrong_numbers")
        .values({
          ...report,
          id: uuidAt(at),
          state: "new",
          account_id: accountId,
          client_key: clientKey,
          reported_at: at,
          changed_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toWrongNumber(row);
    },
    async find(id) {
      const row = await database.selectFrom("wrong_numbers").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toWrongNumber(row);
    },
    async list({ state, ticker, cursor, limit }) {
      const rows = await database
        .selectFrom("wrong_numbers")
        .selectAll()
        .$if(state !== null, (some) => some.where("state", "=", state))
        .$if(ticker !== null, (some) => some.where("ticker", "=", ticker))
        .$if(cursor !== null, (some) => some.where(afterCursor(cursor, { table: "wrong_numbers", at: "reported_at" })))
        .orderBy("reported_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toWrongNumber);
    },
    async countNew() {
      const row = await database
        .selectFrom("wrong_numbers")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("state", "=", "new")
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    answersTo: (id) =>
      database
        .selectFrom("wrong_number_answers")
        .select(["number", "text", "state", "at"])
        .where("wrong_number_id", "=", id)
        .orderBy("number")
        .execute(),
    settle: (id, change) => settle(database, { id, ...change }),
  };
}

/** The row of the report is held while an answer gets its number: answers of two admins never share one. */
function settle(
  database: Kysely<Tables>,
  { id, state, answer, accountId, clientKey, at, event }: { id: string } & Parameters<WrongNumberStore["settle"]>[1],
): Promise<boolean | null> {
  return database.transaction().execute(async (inside) => {
    const held = await inside
      .selectFrom("wrong_numbers")
      .select("id")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) return null;
    const answers = await inside
      .selectFrom("wrong_number_answers")
      .select(["number", "client_key"])
      .where("wrong_number_id", "=", id)
      .execute();
    if (answers.some((before) => before.client_key === clientKey)) return false;
    if (answer !== null) {
      const number = Math.max(0, ...answers.map((before) => before.number)) + 1;
      await inside
        .insertInto("wrong_number_answers")
        .values({
          wrong_number_id: id,
          number,
          account_id: accountId,
          client_key: clientKey,
          state,
          text: answer,
          at,
        })
        .execute();
      const reader = sql`(select account_id from wrong_numbers where id = ${id})`;
      if (event !== null) await deliveriesTo(reader, event, at).execute(inside);
    }
    await inside.updateTable("wrong_numbers").set({ state, changed_at: at }).where("id", "=", id).execute();
    return true;
  });
}
