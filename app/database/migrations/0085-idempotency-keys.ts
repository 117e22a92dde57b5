import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Requests that bear a key, and their answers, for a day. Of a person they go with the account. */
export const idempotencyKeys: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [keys, ...indexes, ...longerKeysOfJobs]) await statement.execute(database);
  },
};

const keys = sql`
  create table idempotency_keys (
    id uuid primary key,
    caller text not null check (length(caller) = 64),
    account_id uuid references accounts (id) on delete cascade,
    operation text not null check (length(operation) between 1 and 80),
    key_hash text not null check (length(key_hash) = 64),
    request text not null check (starts_with(request, 'v') and length(request) between 40 and 300),
    answer text check (starts_with(answer, 'v') and length(answer) between 40 and 600000),
    claimed_at timestamptz not null,
    created_at timestamptz not null,
    unique (caller, operation, key_hash)
  )
`;
const indexes = [
  sql`create index idempotency_keys_by_account on idempotency_keys (account_id)`,
  sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`,
];
/** A job knows the key that it was made with: as long as any other. */
const longerKeysOfJobs = [
  sql`alter table jobs drop constraint jobs_client_key_check`,
  sql`alter table jobs add constraint jobs_client_key_check check (length(client_key) between 1 and 255)`,
];
