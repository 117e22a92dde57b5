import type { Kysely, Selectable } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Conversation, ConversationStore, Line, NewLine } from "../use-cases/conversation-context.ts";

const toConversation = (row: Selectable<Tables["conversations"]>): Conversation => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  email: row.email,
  subject: row.subject,
  language: row.language,
  startedAt: row.started_at,
  lastAt: row.last_at,
});

const toLine = ({ number, author, text, at }: Selectable<Tables["conversation_lines"]>): Line => ({
  number,
  author,
  text,
  at,
});

const lineRow = (conversationId: string, number: number, { author, text, clientKey, accountId, at }: NewLine) => ({
  conversation_id: conversationId,
  number,
  author,
  account_id: accountId,
  client_key: clientKey,
  text,
  at,
});

/** Conversations and their lines. */
export function conversationStore(database: Kysely<Tables>): ConversationStore {
  return {
    open: (conversation) => open(database, conversation),
    add: (id, line, state) => add(database, { id, line, state }),
    async find(id) {
      const row = await database.selectFrom("conversations").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toConversation(row);
    },
    async findBySecret(secretHash) {
      const row = await database
        .selectFrom("conversations")
        .selectAll()
        .where("secret_hash", "=", secretHash)
        .executeTakeFirst();
      return row === undefined ? null : toConversation(row);
    },
    async list({ state, cursor, limit }) {
      const rows = await database
        .selectFrom("conversations")
        .selectAll()
        .$if(state !== null, (query) => query.where("state", "=", state))
        .$if(cursor !== null, (query) => query.where(afterCursor(cursor, { table: "conversations", at: "last_at" })))
        .orderBy("last_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toConversation);
    },
    async countWaiting() {
      const row = await database
        .selectFrom("conversations")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async linesAfter(id, number) {
      const rows = await database
        .selectFrom("conversation_lines")
        .selectAll()
        .where("conversation_id", "=", id)
        .where("number", ">", number)
        .orderBy("number")
        .execute();
      return rows.map(toLine);
    },
    async setState(id, state) {
      const { numUpdatedRows } = await database
        .updateTable("conversations")
        .set({ state })
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** The same first line sent twice opens one conversation. */
function open(
  database: Kysely<Tables>,
  { kind, email, accountId, subject, language, secretHash, first }: Parameters<ConversationStore["open"]>[0],
): ReturnType<ConversationStore["open"]> {
  return database.transaction().execute(async (inside) => {
    const row = await inside
      .insertInto("conversations")
      .values({
        id: uuidAt(first.at),
        kind,
        state: "waiting",
        account_id: accountId,
        email,
        subject,
        language,
        secret_hash: secretHash,
        opening_key: first.clientKey,
        last_number: 1,
        started_at: first.at,
        last_at: first.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    await inside
      .insertInto("conversation_lines")
      .values(lineRow(row.id, 1, first))
      .execute();
    return toConversation(row);
  });
}

/** The row of the conversation is held while a line gets its number: lines of two processes never share one. */
function add(
  database: Kysely<Tables>,
  { id, line, state }: { id: string; line: NewLine; state: Conversation["state"] },
): ReturnType<ConversationStore["add"]> {
  return database.transaction().execute(async (inside) => {
    const held = await inside
      .selectFrom("conversations")
      .select("last_number")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) return null;
    const before = await inside
      .selectFrom("conversation_lines")
      .selectAll()
      .where("conversation_id", "=", id)
      .where("client_key", "=", line.clientKey)
      .executeTakeFirst();
    if (before !== undefined) return { line: toLine(before), isNew: false };
    const number = held.last_number + 1;
    const row = await inside
      .insertInto("conversation_lines")
      .values(lineRow(id, number, line))
      .returningAll()
      .executeTakeFirstOrThrow();
    await inside
      .updateTable("conversations")
      .set({ state, last_number: number, last_at: line.at })
      .where("id", "=", id)
      .execute();
    return { line: toLine(row), isNew: true };
  });
}
