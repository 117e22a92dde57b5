import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DueMail } from "../../../core/mail/use-cases/mail.ts";
import type { Tables } from "../../../database/schema.ts";

/** Whether a person is still mentioned in a comment, and a member of the team in which it stands. */
export const isMentionSeen = (accountId: string, commentId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from discussion_mentions as mention
  join discussion_comments as comment on comment.id = mention.comment_id
  join discussion_threads as thread on thread.id = comment.thread_id
  join team_members as member on member.team_id = thread.team_id and member.account_id = mention.account_id
  where mention.account_id = ${accountId} and comment.id::text = ${commentId}
)`;

/** Whether a mail that waits says what its reader may not see any more. */
export const isMailUnsaid =
  (database: Kysely<Tables>) =>
  async ({ accountId, commentId }: Pick<DueMail, "accountId" | "commentId">): Promise<boolean> => {
    if (accountId === null || commentId === null) return false;
    const seen = isMentionSeen(accountId, sql`${commentId}::text`);
    const { rows } = await sql<{ seen: boolean }>`select ${seen} as seen`.execute(database);
    return rows[0]?.seen !== true;
  };
