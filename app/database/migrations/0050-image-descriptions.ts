import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What an image shows, in words; earlier ones have none. */
export const imageDescriptions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table content_images add column alt text check (length(alt) between 1 and 250)`.execute(database);
  },
};
