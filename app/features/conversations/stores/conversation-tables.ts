export type ConversationTables = {
  conversations: {
    id: string;
    kind: "form" | "chat";
    state: "waiting" | "answered" | "closed";
    /** The author, when they had signed in. */
    account_id: string | null;
    /** In the one spelling of `emailOf`; null: none was left. */
    email: string | null;
    subject: string;
    language: string;
    /** Of what the reader's browser keeps; null: it keeps nothing. */
    secret_hash: string | null;
    /** UUID of the first line's sending: a form sent twice opens one conversation. */
    opening_key: string;
    last_number: number;
    started_at: Date;
    last_at: Date;
  };
  conversation_lines: {
    conversation_id: string;
    number: number;
    author: "reader" | "team";
    account_id: string | null;
    /** UUID of the sending: the same line sent twice is kept once. */
    client_key: string;
    text: string;
    at: Date;
  };
};
