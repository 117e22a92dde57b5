import type { LimitBound, WatchedFigure } from "../contracts/thesis-limit.ts";

export type ThesisTables = {
  thesis_limits: {
    thesis_id: string;
    figure: WatchedFigure;
    bound: LimitBound;
    place: number;
    threshold: number;
    /** By the filing that was looked at last. */
    value: number | null;
    as_of: string | null;
    is_crossed: boolean;
    crossed_at: Date | null;
    checked_filing: string;
  };
  theses: {
    id: string;
    /** Null: it is a team's. */
    account_id: string | null;
    team_id: string | null;
    ticker: string;
    name: string;
    thesis: string;
    disproof: string;
    /** A day: when to look at it again. */
    review_on: string | null;
    buy_price: number | null;
    sell_price: number | null;
    /** Of both prices. */
    currency: string;
    changed_at: Date;
    /** The day of review that a mail has told. */
    reminded_for: string | null;
  };
};
