import type { Generated } from "kysely";
import type { AlertState } from "../contracts/watchlist.ts";

export type WatchlistTables = {
  watched_companies: {
    id: string;
    account_id: string;
    ticker: string;
    added_at: Date;
    /** The price at which the person bought or would buy a share, and when they noted it; both or neither. */
    own_price: Generated<number | null>;
    own_price_at: Generated<Date | null>;
  };
  /** An alert of a person on a company that they watch, or theirs of an alert of a team. */
  alerts: {
    id: string;
    account_id: string;
    ticker: string;
    /** JSON. */
    condition: string;
    state: AlertState;
    is_muted: boolean;
    /** The secret of the link in a mail: it mutes this alert and nothing else. */
    mute_key: string;
    /** The assumptions that `state` was read with; others start afresh. */
    basis: string;
    /** ISO date of the price that was read last. */
    read_as_of: string | null;
    checked_at: Date | null;
    fired_at: Date | null;
    created_at: Date;
    /** Null: it is on a company that they watch. */
    team_alert_id: Generated<string | null>;
  };
};
