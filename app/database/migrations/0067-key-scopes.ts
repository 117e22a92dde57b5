import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a key may do, of which subject, and until when. Keys of before may do what they could. */
export const keyScopes: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table api_keys
        add column access text not null default 'write' check (access in ('read', 'write')),
        add column subject text,
        add column expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
    `.execute(database);
  },
};
