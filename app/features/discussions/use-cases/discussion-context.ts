import type { KeptTeam, TeamContext } from "../../teams/use-cases/team-context.ts";
import type { MailedEvent } from "../../webhooks/contracts/mailed-events.ts";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { Anchor } from "../contracts/anchors.ts";
import type { DiscussedCompany } from "../contracts/discussion.ts";

/** A company by its symbol; a name of null: no list has it. */
export type Company = { ticker: string; name: string | null };

export type Person = { id: string; displayName: string };

export type KeptComment = {
  id: string;
  /** Null: the writer has left Valora, or the comment was deleted. */
  by: Person | null;
  /** Null: deleted. */
  text: string | null;
  mentions: readonly Person[];
  writtenAt: Date;
  editedAt: Date | null;
  revision: number;
};
export type KeptThread = {
  id: string;
  anchor: Anchor;
  /** That of the last change of the discussion that changed this thread. */
  number: number;
  isResolved: boolean;
  resolvedBy: string | null;
  /** Oldest first; at least one of them has a text. */
  comments: readonly KeptComment[];
};
type KeptDiscussion = { name: string; number: number; threads: readonly KeptThread[] };
/** A member who is told of a comment that mentions them. */
type Recipient = Person & { language: string; mailStopKey: string };
export type MentionMail = {
  by: string;
  team: string;
  company: { ticker: string; name: string };
  /** Of the thread, in full. */
  page: string;
  commentId: string;
  recipient: Recipient;
};

type KeptCompany = Omit<DiscussedCompany, "lastAt"> & { lastAt: Date };

export type WrittenComment = { by: string; text: string; mentions: readonly string[]; at: Date };

/** Where a comment stands. */
export type PlacedComment = { threadId: string; commentId: string };

/** Changes of one discussion, all or none of them, after all former ones. */
export type DiscussionChanges = {
  /** As it was called when its discussion began. */
  company: { ticker: string; name: string };
  countThreads(): Promise<number>;
  /** Null: there is no such thread in this discussion. */
  thread(id: string): Promise<KeptThread | null>;
  start(anchor: Anchor, comment: WrittenComment): Promise<PlacedComment>;
  reply(threadId: string, comment: WrittenComment): Promise<PlacedComment>;
  edit(comment: { id: string; threadId: string; text: string; mentions: readonly string[]; at: Date }): Promise<void>;
  /** Its place stays while another comment of the thread has a text; else the thread goes. */
  erase(comment: { id: string; threadId: string }): Promise<void>;
  /** Those of these members who are not suspended. */
  recipients(accountIds: readonly string[]): Promise<Recipient[]>;
  /**
   * Mails an event at once, keeps it for the digest or does neither, as its reader has chosen, and tells their endpoints. The kept mention
   * holds the reader's account, so that a change of that choice waits until the transaction ends.
   */
  tell(accountId: string, told: { mail: EventMail; event: WrittenEvent<MailedEvent> }, at: Date): Promise<void>;
  /** Null: it is opened again. */
  settle(threadId: string, resolved: { by: string; at: Date } | null): Promise<void>;
};

export type DiscussionStore = {
  list(teamId: string): Promise<KeptCompany[]>;
  find(teamId: string, ticker: string): Promise<KeptDiscussion | null>;
  /**
   * What `work` is told of the team stays so until it has ended. `begin` waits for the turn of the company's discussion, which it
   * makes where there is none; it answers null where there is neither a discussion nor a listed company. Null: there is no such team.
   */
  change<Answer>(
    teamId: string,
    work: (team: KeptTeam, begin: (company: Company) => Promise<DiscussionChanges | null>) => Promise<Answer>,
  ): Promise<Answer | null>;
};

/** Dependencies of the use cases of discussions. */
export type DiscussionContext = Pick<TeamContext, "now" | "rates"> & {
  teams: Pick<TeamContext["teams"], "find">;
  discussions: DiscussionStore;
  /** Where this installation is reached. */
  origin: string;
  writeMail(mail: MentionMail): Promise<EventMail>;
};
