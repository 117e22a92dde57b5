import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When the events that wait for a digest are sent, those that wait for the mail of one, and the channels that are told with it. */
export const digests: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table digests (
        account_id uuid primary key references accounts (id) on delete cascade,
        events text[] not null,
        days text[] not null,
        hour integer not null check (hour between 0 and 23),
        time_zone text not null check (length(time_zone) between 1 and 100),
        next_at timestamptz not null,
        stop_key uuid not null unique
      )
    `.execute(database);
    await sql`create index digests_due on digests (next_at)`.execute(database);
    await sql`
      create table gathered_events (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        event text not null,
        body text not null check (length(body) <= 65536),
        gathered_at timestamptz not null
      )
    `.execute(database);
    await sql`create index gathered_events_by_account on gathered_events (account_id, gathered_at)`.execute(database);
    await sql`
      alter table webhook_endpoints
        add column is_gathered boolean not null default false check (kind <> 'webhook' or not is_gathered)
    `.execute(database);
    await sql`
      alter table webhook_deliveries drop constraint webhook_deliveries_state_check,
        add check (state in ('gathered', 'queued', 'sending', 'sent', 'retry', 'dead'))
    `.execute(database);
    await sql`alter table outbox add column stop_address text`.execute(database);
  },
};
