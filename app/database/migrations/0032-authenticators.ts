import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Authenticator codes and recovery codes, and sign-ins that wait for one. An admin may take a person's factor off. */
export const authenticators: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [factors, recoveryCodes, begunSignIns]) await statement.execute(database);
    await sql`create index begun_sign_ins_by_account on begun_sign_ins (account_id)`.execute(database);
    await sql`alter table admin_actions drop constraint admin_actions_action_check`.execute(database);
    await sql`
      alter table admin_actions add constraint admin_actions_action_check
      check (action in ('role', 'plan', 'suspension', 'confirmation', 'factor'))
    `.execute(database);
  },
};

const factors = sql`
  create table authenticators (
    account_id uuid primary key references accounts (id) on delete cascade,
    secret text not null,
    begun_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint
  )
`;
const recoveryCodes = sql`
  create table recovery_codes (
    account_id uuid not null references accounts (id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )
`;
const begunSignIns = sql`
  create table begun_sign_ins (
    token_hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    device text not null,
    expires_at timestamptz not null
  )
`;
