export type UsageTables = {
  /** Companies opened under the free plan: one row for each person or address. */
  plan_uses: {
    /** An account's id, or the hash of an address. */
    holder: string;
    account_id: string | null;
    /** ISO date in Europe/Madrid. */
    day: string;
    tickers: string[];
    latest_at: Date;
    /** UUID of the latest take that counted. */
    latest_take: string;
  };
};
