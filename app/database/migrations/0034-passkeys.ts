import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Passkeys of people, and the challenges that wait for their answers. */
export const passkeys: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table passkeys (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null check (counter >= 0),
        transports text not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )
    `.execute(database);
    await sql`create index passkeys_by_account on passkeys (account_id)`.execute(database);
    await sql`
      create table passkey_challenges (
        challenge_hash text primary key,
        account_id uuid references accounts (id) on delete cascade,
        expires_at timestamptz not null
      )
    `.execute(database);
    await sql`create index passkey_challenges_by_account on passkey_challenges (account_id)`.execute(database);
  },
};
