import type { SheetDocument } from "../contracts/sheet-link.ts";

export type SheetLinkTables = {
  sheet_links: {
    id: string;
    account_id: string;
    token_hash: string;
    document: SheetDocument;
    /** What the document is about, as its owner reads it. */
    subject: string;
    /** The parameters of the document. */
    question: string;
    created_at: Date;
    /** The last day on which it opens. */
    expires_on: string | null;
    revoked_at: Date | null;
    /** The last day on which it was read. */
    last_read_on: string | null;
  };
};
