import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What opens the page that ends the mails of one event, for the person whom they are sent to. */
export const mailStopKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table accounts add column mail_stop_key uuid not null default gen_random_uuid()`.execute(database);
    await sql`create unique index accounts_by_mail_stop_key on accounts (mail_stop_key)`.execute(database);
  },
};
