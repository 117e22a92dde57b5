import type { Generated } from "kysely";

export type ShareLinkTables = {
  share_links: {
    id: string;
    account_id: string;
    token_hash: string;
    kind: "version" | "live";
    /** Null of a live question, and once the version is deleted. */
    version_id: string | null;
    ticker: string;
    name: string;
    /** The parameters of the address. */
    question: string;
    shows_note: boolean;
    password_hash: string | null;
    /** Separated by spaces; empty: no page may show the card. */
    card_origins: string;
    created_at: Date;
    /** The last day on which it opens. */
    expires_on: string | null;
    revoked_at: Date | null;
    opens: Generated<number>;
    card_views: Generated<number>;
    last_opened_at: Date | null;
  };
};
