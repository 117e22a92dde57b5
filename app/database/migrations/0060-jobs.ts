import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people have valued by a schedule, its runs and their files, and what a mail carries. They go with the account. */
export const jobs: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [jobTable, runs, files, attachments, ...indexes]) await statement.execute(database);
  },
};

const jobTable = sql`
  create table jobs (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    client_key text check (length(client_key) between 1 and 64),
    client_digest text,
    name text not null check (length(name) between 1 and 80),
    companies text not null check (length(companies) <= 20000),
    question text not null check (length(question) <= 4000),
    cron text not null check (length(cron) <= 100),
    time_zone text not null check (length(time_zone) <= 64),
    deliveries text not null,
    is_paused boolean not null default false,
    next_run_at timestamptz,
    created_at timestamptz not null,
    unique (account_id, client_key)
  )
`;
const runs = sql`
  create table job_runs (
    id uuid primary key,
    job_id uuid not null references jobs (id) on delete cascade,
    due_at timestamptz not null,
    is_by_hand boolean not null,
    state text not null check (state in ('queued', 'running', 'retry', 'done', 'failed', 'cancelled')),
    attempts integer not null default 0,
    failures integer not null default 0,
    next_attempt_at timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    milliseconds integer,
    failure text,
    valued integer,
    unvalued integer,
    changes integer,
    readings text,
    difference text,
    mail_id uuid,
    webhook_ids uuid[] not null default '{}',
    unique (job_id, due_at, is_by_hand)
  )
`;
const files = sql`
  create table job_files (
    id uuid primary key,
    run_id uuid not null references job_runs (id) on delete cascade,
    name text not null,
    format text not null check (format in ('csv', 'pdf')),
    content bytea not null check (length(content) <= 8388608),
    kept_until timestamptz not null
  )
`;
const attachments = sql`
  create table outbox_attachments (
    mail_id uuid not null references outbox (id) on delete cascade,
    number integer not null,
    name text not null,
    type text not null,
    content bytea not null check (length(content) <= 8388608),
    primary key (mail_id, number)
  )
`;
const indexes = [
  sql`create index jobs_by_account on jobs (account_id)`,
  sql`create index jobs_due on jobs (next_run_at) where not is_paused`,
  sql`create index job_runs_due on job_runs (next_attempt_at) where next_attempt_at is not null`,
  sql`create index job_runs_by_job on job_runs (job_id, due_at)`,
  sql`create index job_runs_by_moment on job_runs (due_at)`,
  sql`create index job_files_by_run on job_files (run_id)`,
  sql`create index job_files_by_end on job_files (kept_until)`,
];
