import type { SavedKind } from "../contracts/saved.ts";

export type SavedTables = {
  saved_items: {
    id: string;
    account_id: string;
    kind: SavedKind;
    name: string;
    /** The parameters of the screener's address, or the formula. */
    content: string;
    is_watched: boolean;
    /** Symbols that a watched screen held when it was last looked at; null before that. */
    companies: string[] | null;
    checked_at: Date | null;
    changed_at: Date;
  };
};
