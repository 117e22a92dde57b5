import * as z from "zod";
import { teamRoles } from "../../teams/contracts/team-roles.ts";
import { anchors } from "./anchors.ts";
import { longestComment, mostMentions } from "./discussion-limits.ts";

const moment = z.iso.datetime();
const text = z.string().meta({ description: `Markdown, up to ${longestComment} characters` });
const person = z.object({ id: z.uuid(), displayName: z.string() });
const Anchor = z.enum(anchors).meta({
  id: "Anchor",
  description:
    "What a thread is about: the company, or a method, an assumption, a figure, a ratio or a section of its analysis",
});

export const Comment = z
  .object({
    id: z.uuid(),
    by: person.nullable().meta({ description: "Null: the writer has left Valora, or the comment was deleted" }),
    isOwn: z.boolean(),
    text: text.nullable().meta({ description: "Null: deleted; only its place among the others is left" }),
    mentions: z.array(person),
    writtenAt: moment,
    editedAt: moment.nullable(),
    revision: z.int().meta({ description: "Sent back with an edit, so that it replaces nothing newer" }),
  })
  .meta({ id: "Comment" });
export type Comment = z.infer<typeof Comment>;

export const Thread = z
  .object({
    id: z.uuid(),
    anchor: Anchor,
    number: z.int().meta({ description: "Of the last change of the discussion that changed this thread" }),
    isResolved: z.boolean(),
    resolvedBy: z.string().nullable(),
    comments: z.array(Comment).meta({ description: "Oldest first; the first one has begun the thread" }),
  })
  .meta({ id: "Thread" });
export type Thread = z.infer<typeof Thread>;

export const Discussion = z
  .object({
    ticker: z.string(),
    name: z.string(),
    team: z.string(),
    role: z.enum(teamRoles).meta({ description: "Yours: a reader reads, the others write" }),
    members: z.array(person).meta({ description: "Who can be mentioned: every member but you" }),
    number: z.int().meta({ description: "Grows with each change of the discussion" }),
    threads: z.array(Thread).meta({ description: "The one with the newest comment first" }),
  })
  .meta({ id: "Discussion" });
export type Discussion = z.infer<typeof Discussion>;

export const DiscussedCompany = z
  .object({
    ticker: z.string(),
    name: z.string(),
    openThreads: z.int(),
    lastAt: moment.meta({ description: "Of the newest comment" }),
  })
  .meta({ id: "DiscussedCompany" });
export type DiscussedCompany = z.infer<typeof DiscussedCompany>;

export const DiscussionsAnswer = z
  .object({ companies: z.array(DiscussedCompany).meta({ description: "The one with the newest comment first" }) })
  .meta({ id: "Discussions" });

const mentions = z
  .array(z.uuid())
  .optional()
  .meta({
    description: `Members by id, up to ${mostMentions}; each is told by mail, once`,
  });
export const NewComment = z.strictObject({ text, mentions }).meta({ id: "NewComment" });
export type NewComment = z.infer<typeof NewComment>;
export const NewThread = z.strictObject({ anchor: Anchor, text, mentions }).meta({ id: "NewThread" });
export type NewThread = z.infer<typeof NewThread>;
export const CommentEdit = z
  .strictObject({
    text,
    mentions: mentions.meta({ description: "Members to be mentioned besides those who are already" }),
    revision: z
      .int()
      .meta({ description: "As it was read; where it was edited since, nothing is saved (`editConflict`)" }),
  })
  .meta({ id: "CommentEdit" });
export type CommentEdit = z.infer<typeof CommentEdit>;
export const ThreadState = z.strictObject({ isResolved: z.boolean() }).meta({ id: "ThreadState" });
