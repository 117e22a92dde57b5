import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";
import type { TableTotals } from "./backup-lines.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";
import { totalsIn } from "./write-snapshot.ts";

/** Values of each type that are easily lost on the way: quotes, lines, signs outside the Latin alphabet, a day of another year. */
const samples: Readonly<Record<string, string>> = {
  text: `'«ñ» \\ "quoted" line' || chr(10) || 'two' || chr(9) || chr(8232) || '{,}null 👍'`,
  "double precision": "0.1::float8 + 0.2::float8",
  "timestamp with time zone": "'2026-03-29 01:59:59.123456+00'",
  bytea: "'\\x00ff0a5c'",
  uuid: "gen_random_uuid()",
  integer: "41",
  bigint: "9007199254740993",
  boolean: "true",
  date: "'2024-02-29'",
  jsonb: `'{"a": [1, null, "ñ"]}'`,
  numeric: "12345678901234567890.123",
};
const numbers = new Set(["integer", "bigint", "numeric", "double precision", "smallint"]);
const ROUNDS = 6;

type Check = { table: string; columns: readonly string[]; condition: string };
type Target = { table: string; column: string; value: string };
type Rules = { checks: readonly Check[]; targets: readonly Target[]; required: ReadonlySet<string> };

/**
 * One row in every table that there is, whatever columns it has: the database itself looks for the first of the possible values that keep
 * the rules of a table. Returns the tables whose rules no value keeps.
 */
export async function fillEveryTable(database: Kysely<Tables>): Promise<string[]> {
  const rules = await rulesOf(database);
  let left = await storedTables(database);
  // A table that refers to another one is filled after it.
  for (let round = 0; round < ROUNDS && left.length > 0; round += 1) {
    const failed: StoredTable[] = [];
    for (const table of left) {
      const { numAffectedRows } = await sql.raw(insertInto(table, rules)).execute(database);
      if (numAffectedRows !== 1n) failed.push(table);
    }
    left = failed;
  }
  return left.map(({ name }) => name);
}

async function rulesOf(database: Kysely<Tables>): Promise<Rules> {
  const { rows: checks } = await sql<Check>`
    select own.relname as table, pg_get_expr(bond.conbin, bond.conrelid) as condition,
      array(select attname::text from pg_attribute where attrelid = own.oid and attnum = any (bond.conkey)) as columns
    from pg_constraint as bond join pg_class as own on own.oid = bond.conrelid
    where bond.contype = 'c' and bond.connamespace = 'public'::regnamespace
  `.execute(database);
  const { rows: targets } = await sql<Target>`
    select own.relname as table, part.attname as column,
      '(select ' || quote_ident(far.attname) || ' from ' || bond.confrelid::regclass || ' limit 1)' as value
    from pg_constraint as bond join pg_class as own on own.oid = bond.conrelid
    join lateral unnest(bond.conkey) with ordinality as key (number, at) on true
    join pg_attribute as part on part.attrelid = bond.conrelid and part.attnum = key.number
    join pg_attribute as far on far.attrelid = bond.confrelid and far.attnum = bond.confkey[key.at]
    where bond.contype = 'f' and bond.connamespace = 'public'::regnamespace
  `.execute(database);
  const { rows: required } = await sql<{ place: string }>`
    select own.relname || '.' || part.attname as place
    from pg_attribute as part join pg_class as own on own.oid = part.attrelid
    where own.relnamespace = 'public'::regnamespace and part.attnotnull and part.attnum > 0
  `.execute(database);
  return { checks, targets, required: new Set(required.map(({ place }) => place)) };
}

function insertInto({ name, columns }: StoredTable, { checks, targets, required }: Rules): string {
  const own = checks.filter(({ table }) => table === name);
  const quoted = (column: string) => `"${column}"`;
  const choices = columns.map(({ name: column, type }) => {
    const target = targets.find((each) => each.table === name && each.column === column);
    const said = own.filter((each) => each.columns.includes(column)).map(({ condition }) => condition);
    // A rule may say that a row refers to one table or to another.
    const referred = target === undefined ? null : [target.value, ...(said.length === 0 ? [] : ["null"])];
    const values = referred ?? candidates(type, said.join(" "));
    return `(values ${values.map((value) => `((${value})::${type})`).join(", ")}) as ${quoted(`of ${column}`)} (${quoted(column)})`;
  });
  const conditions = [
    ...own.map(({ condition }) => `(${condition}) is not false`),
    ...columns
      .filter((column) => required.has(`${name}.${column.name}`))
      .map((column) => `${quoted(column.name)} is not null`),
  ];
  const names = columns.map((column) => quoted(column.name)).join(", ");
  return `
    insert into ${quoted(name)} (${names}) overriding system value
    select ${names} from ${choices.join(" cross join ")} where ${["true", ...conditions].join(" and ")} limit 1
  `;
}

/** The sample of a type first, then what the rules of the column name. */
function candidates(type: string, said: string): string[] {
  const element = type.endsWith("[]") ? type.slice(0, -2) : null;
  if (element !== null)
    return [`array[null, (${samples[element] ?? samples.text})::${element}]`, `array[]::${element}[]`];
  const sample = `${samples[type] ?? samples.text}`;
  if (said === "") return [sample];
  const literals = [...said.matchAll(/'([^']*)'::([a-z ]+)/g)]
    .filter(([, , of]) => type === "text" || of === type)
    .map(([, text]) => `'${text}'`);
  const named = [...said.matchAll(/(?<![\w'.])\d+(?![\w'])/g)].map(([text]) => text);
  const lengths = type === "text" ? named.map((text) => `repeat('a', least(${text}, 500))`) : [];
  // A secret begins with the mark of its key.
  const marks = said.includes("starts_with") ? literals : [];
  const marked = marks.flatMap((mark) => named.map((text) => `rpad(${mark}, least(${text}, 500), 'a')`));
  const mails = type === "text" ? ["'ana@test.example'"] : [];
  return [
    ...new Set([sample, ...literals, ...lengths, ...marked, ...(numbers.has(type) ? named : []), ...mails, "null"]),
  ];
}

/** What each table of a database holds. */
export const totalsOf = (kysely: Kysely<Tables>): Promise<TableTotals> => kysely.transaction().execute(totalsIn);
