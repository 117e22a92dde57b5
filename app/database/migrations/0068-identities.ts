import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Identities of people at the operator's identity providers, the questions that wait for a provider's answer, identities that wait for
 * their person's word to open an account, and links that the operator makes for people whom no other way lets in. An account may be
 * without a password from here on.
 */
export const identities: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table accounts alter column password_hash drop not null`.execute(database);
    await sql`
      create table identities (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        issuer text not null,
        subject text not null,
        email text,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        unique (issuer, subject),
        unique (account_id, issuer)
      )
    `.execute(database);
    await sql`
      create table identity_requests (
        state_hash text primary key,
        issuer text not null,
        purpose text not null check (purpose in ('signIn', 'link', 'prove')),
        browser_hash text not null,
        account_id uuid references accounts (id) on delete cascade,
        session_id uuid references sessions (id) on delete cascade,
        return_to text not null,
        expires_at timestamptz not null,
        check ((purpose = 'signIn') = (account_id is null)),
        check ((account_id is null) = (session_id is null))
      )
    `.execute(database);
    await sql`create index identity_requests_by_account on identity_requests (account_id)`.execute(database);
    await sql`create index identity_requests_by_session on identity_requests (session_id)`.execute(database);
    await sql`
      create table identity_sign_ups (
        browser_hash text primary key,
        issuer text not null,
        subject text not null,
        email text not null,
        display_name text not null,
        role text check (role in ('user', 'editor', 'admin')),
        return_to text not null,
        expires_at timestamptz not null
      )
    `.execute(database);
    await sql`
      create table sign_in_links (
        token_hash text primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        expires_at timestamptz not null
      )
    `.execute(database);
    await sql`create index sign_in_links_by_account on sign_in_links (account_id)`.execute(database);
    await sql`
      alter table admin_actions
        drop constraint admin_actions_origin_check,
        add constraint admin_actions_origin_check check (origin in ('admin', 'commandLine', 'identityProvider')),
        drop constraint admin_actions_action_check,
        add constraint admin_actions_action_check check (action in (
          'role', 'plan', 'suspension', 'confirmation', 'factor', 'signInLink', 'operatorName', 'planLimits', 'liveProviders'
        ))
    `.execute(database);
  },
};
