import type { Block } from "../../../content/text.ts";
import type { Anchor, AnchorKind } from "../../features/discussions/contracts/anchors.ts";
import type { Comment, Thread } from "../../features/discussions/contracts/discussion.ts";

/** A comment with its text as a page shows it. */
export type ShownComment = Comment & { blocks: Block[] };
/** A thread with the name of what it is about, and where that is. */
export type ShownThread = Omit<Thread, "comments"> & {
  about: { name: string; address: string };
  comments: ShownComment[];
};

/** What has changed in a discussion: the threads that did, and the ids of all that are there, in their order. */
export type DiscussionChange = { number: number; ids: string[]; threads: ShownThread[] };

/** What a thread can be about, of one kind. */
export type AnchorGroup = { kind: AnchorKind; anchors: { anchor: Anchor; name: string }[] };
