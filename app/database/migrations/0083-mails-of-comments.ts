import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The comment in which a mail says that its reader is mentioned: it is looked at again before the mail is sent. */
export const mailsOfComments: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table outbox add column comment_id uuid references discussion_comments (id) on delete cascade
    `.execute(database);
    await sql`create index outbox_by_comment on outbox (comment_id)`.execute(database);
  },
};
