import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Changes that other processes may have in memory are told on the channel "valora" when they are committed, whichever program
 * makes them: the topic, then what it is about. Every subject is far shorter than the eight thousand bytes that a notice holds.
 */
export const notices: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of told) await sql.raw(statement).execute(database);
  },
};

/** A function for each table, and its trigger. */
const told = [
  trigger("content_versions", {
    when: "after insert or update or delete on content_versions for each statement",
    tells: "perform pg_notify('valora', 'content texts');",
  }),
  trigger("conversation_lines", {
    when: "after insert on conversation_lines for each row",
    tells: "perform pg_notify('valora', 'conversation ' || new.conversation_id::text);",
  }),
  trigger("source_answers", {
    when: "after insert or update on source_answers for each row",
    tells: "perform pg_notify('valora', 'answer ' || new.kept_at::text || ' ' || new.key);",
  }),
  trigger("plan_uses", {
    when: `after update on plan_uses for each row
      when (old.day = new.day and cardinality(new.tickers) < cardinality(old.tickers))`,
    tells: "perform pg_notify('valora', 'plan ' || new.holder);",
  }),
  trigger("screened_companies", {
    when: "after insert on screened_companies referencing new table as added for each statement",
    tells: "perform pg_notify('valora', 'screen ' || edition) from (select distinct edition from added) as editions;",
  }),
  trigger("accounts", {
    when: `after update of role, plan, suspended_at on accounts for each row
      when ((old.role, old.plan, old.suspended_at) is distinct from (new.role, new.plan, new.suspended_at))`,
    tells: "perform pg_notify('valora', 'account ' || new.id::text);",
  }),
  trigger("sessions", {
    when: "after delete on sessions for each row",
    tells: "perform pg_notify('valora', 'account ' || old.account_id::text);",
  }),
].flat();

function trigger(table: string, { when, tells }: { when: string; tells: string }): string[] {
  return [
    `create function valora_tell_${table}() returns trigger language plpgsql as $$ begin ${tells} return null; end $$`,
    `create trigger valora_tell_${table} ${when} execute function valora_tell_${table}()`,
  ];
}
