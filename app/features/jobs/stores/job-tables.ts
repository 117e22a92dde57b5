import type { Generated } from "kysely";
import type { JobFormat } from "../contracts/jobs.ts";
import type { RunState } from "../contracts/run-states.ts";

export type JobTables = {
  jobs: {
    id: string;
    account_id: string;
    /** With which a program asked for it, and the digest of what it asked. */
    client_key: string | null;
    client_digest: string | null;
    name: string;
    /** JSON: whose companies. */
    companies: string;
    /** Parameters of an analysis. */
    question: string;
    cron: string;
    time_zone: string;
    /** JSON. */
    deliveries: string;
    is_paused: Generated<boolean>;
    /** Null: its schedule has come to its end. */
    next_run_at: Date | null;
    created_at: Date;
  };
  job_runs: {
    id: string;
    job_id: string;
    /** The moment of the schedule, or that of the request. */
    due_at: Date;
    is_by_hand: boolean;
    state: RunState;
    /** All attempts; it also tells the holder of a lease from one that came too late. */
    attempts: Generated<number>;
    /** Attempts that ended with a failure, by which the waits are chosen. */
    failures: Generated<number>;
    /** While running: when the lease is over. Null: no further attempt. */
    next_attempt_at: Date | null;
    started_at: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    milliseconds: Generated<number | null>;
    failure: Generated<string | null>;
    valued: Generated<number | null>;
    unvalued: Generated<number | null>;
    changes: Generated<number | null>;
    left_out: Generated<number | null>;
    sheets_left_out: Generated<number | null>;
    /** JSON: the companies as the run found them. */
    readings: Generated<string | null>;
    /** JSON: what is different from the run before. */
    difference: Generated<string | null>;
    mail_id: Generated<string | null>;
    webhook_ids: Generated<string[]>;
  };
  job_files: {
    id: string;
    run_id: string;
    name: string;
    format: JobFormat;
    content: Uint8Array;
    kept_until: Date;
  };
};
