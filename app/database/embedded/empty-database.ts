import { sql } from "kysely";
import { openDatabase } from "../open-database.ts";

/**
 * Makes a database with all tables and no rows, to be copied. PostgreSQL's own templates of further databases go: one process
 * with one database never asks for them, and they are two thirds of all files.
 */
export async function makeEmptyDatabase(folder: string): Promise<void> {
  const database = await openDatabase({ url: null, folder, isPatient: true });
  await database.ready;
  await sql`update pg_database set datistemplate = false`.execute(database.kysely);
  for (const name of ["template0", "template1"])
    await sql`drop database if exists ${sql.ref(name)}`.execute(database.kysely);
  await database.close();
}
