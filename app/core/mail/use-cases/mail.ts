export type MailKind =
  | "confirm"
  | "alreadyRegistered"
  | "reset"
  | "passwordChanged"
  | "factorOn"
  | "factorOff"
  | "factorReset"
  | "recoveryCodeUsed"
  | "recoveryCodesRenewed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "identityAdded"
  | "identityRemoved"
  | "signInLink"
  | "emailConfirm"
  | "emailNotice"
  | "emailTaken"
  | "emailChanged"
  | "emailStopped"
  | "academic"
  | "test";

export type Mail = {
  kind: MailKind;
  recipient: string;
  /** Null: no account has this address yet. */
  accountId: string | null;
  language: string;
  displayName: string;
  /** The secret that the link carries, where it carries one. */
  token: string | null;
};

/** A mail whose time has come; `attempts` counts the one that begins now. */
export type DueMail = {
  id: string;
  /** Whose it is; null where its address has no account. */
  accountId: string | null;
  /** The comment in which it says that its reader is mentioned; null where it says none. */
  commentId: string | null;
  recipient: string;
  subject: string;
  text: string;
  /** The page that ends mails of this kind, in full; null where none does. */
  stopAddress: string | null;
  attempts: number;
  attachments: readonly Attachment[];
};

type Attachment = { name: string; type: string; content: Uint8Array };

export type KeptMail = {
  id: string;
  recipient: string;
  subject: string;
  /** Null once it has been sent: it may have carried a secret. */
  text: string | null;
  queuedAt: Date;
  sentAt: Date | null;
  attempts: number;
  failure: string | null;
};
