import { type Kysely, sql } from "kysely";
import { Failure } from "../failure.ts";
import type { Tables } from "./schema.ts";

class TakenBack extends Error {}

/**
 * Writes a megabyte and takes it back: resolves when there was room for it. A small write says nothing, because it may find
 * its place in what the database holds already.
 */
export async function tryRoom(kysely: Kysely<Tables>, isShortOfRoom: () => Promise<boolean>): Promise<void> {
  if (await isShortOfRoom()) throw new Failure("storageFull");
  const table = sql.table(`room_looked_for_by_${process.pid}`);
  try {
    await kysely.transaction().execute(async (inside) => {
      await sql`create unlogged table ${table} (filler text)`.execute(inside);
      await sql`
        insert into ${table} select string_agg(md5(random()::text), '') from generate_series(1, 32768)
      `.execute(inside);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
