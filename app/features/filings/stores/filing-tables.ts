export type FilingTables = {
  /** Whether this installation may ask the providers that need no key: one row, or none before anybody has decided. */
  filing_providers: {
    id: boolean;
    is_on: boolean;
    /** The address that the SEC asks for. */
    contact: string | null;
    changed_at: Date;
    account_id: string | null;
  };
  /** Companies whose filings readers have requested, and what they have told about them. */
  requested_filings: {
    ticker: string;
    provider: string;
    lei: string | null;
    sector: string | null;
    obtained_at: Date;
  };
};
