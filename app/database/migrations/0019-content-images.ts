import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Images of edited texts, in the database so that a copy of it has them. */
export const contentImages: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table content_images (
        id text primary key check (length(id) = 32),
        format text not null check (format in ('png', 'jpeg', 'webp', 'avif')),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        file bytea not null,
        account_id uuid references accounts (id) on delete set null,
        added_at timestamptz not null
      )
    `.execute(database);
    await sql`create index content_images_by_account on content_images (account_id)`.execute(database);
  },
};
