import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Published answers of the prediction model, and the prices that came later. The readers are not kept. */
export const predictions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table predictions (
        id uuid primary key,
        shown_at timestamptz not null,
        ticker text not null check (length(ticker) between 1 and 24),
        model_version text not null,
        currency text not null,
        low double precision not null,
        middle double precision not null check (middle > 0),
        high double precision not null,
        price double precision not null check (price > 0),
        price_as_of text not null check (length(price_as_of) = 10),
        shares double precision not null check (shares > 0),
        check (low <= middle and middle <= high),
        unique (ticker, model_version, price_as_of)
      )
    `.execute(database);
    await sql`create index predictions_by_day on predictions (price_as_of)`.execute(database);
    await sql`
      create table prediction_scores (
        prediction_id uuid not null references predictions (id) on delete cascade,
        horizon text not null,
        price double precision not null check (price > 0),
        price_as_of text not null check (length(price_as_of) = 10),
        primary key (prediction_id, horizon)
      )
    `.execute(database);
  },
};
