export type RepeatedJobTables = {
  /** The last run of each repeated job of the installation, whichever process has made it. */
  repeated_jobs: {
    job: string;
    begun_at: Date;
    /** Null: it is under way, or was cut off. */
    ended_at: Date | null;
    /** When a run has failed last, and why; both or neither. */
    failed_at: Date | null;
    failure: string | null;
  };
};
