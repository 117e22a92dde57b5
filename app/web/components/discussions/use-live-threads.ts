import { useEffect, useState } from "react";
import type { DiscussionChange, ShownThread } from "../../discussions/shown-discussion.ts";
import { listenTo } from "../conversations/listen-to.ts";

type Shown = { number: number; threads: readonly ShownThread[] };

/** The threads of a discussion as other members change it; what a reader is typing in one of them stays. */
export function useLiveThreads({ number, threads: first }: Shown, address: string): readonly ShownThread[] {
  const [threads, setThreads] = useState(first);
  // What the page came with is only where listening begins.
  useEffect(
    () =>
      listenTo(address, {
        after: number,
        take(text) {
          const change = changeIn(text);
          if (change !== null) setThreads((shown) => threadsAfter(shown, change));
          return change?.number ?? null;
        },
      }),
    [address],
  );
  return threads;
}

/**
 * The threads after a change: those that are there, in their order, then what others have deleted while this page was open, as
 * places without texts: what its reader is typing in one of them stays.
 */
export function threadsAfter(shown: readonly ShownThread[], { ids, threads }: DiscussionChange): ShownThread[] {
  const known = new Map([...shown, ...threads].map((thread) => [thread.id, thread]));
  const present = ids.map((id) => known.get(id)).filter((thread) => thread !== undefined);
  return [...present, ...shown.filter(({ id }) => !ids.includes(id)).map(withoutTexts)];
}

const withoutTexts = (thread: ShownThread): ShownThread => ({
  ...thread,
  comments: thread.comments.map((comment) => ({ ...comment, by: null, isOwn: false, text: null, blocks: [] })),
});

/** A change as it travels; null when it is none. */
function changeIn(text: string): DiscussionChange | null {
  const value: unknown = JSON.parse(text);
  const isChange = typeof value === "object" && value !== null && "ids" in value && "threads" in value;
  // The same build has written it (discussion-events.ts).
  return isChange ? (value as DiscussionChange) : null;
}
