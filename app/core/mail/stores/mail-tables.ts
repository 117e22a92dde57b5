import type { Generated } from "kysely";

export type MailTables = {
  outbox: {
    id: string;
    account_id: string | null;
    /** The subject of the message. */
    conversation_id: Generated<string | null>;
    /** The report of a wrong number that it is about. */
    wrong_number_id: Generated<string | null>;
    /** The comment in which it says that its reader is mentioned. */
    comment_id: Generated<string | null>;
    recipient: string;
    subject: string;
    /** The page of this site that ends mails of this kind, in full, where there is one. */
    stop_address: Generated<string | null>;
    /** Null once sent. */
    text: string | null;
    queued_at: Date;
    sent_at: Date | null;
    attempts: number;
    /** Null: no further try. */
    next_attempt_at: Date | null;
    failure: string | null;
  };
  /** What a mail carries; gone once it is sent. */
  outbox_attachments: {
    mail_id: string;
    number: number;
    name: string;
    type: string;
    content: Uint8Array;
  };
};
