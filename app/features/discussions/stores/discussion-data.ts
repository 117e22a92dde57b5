import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { discussionStore } from "./discussion-store.ts";

/** A person's comments, the comments that mention them, and the threads that they have resolved. */
export const discussionsOf = async (database: Kysely<Tables>, id: string) => ({
  discussion_comments: await database
    .selectFrom("discussion_comments")
    .innerJoin("discussion_threads", "discussion_threads.id", "thread_id")
    .select(["discussion_comments.id", "team_id", "ticker", "anchor", "text", "written_at", "edited_at"])
    .where("account_id", "=", id)
    .orderBy("written_at")
    .execute(),
  discussion_mentions: await database
    .selectFrom("discussion_mentions")
    .innerJoin("discussion_comments", "discussion_comments.id", "comment_id")
    .innerJoin("discussion_threads", "discussion_threads.id", "thread_id")
    .select(["comment_id", "team_id", "ticker", "written_at"])
    .where("discussion_mentions.account_id", "=", id)
    .orderBy("written_at")
    .execute(),
  discussion_threads: await database
    .selectFrom("discussion_threads")
    .select(["id", "team_id", "ticker", "anchor", "resolved_at"])
    .where("resolved_by", "=", id)
    .orderBy("resolved_at")
    .execute(),
});

/** Everything that a team says about companies, by company. */
export async function discussionsOfTeam(database: Kysely<Tables>, teamId: string) {
  const { list, find } = discussionStore(database);
  const companies = await list(teamId);
  return Promise.all(companies.map(async ({ ticker }) => ({ ticker, ...(await find(teamId, ticker)) })));
}
