import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Numbers that readers take for wrong, the team's answers, and the mails about them, which go with their report. */
export const wrongNumbers: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [reports, answers]) await statement.execute(database);
    await sql`create index wrong_numbers_by_state on wrong_numbers (state, reported_at)`.execute(database);
    await sql`create index wrong_numbers_by_ticker on wrong_numbers (ticker, reported_at)`.execute(database);
    await sql`create index wrong_numbers_by_report on wrong_numbers (reported_at)`.execute(database);
    await sql`create index wrong_numbers_by_email on wrong_numbers (email)`.execute(database);
    await sql`create index wrong_numbers_by_account on wrong_numbers (account_id)`.execute(database);
    await sql`
      alter table outbox add column wrong_number_id uuid references wrong_numbers (id) on delete cascade
    `.execute(database);
    await sql`create index outbox_by_wrong_number on outbox (wrong_number_id)`.execute(database);
  },
};

const reports = sql`
  create table wrong_numbers (
    id uuid primary key,
    state text not null check (state in ('new', 'checking', 'corrected', 'notAFault')),
    account_id uuid references accounts (id) on delete cascade,
    email text check (length(email) between 3 and 254),
    language text not null check (language in ('es', 'en', 'it')),
    ticker text not null,
    figure text not null,
    kind text not null check (kind in ('figure', 'reference', 'assumption', 'step')),
    value double precision not null,
    unit text not null,
    currency text not null,
    period text,
    months integer,
    year integer,
    provider text,
    source text,
    document text,
    page text not null,
    expected text,
    evidence text,
    comment text check (length(comment) between 1 and 40000),
    client_key uuid not null unique,
    reported_at timestamptz not null,
    changed_at timestamptz not null,
    check (expected is not null or comment is not null)
  )
`;
const answers = sql`
  create table wrong_number_answers (
    wrong_number_id uuid not null references wrong_numbers (id) on delete cascade,
    number integer not null check (number > 0),
    account_id uuid references accounts (id) on delete set null,
    client_key uuid not null,
    state text not null check (state in ('new', 'checking', 'corrected', 'notAFault')),
    text text not null check (length(text) between 1 and 40000),
    at timestamptz not null,
    primary key (wrong_number_id, number),
    unique (wrong_number_id, client_key)
  )
`;
