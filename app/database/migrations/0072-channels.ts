import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An endpoint may be a channel of a service that shows people messages: which one, and its chat, topic or room. */
export const channels: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table webhook_endpoints
        add column kind text not null default 'webhook' check (kind in ('webhook', 'telegram', 'slack', 'ntfy', 'matrix')),
        add column destination text check (length(destination) between 1 and 255)
    `.execute(database);
  },
};
