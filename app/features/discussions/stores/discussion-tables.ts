import type { Anchor } from "../contracts/anchors.ts";

export type DiscussionTables = {
  /** A company within a team. */
  discussions: {
    team_id: string;
    ticker: string;
    /** As the company was called when its discussion began. */
    name: string;
    /** Grows by one with each change of it. */
    number: number;
  };
  discussion_threads: {
    id: string;
    team_id: string;
    ticker: string;
    anchor: Anchor;
    /** That of the last change of the discussion that changed this thread. */
    number: number;
    resolved_at: Date | null;
    /** Null: it is open, or they have left Valora. */
    resolved_by: string | null;
  };
  discussion_comments: {
    id: string;
    thread_id: string;
    /** Null: the writer has left Valora, or the comment was deleted. */
    account_id: string | null;
    /** Null: deleted; only its place among the others is left. */
    text: string | null;
    written_at: Date;
    edited_at: Date | null;
    /** Grows by one with each edit. */
    revision: number;
  };
  discussion_mentions: { comment_id: string; account_id: string };
};
