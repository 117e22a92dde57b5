import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which forms of a calculation a policy chooses; null leaves one open. */
export const policyForms: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table policies
        add column discounting text check (discounting in ('midYear', 'yearEnd')),
        add column cash_flow text check (cash_flow in ('toFirm', 'toEquity')),
        add column dividends text check (dividends in
          ('totalPayout', 'dividendsOnly', 'constantGrowth', 'twoStage', 'threeStage', 'halfLife'))
    `.execute(database);
  },
};
