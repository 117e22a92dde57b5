import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";
import type { TableTotals } from "./backup-lines.ts";
import { storedTables } from "./stored-tables.ts";
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
const TRIES = 400;

type Rules = { name: string; column: string; definition: string; kind: string; target: string | null };

/** One row in every table that there is, whatever columns it has. Returns the tables whose rules it has not understood. */
export async function fillEveryTable(database: Kysely<Tables>): Promise<string[]> {
  const { rows: rules } = await sql<Rules>`
    select own.relname as name, part.attname as column, pg_get_constraintdef(bond.oid) as definition, bond.contype as kind,
      case bond.contype when 'f' then '(select ' || quote_ident(far.attname) || ' from ' || bond.confrelid::regclass || ' limit 1)' end as target
    from pg_constraint as bond
    join pg_class as own on own.oid = bond.conrelid
    join lateral unnest(bond.conkey) with ordinality as key (number, at) on true
    join pg_attribute as part on part.attrelid = bond.conrelid and part.attnum = key.number
    left join pg_attribute as far on far.attrelid = bond.confrelid and far.attnum = bond.confkey[key.at]
    where bond.contype in ('c', 'f') and bond.connamespace = 'public'::regnamespace
  `.execute(database);
  let left = await storedTables(database);
  for (let round = 0; round < 6 && left.length > 0; round += 1) {
    const failed: typeof left = [];
    for (const table of left) {
      let isFilled = false;
      for (let attempt = 0; attempt < TRIES && !isFilled; attempt += 1) {
        const values = table.columns.map(({ name, type }) => {
          const own = rules.filter((rule) => rule.name === table.name && rule.column === name);
          const choices = candidates(type, own);
          return choices[(attempt * 7 + Math.floor(Math.random() * choices.length)) % choices.length];
        });
        const statement = `insert into ${table.name} overriding system value values (${values.join(", ")})`;
        isFilled = await sql
          .raw(statement)
          .execute(database)
          .then(
            () => true,
            () => false,
          );
      }
      if (!isFilled) failed.push(table);
    }
    left = failed;
  }
  return left.map(({ name }) => name);
}

function candidates(type: string, rules: readonly Rules[]): string[] {
  const target = rules.find(({ kind }) => kind === "f")?.target;
  if (target !== undefined && target !== null) return [target];
  const element = type.endsWith("[]") ? type.slice(0, -2) : null;
  if (element !== null)
    return [`array[null, (${samples[element] ?? samples.text})::${element}]`, `array[]::${element}[]`];
  const sample = `(${samples[type] ?? samples.text})::${type}`;
  const said = rules.map(({ definition }) => definition).join(" ");
  if (said === "") return [sample];
  const literals = [...said.matchAll(/'([^']*)'::/g)].map(([, text]) => `'${text}'`);
  const numbers = [...said.matchAll(/(?<![\w'.])\d+(?![\w'])/g)].map(([text]) => text);
  const lengths = type === "text" ? numbers.map((text) => `repeat('a', least(${text}, 500))`) : numbers;
  return [sample, ...literals, ...lengths, ...(type === "text" ? ["'ana@test.example'"] : []), "null"];
}

/** What each table of a database holds. */
export const totalsOf = (kysely: Kysely<Tables>): Promise<TableTotals> => kysely.transaction().execute(totalsIn);
