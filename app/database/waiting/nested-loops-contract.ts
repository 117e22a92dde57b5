import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";

/** Asks as a planner does that joins row by row: a part of a statement may then be worked out once for each row. */
export const byNestedLoops = <Answer>(database: Kysely<Tables>, work: (inside: Kysely<Tables>) => Promise<Answer>) =>
  database.transaction().execute(async (inside) => {
    for (const way of ["enable_hashjoin", "enable_mergejoin", "enable_material", "enable_hashagg", "enable_sort"])
      await sql`set local ${sql.raw(way)} = off`.execute(inside);
    return work(inside);
  });
