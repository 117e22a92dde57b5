export type ListTables = {
  /** Searches of companies, one for each visitor and day. */
  company_visits: { day: string; ticker: string; visitor: string };
  screened_companies: {
    /** One state of data, engine and day. */
    edition: string;
    ticker: string;
    /** JSON. */
    company: string;
    kept_at: Date;
  };
};
