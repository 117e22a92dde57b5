import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What a key may do, of which subject, and until when: keys of before may do what they could. And changes of address: asked for, and
 * stopped from the former address for a while after they are confirmed too.
 */
export const accountAccess: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table api_keys
        add column access text not null default 'write' check (access in ('read', 'write')),
        add column subject text,
        add column expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
    `.execute(database);
    await sql`
      create table email_changes (
        token_hash text primary key,
        stop_hash text not null unique,
        account_id uuid not null references accounts (id) on delete cascade,
        email text not null,
        former_email text not null,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        confirmed_at timestamptz,
        stoppable_until timestamptz not null
      )
    `.execute(database);
    await sql`create index email_changes_by_account on email_changes (account_id)`.execute(database);
  },
};
