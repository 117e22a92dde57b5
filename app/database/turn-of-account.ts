import { type Kysely, sql } from "kysely";
import type { Owner } from "../core/shared/use-cases/owner.ts";
import type { Tables } from "./schema.ts";

/** One transaction after the other for each person, so that two at once do not both find room for the last row. */
export async function takeTurn(inside: Kysely<Tables>, accountId: string): Promise<void> {
  await sql`select 1 from accounts where id = ${accountId} for update`.execute(inside);
}

/** Does the work in a transaction that has the turn of the owner; that of a team is had by a change of the team. */
export const inTurnOf = <Answer>(
  database: Kysely<Tables>,
  owner: Owner,
  work: (inside: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer> =>
  "teamId" in owner
    ? work(database)
    : database.transaction().execute(async (inside) => {
        await takeTurn(inside, owner.id);
        return work(inside);
      });

type CountedTable = "api_keys" | "passkeys" | "webhook_endpoints" | "jobs";

/** How many rows of a table a person has, once it is the turn of this transaction. */
export async function countInTurn(inside: Kysely<Tables>, accountId: string, table: CountedTable): Promise<number> {
  await takeTurn(inside, accountId);
  const counted = sql<{ count: string | number }>`
    select count(*) as count from ${sql.table(table)} where account_id = ${accountId}`;
  const { rows } = await counted.execute(inside);
  return Number(rows[0]?.count ?? 0);
}
