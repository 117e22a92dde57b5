import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The subject of a mail: the mail goes with its conversation, and the conversation with its author. Mails that wait already
 * name their conversation by its id, in the link to it.
 */
export const mailConversations: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table outbox add column conversation_id uuid references conversations (id) on delete cascade
    `.execute(database);
    await sql`create index outbox_by_conversation on outbox (conversation_id)`.execute(database);
    await nameConversations(database);
  },
};

/** An id is as long as any other one: none is a part of another. */
export async function nameConversations(database: QueryExecutorProvider): Promise<void> {
  await sql`
    update outbox set conversation_id = conversations.id from conversations
    where strpos(outbox.text, '/admin/messages/' || conversations.id) > 0
  `.execute(database);
}
