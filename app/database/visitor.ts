import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Visitors of a day as hashes that cannot be traced once the day's salt is gone, in the order given. */
export async function visitorsOf(
  database: Kysely<Tables>,
  visits: readonly { day: string; who: string }[],
): Promise<string[]> {
  const days = [...new Set(visits.map(({ day }) => day))].sort();
  await database
    .insertInto("daily_salts")
    .values(days.map((day) => ({ day, salt: randomBytes(32).toString("hex") })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await database.selectFrom("daily_salts").select(["day", "salt"]).where("day", "in", days).execute();
  const saltOf = new Map(rows.map(({ day, salt }) => [day, salt]));
  return visits.map(({ day, who }) =>
    createHash("sha256")
      .update(`${saltOf.get(day)}:${who}`)
      .digest("hex"),
  );
}

/** Rows in the same order everywhere: two processes that write the same ones never wait for each other. */
export const inOneOrder = <Row extends object>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));

/** Each different row, and how often it is there. */
export function tallied<Row extends object>(rows: readonly Row[]): { row: Row; count: number }[] {
  const found = new Map<string, { row: Row; count: number }>();
  for (const row of rows) found.set(keyOf(row), { row, count: (found.get(keyOf(row))?.count ?? 0) + 1 });
  return [...found.values()];
}

const keyOf = (row: object) => JSON.stringify(Object.values(row));
