export type VersionTables = {
  versions: {
    id: string;
    /** Null: it is a team's. */
    account_id: string | null;
    team_id: string | null;
    /** The person who gave it to the team, and when; null where their account is deleted, and for a person's own version. */
    given_by: string | null;
    given_at: Date | null;
    /** UUID of the form, or of the version that was given: one that is sent twice is kept once. */
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
    /** The policy that the question followed, and the team whose it was; null: none, and one's own. */
    policy_name: string | null;
    policy_team: string | null;
    policy_team_id: string | null;
    /** JSON, compressed. */
    inputs: Uint8Array;
    saved_at: Date;
  };
};
