import type { KeptTeam, TeamContext } from "../../teams/use-cases/team-context.ts";
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
type Recipient = Person & { email: string; language: string };
export type MentionMail = {
  by: string;
  team: string;
  teamId: string;
  company: { ticker: string; name: string };
  threadId: string;
  recipient: Recipient;
};

type KeptCompany = Omit<DiscussedCompany, "lastAt"> & { lastAt: Date };

export type WrittenComment = { by: string; text: string; mentions: readonly string[]; at: Date };

/** Changes of one discussion, all or none of them, after all former ones. */
export type DiscussionChanges = {
  /** As it was called when its discussion began. */
  company: { ticker: string; name: string };
  countThreads(): Promise<number>;
  /** Null: there is no such thread in this discussion. */
  thread(id: string): Promise<KeptThread | null>;
  /** Returns the id of the thread. */
  start(anchor: Anchor, comment: WrittenComment): Promise<string>;
  reply(threadId: string, comment: WrittenComment): Promise<void>;
  edit(comment: { id: string; threadId: string; text: string; mentions: readonly string[]; at: Date }): Promise<void>;
  /** Its place stays while another comment of the thread has a text; else the thread goes. */
  erase(comment: { id: string; threadId: string }): Promise<void>;
  /** Null: it is opened again. */
  /** Those of these members who are not suspended. */
  recipients(accountIds: readonly string[]): Promise<Recipient[]>;
  queue(mail: WrittenMail, at: Date): Promise<void>;
  settle(threadId: string, resolved: { by: string; at: Date } | null): Promise<void>;
};

type WrittenMail = { recipient: string; accountId: string; subject: string; text: string };

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
  writeMail(mail: MentionMail): Promise<{ subject: string; text: string }>;
};
