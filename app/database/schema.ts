/** Tables as the code sees them. Migrations only add; removal waits one release. */
export type Tables = {
  analyses: {
    /** UUID version 7: ordered by time, nothing to guess. */
    id: string;
    at: Date;
    /** Canonical symbol. */
    ticker: string;
    scenario: string;
    language: string;
  };
};
