import { type Kysely, sql } from "kysely";
import type { RateStore } from "../use-cases/account-context.ts";
import type { Tables } from "./schema.ts";

/** How often something was done, counted in one statement, so that processes that share a database share the count. */
export function rateStore(database: Kysely<Tables>): RateStore {
  return {
    async take({ key, windowStart, limit }) {
      const { rows } = await sql`
        insert into rate_counts as counted (key, window_start, count) values (${key}, ${windowStart}, 1)
        on conflict (key) do update set
          count = case when counted.window_start < excluded.window_start then 1 else counted.count + 1 end,
          window_start = greatest(counted.window_start, excluded.window_start)
        where counted.window_start < excluded.window_start or counted.count < ${limit}
        returning count
      `.execute(database);
      return rows.length > 0;
    },
    async forget(key) {
      await database.deleteFrom("rate_counts").where("key", "=", key).execute();
    },
  };
}
