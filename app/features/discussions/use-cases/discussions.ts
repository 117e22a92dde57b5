import { bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { LineFeed } from "../../conversations/use-cases/conversation-context.ts";
import type { DiscussionContext } from "./discussion-context.ts";
import type { Place } from "./discussion-rules.ts";
import { listDiscussions, readDiscussion } from "./read-discussions.ts";
import { deleteComment, editComment, reply, settleThread, startThread } from "./write-comments.ts";

const useCases = {
  list: listDiscussions,
  read: readDiscussion,
  start: startThread,
  reply,
  edit: editComment,
  delete: deleteComment,
  settle: settleThread,
};

/** The use cases of discussions. */
export type Discussions = ReturnType<typeof discussionsIn>;

/** What listeners to a discussion are told by; the database says the same (migration 0071). */
export const discussionKey = (teamId: string, ticker: string): string => `${teamId} ${ticker}`;

/** Binds the use cases to their context; `open` throws while what is kept cannot be reached. Each change is told to the feed. */
export function discussionsIn(open: () => Promise<DiscussionContext>, feed: LineFeed) {
  const bound = bindContext(open, useCases);
  const told =
    <Asked extends Place, Answer>(change: (account: Account, asked: Asked) => Promise<Answer>) =>
    async (account: Account, asked: Asked): Promise<Answer> => {
      const answer = await change(account, asked);
      feed.changed(discussionKey(asked.teamId, asked.company.ticker));
      return answer;
    };
  return {
    ...{ list: bound.list, read: bound.read, feed },
    start: told(bound.start),
    reply: told(bound.reply),
    edit: told(bound.edit),
    delete: told(bound.delete),
    settle: told(bound.settle),
  };
}
