import { expect, it } from "vitest";
import type { ShownThread } from "../../discussions/shown-discussion.ts";
import { threadsAfter } from "./use-live-threads.ts";

const person = { id: "b", displayName: "Ben" };
const thread = (id: string, text: string): ShownThread => ({
  ...{ id, anchor: "company", number: 1, isResolved: false, resolvedBy: null },
  about: { name: "The company", address: "/analysis/KO" },
  comments: [
    {
      ...{ id: `of ${id}`, by: person, isOwn: true, text, mentions: [], writtenAt: "2026-10-01T12:00:00.000Z" },
      ...{ editedAt: null, revision: 1, blocks: [{ text }] },
    },
  ],
});

it("replaces what has changed, in the order of now", () => {
  const after = threadsAfter([thread("a", "One"), thread("b", "Two")], {
    ...{ number: 4, ids: ["c", "b", "a"] },
    threads: [thread("b", "Two, edited"), thread("c", "Three")],
  });
  expect(after.map(({ id, comments }) => [id, comments[0]?.text])).toEqual([
    ["c", "Three"],
    ["b", "Two, edited"],
    ["a", "One"],
  ]);
});

it("keeps the place of a deleted thread, without its texts, for what is being typed there", () => {
  const after = threadsAfter([thread("a", "One"), thread("b", "Two")], { number: 5, ids: ["b"], threads: [] });
  expect(after).toMatchObject([
    { id: "b", comments: [{ text: "Two" }] },
    { id: "a", comments: [{ by: null, isOwn: false, text: null, blocks: [] }] },
  ]);
});
