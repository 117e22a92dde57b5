export type VersionTables = {
  versions: {
    id: string;
    account_id: string;
    /** UUID of the form: one that is sent twice is kept once. */
    client_key: string;
    ticker: string;
    name: string;
    /** The parameters of the address. */
    question: string;
    engine: string;
    data_edition: string;
    /** JSON. */
    result: string;
    note: string | null;
    /** JSON, compressed. */
    inputs: Uint8Array;
    saved_at: Date;
  };
};
