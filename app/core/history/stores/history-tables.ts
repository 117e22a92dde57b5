export type HistoryTables = {
  /** Analyses that a person has seen: one for each question and day. */
  history_entries: {
    id: string;
    account_id: string;
    at: Date;
    /** ISO date in Europe/Madrid. */
    day: string;
    ticker: string;
    /** Scenario, provider and assumptions as they were chosen. */
    question: string;
    /** JSON. */
    run: string;
  };
};
