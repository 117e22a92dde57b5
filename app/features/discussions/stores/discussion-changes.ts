import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { tellPerson } from "../../webhooks/stores/tell-person.ts";
import type { Company, DiscussionChanges, WrittenComment } from "../use-cases/discussion-context.ts";
import { threadsIn } from "./discussion-threads.ts";

type Turn = { teamId: string; company: { ticker: string; name: string }; number: number };

/** Waits for the turn of a discussion, which holds until the transaction ends. */
export async function begin(
  inside: Kysely<Tables>,
  teamId: string,
  { ticker, name }: Company,
): Promise<DiscussionChanges | null> {
  const grown = sql<number>`discussions.number + 1`;
  const row = await (name === null
    ? inside
        .updateTable("discussions")
        .set({ number: grown })
        .where("team_id", "=", teamId)
        .where("ticker", "=", ticker)
        .returning(["name", "number"])
        .executeTakeFirst()
    : inside
        .insertInto("discussions")
        .values({ team_id: teamId, ticker, name, number: 1 })
        .onConflict((conflict) => conflict.columns(["team_id", "ticker"]).doUpdateSet({ number: grown }))
        .returning(["name", "number"])
        .executeTakeFirst());
  return row === undefined
    ? null
    : changesOf(inside, { teamId, company: { ticker, name: row.name }, number: row.number });
}

function changesOf(inside: Kysely<Tables>, { teamId, company, number }: Turn): DiscussionChanges {
  const { ticker } = company;
  const touch = (id: string, change: { resolved_at?: Date | null; resolved_by?: string | null } = {}) =>
    inside
      .updateTable("discussion_threads")
      .set({ ...change, number })
      .where("id", "=", id)
      .execute();
  return {
    company,
    async countThreads() {
      const { count } = await inside
        .selectFrom("discussion_threads")
        .select(sql<number>`count(*)::integer`.as("count"))
        .where("team_id", "=", teamId)
        .where("ticker", "=", ticker)
        .executeTakeFirstOrThrow();
      return count;
    },
    thread: async (threadId) => (await threadsIn(inside, { teamId, ticker, threadId }))[0] ?? null,
    async start(anchor, comment) {
      const id = uuidAt(comment.at);
      const thread = { id, team_id: teamId, ticker, anchor, number, resolved_at: null, resolved_by: null };
      await inside.insertInto("discussion_threads").values(thread).execute();
      return { threadId: id, commentId: await addComment(inside, id, comment) };
    },
    async reply(threadId, comment) {
      const commentId = await addComment(inside, threadId, comment);
      await touch(threadId);
      return { threadId, commentId };
    },
    async edit({ id, threadId, text, mentions, at }) {
      await inside
        .updateTable("discussion_comments")
        .set({ text, edited_at: at, revision: sql`revision + 1` })
        .where("id", "=", id)
        .execute();
      await addMentions(inside, id, mentions);
      await touch(threadId);
    },
    async erase({ id, threadId }) {
      await erase(inside, id, threadId);
      await touch(threadId);
    },
    async recipients(accountIds) {
      if (accountIds.length === 0) return [];
      return inside
        .selectFrom("accounts")
        .select(["id", "display_name as displayName", "language", "mail_stop_key as mailStopKey"])
        .where("id", "in", accountIds)
        .where("suspended_at", "is", null)
        .orderBy("id")
        .execute();
    },
    tell: (accountId, told, at) => tellPerson(inside, accountId, told, at),
    async settle(threadId, resolved) {
      await touch(threadId, { resolved_at: resolved?.at ?? null, resolved_by: resolved?.by ?? null });
    },
  };
}

async function addComment(
  inside: Kysely<Tables>,
  threadId: string,
  { by, text, mentions, at }: WrittenComment,
): Promise<string> {
  const id = uuidAt(at);
  await inside
    .insertInto("discussion_comments")
    .values({ id, thread_id: threadId, account_id: by, text, written_at: at, edited_at: null, revision: 1 })
    .execute();
  await addMentions(inside, id, mentions);
  return id;
}

async function addMentions(inside: Kysely<Tables>, commentId: string, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  const rows = accountIds.map((accountId) => ({ comment_id: commentId, account_id: accountId }));
  await inside.insertInto("discussion_mentions").values(rows).execute();
}

async function erase(inside: Kysely<Tables>, id: string, threadId: string): Promise<void> {
  await inside.deleteFrom("discussion_mentions").where("comment_id", "=", id).execute();
  await inside
    .updateTable("discussion_comments")
    .set({ text: null, account_id: null, edited_at: null })
    .where("id", "=", id)
    .execute();
  await inside
    .deleteFrom("discussion_threads")
    .where("id", "=", threadId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("discussion_comments")
            .select("id")
            .where("thread_id", "=", threadId)
            .where("text", "is not", null),
        ),
      ),
    )
    .execute();
}
