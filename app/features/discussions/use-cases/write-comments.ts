import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import type { CommentEdit, NewComment, NewThread } from "../contracts/discussion.ts";
import { mostComments, mostThreads } from "../contracts/discussion-limits.ts";
import type { DiscussionChanges, DiscussionContext, PlacedComment, WrittenComment } from "./discussion-context.ts";
import { changeAsWriter, changeDiscussion, commentIn, commentText, type Place, threadIn } from "./discussion-rules.ts";
import { mentioned, tellMentioned } from "./tell-mentioned.ts";

/** A text that was typed in a discussion; `write` keeps it, and says where it stands and whom to tell of it. */
type Typed = Place &
  NewComment & {
    write(
      changes: DiscussionChanges,
      comment: WrittenComment,
    ): Promise<{ placed: PlacedComment; told: readonly string[] }>;
  };

/** Keeps a text with whom it mentions, and tells them; returns its thread. */
async function keepText(
  context: DiscussionContext,
  account: Account,
  { text: typed, mentions = [], write, ...place }: Typed,
): Promise<string> {
  const text = commentText(typed);
  await keepPace(context, "commentsByPerson", account.id);
  return changeAsWriter(context, account, {
    ...place,
    async work({ team, changes }) {
      const comment = { text, mentions: mentioned(team, mentions, account.id), by: account.id, at: context.now() };
      const { placed, told } = await write(changes, comment);
      await tellMentioned(context, changes, { account, team, placed, mentions: told });
      return placed.threadId;
    },
  });
}

/** Begins a thread about a company; returns its id. */
export const startThread = (
  context: DiscussionContext,
  account: Account,
  { anchor, ...asked }: Place & NewThread,
): Promise<string> =>
  keepText(context, account, {
    ...asked,
    async write(changes, comment) {
      if ((await changes.countThreads()) >= mostThreads) throw new Failure("discussionFull", { maximum: mostThreads });
      return { placed: await changes.start(anchor, comment), told: comment.mentions };
    },
  });

/** Replies in a thread; one that was resolved is open again. */
export const reply = (
  context: DiscussionContext,
  account: Account,
  { threadId, ...asked }: Place & NewComment & { threadId: string },
): Promise<string> =>
  keepText(context, account, {
    ...asked,
    async write(changes, comment) {
      const { comments } = await threadIn(changes, threadId);
      if (comments.length >= mostComments) throw new Failure("threadFull", { maximum: mostComments });
      const placed = await changes.reply(threadId, comment);
      await changes.settle(threadId, null);
      return { placed, told: comment.mentions };
    },
  });

type OfComment = Place & { threadId: string; commentId: string };

/** Edits one's own comment. Throws `editConflict` where it was edited since it was read, and `commentNotYours`. */
export const editComment = (
  context: DiscussionContext,
  account: Account,
  { threadId, commentId, revision, ...asked }: OfComment & CommentEdit,
): Promise<string> =>
  keepText(context, account, {
    ...asked,
    async write(changes, { text, mentions, at }) {
      const comment = await commentIn(changes, { threadId, commentId });
      if (comment.by?.id !== account.id) throw new Failure("commentNotYours");
      if (comment.revision !== revision) throw new Failure("editConflict");
      const added = mentions.filter((id) => comment.mentions.every((each) => each.id !== id));
      await changes.edit({ id: commentId, threadId, text, mentions: added, at });
      return { placed: { threadId, commentId }, told: added };
    },
  });

/** Deletes one's own comment; the owner of the team deletes any. Throws `commentNotYours`. */
export const deleteComment = (
  context: DiscussionContext,
  account: Account,
  { threadId, commentId, ...place }: OfComment,
): Promise<void> =>
  changeDiscussion(context, account, {
    ...place,
    async work({ member, changes }) {
      const comment = await commentIn(changes, { threadId, commentId });
      if (comment.by?.id !== account.id && member.role !== "owner") throw new Failure("commentNotYours");
      await changes.erase({ id: commentId, threadId });
    },
  });

/** Says that a thread is settled, or opens it again. */
export const settleThread = (
  context: DiscussionContext,
  account: Account,
  { threadId, isResolved, ...place }: Place & { threadId: string; isResolved: boolean },
): Promise<void> =>
  changeAsWriter(context, account, {
    ...place,
    async work({ changes }) {
      const thread = await threadIn(changes, threadId);
      if (thread.isResolved === isResolved) return;
      await changes.settle(threadId, isResolved ? { by: account.id, at: context.now() } : null);
    },
  });
