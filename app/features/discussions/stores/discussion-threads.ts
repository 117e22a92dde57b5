import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { KeptComment, KeptThread } from "../use-cases/discussion-context.ts";

type Wanted = { teamId: string; ticker: string; threadId?: string };

/** The threads of a discussion, or one of them, with their comments in order. */
export async function threadsIn(database: Kysely<Tables>, { teamId, ticker, threadId }: Wanted): Promise<KeptThread[]> {
  const threads = await database
    .selectFrom("discussion_threads")
    .leftJoin("accounts", "accounts.id", "resolved_by")
    .select(["discussion_threads.id", "anchor", "number", "resolved_at", "display_name as resolvedBy"])
    .where("team_id", "=", teamId)
    .where("ticker", "=", ticker)
    .$if(threadId !== undefined, (query) => query.where("discussion_threads.id", "=", threadId ?? ""))
    .orderBy("discussion_threads.id")
    .execute();
  const comments = Map.groupBy(
    await commentsIn(
      database,
      threads.map(({ id }) => id),
    ),
    (comment) => comment.threadId,
  );
  return threads.map(({ resolved_at, ...thread }) => ({
    ...thread,
    isResolved: resolved_at !== null,
    comments: (comments.get(thread.id) ?? []).map(({ threadId: _thread, ...comment }) => comment),
  }));
}

async function commentsIn(
  database: Kysely<Tables>,
  threadIds: readonly string[],
): Promise<(KeptComment & { threadId: string })[]> {
  if (threadIds.length === 0) return [];
  const rows = await database
    .selectFrom("discussion_comments")
    .leftJoin("accounts", "accounts.id", "account_id")
    .select(["discussion_comments.id", "thread_id", "account_id", "display_name", "text", "written_at"])
    .select(["edited_at", "revision"])
    .where("thread_id", "in", threadIds)
    .orderBy("written_at")
    .orderBy("discussion_comments.id")
    .execute();
  const mentions = await database
    .selectFrom("discussion_mentions")
    .innerJoin("discussion_comments", "discussion_comments.id", "comment_id")
    .innerJoin("accounts", "accounts.id", "discussion_mentions.account_id")
    .select(["comment_id", "accounts.id", "display_name as displayName"])
    .where("thread_id", "in", threadIds)
    .orderBy("display_name")
    .execute();
  const mentionsOf = Map.groupBy(mentions, ({ comment_id }) => comment_id);
  return rows.map(({ id, thread_id, account_id, display_name, text, written_at, edited_at, revision }) => ({
    ...{ id, threadId: thread_id, text, revision },
    by: account_id === null || display_name === null ? null : { id: account_id, displayName: display_name },
    mentions: (mentionsOf.get(id) ?? []).map(({ comment_id: _comment, ...person }) => person),
    ...{ writtenAt: written_at, editedAt: edited_at },
  }));
}
