import { sql } from "kysely";
import { openDatabase } from "./open-database.ts";

/** A database of a test's own on the PostgreSQL of the tests: others empty their tables at the same time. */
export async function ownDatabase(postgresUrl: string | null, purpose: string) {
  if (postgresUrl === null) return { url: null, remove: async () => {} };
  const name = `${purpose}_${process.pid}`;
  const administered = await openDatabase({ url: postgresUrl, folder: "" });
  await administered.ready;
  await sql`create database ${sql.ref(name)}`.execute(administered.kysely);
  return {
    url: Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href,
    async remove() {
      await sql`drop database ${sql.ref(name)}`.execute(administered.kysely);
      await administered.close();
    },
  };
}
