import type { Block } from "../../../content/text.ts";
import type { Discussion } from "../../features/discussions/contracts/discussion.ts";
import type { Translate } from "../../messages/translator.ts";
import { readBlocks } from "../content/blog/read-markdown.ts";
import { anchorAddress, anchorName } from "./anchor-names.server.ts";
import type { DiscussionChange, ShownThread } from "./shown-discussion.ts";

/** A heading would stand among those of the page. */
const withoutHeading = (block: Block): Block => {
  if ("heading" in block) return { text: [{ strong: block.heading }] };
  return "subheading" in block ? { text: [{ strong: block.subheading }] } : block;
};

const blocksOf = (text: string | null): Block[] => (text === null ? [] : readBlocks(text).map(withoutHeading));

/** Threads as a page shows them: texts as blocks, and what each is about with where that is. */
export const shownThreads = (
  { ticker, threads }: Pick<Discussion, "ticker" | "threads">,
  t: Translate,
): ShownThread[] =>
  threads.map(({ comments, ...thread }) => ({
    ...thread,
    about: { name: anchorName(thread.anchor, t), address: anchorAddress(thread.anchor, ticker) },
    comments: comments.map((comment) => ({ ...comment, blocks: blocksOf(comment.text) })),
  }));

/** The changes of a discussion since a number as one, or none. */
export function changesAfter(discussion: Discussion, number: number, t: Translate): DiscussionChange[] {
  if (discussion.number <= number) return [];
  const changed = discussion.threads.filter((thread) => thread.number > number);
  const threads = shownThreads({ ...discussion, threads: changed }, t);
  return [{ number: discussion.number, ids: discussion.threads.map(({ id }) => id), threads }];
}
