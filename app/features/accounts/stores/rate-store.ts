import { type Kysely, sql } from "kysely";
import type { PaceReader, RateStore, ReturnedPace } from "../../../core/usage/use-cases/rate-limits.ts";
import type { Tables } from "../../../database/schema.ts";

/**
 * When something was done, kept for as long as it counts: never more than the limit within any stretch of time as long as the
 * window. Counted in one statement that locks the row, so that processes that share a database share the count.
 */
export function rateStore(database: Kysely<Tables>): RateStore & PaceReader & ReturnedPace {
  return {
    async take({ name, who, at, limit, windowInMilliseconds }) {
      const moment = at.getTime();
      const counting = sql`array(
        select each from unnest(taken.moments) as each
        where each > ${moment - windowInMilliseconds}::double precision order by each
      )`;
      const { rows } = await sql`
        insert into paces as taken (name, who, moments, latest_at)
        values (${name}, ${who}, array[${moment}::double precision], ${at})
        on conflict (name, who) do update set
          moments = ${counting} || excluded.moments, latest_at = greatest(taken.latest_at, excluded.latest_at)
        where cardinality(${counting}) < ${limit}::integer
        returning name
      `.execute(database);
      if (rows.length > 0) return null;
      const found = await database
        .selectFrom("paces")
        .select("moments")
        .where("name", "=", name)
        .where("who", "=", who)
        .executeTakeFirst();
      const kept = (found?.moments ?? []).toSorted((one, other) => one - other);
      const leaving = kept.at(-limit) ?? moment;
      return { freeAt: new Date(leaving + windowInMilliseconds) };
    },

    async giveBack({ name, who, at }) {
      // One of its moment alone: others of the same moment count on.
      const place = sql`array_position(moments, ${at.getTime()}::double precision)`;
      await sql`
        update paces set moments = moments[: ${place} - 1] || moments[${place} + 1 :]
        where name = ${name} and who = ${who} and ${place} is not null
      `.execute(database);
    },

    async momentsOf({ name, who, since }) {
      const { rows } = await sql<{ moment: number }>`
        select moment from paces, unnest(moments) as moment
        where name = ${name} and who = ${who} and moment > ${since.getTime()}::double precision
      `.execute(database);
      return rows.map(({ moment }) => new Date(moment));
    },

    async forget({ name, who }) {
      await database.deleteFrom("paces").where("name", "=", name).where("who", "=", who).execute();
    },
  };
}
