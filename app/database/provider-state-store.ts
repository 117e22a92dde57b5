import { type Kysely, sql } from "kysely";
import type { Tables } from "./schema.ts";

type Answer = { value: unknown; keptAt: number };
type Claim = { holder: string; until: number; now: number };
type Pace = { requests: number; windowInMilliseconds: number };

const answersKeptForMilliseconds = 90 * 86_400_000;

/** Provider state shared by all processes. Rejects when the database does: the caller goes on alone. */
export function providerStateStore(database: Kysely<Tables>) {
  return {
    async read(key: string): Promise<Answer | null> {
      const row = await database
        .selectFrom("source_answers")
        .select(["answer", "kept_at"])
        .where("key", "=", key)
        .executeTakeFirst();
      return row ? { value: JSON.parse(row.answer), keptAt: row.kept_at } : null;
    },

    async write(key: string, { value, keptAt }: Answer): Promise<void> {
      const row = { answer: JSON.stringify(value), kept_at: keptAt };
      await database
        .insertInto("source_answers")
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
        .execute();
      await database
        .deleteFrom("source_answers")
        .where("kept_at", "<", keptAt - answersKeptForMilliseconds)
        .execute();
    },

    /** True when no other process fetches the answer. One statement, so that of two processes one gets it. */
    async claim(key: string, { holder, until, now }: Claim): Promise<boolean> {
      const claimed = await sql<{ key: string }>`
        insert into source_claims as claim (key, holder, until)
        values (${key}, ${holder}::uuid, ${until}::double precision)
        on conflict (key) do update set holder = excluded.holder, until = excluded.until
        where claim.until <= ${now}::double precision or claim.holder = excluded.holder
        returning key
      `.execute(database);
      return claimed.rows.length > 0;
    },

    async release(key: string, holder: string): Promise<void> {
      await database.deleteFrom("source_claims").where("key", "=", key).where("holder", "=", holder).execute();
    },

    /** 0 when a request was taken, else the milliseconds to wait. One statement, so that two processes never both take the last. */
    async take(provider: string, pace: Pace, now: number): Promise<number> {
      const counting = sql`array(
        select each from unnest(pace.moments) as each
        where each > ${now - pace.windowInMilliseconds}::double precision order by each
      )`;
      const taken = await sql<{ source: string }>`
        insert into source_paces as pace (source, window_start, requests, paused_until, moments)
        values (${provider}, 0, 0, 0, array[${now}::double precision])
        on conflict (source) do update set moments = ${counting} || excluded.moments
        where pace.paused_until <= ${now}::double precision and cardinality(${counting}) < ${pace.requests}::integer
        returning source
      `.execute(database);
      if (taken.rows.length > 0) return 0;
      const row = await database
        .selectFrom("source_paces")
        .select(["moments", "paused_until"])
        .where("source", "=", provider)
        .executeTakeFirst();
      const leaving = (row?.moments ?? []).toSorted((one, other) => one - other).at(-pace.requests);
      const free = leaving === undefined ? now : leaving + pace.windowInMilliseconds;
      return Math.max(Math.max(row?.paused_until ?? 0, free) - now, 1);
    },

    async pause(provider: string, until: number): Promise<void> {
      await sql`
        insert into source_paces as pace (source, window_start, requests, paused_until)
        values (${provider}, 0, 0, ${until}::double precision)
        on conflict (source) do update set paused_until = greatest(pace.paused_until, excluded.paused_until)
      `.execute(database);
    },
  };
}
