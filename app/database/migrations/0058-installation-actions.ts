import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The record of what administrators did takes changes of the installation's settings too, which are done to no account. */
export const installationActions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table admin_actions drop constraint admin_actions_action_check`.execute(database);
    await sql`
      alter table admin_actions add constraint admin_actions_action_check check (action in (
        'role', 'plan', 'suspension', 'confirmation', 'factor', 'operatorName', 'planLimits', 'liveProviders'
      ))
    `.execute(database);
  },
};
