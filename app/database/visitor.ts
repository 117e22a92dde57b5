import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Somebody on a day, as a hash that nobody can trace once the day's salt is gone. */
export async function visitorOf(database: Kysely<Tables>, { day, who }: { day: string; who: string }): Promise<string> {
  await database
    .insertInto("daily_salts")
    .values({ day, salt: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await database
    .selectFrom("daily_salts")
    .select("salt")
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return createHash("sha256").update(`${salt}:${who}`).digest("hex");
}
