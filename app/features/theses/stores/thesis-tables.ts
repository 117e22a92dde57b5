export type ThesisTables = {
  theses: {
    id: string;
    account_id: string;
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
