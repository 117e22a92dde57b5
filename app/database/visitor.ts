import { hash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** Visitors of a day as hashes that cannot be traced once the day's salt is gone, in the order given. */
export async function visitorsOf(
  database: Kysely<Tables>,
  visits: readonly { day: string; who: string }[],
): Promise<string[]> {
  const saltOf = await saltsOf(database, [...new Set(visits.map(({ day }) => day))].sort());
  return visits.map(({ day, who }) => hash("sha256", `${saltOf.get(day)}:${who}`));
}

/** The salts of a database that are known, by day: they stay the same for as long as they are there. */
const known = new WeakMap<Kysely<Tables>, ReadonlyMap<string, string>>();

async function saltsOf(database: Kysely<Tables>, days: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const salts = known.get(database) ?? new Map<string, string>();
  if (days.every((day) => salts.has(day))) return salts;
  const fresh = days.map((day) => ({ day, salt: randomBytes(32).toString("hex") }));
  const { rows } = await sql<{ day: string; salt: string }>`
    with kept as (
      insert into daily_salts (day, salt) values ${sql.join(fresh.map(({ day, salt }) => sql`(${day}, ${salt})`))}
      on conflict do nothing returning day, salt
    )
    select day, salt from kept union all select day, salt from daily_salts where day in (${sql.join(days)})
  `.execute(database);
  const read = new Map([...salts, ...rows.map(({ day, salt }) => [day, salt] as const)]);
  // Another process has made a salt since the statement began to read.
  if (days.some((day) => !read.has(day))) return saltsOf(database, days);
  known.set(database, read);
  return read;
}

/** Forgets the salts of past days, in memory as in the database. */
export async function forgetSalts(database: Kysely<Tables>, before: string): Promise<void> {
  const salts = known.get(database) ?? new Map<string, string>();
  known.set(database, new Map([...salts].filter(([day]) => day >= before)));
  await database.deleteFrom("daily_salts").where("day", "<", before).execute();
}

/** Rows in the same order everywhere: two processes that write the same ones never wait for each other. */
export const inOneOrder = <Row extends object>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));

const keyOf = (row: object) => JSON.stringify(Object.values(row));
