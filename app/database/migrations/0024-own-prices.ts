import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The price that a person notes for a company that they follow, and when. It goes with the company. */
export const ownPrices: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table watched_companies
        add column own_price double precision,
        add column own_price_at timestamptz,
        add constraint own_price_with_its_day
          check ((own_price is null) = (own_price_at is null) and (own_price is null or own_price > 0))
    `.execute(database);
  },
};
