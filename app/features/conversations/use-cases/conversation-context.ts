import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";

/** How a conversation began: with the form of /contact, or live on /contacto. */
export const conversationKinds = ["form", "chat"] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** `waiting`: the reader has written last. `closed`: nothing is expected of anybody. */
export const conversationStates = ["waiting", "answered", "closed"] as const;
export type ConversationState = (typeof conversationStates)[number];

export type Conversation = {
  id: string;
  kind: ConversationKind;
  state: ConversationState;
  /** Where answers go; null: a reader who has left none. */
  email: string | null;
  subject: string;
  /** Of the reader. */
  language: string;
  startedAt: Date;
  lastAt: Date;
};

/** A message of one side; numbered from 1 within its conversation. */
export type Line = { number: number; author: "reader" | "team"; text: string; at: Date };

export type NewLine = {
  author: Line["author"];
  text: string;
  /** A line sent twice, because no answer came, counts once. */
  clientKey: string;
  accountId: string | null;
  at: Date;
};

export type ConversationStore = {
  /** Null when the first line had come before: a form sent twice opens one conversation. */
  open(conversation: {
    kind: ConversationKind;
    email: string | null;
    accountId: string | null;
    subject: string;
    language: string;
    secretHash: string | null;
    first: NewLine;
  }): Promise<Conversation | null>;
  find(id: string): Promise<Conversation | null>;
  findBySecret(secretHash: string): Promise<Conversation | null>;
  /** The one with the latest message first. */
  list(wanted: PageAsked & { state: ConversationState | null }): Promise<Conversation[]>;
  countWaiting(): Promise<number>;
  /** Null when the conversation is not there. A line that had come before is given back, not written again. */
  add(id: string, line: NewLine, state: ConversationState): Promise<{ line: Line; isNew: boolean } | null>;
  linesAfter(id: string, number: number): Promise<Line[]>;
  setState(id: string, state: ConversationState): Promise<boolean>;
};

/** Dependencies of the use cases of conversations. */
export type ConversationContext = Pick<AccountContext, "now" | "rates" | "secrets"> & {
  conversations: ConversationStore;
  /** Whether the team answers live at this moment. */
  isChatOpen(at: Date): boolean;
  post: {
    /** Tells the team that a reader has written. */
    toTeam(conversation: Conversation, text: string): Promise<void>;
    /** An answer to a reader, with what they had asked. */
    toReader(conversation: Conversation & { email: string }, answer: { text: string; asked: string }): Promise<void>;
  };
};

/** The writer: their account, when they have signed in. */
export type Writer = { address: string; account: Account | null; language: string };

/** Tells listeners that something was written in a conversation. */
export type LineFeed = {
  /** Null: something may have been written in any of them. */
  changed(id: string | null): void;
  /** The account of a listener has changed, or a session of it has ended: each listener checks whether it may continue. */
  readerChanged(accountId: string): void;
  /** Whether listeners are told of everything that is written, wherever it is; false: they look from time to time. */
  isTold(): boolean;
  /** Throws `overloaded` or, of this address, `tooManyAtOnce` when too many listen already. The answer ends the listening. */
  listen(to: { id: string; address: string; accountId?: string | null; listener: () => void }): () => void;
  isClosed(): boolean;
  /** The server stops: all listeners are woken to hear it. */
  close(): void;
};
